// <strategy-tree>: why somebody wins, as a tree that folds out: "I play …; if you answer …, I …". Each answer is
// asked for when its branch is opened.
//
// Member: show(state, exploration). The last branches are those in which nobody can move.

import { ask } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { save } from "../lib/download.js";
import { command } from "../lib/command.js";
import { reference } from "../lib/game.js";
import { Placed } from "../lib/placed.js";
import { Problem, problemBox } from "../lib/problem.js";
import { ORIGINAL, parts, say } from "../lib/say.js";
import { term } from "../lib/term.js";
import "./board-view.js";

const MILLISECONDS = 5000;
const MOST_ANSWERS = 60;

class StrategyTree extends HTMLElement {
  #state = {};
  #placed = new Placed();

  show(state, seen) {
    this.#state = state;
    const wins = seen.outcome === "N";
    if (seen.outcome === "draw") {
      this.replaceChildren(h("h2", {}, say("proof.title")), h("p", {}, say("proof.draw")));
      return;
    }
    this.replaceChildren(
      h("h2", {}, say("proof.title")),
      h("p", {}, wins ? say("proof.iMove") : say("proof.youMove")),
      wins ? this.#reply(seen) : this.#answers(seen),
      h(
        "p",
        { class: "saving", role: "group", "aria-label": say("proof.save") },
        h("button", { type: "button", class: "quiet", id: "certificate", onclick: () => this.#certificate(seen) }, say("proof.certificate")),
        term("certificate"),
        h("button", { type: "button", class: "quiet", id: "bibtex", onclick: () => save(`${this.#name}.bib`, "text/plain", bibtex(this.#state, seen, this.#name)) }, "BibTeX"),
      ),
    );
  }

  get #name() {
    return `grundy-${this.#state.game ?? "game"}`;
  }

  // My winning move, and what you may answer.
  #reply(seen) {
    const move = seen.moves.find((candidate) => candidate.wins);
    if (!move) {
      return h("p", { class: "soft" }, say("proof.unknown"));
    }
    const branch = h("details", { class: "branch mine" }, h("summary", {}, parts(move.value === undefined ? "proof.iPlay" : "proof.iPlayTo", { move: h("b", { lang: ORIGINAL }, move.words), value: move.value })));
    branch.addEventListener("toggle", () => branch.open && this.#unfold(branch, seen, move, (after) => this.#answers(after)), { once: true });
    return branch;
  }

  // Each of your moves, and how I answer it.
  #answers(seen) {
    if (seen.moves.length === 0) {
      return h("p", {}, seen.play === "misere" ? say("proof.noMove") : say("proof.iHaveWon"));
    }
    return h(
      "ul",
      { class: "branches" },
      seen.moves.slice(0, MOST_ANSWERS).map((move) => {
        const branch = h("details", { class: "branch yours" }, h("summary", {}, parts("proof.ifYouPlay", { move: h("b", { lang: ORIGINAL }, move.words) })));
        branch.addEventListener("toggle", () => branch.open && this.#unfold(branch, seen, move, (after) => this.#reply(after)), { once: true });
        return h("li", {}, branch);
      }),
      seen.moves.length > MOST_ANSWERS ? h("li", { class: "soft" }, say("said.more", { count: seen.moves.length - MOST_ANSWERS })) : "",
    );
  }

  async #unfold(branch, seen, move, onwards) {
    const place = h("div", { class: "beyond" }, h("p", { class: "soft" }, "…"));
    branch.append(place);
    if (move.ends) {
      place.replaceChildren(h("p", {}, say("proof.ends")));
      return;
    }
    try {
      const after = await ask("explore", { ...reference(this.#state), position: move.leadsTo, milliseconds: MILLISECONDS });
      this.#placed.move(seen.position, after.position);
      const board = h("board-view", { class: "small" });
      place.replaceChildren(board, onwards(after));
      board.show({ ...after, moves: [], components: [] }, { values: false, still: true, placed: this.#placed.of(after.position), label: say("proof.after", { move: move.words, position: after.position }) });
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      place.replaceChildren(problemBox(failure));
    }
  }

  async #certificate(seen) {
    try {
      const certificate = await ask("certify", { ...reference(this.#state), position: seen.position, milliseconds: MILLISECONDS }, { signal: null });
      save(`${this.#name}-certificate.json`, "application/json", `${JSON.stringify(certificate, null, 2)}\n`);
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      this.append(problemBox(failure));
    }
  }
}

// How the answer is cited.
function bibtex(state, seen, name) {
  const plain = (words) => words.replace(/[\\{}$&#%_~^]/g, (sign) => ({ "\\": "\\textbackslash{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}" })[sign] ?? `\\${sign}`);
  const answer = seen.value === undefined ? `outcome ${seen.outcome}` : `Grundy value ${seen.value}`;
  return [
    `@misc{${name},`,
    `  title = {{${plain(seen.game)}}, position ${plain(seen.position)}: ${answer}},`,
    `  author = {{Grundy}},`,
    `  year = {${new Date().getFullYear()}},`,
    `  howpublished = {Computed by \\texttt{${plain(command("solve", state, seen.position))}}},`,
    `  note = {Method: ${plain(seen.plan?.method ?? "")}. Sound because ${plain(seen.plan?.because ?? "")}}`,
    "}",
    "",
  ].join("\n");
}

customElements.define("strategy-tree", StrategyTree);
