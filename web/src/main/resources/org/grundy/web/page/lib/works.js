// The long work that this browser has asked for: { id, title, place, state }, the last first. The server knows no
// users: who has the id has the work.

import { prefer } from "./preference.js";

const KEPT = "works";
const MOST = 20;

// What a view that is shown hears of itself, and no notice is needed for.
export const watched = new Set();

export function works() {
  try {
    const known = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return Array.isArray(known) ? known.filter(({ id, place }) => typeof id === "string" && typeof place === "string" && place.startsWith("#/")) : [];
  } catch {
    return [];
  }
}

export function remember(work) {
  write([{ ...work, state: "running" }, ...works().filter(({ id }) => id !== work.id)].slice(0, MOST));
}

export function ended(id, state) {
  write(works().map((work) => (work.id === id ? { ...work, state } : work)));
}

export function forget(id) {
  write(works().filter((work) => work.id !== id));
}

function write(known) {
  prefer(KEPT, JSON.stringify(known));
  document.dispatchEvent(new CustomEvent("workschange"));
}
