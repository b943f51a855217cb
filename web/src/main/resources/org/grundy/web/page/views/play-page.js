// <play-page>: a game against Grundy, with hints in steps and a history on which mistakes are seen.

import "../board/value-line.js";
import { Asker, Problem, ask } from "../lib/api.js";
import { gamePicker } from "../lib/catalogue.js";
import { command } from "../lib/command.js";
import { announce, entitle, h } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { facts, reference } from "../lib/game.js";
import { letter } from "../lib/nimber.js";
import { problemBox } from "../lib/problem-box.js";
import { href, note } from "../lib/route.js";
import { choose } from "../board/move-menu.js";

const FIRST = { game: "kayles", position: "3 + 4 + 5" };
const MILLISECONDS = 3000;
const SKILLS = [
  ["perfect", "perfect: never errs"],
  ["strong", "strong: 9 of 10 moves with care"],
  ["casual", "casual: 6 of 10"],
  ["beginner", "beginner: 1 of 4"],
  ["random", "random moves"],
];

class PlayPage extends HTMLElement {
  #state = FIRST;
  #facts = null;
  #asker = new Asker();
  #parts = {};
  #seen = null;

  // What happened: { position, by, move, value, outcome, mistake }, the start first.
  #history = [];
  #hintStep = 0;
  #over = "";

  // Whether a move is on its way: until it is answered nothing else changes the history.
  #busy = false;

  async open(given) {
    this.#state = given.game || given.rules ? { ...given } : { ...FIRST };
    this.#build();
    try {
      this.#facts = await facts(this.#state);
      this.#parts.title.textContent = `Play ${this.#facts.title}`;
      entitle(this.#facts.title, "Play");
    } catch (failure) {
      this.#fail(failure);
      return;
    }
    await this.#alone(() => this.#begin(this.#state.first === "grundy"));
  }

  disconnectedCallback() {
    this.#asker.cancel();
  }

  #build() {
    const board = h("board-view", { class: "board" });
    const line = h("value-line");
    const skill = h("select", { id: "skill" }, SKILLS.map(([name, words]) => h("option", { value: name, selected: name === (this.#state.skill ?? "perfect") }, words)));
    const position = h("input", { type: "text", id: "start", value: this.#state.position ?? "", spellcheck: "false" });
    const first = h("select", { id: "first" }, [["you", "you"], ["grundy", "Grundy"]].map(([name, words]) => h("option", { value: name, selected: name === this.#state.first }, words)));
    this.#parts = {
      title: h("h1", {}, "Play"),
      board,
      line,
      skill,
      position,
      first,
      status: h("p", { class: "verdict", "aria-live": "polite" }, "…"),
      hint: h("div", { class: "hint", "aria-live": "polite" }),
      moves: h("ol", { class: "history" }),
      links: h("div", { class: "links" }),
    };
    board.addEventListener("choose", ({ detail }) => this.#chosen(detail.part));
    line.addEventListener("return", ({ detail }) => this.#returnTo(detail.index));
    this.replaceChildren(
      h("div", { class: "heading" }, this.#parts.title, gamePicker({ value: this.#state.game, filter: (game) => game.name !== "ominous-omino", chosen: (game) => (location.hash = href("play", { game })) })),
      h(
        "form",
        {
          class: "tools",
          onsubmit: (event) => {
            event.preventDefault();
            this.#restart();
          },
        },
        h("label", { class: "field" }, h("span", {}, "Start"), position),
        h("label", { class: "field" }, h("span", {}, "Grundy is"), skill),
        h("label", { class: "field" }, h("span", {}, "First to move"), first),
        h("button", { type: "submit", class: "main", id: "new" }, "New game"),
      ),
      h(
        "div",
        { class: "columns" },
        h("section", { class: "stage", "aria-label": "Board" }, this.#parts.status, h("div", { class: "scroll" }, board)),
        h(
          "section",
          { class: "side", "aria-label": "History and hints" },
          h("div", { class: "tools" }, h("button", { type: "button", id: "hint", onclick: () => this.#hint() }, "Hint"), h("button", { type: "button", id: "back", onclick: () => this.#takeBack() }, "Take back")),
          this.#parts.hint,
          h("h2", {}, "The value after each move"),
          line,
          this.#parts.moves,
          this.#parts.links,
        ),
      ),
    );
  }

  #restart() {
    const { position, skill, first } = this.#parts;
    this.#state = { ...this.#state, position: position.value.trim(), skill: skill.value, first: first.value };
    this.#alone(() => this.#begin(first.value === "grundy"));
  }

  // Does what changes the history, unless something else is changing it. What fails leaves the history
  // as it was.
  async #alone(work) {
    if (this.#busy) {
      return;
    }
    this.#busy = true;
    const [history, over, seen] = [[...this.#history], this.#over, this.#seen];
    try {
      await work();
    } catch (failure) {
      if (history.length > 0) {
        [this.#history, this.#over, this.#seen] = [history, over, seen];
        this.#draw();
      }
      this.#fail(failure);
    } finally {
      this.#busy = false;
    }
  }

  async #begin(grundyFirst) {
    await this.#look(this.#state.position || this.#facts.example);
    this.#over = "";
    this.#state.position = this.#seen.position;
    this.#parts.position.value = this.#seen.position;
    this.#history = [{ position: this.#seen.position, by: "", move: "Start", ...worthOf(this.#seen) }];
    note("play", { ...this.#state, skill: this.#parts.skill.value });
    if (this.#seen.everyMove && this.#seen.moves.length === 0) {
      this.#over = (this.#seen.outcome === "N") === grundyFirst ? "grundy" : "you";
      this.#draw();
    } else if (grundyFirst) {
      await this.#round({});
    } else {
      this.#draw();
    }
  }

  // Asks what a position is worth; the player does not see it, the history does.
  async #look(position) {
    const seen = await this.#asker.ask("explore", { ...reference(this.#state), position, milliseconds: MILLISECONDS });
    if (seen) {
      this.#seen = seen;
      this.#hintStep = 0;
    }
  }

  async #chosen(part) {
    if (this.#over || part.moves.length === 0) {
      return;
    }
    await this.#alone(async () => {
      const plain = part.moves.map(({ value, wins, ...move }) => move);
      const move = plain.length > 1 ? await choose(plain, part.place) : plain[0];
      if (!move) {
        return;
      }
      const known = this.#seen.moves[move.number];
      this.#history.push({
        by: "you",
        move: move.move,
        position: move.leadsTo,
        value: known.value,
        outcome: known.wins === undefined ? undefined : known.wins ? "P" : "N",
        mistake: this.#seen.outcome === "N" && known.wins === false,
      });
      await this.#round({ move: move.number });
    });
  }

  // The player's move, if there is one, and Grundy's.
  async #round(move) {
    this.#parts.status.textContent = "Grundy thinks…";
    const before = this.#seen.position;
    const round = await ask("play", {
      ...reference(this.#state),
      position: before,
      ...move,
      skill: this.#parts.skill.value,
      draw: Math.floor(Math.random() * 2 ** 40),
      milliseconds: MILLISECONDS,
    });
    if (round.yours) {
      this.#history.at(-1).position = round.yours.leadsTo;
    }
    if (round.grundy) {
      const lost = this.#history.at(-1).outcome;
      this.#history.push({
        by: "grundy",
        move: round.grundy.move,
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
    const { board, status, line, moves, hint } = this.#parts;
    const seen = this.#over ? { ...this.#seen, moves: [] } : this.#seen;
    board.show({ ...seen, summands: seen.summands.map((summand) => ({ ...summand, componentOfCell: undefined })), moves: seen.moves.map((move) => ({ ...move, component: undefined })) }, { values: false, label: `${seen.game}, your move` });
    hint.replaceChildren();
    status.className = `verdict ${this.#over === "you" ? "N" : this.#over ? "P" : ""}`;
    const said = reply ? `Grundy played ${reply.move}. ` : "";
    const stuck = this.#over && this.#history.length === 1 ? "There is no move. " : "";
    status.textContent = this.#over
      ? `${said}${stuck}${this.#over === "you" ? "You win." : "Grundy wins."}`
      : `${said}It is your move: click where you want to move.`;
    announce(status.textContent);
    line.show(this.#history);
    moves.replaceChildren(
      ...this.#history.slice(1).map((step, i) =>
        h(
          "li",
          {},
          h("button", { type: "button", class: "move", onclick: () => this.#returnTo(i + 1) }, `${step.by === "you" ? "You" : "Grundy"}: ${step.move}`, step.mistake ? h("b", { class: "mistake" }, " ✗ a mistake") : ""),
        ),
      ),
    );
    this.#parts.links.replaceChildren(
      ...downloads({
        name: `${this.#state.game ?? "game"}-play`,
        command: command("solve", this.#state, this.#seen.position),
        picture: () => board.pictureToSave(),
        json: () => ({ game: this.#seen.game, play: this.#history }),
        rows: () => [["by", "move", "position", "value", "mistake"], ...this.#history.map((step) => [step.by, step.move, step.position, step.value, step.mistake ?? false])],
      }),
    );
    this.querySelector("#hint").disabled = this.#over !== "";
    this.querySelector("#back").disabled = this.#history.length < 2;
  }

  // Goes back to where the player was to move, at or before a step.
  #returnTo(index) {
    return this.#alone(async () => {
      let keep = index;
      while (keep > 0 && this.#history[keep].by === "you") {
        keep--;
      }
      await this.#look(this.#history[keep].position);
      this.#history = this.#history.slice(0, keep + 1);
      this.#over = "";
      this.#draw();
    });
  }

  #takeBack() {
    const last = this.#history.findLastIndex((step) => step.by === "you");
    if (last > 0) {
      this.#returnTo(last - 1);
    }
  }

  // First whether there is a winning move, then where, then which.
  #hint() {
    const { outcome, moves, components = [] } = this.#seen;
    const winning = moves.filter((move) => move.wins);
    this.#hintStep++;
    const { hint, board } = this.#parts;
    if (outcome === undefined) {
      hint.replaceChildren(h("p", {}, "Grundy does not know this position either."));
    } else if (outcome === "P") {
      hint.replaceChildren(h("p", {}, "You can only hope: against perfect play every move loses."));
    } else if (this.#hintStep === 1) {
      hint.replaceChildren(h("p", {}, `You can win: ${winning.length} of ${moves.length} moves do. Ask again for where.`));
    } else if (this.#hintStep === 2) {
      const part = components[winning[0].component];
      const where = part && components.length > 1 ? `in component ${letter(winning[0].component)}, ${part.position ?? ""}, which is worth ${part.value}` : "at the marked place";
      board.mark(placesOf(winning[0]));
      hint.replaceChildren(h("p", {}, `Move ${where}. Ask again for the move.`));
    } else {
      board.mark(placesOf(winning[0]));
      hint.replaceChildren(h("p", {}, "A winning move: ", h("b", {}, winning[0].move), "."));
    }
  }

  #fail(failure) {
    if (!(failure instanceof Problem)) {
      throw failure;
    }
    this.#parts.status.className = "verdict";
    this.#parts.status.replaceChildren(problemBox(failure));
  }
}

function worthOf({ value, outcome }) {
  return { value, outcome };
}

function placesOf(move) {
  return new Set([
    ...(move.cells ?? []).map((cell) => `${move.summand - 1}:${cell}`),
    ...(move.vertices ?? []).map((vertex) => `${move.summand - 1}:v${vertex}`),
    ...(move.edges ?? []).map((edge) => `${move.summand - 1}:e${edge}`),
    `${move.summand - 1}:h0`,
  ]);
}

customElements.define("play-page", PlayPage);
