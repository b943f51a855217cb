// One field that takes anything: a game and a position, a heap code, terms of a sequence, a family of
// starts; and where it leads.

import { ask } from "./api.js";
import { catalogue } from "./catalogue.js";
import { href } from "./route.js";

const CODE = /^(?:\d*\.[0-9A-Za-z{},+!?=()[\]]+|S ?\([^)]*\)|allbut ?\([^)]*\))/;
const TERMS = /^\d+(?:[\s,]+\d+){3,}$/;
const FAMILY = /\d+\.\.\d+/;

// Where a text leads: { places: [{ title, place }] }, one of them or several to choose from, none where it
// means nothing.
export async function places(text) {
  const asked = text.trim().replace(/\s+/g, " ");
  if (TERMS.test(asked)) {
    const { games } = await ask("lookup", { terms: asked, milliseconds: 10_000 });
    return games.map(({ game, title, from }) => ({ title: `${title}, from heap ${from} on`, place: href("sequences", { game }) }));
  }
  const [code] = asked.match(CODE) ?? [];
  if (code) {
    const rest = asked.slice(code.length).trim();
    return [{ title: asked, place: rest ? where(code, rest) : href("sequences", { game: code }) }];
  }
  return named(asked, await catalogue());
}

// The games whose name or title a text begins with, or that have it in them; what is left is a position.
function named(asked, games) {
  const plain = (words) => words.toLowerCase().replace(/[^a-z0-9]+/g, "");
  const words = asked.split(" ");
  for (let count = words.length; count > 0; count--) {
    const [name, rest] = [plain(words.slice(0, count).join("")), words.slice(count).join(" ")];
    const fits = (test) => games.filter((game) => name && [game.name, game.title].some((of) => test(plain(of))));
    const exact = fits((of) => of === name);
    const found = exact.length > 0 ? exact : fits((of) => of.includes(name));
    if (found.length > 0) {
      return found.map((game) => ({ title: rest ? `${game.title} ${rest}` : game.title, place: where(game.name, rest) }));
    }
  }
  return [];
}

function where(game, rest) {
  return FAMILY.test(rest) ? href("tables", { game, family: rest }) : href("board", { game, position: rest });
}
