// A list of the words that may be meant by what was typed. Tab takes the marked one, arrow keys mark
// another, Enter takes one that was marked by them, Escape closes the list.

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";

const LEAST = 2;
const MOST = 8;

export class Completion {
  list = h("ul", { class: "completion", id: "completion", role: "listbox", "aria-label": say("editor.words"), hidden: true });
  #text;
  /** @type {Map<string, Answer[]> | null} */
  #language = null;
  #waiting = false;
  #words = [];
  #marked = 0;
  #moved = false;

  constructor(text) {
    this.#text = text;
    text.setAttribute("aria-controls", "completion");
    text.setAttribute("aria-autocomplete", "list");
    text.addEventListener("input", () => this.#offer());
    text.addEventListener("blur", () => this.#close());
    this.list.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const taken = event.target.closest("li");
      if (taken) {
        this.#take(Number(taken.dataset.index));
      }
    });
  }

  // What was typed before the language was known is completed then.
  set language(known) {
    this.#language = known;
    if (this.#waiting) {
      this.#offer();
    }
  }

  // Whether a key was meant for the list.
  key(event) {
    if (this.#words.length === 0) {
      return false;
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      this.#marked = (this.#marked + (event.key === "ArrowDown" ? 1 : this.#words.length - 1)) % this.#words.length;
      this.#moved = true;
      this.#show();
    } else if (event.key === "Tab" || (event.key === "Enter" && this.#moved)) {
      this.#take(this.#marked);
    } else if (event.key === "Escape") {
      this.#close();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }

  get #typed() {
    const before = this.#text.value.slice(0, this.#text.selectionStart);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const word = line.match(/(?:^|[\s:,])([a-z]+)$/)?.[1] ?? "";
    return { line, word, first: line.trim() === word };
  }

  #offer() {
    const { line, word, first } = this.#typed;
    const board = this.#text.value.match(/^board\s+(\w+)/m)?.[1];
    const free = line.includes("//") || /^\s*(game|expect)\s/.test(line);
    this.#waiting = !this.#language;
    const known = [...(this.#language?.values() ?? [])].flat();
    const fits = known.filter(
      (entry) =>
        entry.word.startsWith(word) &&
        (entry.kind === "keyword") === first &&
        (entry.kind !== "picture" || /^\s*look\s/.test(line)) &&
        (!first || !board || entry.boards.includes(board)),
    );
    const offered = word.length < LEAST || free || fits.some((entry) => entry.word === word) ? [] : fits;
    this.#words = [...new Map(offered.map((entry) => [entry.word, entry])).values()].slice(0, MOST);
    this.#marked = 0;
    this.#moved = false;
    this.#show();
  }

  #show() {
    this.list.hidden = this.#words.length === 0;
    this.list.replaceChildren(
      ...this.#words.map(({ word, meaning }, i) =>
        h("li", { role: "option", id: `completion-${i}`, "data-index": i, "aria-selected": String(i === this.#marked) }, h("b", {}, word), ` ${meaning}`),
      ),
    );
    if (this.list.hidden) {
      this.#text.removeAttribute("aria-activedescendant");
      return;
    }
    this.#text.setAttribute("aria-activedescendant", `completion-${this.#marked}`);
    const style = getComputedStyle(this.#text);
    const lines = this.#text.value.slice(0, this.#text.selectionStart).split("\n");
    const top = parseFloat(style.paddingTop) + lines.length * parseFloat(style.lineHeight) - this.#text.scrollTop;
    this.list.style.top = `${top}px`;
    this.list.style.left = `min(${3 + lines.at(-1).length * 0.57}rem, 40%)`;
  }

  #close() {
    this.#waiting = false;
    this.#words = [];
    this.#show();
  }

  // Writes the rest of a word as if it were typed, so that undo takes it back.
  #take(index) {
    const { word } = this.#typed;
    const rest = `${this.#words[index].word.slice(word.length)} `;
    this.#close();
    this.#text.focus();
    if (!document.execCommand("insertText", false, rest)) {
      this.#text.setRangeText(rest, this.#text.selectionStart, this.#text.selectionEnd, "end");
      this.#text.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
