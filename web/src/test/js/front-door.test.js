// Where a text of the front door leads, by the games whose folders say what else they are called.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { before, test } from "node:test";

const games = "../../../../games/src/main/java/org/grundy/games/";
const page = "../../main/resources/org/grundy/web/page/lib/";

// The catalogue as the server tells it, out of the folders.
function catalogue() {
  const root = new URL(games, import.meta.url);
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "contests")
    .flatMap(({ name: folder }) => readdirSync(new URL(`${folder}/`, root)).filter((file) => file.endsWith(".game")).map((file) => [folder, file.slice(0, -5)]))
    .map(([folder, name]) => {
      const text = (ending) => readFileSync(new URL(`${folder}/${name}.${ending}`, root), "utf8");
      const rules = text("game");
      const called = [...text("scene").matchAll(/^called +(.*)$/gm)].map(([, words]) => words);
      return { name, title: rules.match(/^game +(.*)$/m)[1], board: rules.match(/^board +(\w+)/m)[1], rules, scene: { called } };
    });
}

let places;
let guesses;
const all = catalogue();

before(async () => {
  globalThis.location = { hash: "" };
  globalThis.fetch = async (path) => new Response(JSON.stringify(path === "api/games" ? { games: all } : { games: [] }));
  ({ places, guesses } = await import(`${page}ask-anything.js`));
});

const LEADS = [
  ["cram 5x6", "#/board?game=cram&position=5x6"],
  ["nim 3 4 5", "#/board?game=nim&position=3+%2B+4+%2B+5"],
  ["3 4 5", "#/board?game=nim&position=3+%2B+4+%2B+5"],
  ["1 3 5 7", "#/board?game=nim&position=1+%2B+3+%2B+5+%2B+7"],
  ["xor", "#/play?game=nim"],
  ["dominoes", "#/play?game=cram"],
  ["tic tac toe", "#/play?game=notakto"],
  ["tic-tac-toe", "#/play?game=notakto"],
  ["cram 3x", "#/board?game=cram&position=3x"],
  ["Dawson's Kayles 7", "#/board?game=dawsons-kayles&position=7"],
  ["kayles 3 + 4 + 5", "#/board?game=kayles&position=3+%2B+4+%2B+5"],
  ["wythoff (0..20,0..20)", "#/tables?game=wythoff&family=%280..20%2C0..20%29"],
  ["0.137", "#/sequences?game=0.137"],
  ["hackenbush", "#/play?game=green-hackenbush"],
];

for (const [text, place] of LEADS) {
  test(`“${text}” leads to ${place} first`, async () => {
    assert.equal((await places(text))[0]?.place, place);
  });
}

test("what several games are called is asked about, and nothing is guessed inside words", async () => {
  assert.ok((await places("chess")).length > 3);
  assert.deepEqual(await places("cteri"), []);
  assert.deepEqual(await places("no such game"), []);
});

test("what is being typed is guessed by the beginnings of words", () => {
  assert.ok(guesses("kay", all).includes("Kayles"));
  assert.ok(guesses("KAY", all).includes("Dawson's Kayles"));
  assert.ok(guesses("tic", all).includes("Notakto"));
  assert.ok(!guesses("tic", all).includes("Bacterial Tactics"));
  assert.deepEqual(guesses("", all), []);
});
