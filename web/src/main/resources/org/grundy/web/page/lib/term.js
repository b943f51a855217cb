// `?` beside a word of the theory: two sentences and an example.

import { h } from "./dom.js";
import { say } from "./say.js";

/** @typedef {import("./say.js").Message extends infer Key ? (Key extends `term.${infer Word}.ask` ? Word : never) : never} Term */

/** @param {Term} word */
export function term(word) {
  const button = h("button", { type: "button", class: "term", "aria-label": say(`term.${word}.ask`), "aria-expanded": "false" }, "?");
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    open(button, word);
  });
  return button;
}

/**
 * @param {HTMLElement} button
 * @param {Term} word
 */
function open(button, word) {
  const shown = button.nextElementSibling;
  if (shown instanceof HTMLElement && shown.matches(".gloss")) {
    shown.hidePopover();
    return;
  }
  const box = h(
    "div",
    { class: "gloss", popover: "auto", role: "note" },
    h("p", {}, h("b", {}, say(`term.${word}`)), h("br"), say(`term.${word}.says`)),
    h("p", { class: "soft" }, say("term.forExample", { example: say(`term.${word}.example`) })),
  );
  button.after(box);
  box.addEventListener("toggle", ({ newState }) => {
    button.setAttribute("aria-expanded", String(newState === "open"));
    if (newState === "closed") {
      box.remove();
    }
  });
  box.showPopover();
  const { left, bottom } = button.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${bottom + box.offsetHeight + 8 > innerHeight ? Math.max(8, bottom - box.offsetHeight - 30) : bottom + 6}px`;
}
