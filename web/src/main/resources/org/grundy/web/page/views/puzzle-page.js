// <puzzle-page>: find the only winning move. Positions are made by random play from a start until exactly one of
// their moves wins; each has a link.

import { told } from "../board/rules-glance.js";
import { Asker, Problem } from "../lib/api.js";
import { gamePicker } from "../lib/catalogue.js";
import { announce, dim, entitle, h } from "../lib/dom.js";
import { facts, reference } from "../lib/game.js";
import { Placed } from "../lib/placed.js";
import { problemBox } from "../lib/problem-box.js";
import { href, note } from "../lib/route.js";
import { isSolved } from "../lib/winning.js";
import { choose, closeMenu } from "../board/move-menu.js";

// How many moves a puzzle has to choose from, and where the play begins on each kind of board.
const LEVELS = {
  easy: { least: 3, starts: { grid: "2x3", strip: "7", ring: "7", graph: "5", heap: "3 + 4", heaps: "(4,6)" } },
  medium: { least: 6, starts: { grid: "3x4", strip: "11", ring: "10", graph: "7", heap: "4 + 6 + 7", heaps: "(7,12)" } },
  hard: { least: 10, starts: { grid: "4x4", strip: "16", ring: "14", graph: "9", heap: "7 + 9 + 12", heaps: "(13,20)" } },
};
const TRIES = 40;
const MILLISECONDS = 1500;

// How long a puzzle is looked for, in milliseconds.
const PATIENCE = 15_000;

class PuzzlePage extends HTMLElement {
  #state = {};
  #facts = null;
  #seen = null;
  #parts = {};
  #placed = new Placed();

  // Who asks for the puzzle, and who for what an answer to it leads to.
  #maker = new Asker();
  #replier = new Asker();

  async open(given) {
    this.#state = { game: "kayles", level: "easy", ...given };
    this.#build();
    try {
      this.#facts = await facts(this.#state);
      this.#parts.title.textContent = `Puzzle: ${this.#facts.title}`;
      this.#parts.about.replaceChildren(told(this.#facts));
      entitle(this.#facts.title, "Puzzles");
      this.#parts.another.disabled = false;
      await (this.#state.position ? this.#show(await this.#explore(this.#maker, this.#state.position)) : this.#make());
    } catch (failure) {
      this.#fail(failure);
    }
  }

  disconnectedCallback() {
    this.#maker.cancel();
    this.#replier.cancel();
  }

  #build() {
    const board = h("board-view", { class: "board" });
    const level = h("select", { id: "level" }, Object.keys(LEVELS).map((name) => h("option", { value: name, selected: name === this.#state.level }, name)));
    this.#parts = {
      title: h("h1", { class: this.#state.game && !this.#state.rules ? "unseen" : "" }, "Puzzle"),
      about: h("div", { class: "about" }),
      glance: h("rules-glance", { class: "below" }),
      board,
      level,
      another: h("button", { type: "submit", class: "main", id: "another", disabled: true }, "Another puzzle"),
      menu: h("div"),
      status: h("p", { class: "verdict told-below", "aria-live": "polite" }, "…"),
      after: h("div", { class: "preview" }),
    };
    board.addEventListener("look", ({ detail }) => board.ghost(detail.moves.length === 1 ? detail.moves[0] : null));
    board.addEventListener("choose", ({ detail }) => this.#answer(detail).catch((failure) => this.#fail(failure)));
    const another = (event) => {
      event.preventDefault();
      this.#state.level = level.value;
      this.#make().catch((failure) => this.#fail(failure));
    };
    this.replaceChildren(
      h("div", { class: "heading" }, this.#parts.title, gamePicker({ value: this.#state.game, filter: ({ rules }) => !/^board\s+tiling/m.test(rules), chosen: (game) => (location.hash = href("puzzle", { game, level: level.value })) })),
      this.#parts.about,
      h("form", { class: "tools", onsubmit: another }, h("label", { class: "field" }, h("span", {}, "How hard"), level), this.#parts.another),
      h("div", { class: "columns" }, h("section", { class: "stage", "aria-label": "Board" }, h("div", { class: "scroll" }, board), this.#parts.menu), h("section", { class: "side", "aria-label": "Answer" }, this.#parts.status, this.#parts.after)),
      this.#parts.glance,
    );
  }

  #explore(asker, position) {
    return asker.last("explore", { ...reference(this.#state), position, milliseconds: MILLISECONDS });
  }

  // Looks for a puzzle from the start of the level, and where none is found from those of the others.
  async #make() {
    closeMenu();
    this.#replier.cancel();
    dim(this.#parts.board, true);
    this.#parts.status.className = "verdict told-below";
    this.#parts.status.textContent = "Looking for a puzzle…";
    const { least } = LEVELS[this.#parts.level.value];
    const { kind, start, example } = this.#facts;
    const size = ({ starts }) => starts[kind] ?? starts.grid;
    const sized = start || kind.startsWith("heap");
    const begins = sized ? [size(LEVELS[this.#parts.level.value]), ...Object.values(LEVELS).map(size), example] : [example];
    const end = performance.now() + PATIENCE;
    for (const begin of new Set(begins)) {
      const best = await this.#sought(begin, least, end);
      if (best) {
        await this.#show(best);
        return;
      }
    }
    dim(this.#parts.board, false);
    this.#parts.status.textContent = "No puzzle was found: wherever all moves were solved, every one wins or none does. Try again, or another game.";
    await this.#parts.glance.show(this.#state, this.#facts);
  }

  // Plays at random until one move of several wins, and no other; where that is not found, few of them.
  async #sought(start, least, end) {
    let position = start;
    let best = null;
    for (let i = 0; i < TRIES && performance.now() < end && this.isConnected; i++) {
      const seed = Math.floor(Math.random() * 2 ** 40);
      const seen = await this.#maker.last("explore", { ...reference(this.#state), position, seed, milliseconds: MILLISECONDS }).catch(() => this.#maker.last("moves", { ...reference(this.#state), position: this.#facts.example }));
      if (seen.everyMove && merit(seen) > merit(best)) {
        best = seen;
      }
      if (merit(best) >= least) {
        break;
      }
      const onwards = seen.moves.filter((move) => move.leadsTo);
      position = onwards.length > 0 ? onwards[Math.floor(Math.random() * onwards.length)].leadsTo : start;
      this.#placed.move(seen.position, position);
    }
    return best;
  }

  async #show(seen) {
    this.#seen = seen;
    dim(this.#parts.board, false);
    this.#state.position = seen.position;
    note(this, "puzzle", this.#state);
    closeMenu();
    this.#parts.status.className = "verdict told-below";
    this.#parts.status.textContent = task(seen);
    announce(this.#parts.status.textContent);
    this.#parts.after.replaceChildren(h("p", { class: "soft" }, "The address of this page is a link to this puzzle."));
    this.#parts.board.show({ ...seen, components: [] }, { values: false, placed: this.#placed.of(seen.position), label: `A puzzle of ${seen.game}` });
    await this.#parts.glance.show(this.#state, this.#facts);
  }

  async #answer({ part, moves }) {
    const plain = moves.map(({ value, wins, ...move }) => move);
    const host = { host: this.#parts.menu, look: (move) => this.#parts.board.ghost(move), board: this.#parts.board };
    const chosen = plain.length > 1 ? await choose(plain, part, host) : plain[0];
    if (!chosen) {
      return;
    }
    const move = this.#seen.moves[chosen.number];
    const { status, after } = this.#parts;
    status.className = `verdict told-below ${move.wins ? "N" : "P"}`;
    status.textContent = verdict(move);
    announce(status.textContent);
    if (move.leadsTo) {
      const board = h("board-view", { class: "small" });
      this.#placed.move(this.#seen.position, move.leadsTo);
      const next = await this.#explore(this.#replier, move.leadsTo);
      const reply = next.moves.find((other) => other.wins);
      after.replaceChildren(
        h("h2", {}, `After ${move.words}`),
        board,
        h("p", {}, move.wins ? `Whatever is answered, you win${next.value === 0 ? ": the value is 0" : ""}.` : reply ? "There is an answer that wins. Find your own first." : ""),
        move.wins ? h("p", {}, h("a", { href: href("board", { ...reference(this.#state), position: this.#seen.position }) }, "Why?")) : "",
      );
      board.show({ ...next, moves: [] }, { values: false, still: true, placed: this.#placed.of(next.position), label: `The board after ${move.words}` });
    }
  }

  #fail(failure) {
    if (!(failure instanceof Problem)) {
      throw failure;
    }
    dim(this.#parts.board, false);
    this.#parts.status.replaceChildren(problemBox(failure));
  }
}

// What is asked: how many moves win; at least how many where not all were solved.
function task({ moves, everyMove }) {
  const winning = moves.filter((move) => move.wins).length;
  if (winning === 0) {
    return "No move is known to win here: ask for another puzzle.";
  }
  if (!everyMove || !isSolved(moves)) {
    return `At least ${winning} of ${everyMove ? "" : "more than "}${moves.length} moves ${winning === 1 ? "wins" : "win"}. Find one.`;
  }
  return winning === 1 ? `One of ${moves.length} moves wins. Which?` : `${winning} of ${moves.length} moves win. Find one.`;
}

function verdict({ words, wins, value }) {
  if (wins === undefined) {
    return `It is not known whether ${words} wins.`;
  }
  return wins ? `Right: ${words} wins.` : `Not ${words}${value === undefined ? "" : `: it leaves the value ${value}`}. Try again.`;
}

// How good a puzzle is: how many moves there are to choose from, where one wins; below 1 where several do, and 0 where
// all or none do, or where not all were solved.
function merit(seen) {
  const count = seen?.moves.length ?? 0;
  const winning = seen?.moves.filter((move) => move.wins).length ?? 0;
  return winning === 0 || winning === count || !isSolved(seen.moves) ? 0 : winning === 1 ? count : 1 - winning / count;
}

customElements.define("puzzle-page", PuzzlePage);
