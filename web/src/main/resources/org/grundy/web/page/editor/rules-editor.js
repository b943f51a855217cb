// <rules-editor>: a text of rules, coloured while it is typed, with what is wrong marked where it is.
//
// Members: value, owner, begin(text, owner), write(text, owner), problem(problem or null, the text that was judged). Event: `edit`,
// after which the text is another one, with the text `before`, and whether it was `written` and not typed.

import {
  Compartment,
  Decoration,
  EditorState,
  EditorView,
  StateEffect,
  StateField,
  Transaction,
  ViewPlugin,
  bracketMatching,
  defaultKeymap,
  history,
  historyKeymap,
  indentMore,
  invertedEffects,
  isolateHistory,
  keymap,
  lineNumbers,
  lintGutter,
  nextDiagnostic,
  search,
  searchKeymap,
  setDiagnostics,
} from "../lib/codemirror.js";
import { h } from "../lib/dom.js";
import { entryOf, language } from "../lib/language.js";
import { say } from "../lib/say.js";
import { completeWaiting, completion } from "./completion.js";
import { words } from "./highlight.js";
import { look } from "./look.js";

const WRITTEN = "write";

// The owner of a text that was typed into nobody's.
export const DRAFT = "draft";

// To whom the text belongs; undo leads back to it with the text.
const owns = StateEffect.define();
const OWNER = StateField.define({
  create: () => null,
  update: (owner, { effects }) => effects.reduce((now, effect) => (effect.is(owns) ? effect.value : now), owner),
});
const OWNED = [
  OWNER,
  invertedEffects.of(({ effects, startState }) => (effects.some((effect) => effect.is(owns)) ? [owns.of(startState.field(OWNER))] : [])),
  EditorState.transactionExtender.of((transaction) => {
    const typed = transaction.docChanged && !transaction.isUserEvent("undo") && !transaction.isUserEvent("redo");
    const given = transaction.effects.some((effect) => effect.is(owns));
    return typed && !given && transaction.startState.field(OWNER) === null ? { effects: owns.of(DRAFT) } : null;
  }),
];

// What CodeMirror says, by its own names of it.
const PHRASES = {
  "Completions": say("editor.words"),
  "Find": say("find.text"),
  "Replace": say("find.other"),
  "next": say("find.next"),
  "previous": say("find.previous"),
  "all": say("find.all"),
  "match case": say("find.case"),
  "regexp": say("find.pattern"),
  "by word": say("find.word"),
  "replace": say("find.replace"),
  "replace all": say("find.replaceAll"),
  "close": say("find.close"),
  "current match": say("find.current"),
  "on line": say("find.line"),
  "replaced match on line $": say("find.replaced"),
  "replaced $ matches": say("find.replacedAll"),
  "Go to line": say("find.goTo"),
  "go": say("find.go"),
};

class RulesEditor extends HTMLElement {
  #frame = h("div", { class: "editor" });
  #fault = h("div", { id: "rules-problem", role: "status" });
  #meaning = h("p", { class: "meaning soft", id: "meaning" }, say("editor.point"));
  /** @type {Answer[]} */
  #faults = [];

  // The text that the faults are of: places in another one are others, and nothing is mended there.
  #judged = "";
  /** @type {Answer} */
  #language = null;
  #words = new Compartment();
  #extensions = [
    lineNumbers(),
    lintGutter(),
    history(),
    bracketMatching(),
    search({ top: true }),
    OWNED,
    this.#words.of([]),
    keymap.of([{ key: "F8", run: nextDiagnostic }, ...searchKeymap, ...historyKeymap, { key: "Tab", run: blanks }, ...defaultKeymap]),
    EditorState.phrases.of(PHRASES),
    EditorView.contentAttributes.of(() => ({ "id": "rules", "aria-label": say("editor.rules"), "aria-invalid": String(this.#faults.length > 0) })),
    EditorView.domEventHandlers({ pointermove: ({ clientX: x, clientY: y }, view) => this.#explain(view.posAtCoords({ x, y })) }),
    EditorView.updateListener.of((update) => this.#changed(update)),
    look,
  ];
  #view = this.#editor();

  // Within a root of its own the styles of CodeMirror are no elements, which the page's policy would refuse.
  #editor() {
    const root = this.#frame.attachShadow({ mode: "open" });
    return new EditorView({ root, parent: root, state: EditorState.create({ extensions: this.#extensions }) });
  }

  connectedCallback() {
    if (this.children.length === 0) {
      this.append(this.#frame, this.#meaning, this.#fault);
      language().then((known) => {
        this.#language = known;
        this.#view.dispatch({ effects: this.#words.reconfigure([completion(known), colours(known)]) });
        completeWaiting(this.#view, known);
      }, () => {});
    }
  }

  get value() {
    return this.#view.state.doc.toString();
  }

  get owner() {
    return this.#view.state.field(OWNER);
  }

  focus() {
    this.#view.focus();
  }

  // A first text: there is nothing before it.
  begin(text, owner = null) {
    this.#view.dispatch({ ...this.#whole(text), effects: owns.of(owner), userEvent: WRITTEN, annotations: Transaction.addToHistory.of(false) });
  }

  // Another text as a whole, which undo takes back.
  write(text, owner = this.owner) {
    const isOther = text !== this.value;
    this.#view.dispatch({
      ...(isOther ? this.#whole(text) : {}),
      effects: owns.of(owner),
      userEvent: WRITTEN,
      annotations: isOther ? isolateHistory.of("full") : Transaction.addToHistory.of(false),
    });
  }

  #whole(text) {
    return { changes: { from: 0, to: this.#view.state.doc.length, insert: text } };
  }

  #changed({ docChanged, selectionSet, startState, transactions, view }) {
    if (docChanged) {
      this.#fault.inert = this.value !== this.#judged;
      const written = transactions.some((transaction) => transaction.isUserEvent(WRITTEN));
      this.dispatchEvent(new CustomEvent("edit", { detail: { before: startState.doc.toString(), written } }));
    }
    if (selectionSet && view.hasFocus) {
      this.#explain(view.state.selection.main.head);
    }
  }

  // Says what the word at a place means.
  #explain(place) {
    if (place === null) {
      return;
    }
    const { from, text } = this.#view.state.doc.lineAt(place);
    const before = text.slice(0, place - from);
    const begin = before.match(/[A-Za-z]*$/)[0];
    const word = begin + text.slice(place - from).match(/^[A-Za-z]*/)[0];
    const entry = entryOf(this.#language, word, before.slice(0, before.length - begin.length).trim() === "");
    if (entry) {
      this.#meaning.replaceChildren(h("b", {}, word), say("editor.meaning", { meaning: entry.meaning }), h("code", {}, entry.example));
    }
  }

  // Shows what is wrong, or that nothing is.
  problem(problem, judged) {
    this.#faults = problem ? [problem, ...problem.others] : [];
    this.#judged = judged;
    const isOfThis = this.value === judged;
    const marked = isOfThis ? this.#faults.filter(({ source }) => source === "rules") : [];
    this.#view.dispatch(setDiagnostics(this.#view.state, marked.map((fault) => ({ ...this.#placeOf(fault), severity: "error", message: fault.detail }))));
    this.#fault.inert = !isOfThis;
    this.#fault.replaceChildren(...this.#faults.map((fault, i) => this.#told(fault, i === 0 ? "mend" : undefined)));
  }

  // The word that a fault is about, from and to.
  #placeOf({ line, column }) {
    const { from, to, text } = this.#view.state.doc.line(Math.min(line, this.#view.state.doc.lines));
    const before = [...text].slice(0, column - 1).join("").length;
    const word = text.slice(before).match(/^\S*/)[0];
    return { from: from + before, to: Math.min(to, from + before + Math.max(1, word.length)) };
  }

  #told(fault, id) {
    const { line, column, detail, cure = "" } = fault;
    const mend = this.#mend(fault);
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
        mend ? h("button", { type: "button", class: "quiet", id, onclick: () => this.#apply(mend) }, mend.words) : "",
      ),
    );
  }

  // A cure that can be carried out by itself: another word in place of the wrong one, or one more
  // line.
  #mend({ cure = "", line, column }) {
    const [, other] = cure.match(/did you mean `([^`]+)`/) ?? [];
    if (other && line) {
      return { words: say("editor.write", { word: other }), changes: () => ({ ...this.#placeOf({ line, column }), insert: other }) };
    }
    const [, added] = cure.match(/add a line such as `([^`]+)`/) ?? [];
    return added ? { words: say("editor.add", { line: added }), changes: () => ({ from: this.value.trimEnd().length, to: this.value.length, insert: `\n${added}\n` }) } : null;
  }

  #apply({ changes }) {
    this.#view.dispatch({ changes: changes(), annotations: isolateHistory.of("full") });
    this.focus();
  }

  #goTo(fault) {
    const { from, to } = this.#placeOf(fault);
    this.#view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    this.focus();
  }
}

// Tab writes blanks, as lines of patterns want them, and moves lines that are chosen; after Escape it leaves the editor.
function blanks(view) {
  if (view.state.selection.main.empty) {
    view.dispatch(view.state.replaceSelection("  "), { userEvent: "input.type", scrollIntoView: true });
    return true;
  }
  return indentMore(view);
}

// The words of the lines that are seen in colours.
function colours(language) {
  const drawn = (view) => Decoration.set(
    view.visibleRanges.flatMap(({ from, to }) => {
      const marks = [];
      for (let at = from; at <= to; ) {
        const line = view.state.doc.lineAt(at);
        let begin = line.from;
        for (const [kind, text] of words(line.text, language)) {
          if (kind) {
            marks.push(Decoration.mark({ class: `w-${kind}` }).range(begin, begin + text.length));
          }
          begin += text.length;
        }
        at = line.to + 1;
      }
      return marks;
    }),
  );
  return ViewPlugin.fromClass(
    class {
      constructor(view) {
        this.decorations = drawn(view);
      }

      update({ docChanged, viewportChanged, view }) {
        if (docChanged || viewportChanged) {
          this.decorations = drawn(view);
        }
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}

customElements.define("rules-editor", RulesEditor);
