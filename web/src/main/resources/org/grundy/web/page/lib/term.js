// `?` beside a word of the theory: two sentences and an example, from the glossary.

import { h } from "./dom.js";

const UNCOUNTED = new Set(["misère play"]);

let glossary = null;

export function term(word) {
  const article = UNCOUNTED.has(word) ? "" : /^[aeiou]/i.test(word) ? "an " : "a ";
  const button = h("button", { type: "button", class: "term", "aria-label": `What is ${article}${word}?`, "aria-expanded": "false" }, "?");
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    open(button, word);
  });
  return button;
}

async function open(button, word) {
  if (button.nextElementSibling?.matches(".gloss")) {
    button.nextElementSibling.hidePopover();
    return;
  }
  glossary ??= fetch(new URL("../glossary.json", import.meta.url)).then((answer) => answer.json());
  const [first, second, example] = (await glossary)[word];
  const box = h(
    "div",
    { class: "gloss", popover: "auto", role: "note" },
    h("p", {}, h("b", {}, word), h("br"), `${first} ${second}`),
    h("p", { class: "soft" }, `For example: ${example}`),
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
