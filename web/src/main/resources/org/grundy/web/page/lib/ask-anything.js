// One field that takes anything: a game and a position, a heap code, terms of a sequence, a family of
// starts; where it leads, and what somebody may be typing.

import { ask } from "./api.js";
import { catalogue } from "./catalogue.js";
import { href } from "./route.js";
import { say } from "./say.js";

const CODE = /^(?:\d*\.[0-9A-Za-z{},+!?=()[\]]+|S ?\([^)]*\)|allbut ?\([^)]*\))/;
const TERMS = /^\d+(?:[\s,]+\d+){3,}$/;
const SIZES = /^\d+(?:[\s,+]+\d+)*$/;
const FAMILY = /\d+\.\.\d+/;
const MOST_GUESSES = 8;

// Where a text leads: [{ title, place }], one of them or several to choose from, none where it means nothing.
export async function places(text) {
  const asked = spaced(text);
  const games = await catalogue();
  if (TERMS.test(asked)) {
    const found = await ask("lookup", { terms: asked, milliseconds: 10_000 });
    const codes = found.games.map(({ game, title, from }) => ({ title: say("anything.fromHeap", { game: title, from }), place: href("sequences", { game }) }));
    return [...codes, ...heaps(asked, games)];
  }
  const [code] = asked.match(CODE) ?? [];
  if (code) {
    const rest = asked.slice(code.length).trim();
    return [{ title: asked, place: rest ? where({ name: code }, rest) : href("sequences", { game: code }) }];
  }
  return SIZES.test(asked) ? heaps(asked, games) : named(asked, games);
}

// What may be meant by the beginning of a text, for a list while it is typed: texts of the field.
export function guesses(text, games) {
  const asked = plain(spaced(text));
  if (asked === "") {
    return [];
  }
  return games
    .filter((game) => names(game).some((name) => begins(name, asked)))
    .map(({ title }) => title)
    .slice(0, MOST_GUESSES);
}

function spaced(text) {
  return text.trim().replace(/\s+/g, " ");
}

// Sizes alone are heaps of the games that are played with one heap or several of them: Nim first.
function heaps(asked, games) {
  const position = asked.split(/[\s,+]+/).join(" + ");
  return games
    .filter(({ name, board }) => name === asked || board === "heap")
    .sort((one, other) => Number(isPlain(other)) - Number(isPlain(one)))
    .map((game) => ({ title: `${game.title} ${position}`, place: where(game, position) }));
}

// Whether any number may be taken: what people mean by heaps where they name no game.
function isPlain({ rules }) {
  return /^move\s+n -> n - k where 1 <= k <= n$/m.test(rules);
}

// The games of which the first words of a text are a name, or the beginning of one; what is left is a position.
function named(asked, games) {
  const words = asked.split(" ");
  const tests = [(name, begun) => name === begun, begins];
  for (let count = words.length; count > 0; count--) {
    const [begun, rest] = [plain(words.slice(0, count).join(" ")), words.slice(count).join(" ")];
    for (const test of begun ? tests : []) {
      const found = games.filter((game) => names(game).some((name) => test(name, begun)));
      const own = found.filter(({ name, title }) => [name, title].some((one) => plain(one) === begun));
      if (found.length > 0 && (rest === "" || begun.length > 2)) {
        return (own.length > 0 ? own : found).map((game) => ({ title: rest ? `${game.title} ${rest}` : game.title, place: where(game, rest) }));
      }
    }
  }
  return [];
}

function names({ name, title, scene }) {
  return [name, title, ...scene.called].map(plain);
}

// Whether a name has a word with which what was typed begins; never inside a word.
function begins(name, begun) {
  return ` ${name}`.includes(` ${begun}`);
}

function plain(words) {
  return words.toLowerCase().replaceAll("'", "").replace(/[^\p{L}\p{Nd}]+/gu, " ").trim();
}

function where({ name, board = "heap" }, rest) {
  const position = board === "heap" && /^\d+([\s,]+\d+)+$/.test(rest) ? rest.split(/[\s,]+/).join(" + ") : rest;
  return FAMILY.test(rest) ? href("tables", { game: name, family: rest }) : href(rest ? "board" : "play", { game: name, position });
}
