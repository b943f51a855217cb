import { say } from "./say.js";

// How many of some moves win, in words, behind their number: `, 2 of them win`; `, at least 1 of them wins` where some were not solved or not
// listed; nothing where nothing is known.
export function winningOf(moves, every = true) {
  const wins = moves.filter((move) => move.wins).length;
  const all = every && isSolved(moves);
  if (moves.every((move) => move.wins === undefined) || (wins === 0 && !all)) {
    return "";
  }
  return wins === 0 ? say("moves.noneWins") : say(all ? "moves.win" : "moves.someWin", { count: wins });
}

// Whether it is known of each move whether it wins.
export function isSolved(moves) {
  return moves.every((move) => move.wins !== undefined);
}
