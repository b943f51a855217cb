// <rules-editor>: a text of rules, coloured while it is typed, with an error shown where it is.
//
// Members: value, write(text), problem(problem or null, the text that was judged). Event: `input` comes from the text area itself.

import { h } from "../lib/dom.js";
import { entryOf, language } from "../lib/language.js";
import { say } from "../lib/say.js";
import { Completion } from "./completion.js";
import { words } from "./highlight.js";

const MEANING = say("editor.point");

class RulesEditor extends HTMLElement {
  #text = h("textarea", { id: "rules", spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off", "aria-label": say("editor.rules"), "aria-describedby": "rules-problem" });
  #shown = h("pre", { "aria-hidden": "true" });
  #fault = h("div", { id: "rules-problem", role: "status" });
  #meaning = h("p", { class: "meaning soft", id: "meaning" }, MEANING);
  /** @type {Answer} */
  #problem = null;

  // The text that the problem is of: places in another one are others, and nothing is mended there.
  #judged = "";
  /** @type {Answer} */
  #language = null;
  #completion = new Completion(this.#text);

  connectedCallback() {
    if (this.children.length === 0) {
      this.#text.addEventListener("input", () => this.#colour());
      this.#text.addEventListener("pointermove", (event) => this.#hover(event));
      document.addEventListener("selectionchange", this.#caret);
      this.#text.addEventListener("scroll", () => this.#follow());
      this.#text.addEventListener("keydown", (event) => this.#tab(event));
      this.append(h("div", { class: "editor" }, this.#shown, this.#text, this.#completion.list), this.#meaning, this.#fault);
      language().then((known) => {
        this.#language = known;
        this.#completion.language = known;
        this.#colour();
      }, () => {});
    }
  }

  disconnectedCallback() {
    document.removeEventListener("selectionchange", this.#caret);
  }

  #caret = () => {
    if (document.activeElement === this.#text) {
      this.#explain(this.#text.selectionStart);
    }
  };

  #hover({ clientX, clientY }) {
    const place = document.caretPositionFromPoint?.(clientX, clientY);
    if (place && place.offsetNode === this.#text) {
      this.#explain(place.offset);
    }
  }

  // Says what the word at a place means.
  #explain(offset) {
    const before = this.value.slice(0, offset);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const begin = line.match(/[A-Za-z]*$/)[0];
    const word = begin + this.value.slice(offset).match(/^[A-Za-z]*/)[0];
    const entry = entryOf(this.#language, word, line.slice(0, line.length - begin.length).trim() === "");
    if (entry) {
      this.#meaning.replaceChildren(h("b", {}, word), say("editor.meaning", { meaning: entry.meaning }), h("code", {}, entry.example));
    }
  }

  get value() {
    return this.#text.value;
  }

  set value(text) {
    this.#text.value = text;
    this.#colour();
  }

  // Shows what is wrong, or that nothing is.
  problem(problem, judged) {
    this.#problem = problem;
    this.#judged = judged;
    this.#text.setAttribute("aria-invalid", String(problem !== null));
    this.#colour();
    if (!problem) {
      this.#fault.replaceChildren();
      return;
    }
    this.#fault.replaceChildren(...this.#faults.map((fault, i) => this.#told(fault, i === 0 ? "mend" : undefined)));
  }

  // The problem and those of other lines.
  /** @returns {Answer[]} */
  get #faults() {
    return this.#problem ? [this.#problem, ...this.#problem.others] : [];
  }

  #told(fault, id) {
    const { line, column, detail, cure = "" } = fault;
    const mend = this.#mend({ line, column, cure });
    return h(
      "div",
      { class: "problem" },
      h("p", {}, line ? h("b", {}, say("editor.at", { line, column })) : "", detail),
      cure ? h("p", { class: "cure" }, cure) : "",
      h(
        "p",
        {},
        line ? h("button", { type: "button", class: "quiet", onclick: () => this.#goTo(fault) }, say("editor.goThere")) : "",
        " ",
        mend ? h("button", { type: "button", class: "quiet", id, onclick: mend.apply }, mend.words) : "",
      ),
    );
  }

  // A cure that can be carried out by itself: another word in place of the wrong one, or one more
  // line.
  #mend({ cure, line, column }) {
    const [, other] = cure.match(/did you mean `([^`]+)`/) ?? [];
    if (other && line) {
      return { words: say("editor.write", { word: other }), apply: () => this.#replaceAt(line, column, other) };
    }
    const [, added] = cure.match(/add a line such as `([^`]+)`/) ?? [];
    return added ? { words: say("editor.add", { line: added }), apply: () => this.write(`${this.value.replace(/\n*$/, "\n")}${added}\n`) } : null;
  }

  // Writes another text as if it were typed, so that undo takes it back.
  write(text) {
    const before = /** @type {?HTMLElement} */ (document.activeElement);
    this.#text.focus();
    this.#text.select();
    if (!document.execCommand("insertText", false, text)) {
      this.#text.value = text;
    }
    if (!before?.closest(".problem")) {
      before?.focus();
    }
    this.#colour();
  }

  #replaceAt(line, column, other) {
    const lines = this.value.split("\n");
    const characters = [...lines[line - 1]];
    const before = characters.slice(0, column - 1).join("");
    const after = characters.slice(column - 1).join("");
    lines[line - 1] = before + after.replace(/^\S+/, other);
    this.write(lines.join("\n"));
  }

  #goTo({ line, column }) {
    const before = this.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.#text.focus();
    this.#text.setSelectionRange(before + column - 1, before + column);
  }

  // Tab writes blanks, as lines of patterns want them; after Escape it leaves the editor.
  #tab(event) {
    if (this.#completion.key(event)) {
      return;
    }
    if (event.key === "Escape") {
      this.#text.dataset.leave = "yes";
      return;
    }
    if (event.key === "Tab" && !event.shiftKey && this.#text.dataset.leave !== "yes") {
      event.preventDefault();
      this.#text.setRangeText("  ", this.#text.selectionStart, this.#text.selectionEnd, "end");
      this.#text.dispatchEvent(new Event("input", { bubbles: true }));
    } else if (event.key !== "Shift") {
      delete this.#text.dataset.leave;
    }
  }

  #colour() {
    this.#fault.inert = this.#text.value !== this.#judged;
    const lines = this.#text.value.split("\n");
    const faults = new Set(this.#faults.filter(({ source }) => source === "rules").map((fault) => fault.line));
    this.#shown.replaceChildren(
      ...lines.map((line, i) => {
        const parts = words(line, this.#language).map(([kind, text]) => (kind ? h("span", { class: `w-${kind}` }, text) : text));
        return h("span", { class: faults.has(i + 1) ? "line fault" : "line", "data-number": i + 1 }, parts, "\n");
      }),
    );
    this.#follow();
  }

  #follow() {
    this.#shown.scrollTop = this.#text.scrollTop;
    this.#shown.scrollLeft = this.#text.scrollLeft;
  }
}

customElements.define("rules-editor", RulesEditor);
