// Tools of a row: an icon above its name.

import { h, s } from "./dom.js";

// Lines in a square of 24.
const ICONS = {
  moves: "M6 3l12 9-6 1 3 6-3 1.500-3-6-3 4z",
  edits: "M4 20l1-5L16 4l4 4L9 19z M14 6l4 4",
  undo: "M9 7L4 12l5 5 M4 12h10a6 6 0 0 1 6 6",
  redo: "M15 7l5 5-5 5 M20 12H10a6 6 0 0 0-6 6",
  random: "M4 4h16v16H4z M8 8h.01 M16 8h.01 M12 12h.01 M8 16h.01 M16 16h.01",
  hidden: "M3 12c4-7 14-7 18 0c-4 7-14 7-18 0z M12 9a3 3 0 1 0 .01 0z M4 4l16 16",
  anew: "M19 8a8 8 0 1 0 1 6 M20 3v5h-5",
  vertex: "M12 6a6 6 0 1 0 .01 0z M12 9v6 M9 12h6",
  layout: "M5 5h.01 M19 7h.01 M8 19h.01 M17 17h.01 M5 5l14 2l-2 10l-9 2z",
  share: "M12 3v12 M8 7l4-4 4 4 M5 12v8h14v-8",
  hint: "M9 18h6 M10 21h4 M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 2H9s0-1-1-2z",
  analyse: "M10 4a6 6 0 1 0 .01 0z M15 15l6 6",
};

export function icon(name) {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", width: 22, height: 22, fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true" }, s("path", { d: ICONS[name] }));
}

// A button; `members` as of an element.
export function tool(name, title, members) {
  return h("button", { type: "button", ...members, class: "tool" }, icon(name), h("span", {}, title));
}

// One that is on or off, or one of several: `members` are those of the field.
export function toggle(name, title, members) {
  return h("label", { class: "tool" }, h("input", members), icon(name), h("span", {}, title));
}
