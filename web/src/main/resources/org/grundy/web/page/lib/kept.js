// The games that somebody wrote, as this browser keeps them: { id, rules }, the last one kept first. A game is
// called what its line `game` says.

import { say } from "./say.js";

export const KEPT = "my-games";
const LINE = /^([ \t]*game[ \t]+)(.*?)([ \t]*(?:\/\/.*)?)$/m;

export function kept() {
  try {
    const games = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return Array.isArray(games) ? games.filter(({ id, rules }) => Number.isFinite(id) && typeof rules === "string") : [];
  } catch {
    return [];
  }
}

export function titleOf(rules) {
  return rules.match(LINE)?.[2] || say("mine.untitled");
}

// The same rules with another title.
export function entitled(rules, title) {
  const words = title.replaceAll("//", "/").replace(/\s+/g, " ").trim() || say("mine.untitled");
  return LINE.test(rules) ? rules.replace(LINE, (_, before, __, after) => before + words + after) : `game  ${words}\n${rules}`;
}

// Keeps rules under a title that no other game kept has; what was kept of the game. Fails with QuotaExceededError
// where the browser has no room.
export function keepNew(rules) {
  const games = kept();
  const titles = new Set(games.map((game) => titleOf(game.rules)));
  const title = titleOf(rules);
  let free = title;
  for (let number = 2; titles.has(free); number++) {
    free = `${title} ${number}`;
  }
  const game = { id: Math.max(Date.now(), ...games.map(({ id }) => id + 1)), rules: free === title ? rules : entitled(rules, free) };
  write([game, ...games]);
  return game;
}

// Keeps a game as it is now, in its place; one that was let go comes back first.
export function keep(game) {
  const games = kept();
  const isKnown = games.some(({ id }) => id === game.id);
  write(isKnown ? games.map((other) => (other.id === game.id ? game : other)) : [game, ...games]);
}

export function letGo(id) {
  write(kept().filter((game) => game.id !== id));
}

// All games as one file, and the games of a file: such a one, or the rules of one game.
export function fileOfAll() {
  return JSON.stringify({ games: kept().map(({ rules }) => ({ title: titleOf(rules), rules })) }, null, 2);
}

export function rulesIn(text) {
  try {
    const { games } = JSON.parse(text);
    return games.map(({ rules }) => rules).filter((rules) => typeof rules === "string");
  } catch {
    return LINE.test(text) ? [text] : [];
  }
}

function write(games) {
  localStorage.setItem(KEPT, JSON.stringify(games));
}
