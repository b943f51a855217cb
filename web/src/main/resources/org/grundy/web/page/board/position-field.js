// The field of a position. It says which one is shown, unless somebody is typing another one into it: when it is
// left, that one is gone to, or nothing was typed.

import { h } from "../lib/dom.js";

export class PositionField {
  #told = "";
  #text;

  // `chosen` hears what was typed.
  constructor(chosen) {
    const leave = () => (this.#text.value = this.#told);
    this.#text = h("textarea", { rows: 2, spellcheck: "false", id: "position", onchange: () => chosen(this.#text.value.trim()), onblur: leave });
  }

  get element() {
    return this.#text;
  }

  // Says which position is asked for, whatever is being typed.
  write(position) {
    this.#told = position;
    this.#text.value = position;
  }

  // Says which position is shown. Where somebody has selected all to type another one, all stays selected.
  tell(position) {
    if (this.#text.value === this.#told) {
      const { selectionStart, selectionEnd, value } = this.#text;
      this.#text.value = position;
      if (document.activeElement === this.#text && value !== "" && selectionEnd - selectionStart === value.length) {
        this.#text.select();
      }
      this.#text.rows = Math.min(4, Math.max(2, Math.ceil(position.length / 60)));
    }
    this.#told = position;
  }
}
