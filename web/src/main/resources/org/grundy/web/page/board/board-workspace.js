// <board-workspace>: a position that is edited or played on while it is analysed.
//
// Members: open(state, facts) shows a game, `state` is { game or rules, position, seed }; rules(state,
// facts) changes the rules and keeps the position if it still is one. Event: `found` with the
// exploration and the state, whenever a position was understood.

import { Asker, ask, server } from "../lib/api.js";
import { catalogue } from "../lib/catalogue.js";
import { command } from "../lib/command.js";
import { announce, dim, h, settled } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { reference } from "../lib/game.js";
import { Steps } from "../lib/history.js";
import { Inquiry } from "../lib/inquiry.js";
import { nimSum } from "../lib/nimber.js";
import { onePage } from "../lib/one-page.js";
import { Placed } from "../lib/placed.js";
import { brief, grown, isLarge, ledTo, rejoined, replaced, resized, shuffled, turned } from "../lib/position.js";
import { prefer } from "../lib/preference.js";
import { Problem, problemBox } from "../lib/problem.js";
import { go, href } from "../lib/route.js";
import { ORIGINAL, parts, say } from "../lib/say.js";
import { term } from "../lib/term.js";
import { toggle, tool } from "../lib/tools.js";
import { WorkLine } from "../lib/work-line.js";
import { afterMove, verdict } from "./analysis-panel.js";
import "./board-view.js";
import { dragged } from "./dragged.js";
import { GraphEditor } from "./graph-editor.js";
import { choose, closeMenu } from "./move-menu.js";
import { PositionField } from "./position-field.js";
import "./strategy-tree.js";
import { sumTiles } from "./sum-tiles.js";

const MILLISECONDS = 1500;

// Whether the browser keeps that values are hidden.
const VEILED = "values-hidden";

// What is not solved by then is drawn before; so is a large board that is the first, for which the search would
// leave no processor.
const PATIENCE = 120;
const DRAWING = 10_000;

class BoardWorkspace extends HTMLElement {
  #state = {};
  /** @type {Answer} */
  #facts = null;
  #steps = new Steps("");
  #placed = new Placed();
  #inquiry = new Inquiry();
  #asker = new Asker();
  #previewer = new Asker();
  #drawer = new Asker();
  /** @type {GraphEditor} */
  #editor;
  /** @type {WorkLine} */
  #work;
  /** @type {{ summand: number, name: string } | null} */
  #joining = null;
  #parts = {};

  async open(state, facts) {
    this.#state = { ...state };
    this.#facts = facts;
    this.#inquiry.clear();
    this.#build();
    this.#steps = new Steps(state.position || facts.example);
    this.#parts.position.write(this.#steps.now);
    await this.#analyse();
    if (state.job && this.isConnected) {
      await this.#workLonger(state.job);
    }
  }

  // What is shown now.
  get position() {
    return this.#steps.now;
  }

  async rules(state, facts) {
    const known = this.#facts;
    if (!known || known.kind !== facts.kind) {
      await this.open({ ...state, position: "" }, facts);
      return;
    }
    this.#state = { ...this.#state, ...state, position: this.#steps.now };
    this.#facts = facts;
    this.#inquiry.forgetDrawn();
    await this.#analyse();
  }

  connectedCallback() {
    document.addEventListener("keydown", this.#shortcut);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.#shortcut);
    this.#inquiry.clear();
    this.#asker.cancel();
    this.#drawer.cancel();
    this.#previewer.cancel();
    this.#work?.leave();
  }

  #build() {
    const board = h("board-view", { class: "board" });
    const analysis = h("analysis-panel", { "aria-live": "off" });
    this.#parts = {
      board,
      analysis,
      tools: h("div", { class: "toolbar", role: "group", "aria-label": say("board.tools") }, this.#tools()),
      share: h("div", { class: "sharing" }),
      position: new PositionField((position) => this.#goAnew(position)),
      menu: h("div"),
      preview: h("div", { class: "preview", "aria-live": "off" }),
      apart: h("div"),
      tray: h("div"),
      busy: h("div", { class: "busy", "aria-live": "polite" }),
      links: h("div", { class: "links" }),
    };
    this.#work = new WorkLine(this.#parts.busy);
    this.#fillTray(board);
    this.#editor = new GraphEditor(board, {
      isOn: () => this.#editing && !this.#inquiry.isPending,
      seen: () => this.#seen,
      mark: () => this.#facts.mark,
      change: (index, summand) => this.#change(index, summand),
      redraw: () => this.#redraw(),
    });
    board.addEventListener("choose", ({ detail }) => this.#chosen(detail));
    board.addEventListener("turn", (event) => this.#turn(event));
    board.addEventListener("look", ({ detail }) => this.#look(detail.moves));
    analysis.addEventListener("play", ({ detail }) => this.#make(detail.move));
    analysis.addEventListener("look", ({ detail }) => this.#look(detail.move ? [detail.move] : []));
    analysis.addEventListener("more", () => this.#workLonger());
    this.replaceChildren(
      h(
        "div",
        { class: "columns" },
        h(
          "section",
          { class: "stage", "aria-label": say("board.board") },
          h("div", { class: "tool-row" }, this.#parts.tools, this.#parts.share),
          h("div", { class: "scroll" }, board),
          this.#parts.menu,
          h("label", { class: "field" }, h("span", {}, say("board.position")), this.#parts.position.element),
          this.#parts.links,
          this.#parts.apart,
          this.#parts.tray,
        ),
        h("section", { class: "side", "aria-label": say("board.analysis") }, this.#parts.busy, analysis, this.#parts.preview),
      ),
    );
  }

  // All games, to be added to the sum by a click, or dragged onto the board.
  async #fillTray(board) {
    const games = await catalogue().catch(() => []);
    const chips = games
      .filter((game) => !/^(board\s+tiling|play\s+misere|win |avoid )/m.test(game.rules))
      .map((game) =>
        h("li", {}, dragged(h("button", { type: "button", class: "quiet", onclick: () => this.#add(game) }, game.title), board, () => this.#add(game))),
      );
    if (this.#facts.kind !== "tiling") {
      this.#parts.tray.replaceChildren(h("details", { class: "tray" }, h("summary", {}, say("board.addGame")), h("p", { class: "soft" }, say("board.addGameHow")), h("ul", {}, chips)));
    }
  }

  #add(game) {
    this.#goTo(`${this.#steps.now} + ${game.name} ${game.scene.position}`);
  }

  #tools() {
    const { kind, start } = this.#facts;
    const isBoard = kind === "grid" || kind === "strip";
    const mode = h(
      "fieldset",
      { class: "modes" },
      h("legend", { class: "unseen" }, say("board.click")),
      toggle("moves", say("board.moves"), { type: "radio", name: "mode", value: "move", checked: true }),
      toggle("edits", say("board.edits"), { type: "radio", name: "mode", value: "edit" }),
    );
    const size = h("input", { type: "text", size: 7, id: "size", "aria-label": say("board.size"), placeholder: kind === "grid" ? "4x5" : "12" });
    return [
      mode,
      tool("undo", say("board.undo"), { id: "undo", onclick: () => this.#show(this.#steps.undo()) }),
      tool("redo", say("board.redo"), { id: "redo", onclick: () => this.#show(this.#steps.redo()) }),
      isBoard || start
        ? h(
            "form",
            {
              class: "joined",
              onsubmit: (event) => {
                event.preventDefault();
                const asked = size.value.trim();
                this.#inquiry.whenDrawn(() => this.#resize(asked));
              },
            },
            size,
            h("button", { type: "submit" }, say("board.resize")),
          )
        : "",
      isBoard ? tool("random", say("board.random"), { id: "random", onclick: () => this.#inquiry.whenDrawn(() => this.#random()) }) : "",
      toggle("hidden", say("board.hideValues"), { type: "checkbox", id: "veil", checked: this.#veiled, onchange: (event) => this.#veil(event.target.checked) }),
      tool("anew", say("board.startAnew"), { id: "clear", onclick: () => this.#goAnew(this.#facts.example) }),
      kind === "graph" ? tool("vertex", say("board.addVertex"), { onclick: () => this.#inquiry.whenDrawn(() => this.#addVertex()) }) : "",
      kind === "graph" ? tool("layout", say("board.layOut"), { onclick: () => this.#layOut() }) : "",
    ].filter(Boolean);
  }

  get #editing() {
    return this.querySelector("input[name=mode][value=edit]")?.matches(":checked") ?? false;
  }

  #goTo(position) {
    if (position) {
      this.#steps.push(position);
      this.#show(position);
    }
  }

  // Another position altogether.
  #goAnew(position) {
    this.#editor.forget();
    this.#goTo(position);
  }

  #addVertex() {
    const index = this.#seen?.summands.findIndex((summand) => summand.vertices) ?? -1;
    if (index >= 0) {
      this.#editor.add(index);
    }
  }

  #layOut() {
    this.#editor.forget();
    this.#analyse();
  }

  // What is drawn, with vertices where they are now.
  /** @returns {Answer} */
  get #seen() {
    return this.#inquiry.drawn && this.#editor.placed(this.#inquiry.drawn);
  }

  // Draws what is shown: with its values once it is answered, unless they are hidden.
  #redraw() {
    const { answered } = this.#inquiry;
    const seen = this.#seen;
    const isTold = answered !== null && !this.#veiled;
    const label = answered === null ? say("board.notSolved", { game: seen.game }) : isTold ? `${seen.game}. ${verdict(answered)}` : seen.game;
    this.#parts.board.show(this.#veiled ? { ...seen, components: [] } : seen, { values: isTold, placed: this.#placed.of(seen.position), label });
    this.#markJoining();
  }

  #show(position) {
    this.#joining = null;
    this.#parts.position.write(position);
    this.#analyse();
  }

  // Undo and redo work wherever the focus is but in a text, which has its own.
  #shortcut = (event) => {
    const typing = event.target.matches?.("input:not([type]), input[type=text], select, textarea, .editor");
    if (event.key === "p" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && this.closest("board-page")) {
      go("play", { ...this.#state, hidden: undefined });
      return;
    }
    if (typing || !this.#inquiry.drawn || !(event.ctrlKey || event.metaKey) || !"zy".includes(event.key.toLowerCase())) {
      return;
    }
    event.preventDefault();
    const again = event.key.toLowerCase() === "y" || event.shiftKey;
    this.#show(again ? this.#steps.redo() : this.#steps.undo());
  };

  // A choice made before the position is drawn and its moves are known waits for them, unless a click comes to mean
  // something else.
  async #chosen({ part, moves, back, again }) {
    const editing = this.#editing;
    if (this.#inquiry.isPending || (!editing && this.#seen.movesUnknown)) {
      this.#inquiry.wait(() => editing === this.#editing && again());
      return;
    }
    if (editing) {
      this.#edit(part, back ? -1 : 1);
      return;
    }
    const host = { host: this.#parts.menu, look: (move) => this.#look(move ? [move] : []), board: this.#parts.board };
    const plain = this.#veiled ? moves.map(({ value, wins, ...move }) => move) : moves;
    const move = moves.length > 1 ? await choose(plain, part, host) : moves[0];
    if (move) {
      await this.#make(move);
    } else if (moves.length === 0 && this.#seen.everyMove) {
      announce(say("board.noMoveAt", { place: part.place }));
    }
  }

  // Edits backwards; where clicks make moves, a finger that rests means nothing.
  #turn(event) {
    if (this.#editing) {
      event.preventDefault();
      if (!this.#inquiry.isPending) {
        this.#edit(event.detail.part, -1);
      }
    }
  }

  // Whether values are hidden, so that those who look have to find out themselves.
  get #veiled() {
    return (this.#state.hidden ?? localStorage.getItem(VEILED)) === "yes";
  }

  // The link says it too, so that whoever is given it sees no values.
  #veil(veiled) {
    this.#state.hidden = veiled ? "yes" : undefined;
    prefer(VEILED, veiled ? "yes" : "no");
    if (this.#inquiry.asked && this.#inquiry.answered) {
      this.#found(this.#inquiry.asked, this.#inquiry.answered);
    }
  }

  // Makes a move. Of large boards it is not said where all moves lead: there the changed cells take
  // what the server says of this one.
  async #make(move) {
    const { position } = this.#seen;
    try {
      const request = { ...reference(this.#state), position, move: move.number, skill: "random", milliseconds: 1 };
      const next = move.leadsTo ?? (await this.#ledBy(request));
      this.#placed.move(position, next);
      this.#seen.summands.forEach((summand, index) => this.#editor.keep(index, summand));
      const boards = ledTo(this.#seen, next);
      if (boards) {
        this.#drawAtOnce(boards);
      }
      this.#goTo(next);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  // What is chosen until this is known waits for it.
  async #ledBy(request) {
    this.#inquiry.move();
    return (await this.#asker.last("play", request)).yours.leadsTo;
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
    } else if (summand.kind === "graph" && step < 0) {
      this.#editor.remove(part.summand, part.key);
    } else if (summand.kind === "graph" && part.key.startsWith?.("v")) {
      this.#join(part, summand);
    }
  }

  // Two vertices, one after the other: they are joined, or parted if they were joined.
  #join(part, summand) {
    const vertex = summand.vertices.find(({ id }) => part.key === `v${id}`);
    const joining = this.#joining;
    const first = joining?.summand === part.summand ? summand.vertices.find(({ name }) => name === joining?.name) : undefined;
    if (first && first !== vertex) {
      this.#editor.keep(part.summand, summand);
      this.#change(part.summand, rejoined(summand, first.id, vertex.id, this.#facts.mark));
    } else {
      this.#joining = { summand: part.summand, name: vertex.name };
      this.#markJoining();
      announce(say("board.chooseOther", { place: part.place }));
    }
  }

  // Marks the vertex that was chosen first, also in the picture that its answer brings.
  #markJoining() {
    const { summand, name } = this.#joining ?? { summand: -1, name: "" };
    const vertex = this.#seen.summands[summand]?.vertices?.find((other) => other.name === name);
    if (vertex) {
      this.#parts.board.mark(new Set([`${summand}:v${vertex.id}`]));
    }
  }

  // Changes a summand.
  #change(index, summand) {
    const position = replaced(this.#seen, index, summand);
    const summands = this.#seen.summands.map((other, i) => (i === index ? { ...summand, componentOfCell: undefined } : other));
    this.#drawAtOnce({ ...this.#seen, summands, position });
    this.#goTo(position);
  }

  // Draws a position of which the server has not said anything yet.
  #drawAtOnce(position) {
    const seen = { ...position, moves: [], movesUnknown: true, everyMove: false, outcome: undefined };
    this.#inquiry.drawAhead(seen);
    this.#parts.board.show(seen, { values: false, placed: this.#placed.of(position.position) });
  }

  #resize(size) {
    const boards = this.#seen?.summands.filter((summand) => summand.cells) ?? [];
    const [, rows, columns] = size.match(/^(?:(\d+)\s*[x×]\s*)?(\d+)$/i) ?? [];
    if (boards.length === 1 && columns > 0 && (rows ?? 1) > 0 && (rows ?? 1) * columns <= 2500 && this.#facts.start?.kind !== "random") {
      const index = this.#seen.summands.indexOf(boards[0]);
      this.#change(index, resized(boards[0], Number(rows ?? 1), Number(columns), this.#facts));
    } else {
      this.#goTo(size);
    }
  }

  #random() {
    this.#seen?.summands.forEach((summand, index) => {
      if (summand.cells && (!summand.game || summand.game === (this.#state.game ?? "rules"))) {
        this.#change(index, shuffled(summand, this.#facts));
      }
    });
  }

  async #analyse() {
    this.#work.leave();
    this.#state.job = undefined;
    const position = this.#steps.now;
    closeMenu();
    this.#previewer.cancel();
    this.#drawer.cancel();
    this.#enable();
    this.#parts.busy.textContent = "";
    for (const element of [this.#parts.analysis, this.#parts.links, this.#parts.share]) {
      dim(element, true);
    }
    const question = { ...reference(this.#state), position, seed: Number(this.#state.seed ?? 1) };
    this.#inquiry.ask(question);
    if (!this.#inquiry.drawn && isLarge(position)) {
      await this.#drawUnsolved("position", question);
      if (!this.#inquiry.isNow(question)) {
        return;
      }
    }
    const waited = setTimeout(() => this.#drawUnsolved("moves", question), PATIENCE);
    try {
      const request = { ...question, milliseconds: MILLISECONDS };
      const seen = await this.#asker.ask("explore", request).catch((failure) => this.#unsolved(failure, request));
      if (seen) {
        this.#found(question, seen);
      }
    } catch (failure) {
      this.#fail(failure);
    }
    clearTimeout(waited);
  }

  // Draws a position alone, or with its moves, to be played on while it is solved.
  async #drawUnsolved(operation, question) {
    try {
      const seen = await this.#drawer.ask(operation, { ...question, milliseconds: DRAWING });
      if (seen && this.#inquiry.draw(question, { ...seen, movesUnknown: operation === "position" })) {
        this.#taken();
        this.#redraw();
        this.#parts.analysis.waiting();
        this.#inquiry.settle();
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
    }
  }

  // Where the time was spent before anything was known, the board and its moves are shown all the same.
  async #unsolved(failure, request) {
    if (!(failure instanceof Problem) || !failure.cure.includes("ask as a job")) {
      throw failure;
    }
    const { milliseconds, ...plain } = request;
    const seen = await this.#asker.ask("moves", plain);
    return seen && { ...seen, ended: say("board.afterTime", { milliseconds }) };
  }

  // What was shown of another position stays to be seen, and is no longer played on.
  #dim(stale) {
    for (const element of [this.#parts.board, this.#parts.preview, this.#parts.apart]) {
      dim(element, stale);
    }
    dim(this.#parts.analysis, false);
  }

  // From now on one plays on what is drawn.
  #taken() {
    this.#dim(false);
    this.#parts.position.tell(brief(this.#inquiry.drawn.position, this.#facts));
  }

  #enable() {
    this.#parts.tools.querySelector("#undo").disabled = !this.#steps.canUndo;
    this.#parts.tools.querySelector("#redo").disabled = !this.#steps.canRedo;
  }

  #found(question, seen) {
    if (!this.#inquiry.answer(question, seen)) {
      return;
    }
    this.#drawer.cancel();
    this.#previewer.cancel();
    this.#taken();
    const veiled = this.#veiled;
    this.#redraw();
    this.#parts.analysis.show(seen, veiled);
    this.#parts.analysis.working(this.#work.isBusy);
    this.#parts.preview.replaceChildren();
    this.#takeApart(question, veiled ? { components: [] } : seen);
    announce(veiled ? seen.position : verdict(seen));
    this.#state = { ...this.#state, position: brief(seen.position, this.#facts), seed: undefined, hidden: veiled ? "yes" : undefined };
    this.dispatchEvent(new CustomEvent("found", { detail: { seen, state: this.#state } }));
    dim(this.#parts.links, false);
    dim(this.#parts.share, false);
    this.#parts.share.replaceChildren(
      ...downloads({
        name: `${this.#state.game ?? "game"}-board`,
        command: command("solve", this.#state, this.#state.position),
        picture: () => this.#parts.board.pictureToSave(),
        json: () => seen,
        page: () => this.#page(seen),
        rows: () => [["move", "words", "row", "column", "value", "wins", "leads to"], ...seen.moves.map((m) => [m.move, m.words, m.at?.[0], m.at?.[1], m.value, m.wins, m.leadsTo])],
      }),
    );
    this.#parts.links.replaceChildren(
      veiled ? "" : h("button", { type: "button", class: "quiet", onclick: () => this.#explain() }, say("board.explain")),
      seen.outcome && !seen.pieces && !veiled ? h("button", { type: "button", class: "quiet", id: "prove", onclick: () => this.#prove() }, say("board.prove")) : "",
      h("a", { href: href("play", { ...this.#state, hidden: undefined }), "aria-keyshortcuts": "p" }, say("board.playFromHere")),
      ...this.#families(),
      h("a", { href: href("write", { ...this.#state, rules: this.#state.rules || this.#facts.rules, game: undefined }) }, say("board.changeRules")),
    );
    this.#inquiry.settle();
  }

  // Where other starts of the game are valued.
  #families() {
    const { game, rules, parameters } = this.#state;
    const { kind } = this.#facts;
    return [
      kind === "heap" && !parameters ? h("a", { href: href("sequences", { game, rules }) }, say("board.allHeaps")) : "",
      kind !== "tiling" && !parameters ? h("a", { href: href("tables", { game, rules }) }, say("board.tableOfStarts")) : "",
    ];
  }

  // The components drawn apart, where there are several and their nim-sum is the value.
  async #takeApart(question, seen) {
    const { components = [], value, summands } = seen;
    const place = this.#parts.apart;
    if (components.length < 2 || value === undefined || nimSum(components.map((part) => part.value)) !== value) {
      place.replaceChildren();
      return;
    }
    const title = h("h2", {}, say("board.sum"));
    place.replaceChildren(title, sumTiles(components, value, components.length === summands.length ? seen : undefined));
    const mixed = summands.some((summand) => summand.game);
    const short = components.slice(0, 12).every((part) => part.position && part.position.length < 200);
    const owners = components.slice(0, 12).map((_, i) => seen.moves.find((move) => move.component === i)?.summand);
    if (components.length === summands.length || !short || (mixed && owners.includes(undefined))) {
      return;
    }
    const named = (part, i) => (mixed ? `${summands[owners[i] - 1].game} ${part.position}` : part.position);
    const position = components.slice(0, 12).map(named).join(" + ");
    const apart = await ask("moves", { ...reference(this.#state), position }).catch(() => undefined);
    if (this.#inquiry.isNow(question) && !this.#veiled && apart?.summands.length === Math.min(12, components.length)) {
      place.replaceChildren(title, sumTiles(components, value, apart));
    }
  }

  // A strategy for whoever wins, as a tree.
  #prove() {
    const tree = h("strategy-tree");
    this.#parts.preview.replaceChildren(tree);
    tree.show(this.#state, this.#seen);
  }

  // The moves at which somebody looks: of a single one it is shown on the board what it does, and beside
  // it what it leaves.
  #look(moves) {
    const single = moves.length === 1 && !this.#editing ? moves[0] : null;
    this.#parts.board.ghost(single);
    this.#preview(single && !this.#veiled ? single : null, this.#inquiry.asked);
  }

  #preview = settled(140, async (move, question) => {
    if (!move?.leadsTo || !this.#inquiry.isNow(question)) {
      return;
    }
    try {
      const after = await this.#previewer.ask("explore", { ...reference(this.#state), position: move.leadsTo, milliseconds: 500 });
      if (after) {
        const board = h("board-view", { class: "small" });
        const answer = after.moves.find((reply) => reply.wins);
        this.#parts.preview.replaceChildren(
          h("h2", {}, say("board.after", { move: move.words }), " ", term("option")),
          board,
          h("p", {}, afterMove(after), answer && !move.wins ? parts("board.answeredBy", { move: h("b", { lang: ORIGINAL }, answer.words) }) : ""),
        );
        board.show(after, { values: true, still: true, label: say("board.boardAfter", { move: move.words }) });
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
    }
  });

  // Work that takes longer, or that was begun before and is joined.
  async #workLonger(id) {
    const question = this.#inquiry.asked;
    const request = { ...reference(this.#state), position: this.#steps.now, milliseconds: 600_000 };
    const done = this.#work.does({
      kind: "explore",
      request,
      id,
      title: `${this.#facts.title} ${this.#steps.now}`,
      place: (job) => href("board", { ...this.#state, position: request.position, job }),
      started: (job) => this.#noteJob(job, question),
    });
    this.#parts.analysis.working(true);
    try {
      const seen = await done;
      if (seen) {
        this.#found(question, seen);
      }
    } catch (failure) {
      if (this.#inquiry.isNow(question)) {
        this.#fail(failure);
      }
    }
    if (this.#inquiry.isNow(question)) {
      this.#parts.analysis.working(false);
    }
  }

  // The address names the work, so that it is joined again.
  #noteJob(job, question) {
    const seen = this.#inquiry.drawn;
    if (this.#inquiry.isNow(question) && seen) {
      this.#state = { ...this.#state, position: seen.position, job };
      this.dispatchEvent(new CustomEvent("found", { detail: { seen, state: this.#state } }));
    }
  }

  // The position with all that is known of it, as one file.
  async #page(seen) {
    const request = { ...reference(this.#state), position: seen.position, milliseconds: 5000 };
    const shown = {
      title: say("board.onePosition", { game: seen.game }),
      verdict: verdict(seen),
      picture: this.#parts.board.pictureToSave(),
      exploration: seen,
      rules: this.#state.rules || this.#facts.rules,
      command: command("solve", this.#state, this.#state.position),
    };
    const place = href("board", this.#state);
    const [explanation, at] = await Promise.all([ask("explain", request, { signal: null }).then(({ text }) => text, () => ""), server().catch(() => ({}))]);
    return onePage({ ...shown, explanation, link: at.publicUrl ? at.publicUrl + place : "" });
  }

  // The whole explanation in words, as the command gives it.
  async #explain() {
    const { answered } = this.#inquiry;
    try {
      const { text } = await ask("explain", { ...reference(this.#state), position: answered.position, milliseconds: 5000 });
      if (answered === this.#inquiry.answered && !this.#veiled) {
        this.#previewer.cancel();
        this.#parts.preview.replaceChildren(h("h2", {}, say("board.inWords")), h("pre", { class: "explanation", tabindex: 0 }, text));
      }
    } catch (failure) {
      if (answered === this.#inquiry.answered) {
        this.#fail(failure);
      }
    }
  }

  #fail(failure) {
    if (!(failure instanceof Problem)) {
      throw failure;
    }
    this.#inquiry.fail();
    this.#dim(true);
    if (failure.status === 0 && this.#inquiry.drawn) {
      this.#parts.busy.replaceChildren(problemBox(failure), h("button", { type: "button", onclick: () => this.#analyse() }, say("problem.tryAgain")));
      return;
    }
    this.#parts.analysis.fail(failure);
  }
}

customElements.define("board-workspace", BoardWorkspace);
