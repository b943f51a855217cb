// How far somebody is in lessons, as this browser keeps it: of each lesson the page where she was, and which goals
// she has reached. A lesson is known by its name, one that was shared by its title.

import { prefer } from "../lib/preference.js";

const KEPT = "lessons";

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function progress(lesson) {
  const { page, done } = all()[lesson] ?? {};
  return { page: Number.isInteger(page) ? page : 0, done: new Set(Array.isArray(done) ? done : []) };
}

export function keepPage(lesson, page) {
  keep(lesson, { ...progress(lesson), page });
}

export function keepDone(lesson, goal) {
  const { page, done } = progress(lesson);
  keep(lesson, { page, done: done.add(goal) });
}

function keep(lesson, { page, done }) {
  prefer(KEPT, JSON.stringify({ ...all(), [lesson]: { page, done: [...done] } }));
}
