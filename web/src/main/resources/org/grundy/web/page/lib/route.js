// The URL of what is shown: the view and its state stand behind the `#`, which is never sent to a
// server: `#/board?game=cram&position=3x4`.

export function read() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  return { view: path, state: Object.fromEntries(new URLSearchParams(query)) };
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

// Notes the state of the view that is shown, in place of the one noted before.
export function note(view, state) {
  history.replaceState(null, "", href(view, state));
}
