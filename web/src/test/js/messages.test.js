// The messages of the page: each is used, and each translation says the same in its own words.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const PAGE = new URL("../../main/resources/org/grundy/web/page/", import.meta.url);
const ENGLISH = read("en");
const LANGUAGES = readdirSync(new URL("messages/", PAGE)).map((name) => name.replace(".json", ""));

function read(language) {
  return JSON.parse(readFileSync(new URL(`messages/${language}.json`, PAGE), "utf8"));
}

function forms(message) {
  return typeof message === "string" ? [message] : Object.values(message);
}

// What is filled into a message, and the blanks around it.
function holes(message) {
  return [...new Set(forms(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))].sort();
}

function blanks(message) {
  return forms(message).map((text) => [text.match(/^ */)[0].length, text.match(/ *$/)[0].length]);
}

test("each message is said somewhere, and nothing is said that is no message", () => {
  const files = readdirSync(PAGE, { recursive: true }).filter((name) => /\.(js|html)$/.test(name));
  const text = files.map((name) => readFileSync(new URL(name, PAGE), "utf8")).join("\n");
  const terms = [...text.matchAll(/\bterm\(([^()]*)\)/g)].flatMap(([, words]) => [...words.matchAll(/"(\w+)"/g)].map(([, word]) => word));
  const said = new Set([...text.matchAll(/"([a-z]+\.[A-Za-z]+)"/g)].map(([, key]) => key));
  const ofTerms = new Set(terms.flatMap((word) => ["", ".ask", ".says", ".example"].map((part) => `term.${word}${part}`)));
  const unsaid = Object.keys(ENGLISH).filter((key) => !said.has(key) && !ofTerms.has(key));
  assert.deepEqual(unsaid, []);
  assert.deepEqual([...ofTerms].filter((key) => !(key in ENGLISH)), []);
});

test("a translation has the same messages, with the same places to fill in and the same blanks around them", () => {
  for (const language of LANGUAGES) {
    const translated = read(language);
    assert.deepEqual(Object.keys(translated), Object.keys(ENGLISH));
    for (const [key, message] of Object.entries(ENGLISH)) {
      assert.deepEqual(holes(translated[key]), holes(message), key);
      assert.deepEqual(blanks(translated[key])[0], blanks(message)[0], key);
    }
  }
});

test("forms are those of the language's plurals, and are chosen by a count", () => {
  for (const language of LANGUAGES) {
    const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    for (const [key, message] of Object.entries(read(language))) {
      if (typeof message !== "string") {
        assert.deepEqual(Object.keys(message).sort(), plurals, `${language} ${key}`);
      }
    }
  }
});

test("there are messages in each language that can be chosen", async () => {
  const { LANGUAGES: chosen } = await import(new URL("lib/say.js", PAGE).href);
  assert.deepEqual(Object.keys(chosen).sort(), [...LANGUAGES].sort());
});

test("a message is filled in, as a text or in pieces, in the form of its count", async () => {
  const { listed, numbered, parts, say } = await import(new URL("lib/say.js", PAGE).href);
  assert.equal(say("moves.count", { count: 1 }), "1 move");
  assert.equal(say("moves.count", { count: 1200 }), "1200 moves");
  assert.equal(say("puzzle.not", { move: "{value}" }), "Not {value}. Try again.");
  const bold = { bold: "a domino" };
  assert.deepEqual(parts("proof.ifYouPlay", { move: bold }), ["If you play ", bold, "…"]);
  assert.equal(numbered(1048576), "1,048,576");
  assert.deepEqual([listed([]), listed([4]), listed([1, 2, 4])], ["", "4", "1, 2 and 4"]);
});

test("where another language is chosen the page speaks it", async () => {
  const kept = new Map([["language", "de"]]);
  globalThis.localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
  const { language, numbered, say } = await import(`${new URL("lib/say.js", PAGE).href}?de`);
  assert.equal(language, "de");
  assert.equal(say("board.noMoveAt", { place: "c2" }), "Bei c2 gibt es keinen Zug.");
  assert.equal(numbered(1048576), "1.048.576");
  delete globalThis.localStorage;
});
