// A field for each number that a game leaves open.

import { h } from "./dom.js";
import { say } from "./say.js";

// `parameters` are those of the rules' tree, { name, numbers }; `chosen` hears what a request says, such as `k = 3, S = 1 3..5`.
export function parameterFields(parameters, chosen) {
  if (parameters.length === 0) {
    return "";
  }
  const fields = parameters.map(({ name, numbers = [] }) => h("input", { type: "text", size: 7, value: numbers.join(" "), "data-name": name, spellcheck: "false" }));
  return h(
    "form",
    {
      class: "fields parameters",
      onsubmit: (event) => {
        event.preventDefault();
        chosen(fields.map((field) => `${field.dataset.name} = ${field.value.trim()}`).join(", "));
      },
    },
    fields.map((field) => h("label", { class: "field" }, h("span", {}, field.dataset.name), field)),
    h("button", { type: "submit", class: "quiet" }, say("parameters.set")),
  );
}
