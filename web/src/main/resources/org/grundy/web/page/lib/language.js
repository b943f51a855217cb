// The words of the rules language, asked for once: a map from each word to { kind, meaning, example, boards }.

import { language as ask } from "./api.js";
import { once } from "./dom.js";

export const language = once(async () => {
  const { words } = await ask();
  const byWord = new Map();
  for (const entry of words) {
    byWord.set(entry.word, [...(byWord.get(entry.word) ?? []), entry]);
  }
  return byWord;
});

// What a word is at its place in a line: the first one is a keyword, and no other.
export function entryOf(language, word, first) {
  const entries = language?.get(word) ?? [];
  return entries.find(({ kind }) => (kind === "keyword") === first);
}
