// <write-page>: rules beside the board on which they are played, checked while they are typed.

import "../editor/rules-editor.js";
import { Asker, Problem, game as byName, server } from "../lib/api.js";
import { catalogue } from "../lib/catalogue.js";
import { announce, entitle, h, settled } from "../lib/dom.js";
import { save } from "../lib/download.js";
import { ofTree } from "../lib/game.js";
import { note } from "../lib/route.js";

const EMPTY = "game  My game\nboard grid\ncells . o\nmove  . -> o along N E S W up to 1 over . -> o\nstart fill .\nexpect 1x5 = 3\n";
const PAUSE = 20;

// What somebody typed and did not save elsewhere, kept by the browser.
const DRAFT = "draft";

class WritePage extends HTMLElement {
  #checker = new Asker();
  #planner = new Asker();
  #editor = h("rules-editor");
  #workspace = h("board-workspace");
  #results = h("div", { class: "results", "aria-live": "polite" });
  #plan = h("div", { class: "plan" });
  #opened = false;
  #state = {};

  async open(state) {
    this.#state = { ...state };
    let rules = state.rules;
    if (!rules && state.game) {
      rules = await byName(state.game).then((known) => known.rules).catch(() => undefined);
    }
    const from = h("select", { id: "from", "aria-label": "Begin from", onchange: () => this.#begin(from.value) }, h("option", { value: "" }, "Begin from…"), h("option", { value: "-" }, "an empty file"));
    catalogue().then((games) => from.append(...games.map((game) => h("option", { value: game.name }, game.title))));
    this.#workspace.addEventListener("found", ({ detail }) => {
      this.#state.position = detail.state.position;
      this.#note();
      this.#showPlan();
    });
    this.#editor.addEventListener("input", () => this.#keep());
    this.#editor.addEventListener("input", settled(PAUSE, () => this.#check()));
    const draft = localStorage.getItem(DRAFT);
    rules ??= draft ?? EMPTY;
    this.replaceChildren(
      h("div", { class: "heading" }, h("h1", {}, "Write a game"), h("label", { class: "field" }, h("span", {}, "Examples"), from)),
      h(
        "div",
        { class: "columns writing" },
        h(
          "section",
          { class: "editing", "aria-label": "Rules" },
          this.#editor,
          h(
            "div",
            { class: "tools" },
            h("button", { type: "button", id: "share", onclick: () => this.#share() }, "Copy link"),
            h("button", { type: "button", id: "format", onclick: () => this.#format() }, "Format"),
            h("button", { type: "button", onclick: () => save("your.game", "text/plain", this.#editor.value) }, "Save as your.game"),
            h("button", { type: "button", id: "draft", hidden: draft === null || draft === rules, onclick: () => this.#change(localStorage.getItem(DRAFT)) }, "Back to my draft"),
          ),
          this.#results,
          this.#plan,
        ),
        h("section", { class: "trying", "aria-label": "The game" }, this.#workspace),
      ),
    );
    this.#editor.value = rules;
    await this.#check();
  }

  // What is typed is a draft; an example that was chosen is none.
  #keep() {
    if (!this.#changing) {
      localStorage.setItem(DRAFT, this.#editor.value);
      this.querySelector("#draft").hidden = true;
    }
  }

  #changing = false;

  // Another text, which the browser's undo takes back.
  async #change(rules) {
    this.#changing = true;
    this.#editor.write(rules);
    this.#changing = false;
    const draft = localStorage.getItem(DRAFT);
    this.querySelector("#draft").hidden = draft === null || draft === rules;
    await this.#check();
  }

  disconnectedCallback() {
    this.#checker.cancel();
    this.#planner.cancel();
  }

  async #begin(name) {
    if (name) {
      const rules = name === "-" ? "" : (await byName(name)).rules;
      this.#state.position = "";
      this.#opened = false;
      await this.#change(rules);
    }
  }

  // The board of earlier rules stays to be seen, and is no longer played on.
  #dim(stale) {
    for (const element of [this.#workspace, this.#plan]) {
      element.inert = stale;
      element.classList.toggle("stale", stale);
    }
  }

  #note() {
    note("write", { rules: this.#editor.value, position: this.#state.position });
  }

  async #check() {
    const rules = this.#editor.value;
    this.#note();
    try {
      const checked = await this.#checker.ask("check", { rules, milliseconds: 1000 });
      if (checked === undefined) {
        return;
      }
      this.#editor.problem(null);
      this.#dim(false);
      this.#formatted = checked.formatted;
      entitle(checked.tree.title, "Write");
      this.#showResults(checked);
      const facts = { ...ofTree(checked.tree), example: checked.example, rules };
      const state = { rules, position: this.#state.position };
      await (this.#opened ? this.#workspace.rules({ rules }, facts) : this.#workspace.open(state, facts));
      this.#opened = true;
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      this.#editor.problem(failure);
      this.#results.replaceChildren();
      this.#dim(true);
      announce(`Line ${failure.line}: ${failure.detail}`);
    }
  }

  #formatted = "";

  #format() {
    if (this.#formatted) {
      this.#change(this.#formatted);
    }
  }

  #showResults({ warnings, expectations, holds }) {
    const doubts = warnings.map(({ line, problem, cure }) =>
      h("p", { class: "warning" }, h("b", {}, `Line ${line}: `), `${problem}. Maybe: ${cure}.`),
    );
    if (expectations.length === 0) {
      this.#results.replaceChildren(
        ...doubts,
        h("p", { class: "soft" }, "The rules are good. Lines such as `expect 2x3 = 1` are tested here."),
      );
      return;
    }
    const good = expectations.filter((result) => result.holds).length;
    this.#results.replaceChildren(
      ...doubts,
      h("p", {}, h("b", { class: holds ? "good" : "bad" }, `${good} of ${expectations.length} expectations hold.`)),
      h(
        "ul",
        { class: "expectations" },
        expectations.map((result) =>
          h(
            "li",
            { class: result.holds ? "good" : result.known ? "bad" : "soft" },
            `${result.holds ? "✓" : result.known ? "✗" : "?"} ${result.start} ${result.expected}`,
            result.holds ? "" : ` – found ${result.found}`,
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
    const { publicUrl } = await server().catch(() => ({}));
    const link = publicUrl ? publicUrl + location.hash : location.href;
    const here = !publicUrl && /^(localhost|127\.|\[::1])/.test(location.hostname);
    const said = here ? "Copied; it opens on this machine only" : "Copied";
    try {
      await navigator.clipboard.writeText(link);
      announce(`The link is ${said.toLowerCase()}.`);
      this.querySelector("#share").textContent = said;
    } catch {
      prompt("The link holds the rules and the position:", link);
    }
  }
}

function planned({ plan, others, refused, derived }) {
  const facts = [
    ["Values", derived.values],
    ["Glyphs", derived.glyphs?.map(({ glyph, becomes }) => (becomes.length ? `${glyph} → ${becomes.join(" ")}` : `${glyph} stays`)).join(", ")],
    ["Symmetries", derived.symmetries && `${derived.symmetries.length} of the square`],
    ["Translations", derived.translations?.because],
    ["Heaps", derived.heaps && `every move shrinks ${derived.heaps.shrinks}`],
    ["Components", `${derived.components.count ?? "?"}; ${derived.components.because}`],
    ["Decided", derived.decided && `${derived.decided.outcome === "N" ? "the next player wins" : "the previous player wins"}: ${derived.decided.because}`],
  ];
  return h(
    "details",
    {},
    h("summary", {}, `Plan: ${plan.method}`),
    h("p", {}, `Sound because ${plan.because}.`),
    h("p", { class: "soft" }, `Cost: ${plan.cost}.`),
    h("h2", {}, "Derived from the rules"),
    h("dl", {}, facts.filter(([, words]) => words).map(([name, words]) => [h("dt", {}, name), h("dd", {}, words)])),
    others.length ? h("p", {}, `Sound too: ${others.map(({ method }) => method).join(", ")}.`) : "",
    h("details", {}, h("summary", {}, "Not sound here"), h("ul", {}, refused.map(({ method, because }) => h("li", {}, h("b", {}, method), `: ${because}`)))),
  );
}

customElements.define("write-page", WritePage);
