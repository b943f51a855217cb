// The URL of what is shown: the view and its state stand behind the `#`, which is never sent to a
// server: `#/board?game=cram&position=3x4`. What is shown by a view may have a name: `#/lesson/copying?page=2`.

export function read() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [view, name] = path.split(/\/(.*)/s);
  return { place: location.hash, view, state: { ...Object.fromEntries(new URLSearchParams(query)), ...(name ? { name } : {}) } };
}

export function href(view, state = {}) {
  const query = new URLSearchParams(
    Object.entries(state).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  ).toString();
  return `#/${view}${query ? `?${query}` : ""}`;
}

// Goes to a view: a new step for the browser's back button.
export function go(view, state) {
  location.hash = href(view, state);
}

// Opens a view at a place that was read.
export function open(element, { place, state }) {
  element.place = place;
  element.open(state);
}

// Notes the state of a view in place of the one noted before, unless somebody has gone elsewhere meanwhile: the
// event that shows another view comes after its place has changed.
export function note(element, view, state) {
  if (element.isConnected && element.place === location.hash) {
    history.replaceState(null, "", href(view, state));
    element.place = location.hash;
  }
}
