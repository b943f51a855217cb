// Positions as they are edited: what is written is what the server reads.

import assert from "node:assert/strict";
import test from "node:test";
import { Placed, boards } from "../../main/resources/org/grundy/web/page/lib/placed.js";
import { grown, isLarge, ledTo, rejoined, replaced, resized, turned } from "../../main/resources/org/grundy/web/page/lib/position.js";

const FACTS = { cells: [".", "#"], tokens: new Map([["@", "."]]), start: { glyph: "." } };

function board(lines, tokens = []) {
  const rows = lines.split("|");
  return { kind: "grid", rows: rows.length, columns: rows[0].length, cells: [...rows.join("")], tokens };
}

function exploration(position, ...summands) {
  return { position, summands };
}

test("one summand of a sum is written anew, the others stay as the server wrote them", () => {
  const before = exploration("..|.# + .#", board("..|.#"), board(".#"));
  assert.equal(replaced(before, 1, board("##")), "..|.# + ##");
  assert.equal(replaced(before, 0, board("##|.#", [{ glyph: "@", cell: 2 }])), "##|.# [@2,1] + .#");
});

test("each summand of several games keeps the name of its game", () => {
  const sum = exploration("cram .. + nim 5", { ...board(".."), game: "cram" }, { kind: "heap", size: 5, game: "nim" });
  assert.equal(replaced(sum, 1, { kind: "heap", size: 4 }), "cram .. + nim 4");
});

test("heaps, tuples, tilings and what cannot be edited are written by their kind", () => {
  const one = exploration("7", { kind: "heap", size: 7 });
  assert.equal(replaced(one, 0, { kind: "heap", size: 8 }), "8");
  assert.equal(replaced(one, 0, { kind: "heaps", sizes: [1, 0, 3] }), "(1,0,3)");
  assert.equal(replaced(one, 0, { kind: "tiling", pieceSize: 4, rows: 3, columns: 8 }), "4 3 8");
  assert.equal(replaced(one, 0, { kind: "graph" }), "7");
});

test("an edge of a graph comes and goes, and names that are no words are quoted", () => {
  const vertices = ["a", "b 1", "c"].map((name, id) => ({ id, name, tokens: id === 2 ? 1 : 0 }));
  const graph = { kind: "graph", vertices, edges: [] };
  const joined = rejoined(graph, 0, 1, "@");
  const before = exploration("a", graph);
  assert.equal(replaced(before, 0, joined), 'a-"b 1" @c');
  assert.equal(replaced(before, 0, rejoined(joined, 1, 0, "@")), 'a "b 1" @c');
  const arcs = { ...graph, edges: [{ id: 4, from: 0, to: 1, arc: true }] };
  assert.equal(replaced(before, 0, rejoined(arcs, 1, 2, "@")), 'a>"b 1" "b 1">@c');
});

test("a cell turns through all glyphs and tokens and back again", () => {
  const start = board("..");
  const turns = [start];
  for (let i = 0; i < 3; i++) {
    turns.push(turned(turns.at(-1), 1, FACTS, 1));
  }
  assert.deepEqual(turns.map((one) => replaced(exploration("..", start), 0, one)), ["..", ".#", ".. [@1,2]", ".."]);
  assert.deepEqual(turned(turned(start, 0, FACTS, -1), 0, FACTS, 1), start);
});

test("a board of another size keeps what still fits", () => {
  const large = resized(board("#.|.#", [{ glyph: "@", cell: 3 }]), 3, 3, FACTS);
  assert.equal(large.cells.join(""), "#...#....");
  assert.deepEqual(large.tokens, [{ glyph: "@", cell: 4 }]);
  const small = resized(large, 1, 1, FACTS);
  assert.deepEqual([small.cells, small.tokens], [["#"], []]);
});

test("a heap grows and shrinks, never below nothing", () => {
  assert.equal(grown({ kind: "heap", size: 1 }, 0, -5).size, 0);
  assert.deepEqual(grown({ kind: "heaps", sizes: [3, 4] }, 1, 2).sizes, [3, 6]);
});

test("a position is large by its cells, drawn or named", () => {
  assert.deepEqual(["20x20", "20 × 21", ".".repeat(400), ".".repeat(401), "nim 12"].map(isLarge), [false, true, false, true, false]);
});

test("what a move leads to is told by its text where boards keep their sizes", () => {
  const before = exploration("..|.. + 3", board("..|.."), { kind: "heap", size: 3, tokens: [] });
  assert.deepEqual(ledTo(before, "##|.. + 3").summands[0].cells, ["#", "#", ".", "."]);
  assert.equal(ledTo(before, "##|.. + 2"), undefined);
  assert.equal(ledTo(before, "##|.."), undefined);
});

test("the cells that one move has filled belong together", () => {
  assert.deepEqual(boards("cram ab|cd [@1,1] + ef"), [["a", "b", "c", "d"], ["e", "f"]]);
  const placed = new Placed();
  placed.move("....", "##..");
  placed.move("##..", "####");
  const together = placed.of("####");
  assert.deepEqual([0, 3].map((cell) => [...together.get(`0:${cell}`)]), [[0, 1], [2, 3]]);
  assert.equal(placed.of("....").size, 0);
});
