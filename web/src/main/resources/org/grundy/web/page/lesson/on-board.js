// A board of a lesson on which moves are made, without their values.

import { choose, closeMenu } from "../board/move-menu.js";
import { h } from "../lib/dom.js";
import { Placed } from "../lib/placed.js";
import { veiled } from "./looked.js";

export class OnBoard {
  #board = h("board-view", { class: "board" });
  #menu = h("div");
  #placed = new Placed();
  /** @type {Answer} */
  #seen = null;

  // `made` hears of a move as the exploration has it, with what is known of it.
  constructor(made) {
    this.elements = [h("div", { class: "scroll" }, this.#board), this.#menu];
    this.#board.addEventListener("look", ({ detail }) => this.#board.ghost(detail.moves.length === 1 ? detail.moves[0] : null));
    this.#board.addEventListener("choose", async ({ detail: { part, moves } }) => {
      const host = { host: this.#menu, look: (move) => this.#board.ghost(move), board: this.#board };
      const chosen = moves.length > 1 ? await choose(moves, part, host) : moves[0];
      if (chosen) {
        made(this.#seen.moves[chosen.number]);
      }
    });
  }

  // Shows a position; with `values` also what moves are worth, and `over` where nothing may be moved any more.
  show(seen, { values = false, over = false } = {}) {
    closeMenu();
    if (this.#seen && this.#seen.position !== seen.position) {
      this.#placed.move(this.#seen.position, seen.position);
    }
    this.#seen = seen;
    const shown = values ? seen : veiled(seen);
    this.#board.show(over ? { ...shown, moves: [] } : shown, { values, placed: this.#placed.of(seen.position), label: `${seen.game}: ${seen.position}` });
  }
}
