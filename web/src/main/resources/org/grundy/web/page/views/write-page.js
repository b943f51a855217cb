// <write-page>: rules beside the board on which they are played, checked while they are typed.

import "../board/board-workspace.js";
import "../board/rules-glance.js";
import "../editor/my-games.js";
import { DRAFT } from "../editor/rules-editor.js";
import { Asker, ask, game as byName, server } from "../lib/api.js";
import { catalogue } from "../lib/catalogue.js";
import { announce, dim, entitle, h, one, settled } from "../lib/dom.js";
import { save } from "../lib/download.js";
import { ofTree } from "../lib/game.js";
import { keep, keepNew, kept, titleOf } from "../lib/kept.js";
import { language } from "../lib/language.js";
import { prefer } from "../lib/preference.js";
import { Problem, problemBox } from "../lib/problem.js";
import { note } from "../lib/route.js";
import { say } from "../lib/say.js";

const EMPTY = "game  My game\nboard grid\ncells . o\nmove  . -> o along N E S W up to 1 over . -> o\nstart fill .\nexpect 1x5 = 3\n";
const PAUSE = 20;

// The id of the game that is open, if it is one that this browser keeps. What somebody typed into none is kept as the draft.
const OPEN = "open-game";

class WritePage extends HTMLElement {
  #checker = new Asker();
  #planner = new Asker();
  #editor = h("rules-editor");
  #workspace = h("board-workspace");
  #results = h("div", { class: "results", "aria-live": "polite" });
  #plan = h("div", { class: "plan" });
  #glance = h("rules-glance");
  #reference = h("div");
  #mine = h("my-games");
  #kept = h("div", { class: "soft", role: "status" });
  #opened = false;
  #state = {};

  async open(state) {
    this.#state = { ...state };
    let rules = state.rules;
    if (!rules && state.game) {
      rules = await byName(state.game).then((known) => known.rules).catch(() => undefined);
    }
    const from = h("select", { id: "from", "aria-label": say("write.beginFromLabel"), onchange: () => this.#beginFrom(from) }, h("option", { value: "" }, say("write.beginFrom")), h("option", { value: "-" }, say("write.empty")));
    catalogue().then((games) => from.append(...games.map((game) => h("option", { value: game.name }, game.title))), () => {});
    this.#workspace.addEventListener("found", ({ detail }) => {
      if (!this.#opened) {
        return;
      }
      this.#state.position = detail.state.position;
      this.#note();
      this.#showPlan();
    });
    this.#editor.addEventListener("edit", ({ detail }) => detail.written || this.#keep(detail.before));
    this.#editor.addEventListener("edit", settled(PAUSE, () => this.#check()));
    this.#mine.addEventListener("open", ({ detail }) => this.#begin(detail.rules, detail.id));
    this.#mine.addEventListener("change", () => this.#keptElsewhere());
    const draft = localStorage.getItem(DRAFT);
    const last = kept().find(({ id }) => id === Number(localStorage.getItem(OPEN)));
    rules ??= last?.rules ?? draft ?? EMPTY;
    this.replaceChildren(
      h("div", { class: "heading" }, h("h1", {}, say("write.title")), h("label", { class: "field" }, h("span", {}, say("write.examples")), from)),
      h(
        "div",
        { class: "columns writing" },
        h(
          "section",
          { class: "editing", "aria-label": say("editor.rules") },
          this.#mine,
          this.#editor,
          h(
            "div",
            { class: "tools" },
            h("button", { type: "button", id: "keep", onclick: () => this.#keepNew() }, say("write.keep")),
            h("button", { type: "button", id: "share", onclick: () => this.#share() }, say("share.copyLink")),
            h("button", { type: "button", id: "format", onclick: () => this.#format() }, say("write.format")),
            h("button", { type: "button", onclick: () => save("your.game", "text/plain", this.#editor.value) }, say("write.saveAs")),
            h("button", { type: "button", id: "draft", hidden: draft === null || draft === rules, onclick: () => this.#change(localStorage.getItem(DRAFT)) }, say("write.backToDraft")),
          ),
          this.#kept,
          this.#results,
          this.#reference,
          this.#plan,
        ),
        h("section", { class: "trying", "aria-label": say("write.theGame") }, this.#glance, this.#workspace),
      ),
    );
    this.#editor.begin(rules, this.#ownerOf(rules));
    this.#say();
    await this.#check();
  }

  // To whom a text belongs: the id of a game that this browser keeps, the draft, or nobody, as an example.
  #ownerOf(rules) {
    return kept().find((game) => game.rules === rules)?.id ?? (localStorage.getItem(DRAFT) === rules ? DRAFT : null);
  }

  // What is typed into a game of one's own is kept with it, and all else is a draft; an example that was chosen is none.
  // A draft that another one would replace becomes a game of one's own.
  #keep(before) {
    const { value: rules, owner } = this.#editor;
    try {
      if (owner === DRAFT) {
        const draft = localStorage.getItem(DRAFT);
        if (draft?.trim() && draft !== before && draft !== rules && this.#ownerOf(draft) === DRAFT) {
          keepNew(draft);
        }
        localStorage.setItem(DRAFT, rules);
      } else if (owner !== null) {
        keep({ id: owner, rules });
      }
      this.#full = false;
    } catch (failure) {
      this.#noRoom(failure);
    }
    this.#say();
  }

  #full = false;

  #noRoom(failure) {
    if (failure.name !== "QuotaExceededError") {
      throw failure;
    }
    this.#full = true;
  }

  // Where the text is kept.
  #say() {
    const { value: rules, owner } = this.#editor;
    const draft = localStorage.getItem(DRAFT);
    const title = titleOf(rules);
    const id = owner === DRAFT ? null : owner;
    prefer(OPEN, id ?? "");
    this.#mine.show(id);
    const [keep, back] = /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("#keep, #draft"));
    keep.hidden = id !== null;
    back.hidden = draft === null || draft === rules;
    const words = this.#full
      ? say("write.full")
      : id !== null
        ? say("write.keptToo", { title })
        : owner === DRAFT
          ? say("write.draft")
          : "";
    if (this.#kept.textContent !== words) {
      this.#kept.textContent = words;
    }
  }

  #keepNew() {
    try {
      const game = keepNew(this.#editor.value);
      if (localStorage.getItem(DRAFT) === this.#editor.value) {
        localStorage.removeItem(DRAFT);
      }
      this.#change(game.rules, game.id);
      this.#mine.querySelector("details").open = true;
      announce(say("write.kept", { title: titleOf(game.rules) }));
    } catch (failure) {
      this.#noRoom(failure);
      this.#say();
    }
  }

  // The open game may be called otherwise, be deleted or be back.
  #keptElsewhere() {
    const { value: rules, owner } = this.#editor;
    const now = kept().find(({ id }) => id === owner)?.rules ?? rules;
    this.#change(now, now === rules ? this.#ownerOf(rules) : owner);
  }

  // Another text, which undo takes back.
  async #change(rules, owner = this.#ownerOf(rules)) {
    this.#editor.write(rules, owner);
    this.#say();
    await this.#check();
  }

  disconnectedCallback() {
    this.#checker.cancel();
    this.#planner.cancel();
  }

  // An example comes late where another one was chosen, or something was typed: that stays.
  async #beginFrom(from) {
    const name = from.value;
    const before = this.#editor.value;
    const { rules, failure } = name && name !== "-" ? await byName(name).catch((failure) => ({ failure })) : { rules: "" };
    if (!name || from.value !== name) {
      return;
    }
    if (!failure && before === this.#editor.value) {
      this.#begin(rules, null);
      return;
    }
    from.value = "";
    if (failure) {
      this.#results.prepend(problemBox(failure));
    }
  }

  // The board of the game before is of no use to the new one, nor is what is still found of it.
  #begin(rules, owner) {
    this.#state.position = "";
    this.#opened = false;
    this.#change(rules, owner);
  }

  // The board of earlier rules stays to be seen, and is no longer played on.
  #dim(stale) {
    for (const element of [this.#workspace, this.#plan, this.#glance]) {
      dim(element, stale);
    }
  }

  #note() {
    note(this, "write", { rules: this.#editor.value, position: this.#state.position });
  }

  async #check() {
    const rules = this.#editor.value;
    this.#note();
    try {
      const checked = await this.#checker.ask("check", { rules, milliseconds: 1000 });
      if (checked === undefined) {
        return;
      }
      this.#editor.problem(null, rules);
      this.#dim(false);
      entitle(checked.tree.title, say("view.write"));
      this.#showResults(checked);
      const facts = { ...ofTree(checked.tree), example: checked.example, rules };
      const state = { rules, position: this.#state.position };
      const opened = this.#opened;
      this.#opened = true;
      await (opened ? this.#workspace.rules({ rules }, facts) : this.#workspace.open(state, facts));
      if (rules !== this.#editor.value) {
        return;
      }
      this.#refer(facts.kind);
      await this.#glance.show({ rules }, facts);
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      this.#editor.problem(failure, rules);
      this.#results.replaceChildren();
      this.#dim(true);
      announce(say("write.fault", { line: failure.line, fault: failure.detail }));
    }
  }

  // The language in short: the lines of this kind of board, and the words within lines.
  async #refer(board) {
    const entries = [...(await language().catch(() => new Map())).values()].flat();
    const list = (title, some) => [
      h("h2", {}, title),
      h("dl", { class: "reference" }, some.map(({ word, meaning, example }) => [h("dt", {}, h("code", {}, word)), h("dd", {}, meaning, h("br"), h("code", { class: "soft" }, example))])),
    ];
    const open = this.#reference.firstElementChild?.open ?? false;
    this.#reference.replaceChildren(
      h(
        "details",
        { open },
        h("summary", {}, say("write.language")),
        list(say("write.linesOn", { board }), entries.filter(({ boards }) => boards?.includes(board))),
        list(say("write.wordsWithin"), entries.filter(({ kind }) => kind === "word")),
        h("h2", {}, say("write.pictures")),
        h("p", {}, h("code", {}, entries.filter(({ kind }) => kind === "picture").map(({ word }) => word).join(" "))),
        h("h2", {}, say("write.graphs")),
        h("p", {}, h("code", {}, entries.filter(({ kind }) => kind === "family").map(({ word }) => word).join(" "))),
      ),
    );
  }

  // What the button writes into a game of one's own or a draft is as if it were typed; an example stays none. What
  // is wrong is told where rules are checked, and what was typed meanwhile stays.
  async #format() {
    const rules = this.#editor.value;
    const checked = await ask("check", { rules, milliseconds: 1 }).catch(() => undefined);
    if (!checked || this.#editor.value !== rules) {
      return;
    }
    this.#change(checked.formatted, this.#editor.owner);
    this.#keep(rules);
  }

  #showResults({ warnings, expectations, holds }) {
    const doubts = warnings.map(({ line, problem, cure }) =>
      h("p", { class: "warning" }, h("b", {}, say("write.line", { line })), say("write.maybe", { doubt: problem, cure })),
    );
    if (expectations.length === 0) {
      this.#results.replaceChildren(
        ...doubts,
        h("p", { class: "soft" }, say("write.good")),
      );
      return;
    }
    const good = expectations.filter((result) => result.holds).length;
    this.#results.replaceChildren(
      ...doubts,
      h("p", {}, h("b", { class: holds ? "good" : "bad" }, say("write.expectations", { good, count: expectations.length }))),
      h(
        "ul",
        { class: "expectations" },
        expectations.map((result) =>
          h(
            "li",
            { class: result.holds ? "good" : result.known ? "bad" : "soft" },
            `${result.holds ? "✓" : result.known ? "✗" : "?"} ${result.start} ${result.expected}`,
            result.holds ? "" : say("write.found", { found: result.found }),
          ),
        ),
      ),
    );
  }

  // How the position would be solved, and what was derived from the rules.
  async #showPlan() {
    try {
      const plan = await this.#planner.ask("plan", { rules: this.#editor.value, position: this.#state.position });
      if (plan) {
        this.#plan.replaceChildren(planned(plan));
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
    }
  }

  async #share() {
    this.#note();
    const { hash, href } = location;
    const { publicUrl } = await server().catch(() => ({}));
    const link = publicUrl ? publicUrl + hash : href;
    const here = !publicUrl && /^(localhost|127\.|\[::1])/.test(location.hostname);
    const said = here ? say("write.copiedHere") : say("write.copied");
    try {
      await navigator.clipboard.writeText(link);
      announce(said);
      one("#share", this).textContent = said;
    } catch {
      prompt(say("write.linkHolds"), link);
    }
  }
}

// Of a sum of several games nothing is derived as a whole.
function planned({ plan, others, refused, derived }) {
  const facts = derived && [
    [say("sequence.values"), derived.values],
    [say("derived.glyphs"), derived.glyphs?.map(({ glyph, becomes }) => (becomes.length ? `${glyph} → ${becomes.join(" ")}` : say("derived.stays", { glyph }))).join(", ")],
    [say("derived.symmetries"), derived.symmetries && say("derived.ofSquare", { count: derived.symmetries.length })],
    [say("derived.translations"), derived.translations?.because],
    [say("family.heaps"), derived.heaps && say("derived.shrinks", { what: derived.heaps.shrinks })],
    [say("sum.components"), `${derived.components.count ?? "?"}; ${derived.components.because}`],
    [say("derived.decided"), derived.decided && `${derived.decided.outcome === "N" ? say("derived.nextWins") : say("derived.previousWins")}: ${derived.decided.because}`],
  ];
  return h(
    "details",
    {},
    h("summary", {}, say("write.plan", { method: plan.method })),
    h("p", {}, say("analysis.soundBecause", { reason: plan.because })),
    h("p", { class: "soft" }, say("write.cost", { cost: plan.cost })),
    facts ? [h("h2", {}, say("write.derived")), h("dl", {}, facts.filter(([, words]) => words).map(([name, words]) => [h("dt", {}, name), h("dd", {}, words)]))] : "",
    others.length ? h("p", {}, say("write.soundToo", { methods: others.map(({ method }) => method).join(", ") })) : "",
    h("details", {}, h("summary", {}, say("write.notSound")), h("ul", {}, refused.map(({ method, because }) => h("li", {}, h("b", {}, method), `: ${because}`)))),
  );
}

customElements.define("write-page", WritePage);
