// Makes elements of the page and of pictures.

const SVG = "http://www.w3.org/2000/svg";

// h("button", { class: "quiet", onclick: undo, disabled: true }, "Undo"): an element of the page.
// Members that begin with `on` are listeners; true and false set or leave out an attribute.
export function h(tag, members = {}, ...children) {
  return fill(document.createElement(tag), members, children);
}

// s("rect", { x: 1, y: 2 }): an element of a picture.
export function s(tag, members = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), members, children);
}

function fill(element, members, children) {
  for (const [name, value] of Object.entries(members)) {
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * The one element that a selector finds in another, which has it.
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement}
 */
export function one(selector, root = document) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) {
    throw new Error(`no element ${selector}`);
  }
  return found;
}

// What is shown of an earlier question stays to be seen, and is no longer used until there is an answer to the last one.
export function dim(element, stale) {
  element.inert = stale;
  element.classList.toggle("stale", stale);
}

// What the window is called: the names of what is shown, the nearest first.
export function entitle(...names) {
  document.title = [...names, "Grundy"].filter(Boolean).join(" – ");
}

// Says something to those who do not see the page.
export function announce(text) {
  const announcer = one("#announcer");
  if (announcer.textContent !== text) {
    announcer.textContent = text;
  }
}

// Runs `work` when it was not asked for again for so many milliseconds.
export function settled(milliseconds, work) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...values), milliseconds);
  };
}

// A question that is asked once, however often its answer is wanted; again if it was not answered.
export function once(question) {
  let known = null;
  return () => {
    known ??= question().catch((failure) => {
      known = null;
      throw failure;
    });
    return known;
  };
}

// A finger on an element scrolls, but where `isOurs()` when it sets out: then it goes with the page, and two
// fingers still zoom.
export function keepFinger(element, isOurs) {
  const keep = (event) => event.cancelable && event.touches.length === 1 && isOurs() && event.preventDefault();
  element.addEventListener("touchmove", keep, { passive: false });
  // What was touched may be drawn anew meanwhile; it is told of the finger all the same.
  element.addEventListener("touchstart", ({ target }) => target.addEventListener("touchmove", keep, { passive: false }), { passive: true });
}
