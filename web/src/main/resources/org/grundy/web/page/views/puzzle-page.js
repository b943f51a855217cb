// <puzzle-page>: find the only winning move. Positions are made by random play from a start until exactly one of
// their moves wins; each has a link. A set for a class and the daily puzzle (`set`, `list`) are positions that are known before.

import "../board/board-view.js";
import { told } from "../board/rules-glance.js";
import { Asker, puzzles } from "../lib/api.js";
import { gamePicker } from "../lib/catalogue.js";
import { announce, dim, entitle, h, one } from "../lib/dom.js";
import { facts, reference } from "../lib/game.js";
import { Placed } from "../lib/placed.js";
import { Problem, problemBox } from "../lib/problem.js";
import { dayOf, keepDay, setOf, solvedDays, streak } from "../lib/puzzle-sets.js";
import { href, note } from "../lib/route.js";
import { say } from "../lib/say.js";
import { isSolved } from "../lib/winning.js";
import { choose, closeMenu } from "../board/move-menu.js";

// How many moves a puzzle has to choose from, and where the play begins on each kind of board.
const LEVELS = {
  easy: { title: say("level.easy"), least: 3, starts: { grid: "2x3", strip: "7", ring: "7", graph: "5", heap: "3 + 4", heaps: "(4,6)" } },
  medium: { title: say("level.medium"), least: 6, starts: { grid: "3x4", strip: "11", ring: "10", graph: "7", heap: "4 + 6 + 7", heaps: "(7,12)" } },
  hard: { title: say("level.hard"), least: 10, starts: { grid: "4x4", strip: "16", ring: "14", graph: "9", heap: "7 + 9 + 12", heaps: "(13,20)" } },
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
      this.#parts.title.textContent = say("puzzle.of", { game: this.#facts.title });
      this.#parts.about.replaceChildren(told(this.#facts));
      entitle(this.#facts.title, say("view.puzzle"));
      this.#parts.another.disabled = false;
      await (this.#state.position ? this.#show(await this.#explore(this.#maker, this.#state, this.#state.position)) : this.#make());
    } catch (failure) {
      this.#fail(failure);
    }
  }

  async #openSet() {
    try {
      const known = this.#state.list ? [] : (await puzzles()).puzzles;
      this.#set = setOf(this.#state, known);
      if (this.#set.length === 0) {
        throw new Problem({ detail: say("puzzle.noSuch"), cure: say("puzzle.leaveOut") });
      }
      one("form.tools", this).remove();
      this.querySelector(".heading .fields")?.remove();
      await this.#showAt(0);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  // A puzzle of the set, shown at once with its title: until it is known, the board and its answers are the last one's.
  async #showAt(at) {
    const { game, position } = this.#set[at];
    const state = { ...this.#state, game };
    const known = await facts({ game });
    const seen = await this.#explore(this.#maker, state, position);
    this.#replier.cancel();
    this.#at = at;
    this.#missed = false;
    this.#state = state;
    this.#facts = known;
    const daily = this.#state.set === "daily";
    this.#parts.title.textContent = daily ? say("puzzle.dailyOf", { game: known.title }) : say("puzzle.numbered", { number: at + 1, count: this.#set.length, game: known.title });
    this.#parts.about.replaceChildren(told(known));
    entitle(known.title, say("view.puzzle"));
    await this.#show(seen);
  }

  // What is said below a puzzle of a set.
  #score() {
    if (this.#state.set === "daily") {
      const days = streak(solvedDays(), dayOf(new Date()));
      return h("p", { class: "soft" }, days > 0 ? say("puzzle.daysInARow", { count: days }) : say("puzzle.eachDay"), " ", h("a", { href: href("puzzle") }, say("puzzle.more")));
    }
    return h("p", { class: "soft" }, say("puzzle.solved", { count: this.#solved }));
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
    const on = h("button", { type: "button", class: "main", id: "next-puzzle", onclick: () => this.#showAt(this.#at + 1).catch((failure) => this.#fail(failure)) }, say("puzzle.next"));
    return isLast ? h("p", { class: "score" }, say("puzzle.last", { solved: this.#solved, count: this.#set.length })) : on;
  }

  disconnectedCallback() {
    this.#maker.cancel();
    this.#replier.cancel();
  }

  #build() {
    const board = h("board-view", { class: "board" });
    const level = h("select", { id: "level" }, Object.entries(LEVELS).map(([name, { title }]) => h("option", { value: name, selected: name === this.#state.level }, title)));
    this.#parts = {
      title: h("h1", { class: this.#state.game && !this.#state.rules ? "unseen" : "" }, say("puzzle.title")),
      about: h("div", { class: "about" }),
      glance: h("rules-glance", { class: "below" }),
      board,
      level,
      another: h("button", { type: "submit", class: "main", id: "another", disabled: true }, say("puzzle.another")),
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
      h("form", { class: "tools", onsubmit: another }, h("label", { class: "field" }, h("span", {}, say("puzzle.howHard")), level), this.#parts.another),
      h("div", { class: "columns" }, h("section", { class: "stage", "aria-label": say("board.board") }, h("div", { class: "scroll" }, board), this.#parts.menu), h("section", { class: "side", "aria-label": say("lesson.answer") }, this.#parts.status, this.#parts.after)),
      this.#parts.glance,
    );
  }

  #explore(asker, state, position) {
    return asker.last("explore", { ...reference(state), position, milliseconds: MILLISECONDS });
  }

  // Looks for a puzzle from the start of the level, and where none is found from those of the others.
  async #make() {
    closeMenu();
    this.#replier.cancel();
    dim(this.#parts.board, true);
    this.#parts.status.className = "verdict told-below";
    this.#parts.status.textContent = say("puzzle.looking");
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
    this.#parts.status.textContent = say("puzzle.notFound");
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
    this.#parts.after.replaceChildren(this.#set ? this.#score() : h("p", { class: "soft" }, say("puzzle.link")), this.#set ? "" : sets(this.#state.game));
    this.#parts.board.show({ ...seen, components: [] }, { values: false, placed: this.#placed.of(seen.position), label: say("puzzle.board", { game: seen.game }) });
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
      const next = await this.#explore(this.#replier, this.#state, move.leadsTo);
      const reply = next.moves.find((other) => other.wins);
      after.replaceChildren(
        h("h2", {}, say("board.after", { move: move.words })),
        board,
        h("p", {}, move.wins ? say(next.value === 0 ? "puzzle.winsByZero" : "puzzle.winsAnyway") : reply ? say("puzzle.answerWins") : ""),
        move.wins ? h("p", {}, h("a", { href: href("board", { ...reference(this.#state), position: this.#seen.position }) }, say("why.title"))) : "",
        onward,
      );
      board.show({ ...next, moves: [] }, { values: false, still: true, placed: this.#placed.of(next.position), label: say("board.boardAfter", { move: move.words }) });
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
  return h("p", {}, h("a", { href: href("puzzle", { set: "daily" }) }, say("puzzle.daily")), " · ", h("a", { href: href("puzzle", { set: seed }) }, say("puzzle.setOfTen")), " · ", h("a", { href: href("puzzle", { set: seed, games: game }) }, say("puzzle.ofThisGame")));
}

// What is asked: how many moves win; at least how many where not all were solved.
function task({ moves, everyMove }) {
  const winning = moves.filter((move) => move.wins).length;
  if (winning === 0) {
    return say("puzzle.noneKnown");
  }
  if (!everyMove || !isSolved(moves)) {
    return say(everyMove ? "puzzle.atLeast" : "puzzle.atLeastOfMore", { count: winning, moves: moves.length });
  }
  return winning === 1 ? say("puzzle.oneWins", { count: moves.length }) : say("puzzle.someWin", { wins: winning, count: moves.length });
}

function verdict({ words, wins, value }) {
  if (wins === undefined) {
    return say("puzzle.unknown", { move: words });
  }
  return wins ? say("puzzle.right", { move: words }) : say(value === undefined ? "puzzle.not" : "puzzle.notAsItLeaves", { move: words, value });
}

// How good a puzzle is: how many moves there are to choose from, where one wins; below 1 where several do, and 0 where
// all or none do, or where not all were solved.
function merit(seen) {
  const count = seen?.moves.length ?? 0;
  const winning = seen?.moves.filter((move) => move.wins).length ?? 0;
  return winning === 0 || winning === count || !isSolved(seen.moves) ? 0 : winning === 1 ? count : 1 - winning / count;
}

customElements.define("puzzle-page", PuzzlePage);
