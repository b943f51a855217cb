// A field for a number, which is the answer.

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";

export function answerField(label, answered) {
  const field = h("input", { type: "text", inputmode: "numeric", size: 4, autocomplete: "off", "aria-label": label });
  const heard = (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (/^\d{1,9}$/.test(text)) {
      answered(Number(text));
    } else {
      field.focus();
    }
  };
  return h("form", { class: "tools", onsubmit: heard }, h("label", { class: "answer" }, h("span", {}, label), " ", field), h("button", { type: "submit", class: "main" }, say("lesson.answer")));
}
