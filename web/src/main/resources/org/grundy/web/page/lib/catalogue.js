// The catalogue, asked for once, and the field in which a game is chosen.

import { games } from "./api.js";
import { h, once } from "./dom.js";
import { say } from "./say.js";

export const catalogue = once(() => games().then((answer) => answer.games));

// A select of the catalogue with a field for heap codes, which alone is of use where the catalogue is not told.
// `chosen` hears the name.
export function gamePicker({ value, label = say("picker.game"), filter = () => true, codes = true, chosen }) {
  const select = h("select", { id: "game", "aria-label": label, onchange: () => chosen(select.value) });
  catalogue().then((games) => {
    const names = games.filter(filter);
    select.replaceChildren(
      ...names.map((game) => h("option", { value: game.name, selected: game.name === value }, game.title)),
    );
    if (value && !names.some((game) => game.name === value)) {
      select.prepend(h("option", { value, selected: true }, value));
    } else if (!value) {
      select.prepend(h("option", { value: "", selected: true, disabled: true }, say("picker.own")));
    }
  }, () => {});
  const field = h("label", { class: "field" }, h("span", {}, label), select);
  if (!codes) {
    return field;
  }
  const code = h("input", { type: "text", size: 9, placeholder: "0.137", "aria-label": say("picker.code"), spellcheck: "false" });
  const form = h(
    "form",
    {
      class: "field",
      onsubmit: (event) => {
        event.preventDefault();
        if (code.value.trim()) {
          chosen(code.value.trim());
        }
      },
    },
    h("span", {}, say("picker.orCode")),
    h("span", { class: "joined" }, code, h("button", { type: "submit", class: "quiet" }, say("picker.go"))),
  );
  return h("div", { class: "fields" }, field, form);
}
