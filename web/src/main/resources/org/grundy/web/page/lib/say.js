// What the page says, in the language that is chosen: the messages of `messages/en.json` or of a translation of it. What Grundy itself
// says, of moves and rules, and what games and lessons tell stays as it was written.

import english from "../messages/en.json" with { type: "json" };
import { prefer } from "./preference.js";

/** @typedef {keyof typeof english} Message */

/** @typedef {Record<Message, string | Record<string, string>>} Messages */

const KEPT = "language";

// The language of what is no message: moves, rules, and what games and lessons tell.
export const ORIGINAL = "en";

// The languages that there are, each by its own name.
export const LANGUAGES = { en: "English", de: "Deutsch" };

const chosen = globalThis.localStorage?.getItem(KEPT) ?? "";

export const language = Object.hasOwn(LANGUAGES, chosen) ? chosen : "en";

/** @type {Messages} */
const messages = language === "en" ? english : await translated();

const plurals = new Intl.PluralRules(language);

// Without its file, the page speaks English.
async function translated() {
  return import(`../messages/${language}.json`, { with: { type: "json" } }).then((file) => ({ ...english, ...file.default }), () => english);
}

// Takes effect when the page is loaded again.
export function chooseLanguage(/** @type {string} */ name) {
  prefer(KEPT, name);
}

/**
 * A message whose names in braces are filled in. Where it has several forms, the member `count` decides.
 * @param {Message} key
 * @param {Record<string, any>} members
 * @returns {string}
 */
export function say(key, members = {}) {
  return parts(key, members).join("");
}

/**
 * The same in pieces, so that members may be elements.
 * @param {Message} key
 * @param {Record<string, any>} members
 * @returns {any[]}
 */
export function parts(key, members = {}) {
  const found = messages[key];
  const text = typeof found === "string" ? found : (found[plurals.select(members.count)] ?? found.other);
  return text.split(/\{(\w+)\}/).map((piece, i) => (i % 2 === 0 ? piece : members[piece]));
}

export function numbered(/** @type {number} */ number) {
  return number.toLocaleString(language);
}

// `1, 2 and 4`.
export function listed(/** @type {any[]} */ words) {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language).format(words.map(String));
}
