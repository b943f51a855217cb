// <board-workspace>: a position that is edited or played on while it is analysed.
//
// Members: open(state, facts) shows a game, `state` is { game or rules, position, seed }; rules(state,
// facts) changes the rules and keeps the position if it still is one. Event: `found` with the
// exploration and the state, whenever a position was understood.

import { Asker, Problem, ask, job } from "../lib/api.js";
import { command } from "../lib/command.js";
import { announce, h, settled } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { reference } from "../lib/game.js";
import { Steps } from "../lib/history.js";
import { grown, rejoined, replaced, resized, shuffled, turned } from "../lib/position.js";
import { href } from "../lib/route.js";
import { verdict } from "./analysis-panel.js";
import { choose } from "./move-menu.js";

const MILLISECONDS = 1500;
const PAUSE = 60;

class BoardWorkspace extends HTMLElement {
  #state = {};
  #facts = null;
  #steps = new Steps("");
  #seen = null;
  #asker = new Asker();
  #previewer = new Asker();
  #job = null;
  #joining = null;
  #soon = 0;
  #parts = {};

  async open(state, facts) {
    this.#state = { ...state };
    this.#facts = facts;
    this.#build();
    this.#steps = new Steps(state.position || facts.example);
    await this.#analyse();
  }

  async rules(state, facts) {
    const known = this.#facts;
    if (!known || known.kind !== facts.kind) {
      await this.open({ ...state, position: "" }, facts);
      return;
    }
    this.#state = { ...this.#state, ...state, position: this.#steps.now };
    this.#facts = facts;
    await this.#analyse();
  }

  connectedCallback() {
    document.addEventListener("keydown", this.#shortcut);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.#shortcut);
    this.#asker.cancel();
    this.#previewer.cancel();
    this.#job?.cancel();
  }

  #build() {
    const board = h("board-view", { class: "board" });
    const analysis = h("analysis-panel", { "aria-live": "off" });
    this.#parts = {
      board,
      analysis,
      tools: h("div", { class: "tools" }, this.#tools()),
      position: h("textarea", { rows: 2, spellcheck: "false", id: "position", onchange: () => this.#goTo(this.#parts.position.value.trim()) }),
      preview: h("div", { class: "preview", "aria-live": "off" }),
      busy: h("div", { class: "busy", "aria-live": "polite" }),
      links: h("div", { class: "links" }),
    };
    board.addEventListener("choose", ({ detail }) => this.#chosen(detail));
    board.addEventListener("look", ({ detail }) => this.#look(detail.part?.moves ?? []));
    analysis.addEventListener("play", ({ detail }) => this.#make(detail.move));
    analysis.addEventListener("look", ({ detail }) => this.#look(detail.move ? [detail.move] : []));
    analysis.addEventListener("more", () => this.#workLonger());
    this.replaceChildren(
      h(
        "div",
        { class: "columns" },
        h(
          "section",
          { class: "stage", "aria-label": "Board" },
          this.#parts.tools,
          h("div", { class: "scroll" }, board),
          h("label", { class: "field" }, h("span", {}, "Position"), this.#parts.position),
          this.#parts.links,
        ),
        h("section", { class: "side", "aria-label": "Analysis" }, this.#parts.busy, analysis, this.#parts.preview),
      ),
    );
  }

  #tools() {
    const { kind, start } = this.#facts;
    const isBoard = kind === "grid" || kind === "strip";
    const mode = h(
      "fieldset",
      { class: "modes" },
      h("legend", {}, "A click"),
      ["move", "edit"].map((name) =>
        h("label", {}, h("input", { type: "radio", name: "mode", value: name, checked: name === "move" }), name === "move" ? "moves" : "edits"),
      ),
    );
    const size = h("input", { type: "text", size: 7, id: "size", "aria-label": "Size", placeholder: kind === "grid" ? "4x5" : "12" });
    return [
      mode,
      h("button", { type: "button", id: "undo", onclick: () => this.#show(this.#steps.undo()) }, "Undo"),
      h("button", { type: "button", id: "redo", onclick: () => this.#show(this.#steps.redo()) }, "Redo"),
      isBoard || start
        ? h(
            "form",
            {
              class: "joined",
              onsubmit: (event) => {
                event.preventDefault();
                this.#resize(size.value.trim());
              },
            },
            size,
            h("button", { type: "submit" }, "Resize"),
          )
        : "",
      isBoard ? h("button", { type: "button", id: "random", onclick: () => this.#random() }, "Random") : "",
      h("button", { type: "button", id: "clear", onclick: () => this.#goTo(this.#facts.example) }, "Start anew"),
    ].filter(Boolean);
  }

  get #editing() {
    return this.querySelector("input[name=mode]:checked")?.value === "edit";
  }

  #goTo(position) {
    if (position) {
      this.#steps.push(position);
      this.#show(position);
    }
  }

  #show(position) {
    this.#parts.position.value = position;
    this.#analyse();
  }

  // Undo and redo work wherever the focus is but in a text, which has its own.
  #shortcut = (event) => {
    const typing = event.target.matches?.("input[type=text], textarea");
    if (typing || !this.#seen || !(event.ctrlKey || event.metaKey) || !"zy".includes(event.key.toLowerCase())) {
      return;
    }
    event.preventDefault();
    const again = event.key.toLowerCase() === "y" || event.shiftKey;
    this.#show(again ? this.#steps.redo() : this.#steps.undo());
  };

  async #chosen({ part, back }) {
    if (this.#editing) {
      this.#edit(part, back ? -1 : 1);
      return;
    }
    const move = part.moves.length > 1 ? await choose(part.moves, part.place) : part.moves[0];
    if (move) {
      await this.#make(move);
    } else if (part.moves.length === 0) {
      announce(`There is no move at ${part.place}.`);
    }
  }

  // Makes a move. Of large boards it is not said where all moves lead: there the changed cells take
  // what the server says of this one.
  async #make(move) {
    if (move.leadsTo !== undefined) {
      this.#goTo(move.leadsTo);
      return;
    }
    try {
      const request = { ...reference(this.#state), position: this.#seen.position, move: move.number, skill: "random", milliseconds: 1 };
      this.#goTo((await ask("play", request)).yours.leadsTo);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #edit(part, step) {
    const summand = this.#seen.summands[part.summand];
    const ownGame = !summand.game || summand.game === (this.#state.game ?? "rules");
    if (!ownGame && summand.kind !== "heap" && summand.kind !== "heaps") {
      return;
    }
    if (summand.cells) {
      this.#change(part.summand, turned(summand, part.key, this.#facts, step));
    } else if (summand.kind === "heap" || summand.kind === "heaps") {
      this.#change(part.summand, grown(summand, part.key, step));
    } else if (summand.kind === "graph" && part.key.startsWith?.("v")) {
      this.#join(part, summand);
    }
  }

  // Two vertices, one after the other: they are joined, or parted if they were joined.
  #join(part, summand) {
    const first = this.#joining;
    this.#joining = null;
    if (first && first.summand === part.summand && first.key !== part.key) {
      this.#change(part.summand, rejoined(summand, Number(first.key.slice(1)), Number(part.key.slice(1)), this.#facts.mark));
    } else {
      this.#joining = part;
      this.#parts.board.mark(new Set([part.id]));
      announce(`${part.place}: choose another vertex to join it to, or to part them.`);
    }
  }

  // Changes a summand. Where it is not soon known what it is worth, the board shows it before.
  #change(index, summand) {
    const position = replaced(this.#seen, index, summand);
    const summands = this.#seen.summands.map((other, i) => (i === index ? { ...summand, componentOfCell: undefined } : other));
    this.#seen = { ...this.#seen, summands, position, moves: [], outcome: undefined };
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#parts.board.show(this.#seen, { values: false }), PAUSE);
    this.#goTo(position);
  }

  #resize(size) {
    const boards = this.#seen?.summands.filter((summand) => summand.cells) ?? [];
    const [, rows, columns] = size.match(/^(?:(\d+)\s*[x×]\s*)?(\d+)$/i) ?? [];
    if (boards.length === 1 && columns && rows * columns <= 2500 && this.#facts.start?.kind !== "random") {
      const index = this.#seen.summands.indexOf(boards[0]);
      this.#change(index, resized(boards[0], Number(rows ?? 1), Number(columns), this.#facts));
    } else {
      this.#goTo(size);
    }
  }

  #random() {
    this.#seen.summands.forEach((summand, index) => {
      if (summand.cells && (!summand.game || summand.game === (this.#state.game ?? "rules"))) {
        this.#change(index, shuffled(summand, this.#facts));
      }
    });
  }

  async #analyse() {
    this.#job?.cancel();
    this.#job = null;
    const position = this.#steps.now;
    this.#parts.busy.textContent = "";
    this.#parts.analysis.classList.add("stale");
    const request = { ...reference(this.#state), position, seed: Number(this.#state.seed ?? 1), milliseconds: MILLISECONDS };
    try {
      const seen = await this.#asker.ask("explore", request);
      if (seen) {
        this.#found(seen);
      }
    } catch (failure) {
      this.#fail(failure);
    }
  }

  // What was shown of another position stays to be seen, and is no longer played on.
  #dim(stale) {
    for (const element of [this.#parts.board, this.#parts.links, this.#parts.preview]) {
      element.inert = stale;
      element.classList.toggle("stale", stale);
    }
    this.#parts.analysis.classList.remove("stale");
  }

  #found(seen) {
    clearTimeout(this.#soon);
    this.#dim(false);
    this.#joining = null;
    this.#seen = seen;
    this.#parts.position.value = seen.position;
    this.#parts.position.rows = Math.min(4, Math.max(2, Math.ceil(seen.position.length / 60)));
    this.#parts.board.show(seen, { values: true, label: `${seen.game}. ${verdict(seen)}` });
    this.#parts.analysis.show(seen);
    this.#parts.preview.replaceChildren();
    this.#parts.tools.querySelector("#undo").disabled = !this.#steps.canUndo;
    this.#parts.tools.querySelector("#redo").disabled = !this.#steps.canRedo;
    announce(verdict(seen));
    this.#state = { ...this.#state, position: seen.position, seed: undefined };
    this.dispatchEvent(new CustomEvent("found", { detail: { seen, state: this.#state } }));
    this.#parts.links.replaceChildren(
      ...downloads({
        name: `${this.#state.game ?? "game"}-board`,
        command: command("solve", this.#state, seen.position),
        picture: () => this.#parts.board.pictureToSave(),
        json: () => seen,
        rows: () => [["move", "row", "column", "value", "wins", "leads to"], ...seen.moves.map((m) => [m.move, m.at?.[0], m.at?.[1], m.value, m.wins, m.leadsTo])],
      }),
      h("button", { type: "button", class: "quiet", onclick: () => this.#explain() }, "Explain in words"),
      h("a", { href: href("play", this.#state) }, "Play from here"),
      h("a", { href: href("write", { ...this.#state, rules: this.#state.rules || this.#facts.rules, game: undefined }) }, "Change the rules"),
    );
  }

  // The moves at which somebody looks: what they change is marked, and of a single one it is shown
  // what it leaves.
  #look(moves) {
    const ids = new Set();
    for (const move of moves.length === 1 ? moves : []) {
      (move.cells ?? []).forEach((cell) => ids.add(`${move.summand - 1}:${cell}`));
      (move.vertices ?? []).forEach((vertex) => ids.add(`${move.summand - 1}:v${vertex}`));
      (move.edges ?? []).forEach((edge) => ids.add(`${move.summand - 1}:e${edge}`));
    }
    this.#parts.board.mark(ids);
    this.#preview(moves.length === 1 && !this.#editing ? moves[0] : null);
  }

  #preview = settled(140, async (move) => {
    if (!move?.leadsTo) {
      return;
    }
    try {
      const after = await this.#previewer.ask("explore", { ...reference(this.#state), position: move.leadsTo, milliseconds: 500 });
      if (after && this.isConnected) {
        const board = h("board-view", { class: "small" });
        const answer = after.moves.find((reply) => reply.wins);
        this.#parts.preview.replaceChildren(
          h("h2", {}, `After ${move.move}`),
          board,
          h("p", {}, afterMove(move, after), answer && !move.wins ? [" Answered by ", h("b", {}, answer.move), "."] : ""),
        );
        board.show(after, { values: true, still: true, label: `The board after ${move.move}` });
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
    }
  });

  async #workLonger() {
    const { busy } = this.#parts;
    const request = { ...reference(this.#state), position: this.#steps.now, milliseconds: 600_000 };
    const line = h("span", {}, "Waiting for a turn…");
    this.#job?.cancel();
    const work = job("explore", request, ({ state, nodes, milliseconds }) => {
      line.textContent = state === "waiting" ? "Waiting for a turn…" : `Solving: ${nodes.toLocaleString("en")} nodes in ${(milliseconds / 1000).toFixed(1)} s`;
    });
    this.#job = work;
    busy.replaceChildren(line, h("button", { type: "button", onclick: work.cancel }, "Stop"));
    this.#parts.analysis.working(true);
    try {
      const seen = await work.result;
      if (seen && this.#job === work) {
        this.#found(seen);
      }
    } catch (failure) {
      if (this.#job === work) {
        this.#fail(failure);
      }
    }
    if (this.#job === work) {
      this.#job = null;
      busy.replaceChildren();
      this.#parts.analysis.working(false);
    }
  }

  // The whole explanation in words, as the command gives it.
  async #explain() {
    try {
      const { text } = await ask("explain", { ...reference(this.#state), position: this.#seen.position, milliseconds: 5000 });
      this.#parts.preview.replaceChildren(h("h2", {}, "In words"), h("pre", { class: "explanation", tabindex: 0 }, text));
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #fail(failure) {
    if (!(failure instanceof Problem)) {
      throw failure;
    }
    this.#dim(true);
    this.#parts.analysis.fail(failure);
  }
}

function afterMove(move, after) {
  const parts = after.components ?? [];
  if (after.value === undefined) {
    return verdict(after);
  }
  const split = parts.length > 1 ? ` = ${parts.map((part) => part.value).join(" xor ")}` : "";
  return `The value is then ${after.value}${split}.`;
}

customElements.define("board-workspace", BoardWorkspace);
