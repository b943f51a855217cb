// <play-page>: a game against Grundy, or of two people at one screen, with hints in steps. Values and mistakes
// are seen when it is over.

import "../board/board-view.js";
import { told } from "../board/rules-glance.js";
import "../board/value-line.js";
import { Asker } from "../lib/api.js";
import { gamePicker } from "../lib/catalogue.js";
import { command } from "../lib/command.js";
import { announce, entitle, h } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { facts, reference } from "../lib/game.js";
import { Placed, boards } from "../lib/placed.js";
import { rejoice } from "../lib/joy.js";
import { Problem, problemBox } from "../lib/problem.js";
import { go, href, note } from "../lib/route.js";
import { say } from "../lib/say.js";
import { tool } from "../lib/tools.js";
import { choose, closeMenu } from "../board/move-menu.js";
import { placesOf } from "../board/thumbnail.js";

const FIRST = { game: "kayles", position: "3 + 4 + 5" };
const MILLISECONDS = 3000;
const SKILLS = [
  ["perfect", say("play.perfect")],
  ["strong", say("play.strong")],
  ["casual", say("play.casual")],
  ["beginner", say("play.beginner")],
  ["random", say("play.random")],
  ["nobody", say("play.nobody")],
];

// The play that the browser keeps, so that it survives a reload.
const KEPT = "play";

// What is played, { state, seen, history, over, hints }: the state of the link; what is known of the position; what happened,
// { position, by, move, value, outcome, mistake }, the start first, where `by` is `you`, `grundy`, or of two people `first` or `second`;
// who has won, or nothing; and how many hints were given.
const NOTHING = { state: FIRST, seen: null, history: [], over: "", hints: 0 };

class PlayPage extends HTMLElement {
  // What is shown; and the play of a change that is under way, which takes the place of this one when it is whole.
  /** @type {Answer} */
  #play = NOTHING;
  /** @type {Answer} */
  #next = null;
  /** @type {Answer} */
  #facts = null;
  #asker = new Asker();
  #parts = {};
  #placed = new Placed();

  async open(given) {
    this.#play = { ...NOTHING, state: given.game || given.rules ? { ...given } : { ...FIRST } };
    this.#build();
    try {
      this.#facts = await facts(this.#state);
      this.#parts.title.textContent = say("play.title", { game: this.#facts.title });
      this.#parts.about.replaceChildren(told(this.#facts));
      entitle(this.#facts.title, say("view.play"));
      if (!this.#facts.inTurns) {
        throw new Problem({ status: 422, title: say("play.notInTurns"), detail: say("play.notInTurnsHere"), cure: say("play.analyseInstead") });
      }
    } catch (failure) {
      this.#fail(failure);
      return;
    }
    this.#parts.restart.disabled = false;
    await this.#change((next) => this.#resume(next));
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
    if (event.target.matches?.("input, select, textarea, .editor")) {
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

  get #state() {
    return this.#play.state;
  }

  #analyse() {
    go("board", { ...this.#state, position: this.#play.seen?.position ?? this.#state.position, skill: undefined, first: undefined });
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
    const first = h("select", { id: "first" }, [["you", say("play.you")], ["grundy", "Grundy"]].map(([name, words]) => h("option", { value: name, selected: name === this.#state.first }, words)));
    this.#parts = {
      title: h("h1", { class: this.#state.game ? "unseen" : "" }, say("view.play")),
      restart: h("button", { type: "submit", class: "main", id: "new", disabled: true }, say("play.newGame")),
      hinting: tool("hint", say("lesson.hint"), { id: "hint", disabled: true, onclick: () => this.#hint() }),
      back: tool("undo", say("play.takeBack"), { id: "back", disabled: true, "aria-keyshortcuts": "Control+Z", onclick: () => this.#takeBack() }),
      analyse: tool("analyse", say("view.board"), { id: "analyse", "aria-keyshortcuts": "a", onclick: () => this.#analyse() }),
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
      values: h("div", { hidden: true }, h("h2", {}, say("play.values")), line),
      moves: h("ol", { class: "history" }),
    };
    board.addEventListener("choose", ({ detail }) => this.#chosen(detail));
    board.addEventListener("look", ({ detail }) => board.ghost(detail.moves.length === 1 && !this.#play.over ? detail.moves[0] : null));
    line.addEventListener("return", ({ detail }) => this.#returnTo(detail.index));
    this.replaceChildren(
      h("div", { class: "heading" }, this.#parts.title, gamePicker({ value: this.#state.game, filter: ({ inTurns }) => inTurns, chosen: (game) => (location.hash = href("play", { game })) })),
      this.#parts.about,
      h(
        "div",
        { class: "columns" },
        h("section", { class: "stage", "aria-label": say("board.board") }, h("div", { class: "tool-row" }, h("div", { class: "toolbar", role: "group", "aria-label": say("board.tools") }, this.#parts.hinting, this.#parts.back, this.#parts.analyse), this.#parts.share), h("div", { class: "scroll" }, board), this.#parts.menu),
        h(
          "section",
          { class: "side", "aria-label": say("play.history") },
          this.#parts.status,
          this.#parts.hint,
          this.#parts.again,
          this.#parts.values,
          this.#parts.moves,
          h(
            "details",
            { class: "setup", open: true },
            h("summary", {}, say("play.another")),
            h(
              "form",
              {
                onsubmit: (event) => {
                  event.preventDefault();
                  this.#restart();
                },
              },
              h("label", { class: "field" }, h("span", {}, say("line.start")), position),
              h("label", { class: "field" }, h("span", {}, say("play.opponent")), skill),
              h("label", { class: "field", hidden: this.#state.skill === "nobody" }, h("span", {}, say("play.firstToMove")), first),
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
    this.#change((next) => {
      next.state = { ...next.state, position: position.value.trim(), skill: skill.value, first: first.value };
      return this.#begin(next, first.value === "grundy");
    });
  }

  // Makes another play of this one, in place of another change that is still under way; `work` may give Grundy's move. What is given up or
  // fails leaves the play as it was.
  async #change(work) {
    closeMenu();
    this.#asker.cancel();
    const next = { ...this.#play, history: [...this.#play.history] };
    this.#next = next;
    let failed = null;
    let reply;
    try {
      const done = work(next);
      this.#enable();
      reply = await done;
    } catch (failure) {
      failed = failure;
    }
    const { over } = this.#play;
    this.#next = null;
    this.#play = failed ? this.#play : next;
    if (this.#play.history.length > 0) {
      this.#draw(reply);
    }
    if (failed) {
      this.#fail(failed);
    } else if (next.over && next.over !== "grundy" && next.over !== over) {
      rejoice(this.#parts.board);
    }
    this.#enable();
    await this.#parts.glance.show(this.#state, this.#facts);
  }

  // No hint is given of a position that is about to change.
  #enable() {
    this.#parts.hinting.disabled = this.#next !== null || this.#play.over !== "" || !this.#play.seen;
    this.#parts.back.disabled = this.#lastOwn < 1;
  }

  // The play that was under way here when the page was left, or else a new one.
  async #resume(next) {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    if (kept?.of !== nameOf(next.state) || kept.history.length < 2) {
      return this.#begin(next, next.state.first === "grundy");
    }
    for (let i = 1; i < kept.history.length; i++) {
      this.#placed.move(kept.history[i - 1].position, kept.history[i].position);
    }
    this.#tell(next.state, kept.history[0].position);
    await this.#look(next, kept.history.at(-1).position);
    next.history = kept.history;
    next.over = kept.over;
    return undefined;
  }

  async #begin(next, grundyFirst) {
    await this.#look(next, next.state.position || this.#facts.example);
    const { seen } = next;
    this.#tell(next.state, seen.position);
    next.over = "";
    next.state = { ...next.state, position: seen.position };
    next.history = [{ position: seen.position, by: "", move: say("line.start"), ...worthOf(seen) }];
    note(this, "play", { ...next.state, skill: this.#parts.skill.value });
    if (seen.everyMove && seen.moves.length === 0) {
      next.over = (seen.outcome === "N") === grundyFirst ? "grundy" : "you";
      return undefined;
    }
    return grundyFirst && !this.#together ? this.#round(next, {}) : undefined;
  }

  // The field says where the game began, unless somebody has typed another start since.
  #tell(state, start) {
    if (this.#parts.position.value.trim() === (state.position ?? "")) {
      this.#parts.position.value = start;
    }
  }

  // How well Grundy plays may change in the middle of a game; the address says it.
  #note() {
    note(this, "play", { ...this.#state, skill: this.#parts.skill.value });
  }

  // Asks what a position is worth; the player does not see it, the history does.
  async #look(next, position) {
    next.seen = await this.#asker.last("explore", { ...reference(next.state), position, milliseconds: MILLISECONDS });
    next.hints = 0;
  }

  async #chosen({ part, moves }) {
    if (this.#play.over || moves.length === 0 || this.#next) {
      return;
    }
    const plain = moves.map(({ value, wins, ...move }) => move);
    const host = { host: this.#parts.menu, look: (move) => this.#parts.board.ghost(move), board: this.#parts.board };
    const move = plain.length > 1 ? await choose(plain, part, host) : plain[0];
    if (!move) {
      return;
    }
    await this.#change((next) => {
      const known = next.seen.moves[move.number];
      next.history.push({
        by: "you",
        move: move.words,
        position: move.leadsTo,
        value: known.value,
        outcome: known.wins === undefined ? undefined : known.wins ? "P" : "N",
        mistake: next.seen.outcome === "N" && known.wins === false,
      });
      return this.#together ? this.#pass(next, known) : this.#round(next, { move: move.number });
    });
  }

  // Whether two people play at one screen.
  get #together() {
    return this.#parts.skill.value === "nobody";
  }

  // The other one of two people is to move.
  async #pass(next, made) {
    const before = next.seen.position;
    const after = made.leadsTo ?? (await this.#asker.last("play", { ...reference(next.state), position: before, move: made.number, skill: "random", milliseconds: 1 })).yours.leadsTo;
    const step = next.history.at(-1);
    step.by = next.history.length % 2 === 0 ? "first" : "second";
    step.position = after;
    this.#placed.move(before, after);
    await this.#look(next, after);
    const stuck = next.seen.everyMove && next.seen.moves.length === 0;
    const other = step.by === "first" ? "second" : "first";
    next.over = made.ends || (stuck && next.seen.play !== "misere") ? step.by : stuck ? other : "";
  }

  // The player's move, if there is one, and Grundy's, which is given.
  async #round(next, move) {
    this.#parts.status.textContent = say("play.thinks");
    const before = next.seen.position;
    const { yours, grundy, over, winner, position } = await this.#asker.last("play", {
      ...reference(next.state),
      position: before,
      ...move,
      skill: this.#parts.skill.value,
      draw: Math.floor(Math.random() * 2 ** 40),
      milliseconds: MILLISECONDS,
    });
    if (yours) {
      next.history.at(-1).position = yours.leadsTo;
      this.#placed.move(before, yours.leadsTo);
    }
    if (grundy) {
      const { outcome: lost, position: from } = next.history.at(-1);
      this.#placed.move(from, grundy.leadsTo);
      next.history.push({
        by: "grundy",
        move: grundy.words,
        position: grundy.leadsTo,
        value: grundy.value,
        outcome: grundy.wins === undefined ? undefined : grundy.wins ? "P" : "N",
        mistake: lost === "N" && grundy.wins === false,
      });
    }
    next.over = over ? winner : "";
    const looked = this.#look(next, position);
    await (over ? looked.catch(() => (next.seen = { ...next.seen, moves: [], outcome: undefined })) : looked);
    return grundy;
  }

  #draw(reply) {
    closeMenu();
    const { board, status, line, moves, hint } = this.#parts;
    const { history, over } = this.#play;
    const seen = over ? { ...this.#play.seen, moves: [] } : this.#play.seen;
    board.show({ ...seen, components: [] }, { values: false, placed: this.#placed.of(seen.position), label: say("play.yourMoveOn", { game: seen.game }) });
    hint.replaceChildren();
    status.className = `verdict told-below ${over === "grundy" ? "P" : over ? "N" : ""}`;
    status.textContent = this.#said(reply);
    announce(status.textContent);
    board.mark(reply ? changed(history.at(-2).position, reply.leadsTo) : new Set());
    this.#parts.values.hidden = !over;
    line.show(history);
    const mistake = history.findLastIndex((step) => step.mistake && step.by !== "grundy");
    this.#parts.again.replaceChildren(over && mistake > 0 ? h("button", { type: "button", class: "main", id: "retry", onclick: () => this.#returnTo(mistake - 1) }, say("play.retry")) : "");
    moves.replaceChildren(
      ...history.slice(1).map((step, i) =>
        h(
          "li",
          {},
          h("button", { type: "button", class: "move", onclick: () => this.#returnTo(i + 1) }, `${WHO[step.by]}: ${step.move}`, over && step.mistake ? h("b", { class: "mistake" }, say("play.mistake")) : ""),
        ),
      ),
    );
    sessionStorage.setItem(KEPT, JSON.stringify({ of: nameOf(this.#state), history, over }));
    this.#parts.share.replaceChildren(
      ...downloads({
        name: `${this.#state.game ?? "game"}-play`,
        command: command("solve", this.#state, seen.position),
        picture: () => board.pictureToSave(),
        json: () => ({ game: seen.game, play: history }),
        rows: () => [["by", "move", "position", "value", "mistake"], ...history.map((step) => [step.by, step.move, step.position, step.value, step.mistake ?? false])],
      }),
    );
  }

  // Whose move it is, or who has won.
  #said(reply) {
    const { history, over } = this.#play;
    const said = reply ? say("play.grundyPlayed", { move: reply.words }) : "";
    const stuck = over && history.length === 1 ? say("play.noMove") : "";
    if (over) {
      return `${said}${stuck}${WINNERS[over]}`;
    }
    if (this.#together) {
      return say(history.length % 2 === 1 ? "play.firstIsToMove" : "play.secondIsToMove");
    }
    return `${said}${say("play.yourMove")}`;
  }

  // Goes back to where the player was to move, at or before a step.
  #returnTo(index) {
    return this.#change(async (next) => {
      let keep = index;
      while (keep > 0 && next.history[keep].by === "you") {
        keep--;
      }
      next.history = next.history.slice(0, keep + 1);
      next.over = "";
      await this.#look(next, next.history[keep].position);
    });
  }

  #takeBack() {
    if (this.#lastOwn > 0) {
      this.#returnTo(this.#lastOwn - 1);
    }
  }

  // Which step was the last that a person made; 0 or less for none.
  get #lastOwn() {
    return (this.#next ?? this.#play).history.findLastIndex((step) => step.by !== "grundy" && step.by !== "");
  }

  // First whether there is a winning move, then where, then which.
  #hint() {
    const { moves, hints } = this.#play.seen;
    const winning = moves.filter((move) => move.wins);
    this.#play.hints++;
    const { hint, board } = this.#parts;
    const steps = hints ?? [say("play.noHint")];
    const step = Math.min(this.#play.hints, steps.length) - 1;
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

const WINNERS = { you: say("play.youWin"), grundy: say("play.grundyWins"), first: say("play.firstWins"), second: say("play.secondWins") };
const WHO = { you: say("who.you"), grundy: "Grundy", first: say("who.first"), second: say("who.second") };

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

// What is played, and from where.
function nameOf(state) {
  return JSON.stringify({ ...reference(state), position: state.position });
}

function worthOf({ value, outcome }) {
  return { value, outcome };
}

customElements.define("play-page", PlayPage);
