// Why somebody wins, on three levels: what to do, the powers of two in pairs, and the theory.

import { h } from "../lib/dom.js";
import { binary, digitsOf, nimSum } from "../lib/nimber.js";
import { ORIGINAL, listed, parts, say } from "../lib/say.js";
import { term } from "../lib/term.js";

// Of more parts the powers of two are not told one by one.
const MOST_PARTS = 8;

// What is told of an exploration; nothing where it is not known who wins.
export function why(exploration) {
  if (exploration.outcome === undefined || exploration.pieces) {
    return "";
  }
  const levels = [[say("why.title"), plan(exploration)], [say("why.inPairs"), pairs(exploration)], [say("why.theory"), theory(exploration)]].filter(([, told]) => told);
  return h(
    "div",
    { class: "why" },
    levels.map(([title, told], i) => (i === 0 ? h("p", {}, h("b", {}, title), " ", told) : h("details", {}, h("summary", {}, title), h("p", {}, told)))),
  );
}

// What to do.
function plan(exploration) {
  const { outcome, moves, everyMove, play, components = [] } = exploration;
  if (moves.length === 0 && everyMove) {
    return say(outcome === "N" ? "why.stuckWins" : "why.stuckLoses");
  }
  const twins = play === "misere" ? undefined : equals(components);
  if (outcome === "P") {
    return twins
      ? say("why.copied", { pairs: twins })
      : say("why.everyAnswered");
  }
  const wins = moves.find((move) => move.wins);
  if (!wins) {
    return say("why.someWins");
  }
  if (wins.ends) {
    return parts("why.endsAtOnce", { move: h("b", { lang: ORIGINAL }, wins.words) });
  }
  const after = left(exploration, wins);
  const told = after && equals(after);
  const move = h("b", { lang: ORIGINAL }, wins.words);
  return told ? parts(after.length === 2 ? "why.playTwins" : "why.playPairs", { move, pairs: told }) : parts("why.playOn", { move });
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

// Which parts are equal, where all are in pairs: `A and C, B and D`.
function equals(components) {
  const waiting = new Map();
  const found = [];
  for (const { position, letter } of components) {
    if (position === undefined) {
      return undefined;
    }
    if (waiting.has(position)) {
      found.push(say("why.pair", { one: waiting.get(position), other: letter }));
      waiting.delete(position);
    } else {
      waiting.set(position, letter);
    }
  }
  return waiting.size === 0 && found.length > 0 ? found.join(", ") : undefined;
}

// The values as sums of powers of two: whoever leaves each power in pairs wins.
function pairs({ outcome, value, components: parts = [] }) {
  if (value === undefined || parts.length < 2 || parts.length > MOST_PARTS || nimSum(parts.map((part) => part.value)) !== value) {
    return undefined;
  }
  const told = parts.map((part) => `${part.letter} = ${powers(part.value).join(" + ") || "0"}`).join(", ");
  const single = listed(powers(value));
  return outcome === "N"
    ? say("why.withoutPartner", { count: powers(value).length, sums: told, single })
    : say("why.inPairsAlready", { sums: told });
}

function powers(value) {
  return [...value.toString(2)].map((bit, i, bits) => (bit === "1" ? 2 ** (bits.length - 1 - i) : 0)).filter(Boolean);
}

// The nim-sum of several parts; of one the least number missing.
function theory({ outcome, value, components: parts = [], moves, everyMove }) {
  if (value === undefined) {
    return outcome === "N" ? say("why.toLost") : say("why.toWon");
  }
  const values = parts.map((part) => part.value);
  const known = everyMove && moves.every((move) => move.value !== undefined);
  const options = [...new Set(moves.map((move) => move.value))].sort((one, other) => one - other);
  if (parts.length < 2 || nimSum(values) !== value) {
    return known && moves.length > 0
      ? [say("why.mex", { values: options.join(", "), value }), term("mex"), value === 0 ? say("why.noneToZero") : say("why.toZero")]
      : undefined;
  }
  const digits = digitsOf([...values, value]);
  const sum = values.length > MOST_PARTS ? "" : `${values.map((each) => binary(each, digits)).join(" xor ")} = ${binary(value, digits)}: `;
  const wins = moves.find((move) => move.wins && parts[move.component]);
  if (outcome === "P" || !wins) {
    return [say("why.nimSum", { sum, value }), term("nimSum"), say("why.backToZero")];
  }
  const before = parts[wins.component].value;
  return [say("why.nimSum", { sum, value }), term("nimSum"), say("why.makeZero", { part: parts[wins.component].letter, before, value, after: nimSum([before, value]) })];
}
