// What the page reckons and says: nimbers, how many moves win, links, command lines, steps back.

import assert from "node:assert/strict";
import test from "node:test";
import { command, word } from "../../main/resources/org/grundy/web/page/lib/command.js";
import { Steps } from "../../main/resources/org/grundy/web/page/lib/history.js";
import { binary, digitsOf, letter, nimSum } from "../../main/resources/org/grundy/web/page/lib/nimber.js";
import { href } from "../../main/resources/org/grundy/web/page/lib/route.js";
import { isSolved, winningOf } from "../../main/resources/org/grundy/web/page/lib/winning.js";

test("a nim-sum is exact past 32 bits", () => {
  assert.equal(nimSum([]), 0);
  assert.equal(nimSum([3, 5, 6]), 0);
  assert.equal(nimSum([2 ** 40 + 1, 2 ** 40 + 6]), 7);
});

test("values of a sum are written with as many digits as the largest has", () => {
  assert.deepEqual([3, 0, 9].map((value) => binary(value, digitsOf([3, 0, 9]))), ["0011", "0000", "1001"]);
  assert.equal(digitsOf([]), 1);
});

test("components are named A to Z, then AA", () => {
  assert.deepEqual([0, 25, 26, 27, 701, 702].map(letter), ["A", "Z", "AA", "AB", "ZZ", "AAA"]);
});

test("winning moves are counted as far as they are known", () => {
  const [wins, loses, open] = [{ wins: true }, { wins: false }, {}];
  assert.equal(winningOf([wins, loses, wins]), ", 2 of them win");
  assert.equal(winningOf([wins, loses]), ", 1 of them wins");
  assert.equal(winningOf([loses]), ", none of them wins");
  assert.equal(winningOf([wins, open]), ", at least 1 of them wins");
  assert.equal(winningOf([wins, wins], false), ", at least 2 of them win");
  assert.equal(winningOf([loses, open]), "");
  assert.equal(winningOf([open, open]), "");
  assert.deepEqual([isSolved([]), isSolved([wins]), isSolved([wins, open])], [true, true, false]);
});

test("a command line is quoted where a shell would read it otherwise", () => {
  assert.equal(word("3x4"), "3x4");
  assert.equal(word("it's"), "'it'\\''s'");
  assert.equal(command("solve", { game: "cram" }, ".#|.."), "grundy solve cram '.#|..'");
  assert.equal(command("solve", { rules: "game G" }, "5"), "grundy solve your.game 5");
  assert.equal(command("solve", { game: "g", parameters: "k = 3, S = 1 3..5" }, "9"), "grundy solve g 9 --param k=3 --param S=1,3..5");
});

test("a link says what is shown and leaves out what is not set", () => {
  assert.equal(href("board", { game: "cram", position: "..|.. + 3", parameters: "", other: null }), "#/board?game=cram&position=..%7C..+%2B+3");
  assert.equal(href("games"), "#/games");
});

test("a new step forgets what was undone", () => {
  const steps = new Steps(1);
  [2, 2, 3].forEach((step) => steps.push(step));
  assert.deepEqual([steps.undo(), steps.undo(), steps.undo()], [2, 1, 1]);
  assert.deepEqual([steps.redo(), steps.canRedo], [2, true]);
  steps.push(4);
  assert.deepEqual([steps.canRedo, steps.redo(), steps.undo()], [false, 4, 2]);
});
