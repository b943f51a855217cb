// Which moves are meant by a place on a board. Of several moves of a cell it is the one whose changed cells
// have their middle nearest to the pointer, so that half a cell means one domino and the other half
// another. On a heap a token means what is taken with it.

import { cellOfMove } from "./layout.js";

// Distances within a part of this of a cell's side are equal: then several moves are meant.
const NEAR = 0.08;

// The moves meant at a point within a part: { x, y } in the units of the picture, from its corner.
export function meantOnBoard(part, exploration, point) {
  const summand = exploration.summands[part.summand];
  const laid = exploration.moves.filter((move) => move.placed && move.summand === part.summand + 1 && move.cells?.includes(part.key));
  const others = part.moves.filter((move) => !move.placed);
  const at = { x: (part.key % summand.columns) + point.x / part.width, y: Math.floor(part.key / summand.columns) + point.y / part.height };
  return nearest([...laid, ...others], (move) => {
    const cells = move.placed ? move.cells : [cellOfMove(move, summand)];
    const middle = (of) => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length + 0.5;
    return Math.hypot(middle((cell) => cell % summand.columns) - at.x, middle((cell) => Math.floor(cell / summand.columns)) - at.y);
  });
}

function nearest(moves, distance) {
  const far = moves.map(distance);
  const least = Math.min(...far);
  return moves.filter((_, i) => far[i] <= least + NEAR);
}

// The moves that change the cells where a drag begins and ends, and as few others as may be.
export function meantByDrag(from, to, exploration) {
  const both = exploration.moves.filter((move) => move.summand === from.summand + 1 && isDragged(move) && move.cells.includes(from.key) && move.cells.includes(to.key));
  const fewest = Math.min(...both.map((move) => move.cells.length));
  return both.filter((move) => move.cells.length === fewest);
}

// The ids of the cells where a drag may begin or end.
export function draggable(exploration) {
  return new Set(exploration.moves.filter(isDragged).flatMap(({ summand, cells }) => cells.map((cell) => `${summand - 1}:${cell}`)));
}

function isDragged({ cells, placed }) {
  return cells?.length === 2 || (placed && cells?.length > 2);
}

// What a move of a heap takes, as a range of its tokens: { move, from, to }; a move that only divides takes
// none. Moves that leave more than two heaps take no range.
export function ranges(part, exploration) {
  const summand = exploration.summands[part.summand];
  const all = [];
  for (const move of part.moves) {
    const left = leftOf(move, part, summand);
    if (left) {
      const [low, high] = left;
      all.push({ move, from: high, to: part.size - low }, { move, from: low, to: part.size - high });
    }
  }
  return all;
}

// The one or two heaps that a move leaves of this one.
function leftOf({ leaves }, part, summand) {
  if (!leaves) {
    return undefined;
  }
  if (summand.kind === "heaps") {
    const others = leaves.every((size, i) => i === part.key || size === summand.sizes[i]);
    return others && leaves[part.key] < part.size ? [0, leaves[part.key]] : undefined;
  }
  const left = leaves.filter((size) => size > 0).sort((one, other) => one - other);
  const sum = left.reduce((one, other) => one + other, 0);
  return left.length <= 2 && sum <= part.size ? [0, 0, ...left].slice(-2) : undefined;
}

// What is meant by a token: on a pile it goes with those above it, in a row what has its middle nearest.
// `along` says how much of the token lies before the pointer, from 0 to 1.
export function meantOnHeap(part, exploration, piece, along) {
  const all = ranges(part, exploration);
  const exact = part.standing ? [] : all.filter(({ from, to }) => from === piece && (to === part.size || from === to));
  const among = exact.length > 0 ? exact : all.filter(({ from, to }) => part.standing || from === to);
  const [best] = among.sort((one, other) => far(one) - far(other));
  return best ? [best] : [];

  function far({ from, to }) {
    return Math.abs((from + to) / 2 - piece - along);
  }
}
