// Sets of puzzles: the same for everybody who has the link. A set is a list that is written in the link, or drawn by a seed from the
// puzzles that come with Grundy; the daily one is drawn by the day.

import { prefer } from "./preference.js";

const KEPT = "puzzles";
const USUAL = 10;

// The puzzles of a link's state { set, list, games, level, count }: { game, position }.
/** @param {{set?: string, list?: string, games?: string, level?: string, count?: string}} state */
export function setOf({ set, list, games, level, count }, known, today = dayOf(new Date())) {
  if (list) {
    return list.split(";").map((one) => one.trim()).filter(Boolean).map((one) => ({ game: one.split(" ", 1)[0], position: one.slice(one.indexOf(" ") + 1) }));
  }
  if (set === "daily") {
    return [shuffled(known, `daily ${today.slice(0, 4)}`)[dayOfYear(today) % known.length]];
  }
  const wanted = games?.split(",").map((game) => game.trim());
  const among = known.filter((puzzle) => (!wanted || wanted.includes(puzzle.game)) && (!level || puzzle.level === level));
  return shuffled(among, set).slice(0, Math.max(1, Number(count) || USUAL));
}

// In an order that a text decides: a draw by FNV-1a and xorshift, the same on every machine.
export function shuffled(list, seed) {
  let state = 0x811c9dc5;
  for (const letter of String(seed)) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  const draw = (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  state ||= 1;
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

// A day as `2026-11-25`, by the clock of whoever looks.
export function dayOf(date) {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function dayOfYear(day) {
  return Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000);
}

// How many days in a row, up to today or yesterday, the daily puzzle was solved.
export function streak(days, today) {
  const solved = new Set(days);
  const before = (day) => dayOf(new Date(new Date(`${day}T12:00`).getTime() - 86_400_000));
  let day = solved.has(today) ? today : before(today);
  let count = 0;
  while (solved.has(day)) {
    count++;
    day = before(day);
  }
  return count;
}

export function solvedDays() {
  try {
    const days = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return Array.isArray(days) ? days : [];
  } catch {
    return [];
  }
}

export function keepDay(day) {
  prefer(KEPT, JSON.stringify([...new Set([...solvedDays(), day])].sort().slice(-400)));
}
