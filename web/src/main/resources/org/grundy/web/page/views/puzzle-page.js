// <puzzle-page>: find the only winning move. Positions are made by random play from a start until exactly one of
// their moves wins; each has a link. A set for a class and the daily puzzle (`set`, `list`) are positions that are known before.

import { told } from "../board/rules-glance.js";
import { Asker, Problem, puzzles } from "../lib/api.js";
import { gamePicker } from "../lib/catalogue.js";
import { announce, dim, entitle, h, one } from "../lib/dom.js";
import { facts, reference } from "../lib/game.js";
import { Placed } from "../lib/placed.js";
import { problemBox } from "../lib/problem-box.js";
import { dayOf, keepDay, setOf, solvedDays, streak } from "../lib/puzzle-sets.js";
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
  /** @type {Answer} */
  #facts = null;
  /** @type {Answer} */
  #seen = null;
  #parts = {};
  #placed = new Placed();

  // Who asks for the puzzle, and who for what an answer to it leads to.
  #maker = new Asker();
  #replier = new Asker();

  // The puzzles of a set, which of them is shown, whether a try was wrong, and how many were solved at the first try.
  /** @type {Answer} */
  #set = null;
  #at = 0;
  #missed = false;
  #solved = 0;

  async open(given) {
    this.#state = { game: "kayles", level: "easy", ...given };
    this.#build();
    if (given.set || given.list) {
      await this.#openSet();
      return;
    }
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

  async #openSet() {
    try {
      const known = this.#state.list ? [] : (await puzzles()).puzzles;
      this.#set = setOf(this.#state, known);
      if (this.#set.length === 0) {
        throw new Problem({ detail: "There is no such puzzle.", cure: "Leave out `games` or `level`, or name others." });
      }
      one("form.tools", this).remove();
      this.querySelector(".heading .fields")?.remove();
      await this.#showAt(0);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  // A puzzle of the set.
  async #showAt(at) {
    const { game, position } = this.#set[at];
    this.#at = at;
    this.#missed = false;
    this.#state = { ...this.#state, game };
    this.#facts = await facts({ game });
    const daily = this.#state.set === "daily";
    this.#parts.title.textContent = daily ? `The puzzle of the day: ${this.#facts.title}` : `Puzzle ${at + 1} of ${this.#set.length}: ${this.#facts.title}`;
    this.#parts.about.replaceChildren(told(this.#facts));
    entitle(this.#facts.title, "Puzzles");
    await this.#show(await this.#explore(this.#maker, position));
  }

  // What is said below a puzzle of a set.
  #score() {
    if (this.#state.set === "daily") {
      const days = streak(solvedDays(), dayOf(new Date()));
      return h("p", { class: "soft" }, days > 0 ? `${days} ${days === 1 ? "day" : "days"} in a row.` : "Solve one each day.", " ", h("a", { href: href("puzzle") }, "More puzzles"));
    }
    return h("p", { class: "soft" }, `${this.#solved} solved at the first try. The address of this page is a link to this set.`);
  }

  // A puzzle of a set was answered.
  #judged(isRight) {
    if (!isRight) {
      this.#missed = true;
      return "";
    }
    if (this.#state.set === "daily") {
      keepDay(dayOf(new Date()));
      return this.#score();
    }
    this.#solved += this.#missed ? 0 : 1;
    this.#missed = true;
    const isLast = this.#at === this.#set.length - 1;
    const on = h("button", { type: "button", class: "main", id: "next-puzzle", onclick: () => this.#showAt(this.#at + 1).catch((failure) => this.#fail(failure)) }, "Next puzzle");
    return isLast ? h("p", { class: "score" }, `That was the last one: ${this.#solved} of ${this.#set.length} at the first try.`) : on;
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
      h("div", { class: "heading" }, this.#parts.title, gamePicker({ value: this.#state.game, filter: ({ inTurns }) => inTurns, chosen: (game) => (location.hash = href("puzzle", { game, level: level.value })) })),
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
    if (!this.#set) {
      this.#state.position = seen.position;
      note(this, "puzzle", this.#state);
    }
    closeMenu();
    this.#parts.status.className = "verdict told-below";
    this.#parts.status.textContent = task(seen);
    announce(this.#parts.status.textContent);
    this.#parts.after.replaceChildren(this.#set ? this.#score() : h("p", { class: "soft" }, "The address of this page is a link to this puzzle."), this.#set ? "" : sets(this.#state.game));
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
    const onward = this.#set ? this.#judged(move.wins === true) : "";
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
        onward,
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

// Links to the daily puzzle, and to a new set for a class.
function sets(game) {
  const seed = Math.random().toString(36).slice(2, 8);
  return h("p", {}, h("a", { href: href("puzzle", { set: "daily" }) }, "The puzzle of the day"), " · ", h("a", { href: href("puzzle", { set: seed }) }, "A set of ten for a class"), " · ", h("a", { href: href("puzzle", { set: seed, games: game }) }, "of this game only"));
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
