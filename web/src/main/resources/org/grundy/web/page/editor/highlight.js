// The parts of a line of rules, for colouring.

import { entryOf } from "../lib/language.js";

// How words are coloured by what they are.
const COLOURS = { keyword: "keyword", word: "word", picture: "word", family: "word", direction: "direction" };

// The parts of a line: [kind, text], whose texts joined are the line. Until the language is known, words
// have no colour.
export function words(line, language) {
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
    parts.push([title || isName ? "title" : kind(text, first, language), text]);
    title ||= first && text === "game";
    first = false;
  }
  if (comment >= 0) {
    parts.push(["comment", line.slice(comment)]);
  }
  return parts;
}

function kind(text, first, language) {
  if (text === "->" || text === "[" || text === "]" || text === "|") {
    return "sign";
  }
  if (/^\$[a-zA-Z]$/.test(text)) {
    return "word";
  }
  const entry = entryOf(language, text.replace(/,$/, ""), first);
  return entry ? COLOURS[entry.kind] : /^\d/.test(text) ? "number" : "glyph";
}
