// Why somebody wins, on three levels: what to do, the powers of two in pairs, and the theory.

import { h } from "../lib/dom.js";
import { binary, digitsOf, nimSum } from "../lib/nimber.js";
import { term } from "../lib/term.js";

// Of more parts the powers of two are not told one by one.
const MOST_PARTS = 8;

// What is told of an exploration; nothing where it is not known who wins.
export function why(exploration) {
  if (exploration.outcome === undefined || exploration.pieces) {
    return "";
  }
  const levels = [["Why?", plan(exploration)], ["In pairs", pairs(exploration)], ["By the theory", theory(exploration)]].filter(([, told]) => told);
  return h(
    "div",
    { class: "why" },
    levels.map(([title, told], i) => (i === 0 ? h("p", {}, h("b", {}, title), " ", told) : h("details", {}, h("summary", {}, title), h("p", {}, told)))),
  );
}

// What to do.
function plan(exploration) {
  const { outcome, moves, everyMove, play, components: parts = [] } = exploration;
  if (moves.length === 0 && everyMove) {
    return `There is no move: ${outcome === "N" ? "the player who is to move has won." : "the player who is to move has lost."}`;
  }
  const twins = play === "misere" ? undefined : copies(parts);
  if (outcome === "P") {
    return twins
      ? `${twins} Whoever is to move is copied: every move in one of them is answered by the same move in the other.`
      : "Every move has an answer after which it is so again. Look at a move to see its answer.";
  }
  const wins = moves.find((move) => move.wins);
  if (!wins) {
    return "Some move wins, but it is not known which.";
  }
  if (wins.ends) {
    return ["A move ends the game at once: ", h("b", {}, wins.words), "."];
  }
  const after = left(exploration, wins);
  const told = after && copies(after);
  return ["Play ", h("b", {}, wins.words), told ? `. ${after.length === 2 ? "The two parts are equal then" : told.replace(/\.$/, " then")}: copy what your opponent does.` : ". Whatever is answered, you have an answer too."];
}

// The parts after a move of a sum of heaps, where each heap is a part.
function left({ summands, components: parts = [] }, move) {
  if (!summands.every(({ kind }) => kind === "heap") || (move.leaves?.length ?? 0) > 1 || summands.some(({ game }) => game)) {
    return undefined;
  }
  const others = parts.filter(({ summand }) => summand !== move.summand);
  const rest = move.leaves?.[0] ? [{ letter: String.fromCharCode(64 + move.summand), position: String(move.leaves[0]) }] : [];
  return [...others, ...rest].length > 1 ? [...others, ...rest] : undefined;
}

// Whether the parts are equal in pairs, and which, in words.
function copies(parts) {
  const waiting = new Map();
  const found = [];
  for (const { position, letter } of parts) {
    if (position === undefined) {
      return undefined;
    }
    if (waiting.has(position)) {
      found.push(`${waiting.get(position)} and ${letter}`);
      waiting.delete(position);
    } else {
      waiting.set(position, letter);
    }
  }
  return waiting.size === 0 && found.length > 0 ? `${found.join(", ")} are equal.` : undefined;
}

// The values as sums of powers of two: whoever leaves each power in pairs wins.
function pairs({ outcome, value, components: parts = [] }) {
  if (value === undefined || parts.length < 2 || parts.length > MOST_PARTS || nimSum(parts.map((part) => part.value)) !== value) {
    return undefined;
  }
  const told = parts.map((part) => `${part.letter} = ${powers(part.value).join(" + ") || "0"}`).join(", ");
  const single = powers(value).join(" and ");
  return outcome === "N"
    ? `As sums of powers of two: ${told}. Without a partner ${powers(value).length === 1 ? "is" : "are"} ${single}. Leave all of them in pairs: then whatever your opponent breaks up, you pair again.`
    : `As sums of powers of two: ${told}. Each power stands in pairs. Every move breaks a pair, and an answer pairs all again.`;
}

function powers(value) {
  return [...value.toString(2)].map((bit, i, bits) => (bit === "1" ? 2 ** (bits.length - 1 - i) : 0)).filter(Boolean);
}

// The nim-sum of several parts; of one the least number missing.
function theory({ outcome, value, components: parts = [], moves, everyMove }) {
  if (value === undefined) {
    return outcome === "N" ? "A move leads to a position that is lost for the opponent." : "Every move leads to a position that the opponent wins.";
  }
  const values = parts.map((part) => part.value);
  const known = everyMove && moves.every((move) => move.value !== undefined);
  const options = [...new Set(moves.map((move) => move.value))].sort((one, other) => one - other);
  if (parts.length < 2 || nimSum(values) !== value) {
    return known && moves.length > 0
      ? [`The moves lead to the values ${options.join(", ")}; the least number missing is ${value}. `, term("mex"), value === 0 ? " None leads to 0, and from every other value some answer does." : " A move to 0 wins: from there none leads to 0."]
      : undefined;
  }
  const digits = digitsOf([...values, value]);
  const sum = values.length > MOST_PARTS ? "" : `${values.map((each) => binary(each, digits)).join(" xor ")} = ${binary(value, digits)}: `;
  const wins = moves.find((move) => move.wins && parts[move.component]);
  if (outcome === "P" || !wins) {
    return [`${sum}the nim-sum is ${value}. `, term("nim-sum"), " Every move makes it another number, and some answer makes it 0 again."];
  }
  const before = parts[wins.component].value;
  return [`${sum}the nim-sum is ${value}. `, term("nim-sum"), ` A move wins that makes it 0: part ${parts[wins.component].letter} has to go from ${before} to ${before} xor ${value} = ${nimSum([before, value])}.`];
}
