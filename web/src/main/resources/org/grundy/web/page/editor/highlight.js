// The words of the rules language, line by line, for colouring.

const KEYWORDS = new Set(["game", "board", "param", "cells", "ground", "drawn", "move", "token", "win", "lose", "avoid", "play", "code", "take", "start", "look", "expect"]);
const WORDS = new Set([
  "grid", "strip", "ring", "graph", "heap", "heaps", "tiling", "along", "over", "up", "to", "forbid", "flood", "rotate", "mirror", "step", "slide", "on", "blocked", "at",
  "vertex", "edge", "edges", "delete", "neighbours", "successors", "predecessors", "reachable", "from", "of", "where", "degree", "indegree",
  "outdegree", "is", "odd", "even", "left", "fill", "first", "random", "misere", "normal", "for", "with", "sum", "copies", "in", "exactly", "every", "each", "same", "wins", "loses", "path", "cycle", "complete",
  "star", "wheel", "tree", "cube", "subsets", "product", "bipartite",
  "bacterium", "bishop", "blank", "chocolate", "coin", "cross", "domino", "grass", "king", "knight", "letter", "pin", "poison", "queen", "rook", "stone", "token", "wall",
]);
const DIRECTIONS = new Set(["N", "NE", "E", "SE", "S", "SW", "W", "NW"]);

// The parts of a line: [kind, text], whose texts joined are the line.
export function words(line) {
  const comment = line.indexOf("//");
  const code = comment < 0 ? line : line.slice(0, comment);
  const parts = [];
  let first = true;
  let title = false;
  const name = code.match(/^\s*(?:move|token|code|take)\s+(\p{L}[\p{L}\p{Nd}_-]+)\s*:(?=\s|$)/u)?.[1];
  let named = false;
  for (const [text] of code.matchAll(/\s+|->|[[\]|]|[^\s[\]|]+/g)) {
    if (/^\s/.test(text)) {
      parts.push(["", text]);
      continue;
    }
    const isName = !first && !named && name !== undefined && (text === name || text === `${name}:`);
    named ||= isName;
    parts.push([title || isName ? "title" : kind(text, first), text]);
    title ||= first && text === "game";
    first = false;
  }
  if (comment >= 0) {
    parts.push(["comment", line.slice(comment)]);
  }
  return parts;
}

function kind(text, first) {
  if (first && KEYWORDS.has(text)) {
    return "keyword";
  }
  if (text === "->" || text === "[" || text === "]" || text === "|") {
    return "sign";
  }
  if (WORDS.has(text) || /^\$[a-zA-Z]$/.test(text)) {
    return "word";
  }
  if (DIRECTIONS.has(text)) {
    return "direction";
  }
  return /^\d/.test(text) ? "number" : "glyph";
}
