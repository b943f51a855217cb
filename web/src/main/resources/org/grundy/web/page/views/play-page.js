// <play-page>: a game against Grundy, or of two people at one screen, with hints in steps. Values and mistakes
// are seen when it is over.

import { told } from "../board/rules-glance.js";
import "../board/value-line.js";
import { Asker, Problem } from "../lib/api.js";
import { gamePicker } from "../lib/catalogue.js";
import { command } from "../lib/command.js";
import { announce, entitle, h } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { facts, reference } from "../lib/game.js";
import { Placed, boards } from "../lib/placed.js";
import { problemBox } from "../lib/problem-box.js";
import { rejoice } from "../lib/joy.js";
import { go, href, note } from "../lib/route.js";
import { tool } from "../lib/tools.js";
import { choose, closeMenu } from "../board/move-menu.js";
import { placesOf } from "../board/thumbnail.js";

const FIRST = { game: "kayles", position: "3 + 4 + 5" };
const MILLISECONDS = 3000;
const SKILLS = [
  ["perfect", "Grundy, perfect: never errs"],
  ["strong", "Grundy, strong: 9 of 10 moves with care"],
  ["casual", "Grundy, casual: 6 of 10"],
  ["beginner", "Grundy, a beginner: sees one move ahead"],
  ["random", "Grundy, with random moves"],
  ["nobody", "a person: two at one screen"],
];

// The play that the browser keeps, so that it survives a reload.
const KEPT = "play";

class PlayPage extends HTMLElement {
  #state = FIRST;
  /** @type {Answer} */
  #facts = null;
  #asker = new Asker();
  #parts = {};
  /** @type {Answer} */
  #seen = null;
  #placed = new Placed();

  // What happened: { position, by, move, value, outcome, mistake }, the start first; `by` is `you`, `grundy`,
  // or of two people `first` or `second`.
  #history = [];
  #hintStep = 0;
  #over = "";

  // What there was before the change that is under way, if there is one: { history, over, seen, state }.
  /** @type {Answer} */
  #before = null;

  async open(given) {
    this.#state = given.game || given.rules ? { ...given } : { ...FIRST };
    this.#build();
    try {
      this.#facts = await facts(this.#state);
      this.#parts.title.textContent = `Play ${this.#facts.title}`;
      this.#parts.about.replaceChildren(told(this.#facts));
      entitle(this.#facts.title, "Play");
      if (!this.#facts.inTurns) {
        throw new Problem({ status: 422, title: "Not in turns", detail: "This game is not played in turns, as it is here.", cure: "Analyse it instead: `A`." });
      }
    } catch (failure) {
      this.#fail(failure);
      return;
    }
    this.#parts.restart.disabled = false;
    await this.#alone(() => this.#resume());
  }

  connectedCallback() {
    document.addEventListener("keydown", this.#shortcut);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.#shortcut);
    this.#asker.cancel();
  }

  // Ctrl+Z takes a move back, `a` analyses; in a text they mean what they mean there.
  #shortcut = (event) => {
    if (event.target.matches?.("input, select, textarea")) {
      return;
    }
    const held = event.ctrlKey || event.metaKey;
    if (held && event.key.toLowerCase() === "z" && !event.shiftKey) {
      event.preventDefault();
      this.#takeBack();
    } else if (event.key === "a" && !held && !event.altKey) {
      this.#analyse();
    }
  };

  #analyse() {
    go("board", { ...this.#state, position: this.#seen?.position ?? this.#state.position, skill: undefined, first: undefined });
  }

  // Of two people nobody is asked who moves first.
  #chooseSkill() {
    this.#parts.first.closest(".field").hidden = this.#together;
    this.#note();
  }

  #build() {
    const board = h("board-view", { class: "board" });
    const line = h("value-line");
    const skill = h("select", { id: "skill", onchange: () => this.#chooseSkill() }, SKILLS.map(([name, words]) => h("option", { value: name, selected: name === (this.#state.skill ?? "perfect") }, words)));
    const position = h("input", { type: "text", id: "start", value: this.#state.position ?? "", spellcheck: "false" });
    const first = h("select", { id: "first" }, [["you", "you"], ["grundy", "Grundy"]].map(([name, words]) => h("option", { value: name, selected: name === this.#state.first }, words)));
    this.#parts = {
      title: h("h1", { class: this.#state.game ? "unseen" : "" }, "Play"),
      restart: h("button", { type: "submit", class: "main", id: "new", disabled: true }, "New game"),
      hinting: tool("hint", "Hint", { id: "hint", disabled: true, onclick: () => this.#hint() }),
      back: tool("undo", "Take back", { id: "back", disabled: true, "aria-keyshortcuts": "Control+Z", onclick: () => this.#takeBack() }),
      analyse: tool("analyse", "Analyse", { id: "analyse", "aria-keyshortcuts": "a", onclick: () => this.#analyse() }),
      share: h("div", { class: "sharing" }),
      about: h("div", { class: "about" }),
      glance: h("rules-glance", { class: "below" }),
      board,
      line,
      skill,
      position,
      first,
      status: h("p", { class: "verdict told-below", "aria-live": "polite" }, "…"),
      menu: h("div"),
      hint: h("div", { class: "hint", "aria-live": "polite" }),
      again: h("div"),
      values: h("div", { hidden: true }, h("h2", {}, "The value after each move"), line),
      moves: h("ol", { class: "history" }),
    };
    board.addEventListener("choose", ({ detail }) => this.#chosen(detail));
    board.addEventListener("look", ({ detail }) => board.ghost(detail.moves.length === 1 && !this.#over ? detail.moves[0] : null));
    line.addEventListener("return", ({ detail }) => this.#returnTo(detail.index));
    this.replaceChildren(
      h("div", { class: "heading" }, this.#parts.title, gamePicker({ value: this.#state.game, filter: ({ inTurns }) => inTurns, chosen: (game) => (location.hash = href("play", { game })) })),
      this.#parts.about,
      h(
        "div",
        { class: "columns" },
        h("section", { class: "stage", "aria-label": "Board" }, h("div", { class: "tool-row" }, h("div", { class: "toolbar", role: "group", "aria-label": "Tools" }, this.#parts.hinting, this.#parts.back, this.#parts.analyse), this.#parts.share), h("div", { class: "scroll" }, board), this.#parts.menu),
        h(
          "section",
          { class: "side", "aria-label": "History and hints" },
          this.#parts.status,
          this.#parts.hint,
          this.#parts.again,
          this.#parts.values,
          this.#parts.moves,
          h(
            "details",
            { class: "setup", open: true },
            h("summary", {}, "Another game"),
            h(
              "form",
              {
                onsubmit: (event) => {
                  event.preventDefault();
                  this.#restart();
                },
              },
              h("label", { class: "field" }, h("span", {}, "Start"), position),
              h("label", { class: "field" }, h("span", {}, "Opponent"), skill),
              h("label", { class: "field", hidden: this.#state.skill === "nobody" }, h("span", {}, "First to move"), first),
              this.#parts.restart,
            ),
          ),
        ),
      ),
      this.#parts.glance,
    );
  }

  #restart() {
    const { position, skill, first } = this.#parts;
    this.#alone(() => {
      this.#state = { ...this.#state, position: position.value.trim(), skill: skill.value, first: first.value };
      return this.#begin(first.value === "grundy");
    });
  }

  // Does what changes the history, in place of another change that is still under way. What is given up or fails
  // leaves the history as it was.
  async #alone(work) {
    closeMenu();
    this.#asker.cancel();
    this.#restore();
    this.#before = { history: [...this.#history], over: this.#over, seen: this.#seen, state: this.#state };
    try {
      const done = work();
      this.#enable();
      await done;
    } catch (failure) {
      this.#restore();
      if (this.#history.length > 0) {
        this.#draw();
      }
      this.#fail(failure);
    }
    this.#before = null;
    this.#enable();
    await this.#parts.glance.show(this.#state, this.#facts);
  }

  #restore() {
    if (this.#before) {
      const { history, over, seen, state } = this.#before;
      [this.#history, this.#over, this.#seen, this.#state] = [[...history], over, seen, state];
    }
  }

  // No hint is given of a position that is about to change.
  #enable() {
    this.#parts.hinting.disabled = this.#before !== null || this.#over !== "" || !this.#seen;
    this.#parts.back.disabled = this.#lastOwn < 1;
  }

  // The play that was under way here when the page was left, or else a new one.
  async #resume() {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    if (kept?.of !== this.#name || kept.history.length < 2) {
      await this.#begin(this.#state.first === "grundy");
      return;
    }
    for (let i = 1; i < kept.history.length; i++) {
      this.#placed.move(kept.history[i - 1].position, kept.history[i].position);
    }
    this.#tell(kept.history[0].position);
    await this.#look(kept.history.at(-1).position);
    this.#history = kept.history;
    this.#over = kept.over;
    this.#draw();
  }

  // What is played, and from where.
  get #name() {
    return JSON.stringify({ ...reference(this.#state), position: this.#state.position });
  }

  async #begin(grundyFirst) {
    await this.#look(this.#state.position || this.#facts.example);
    this.#over = "";
    this.#tell(this.#seen.position);
    this.#state.position = this.#seen.position;
    this.#history = [{ position: this.#seen.position, by: "", move: "Start", ...worthOf(this.#seen) }];
    this.#note();
    if (this.#seen.everyMove && this.#seen.moves.length === 0) {
      this.#over = (this.#seen.outcome === "N") === grundyFirst ? "grundy" : "you";
      this.#draw();
    } else if (grundyFirst && !this.#together) {
      await this.#round({});
    } else {
      this.#draw();
    }
  }

  // The field says where the game began, unless somebody has typed another start since.
  #tell(start) {
    if (this.#parts.position.value.trim() === (this.#state.position ?? "")) {
      this.#parts.position.value = start;
    }
  }

  // How well Grundy plays may change in the middle of a game; the address says it.
  #note() {
    note(this, "play", { ...this.#state, skill: this.#parts.skill.value });
  }

  // Asks what a position is worth; the player does not see it, the history does.
  async #look(position) {
    this.#seen = await this.#asker.last("explore", { ...reference(this.#state), position, milliseconds: MILLISECONDS });
    this.#hintStep = 0;
  }

  async #chosen({ part, moves }) {
    if (this.#over || moves.length === 0 || this.#before) {
      return;
    }
    const plain = moves.map(({ value, wins, ...move }) => move);
    const host = { host: this.#parts.menu, look: (move) => this.#parts.board.ghost(move), board: this.#parts.board };
    const move = plain.length > 1 ? await choose(plain, part, host) : plain[0];
    if (!move) {
      return;
    }
    await this.#alone(async () => {
      const known = this.#seen.moves[move.number];
      this.#history.push({
        by: "you",
        move: move.words,
        position: move.leadsTo,
        value: known.value,
        outcome: known.wins === undefined ? undefined : known.wins ? "P" : "N",
        mistake: this.#seen.outcome === "N" && known.wins === false,
      });
      await (this.#together ? this.#pass(known) : this.#round({ move: move.number }));
    });
  }

  // Whether two people play at one screen.
  get #together() {
    return this.#parts.skill.value === "nobody";
  }

  // The other one of two people is to move.
  async #pass(made) {
    const before = this.#seen.position;
    const next = made.leadsTo ?? (await this.#asker.last("play", { ...reference(this.#state), position: before, move: made.number, skill: "random", milliseconds: 1 })).yours.leadsTo;
    const step = this.#history.at(-1);
    step.by = this.#history.length % 2 === 0 ? "first" : "second";
    step.position = next;
    this.#placed.move(before, next);
    await this.#look(next);
    const stuck = this.#seen.everyMove && this.#seen.moves.length === 0;
    const other = step.by === "first" ? "second" : "first";
    this.#over = made.ends || (stuck && this.#seen.play !== "misere") ? step.by : stuck ? other : "";
    this.#draw();
  }

  // The player's move, if there is one, and Grundy's.
  async #round(move) {
    this.#parts.status.textContent = "Grundy thinks…";
    const before = this.#seen.position;
    const round = await this.#asker.last("play", {
      ...reference(this.#state),
      position: before,
      ...move,
      skill: this.#parts.skill.value,
      draw: Math.floor(Math.random() * 2 ** 40),
      milliseconds: MILLISECONDS,
    });
    if (round.yours) {
      this.#history.at(-1).position = round.yours.leadsTo;
      this.#placed.move(before, round.yours.leadsTo);
    }
    if (round.grundy) {
      const { outcome: lost, position } = this.#history.at(-1);
      this.#placed.move(position, round.grundy.leadsTo);
      this.#history.push({
        by: "grundy",
        move: round.grundy.words,
        position: round.grundy.leadsTo,
        value: round.grundy.value,
        outcome: round.grundy.wins === undefined ? undefined : round.grundy.wins ? "P" : "N",
        mistake: lost === "N" && round.grundy.wins === false,
      });
    }
    this.#over = round.over ? round.winner : "";
    if (round.over) {
      const values = { moves: [], outcome: undefined };
      await this.#look(round.position).catch(() => (this.#seen = { ...this.#seen, ...values }));
    } else {
      await this.#look(round.position);
    }
    this.#draw(round.grundy);
  }

  #draw(reply) {
    closeMenu();
    const { board, status, line, moves, hint } = this.#parts;
    const before = this.#before?.over ?? this.#over;
    const seen = this.#over ? { ...this.#seen, moves: [] } : this.#seen;
    board.show({ ...seen, components: [] }, { values: false, placed: this.#placed.of(seen.position), label: `${seen.game}, your move` });
    hint.replaceChildren();
    status.className = `verdict told-below ${this.#over === "grundy" ? "P" : this.#over ? "N" : ""}`;
    status.textContent = this.#said(reply);
    announce(status.textContent);
    if (this.#over && this.#over !== "grundy" && this.#over !== before) {
      rejoice(board);
    }
    board.mark(reply ? changed(this.#history.at(-2).position, reply.leadsTo) : new Set());
    this.#parts.values.hidden = !this.#over;
    line.show(this.#history);
    const mistake = this.#history.findLastIndex((step) => step.mistake && step.by !== "grundy");
    this.#parts.again.replaceChildren(this.#over && mistake > 0 ? h("button", { type: "button", class: "main", id: "retry", onclick: () => this.#returnTo(mistake - 1) }, "Try again from your mistake") : "");
    moves.replaceChildren(
      ...this.#history.slice(1).map((step, i) =>
        h(
          "li",
          {},
          h("button", { type: "button", class: "move", onclick: () => this.#returnTo(i + 1) }, `${WHO[step.by]}: ${step.move}`, this.#over && step.mistake ? h("b", { class: "mistake" }, " ✗ a mistake") : ""),
        ),
      ),
    );
    sessionStorage.setItem(KEPT, JSON.stringify({ of: this.#name, history: this.#history, over: this.#over }));
    this.#parts.share.replaceChildren(
      ...downloads({
        name: `${this.#state.game ?? "game"}-play`,
        command: command("solve", this.#state, this.#seen.position),
        picture: () => board.pictureToSave(),
        json: () => ({ game: this.#seen.game, play: this.#history }),
        rows: () => [["by", "move", "position", "value", "mistake"], ...this.#history.map((step) => [step.by, step.move, step.position, step.value, step.mistake ?? false])],
      }),
    );
  }

  // Whose move it is, or who has won.
  #said(reply) {
    const said = reply ? `Grundy played ${reply.words}. ` : "";
    const stuck = this.#over && this.#history.length === 1 ? "There is no move. " : "";
    if (this.#over) {
      return `${said}${stuck}${{ you: "You win.", grundy: "Grundy wins.", first: "The first player wins.", second: "The second player wins." }[this.#over]}`;
    }
    if (this.#together) {
      return `The ${this.#history.length % 2 === 1 ? "first" : "second"} player is to move.`;
    }
    return `${said}It is your move.`;
  }

  // Goes back to where the player was to move, at or before a step.
  #returnTo(index) {
    return this.#alone(async () => {
      let keep = index;
      while (keep > 0 && this.#history[keep].by === "you") {
        keep--;
      }
      this.#history = this.#history.slice(0, keep + 1);
      this.#over = "";
      await this.#look(this.#history[keep].position);
      this.#draw();
    });
  }

  #takeBack() {
    if (this.#lastOwn > 0) {
      this.#returnTo(this.#lastOwn - 1);
    }
  }

  // Which step was the last that a person made; 0 or less for none.
  get #lastOwn() {
    return this.#history.findLastIndex((step) => step.by !== "grundy" && step.by !== "");
  }

  // First whether there is a winning move, then where, then which.
  #hint() {
    const { moves, hints } = this.#seen;
    const winning = moves.filter((move) => move.wins);
    this.#hintStep++;
    const { hint, board } = this.#parts;
    const steps = hints ?? ["Grundy does not know this position either."];
    const step = Math.min(this.#hintStep, steps.length) - 1;
    if (step > 0) {
      board.mark(new Set([...placesOf(winning[0]), `${winning[0].summand - 1}:h0`]));
    }
    hint.replaceChildren(h("p", {}, steps[step]));
  }

  #fail(failure) {
    if (!(failure instanceof Problem)) {
      throw failure;
    }
    this.#parts.status.className = "verdict told-below";
    this.#parts.status.replaceChildren(problemBox(failure));
  }
}

const WHO = { you: "You", grundy: "Grundy", first: "First", second: "Second" };

// The cells of boards and the heaps that are not the same in two positions.
function changed(before, after) {
  const [old, now] = [boards(before), boards(after)];
  const ids = new Set();
  now.forEach((board, i) => {
    if (old.length === now.length && old[i].join("") !== board.join("") && board.join("") !== "0") {
      ids.add(`${i}:h0`);
      board.forEach((glyph, cell) => glyph !== old[i][cell] && ids.add(`${i}:${cell}`));
    }
  });
  return ids;
}

function worthOf({ value, outcome }) {
  return { value, outcome };
}

customElements.define("play-page", PlayPage);
