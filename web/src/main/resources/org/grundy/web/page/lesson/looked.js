// Positions of a lesson, as they are asked for and shown: without their values, which are to be found.

import { ask } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { reference } from "../lib/game.js";

const MILLISECONDS = 3000;

export function explore(part, position) {
  return ask("explore", { ...reference(part), position, milliseconds: MILLISECONDS });
}

// What is seen of a position by those who do not know what it is worth.
export function veiled(seen) {
  const { value, outcome, hints, winningMoves, ...plain } = seen;
  return { ...plain, components: [], moves: seen.moves.map(({ value: _, wins, component, ...move }) => move) };
}

// A board that is looked at only; `seen` is an exploration.
export function stillBoard(seen, label = seen.game, small = false) {
  const board = h("board-view", { class: small ? "small" : "board" });
  board.show({ ...veiled(seen), moves: [] }, { values: false, still: true, label: `${label}: ${seen.position}` });
  return board;
}

// A move as it is told.
export function told(move) {
  return move.words ?? move.move;
}
