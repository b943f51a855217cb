// HTML that the server has made from Markdown: it holds no scripts, and whatever was HTML in it is text.

import { h } from "./dom.js";

export function prosed(html, members = {}) {
  const box = h("div", { class: "prose", ...members });
  box.innerHTML = html ?? "";
  return box;
}
