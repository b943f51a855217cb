// Where things are drawn and in which colours.

import assert from "node:assert/strict";
import test from "node:test";
import { cellOfMove, layout } from "../../main/resources/org/grundy/web/page/board/layout.js";
import { componentColour, contrast, heat, palette } from "../../main/resources/org/grundy/web/page/lib/palette.js";

function drawn(...summands) {
  return { summands: summands.map((summand) => ({ drawn: true, tokens: [], ...summand })), moves: [] };
}

function grid(rows, columns, more = {}) {
  return { kind: "grid", rows, columns, cells: Array(rows * columns).fill("."), ...more };
}

function overlap(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test("parts lie within the whole, none on another, each with an id of its own", () => {
  for (const summands of [[grid(3, 4)], [grid(1, 40)], [grid(20, 30)], [grid(2, 9), grid(3, 3), grid(1, 60)], [{ kind: "heaps", sizes: [0, 7, 61] }, { kind: "heap", size: 5 }]]) {
    const whole = layout(drawn(...summands));
    assert.equal(new Set(whole.parts.map((part) => part.id)).size, whole.parts.length);
    for (const [i, part] of whole.parts.entries()) {
      assert.ok(part.x >= 0 && part.y >= 0 && part.x + part.width <= whole.width && part.y + part.height <= whole.height, part.id);
      assert.ok(whole.parts.slice(i + 1).every((other) => !overlap(part, other)), part.id);
    }
    assert.equal(whole.notes.filter((note) => note.text === "+").length, summands.length - 1);
  }
});

test("a move is drawn on the cell that is chosen, a token's on the one that it enters", () => {
  const summand = { ...grid(2, 3), tokens: [] };
  assert.equal(cellOfMove({ at: [2, 1] }, summand), 3);
  assert.equal(cellOfMove({ at: [1, 1], cells: [1, 3] }, summand), 1);
  assert.equal(cellOfMove({ at: [2, 1], cells: [3, 5] }, { ...summand, tokens: [{ glyph: "@", cell: 3 }] }), 5);
  const moves = [{ summand: 1, at: [1, 2], text: "first" }, { summand: 1, at: [1, 2], text: "second" }, { summand: 1, at: [2, 3], text: "third" }];
  const { parts } = layout({ ...drawn(grid(2, 3)), moves });
  assert.deepEqual(parts.map((part) => part.moves.length), [0, 2, 0, 0, 0, 1]);
});

test("a line runs around each component, and its letter stands once where it is connected", () => {
  const exploration = { ...drawn(grid(2, 2, { componentOfCell: [0, 0, 1, -1] })), components: [{}, {}] };
  const { parts } = layout(exploration);
  assert.deepEqual(parts.map((part) => part.lettered), [true, false, true, false]);
  assert.deepEqual(parts.map((part) => part.lined), [[true, false, true, true], [true, true, true, false], [true, true, true, true], []]);
  const apart = layout({ ...exploration, summands: [{ ...exploration.summands[0], componentOfCell: [0, 1, 1, 0] }] });
  assert.deepEqual(apart.parts.map((part) => part.lettered), [true, true, true, true]);
});

test("cells that are no squares have their corners, and lines between components run along common sides", () => {
  const triangles = ["0.75,0 1.5,1.3 0,1.3", "0.75,0 2.25,0 1.5,1.3", "2.25,0 3,1.3 1.5,1.3"];
  const summand = grid(1, 3, { outlines: triangles, room: 0.6667, componentOfCell: [0, 0, 1] });
  const whole = layout({ ...drawn(summand), components: [{}, {}] });
  assert.ok(whole.parts.every((part, i) => whole.parts.slice(i + 1).every((other) => !overlap(part, other))));
  assert.deepEqual(whole.parts.map((part) => part.corners.length), [3, 3, 3]);
  assert.deepEqual(whole.parts.map((part) => part.lined), [[false, true, true], [true, true, false], [true, true, true]]);
  const [x, y] = whole.parts[1].corners[0];
  const [left, top] = whole.parts[0].corners[0];
  assert.ok(Math.abs(whole.parts[1].x + x - whole.parts[0].x - left) < 1e-6 && Math.abs(whole.parts[1].y + y - whole.parts[0].y - top) < 1e-6);
});

test("edges between the same ends are bent apart, arcs name their direction", () => {
  const vertices = [0, 1].map((id) => ({ id, name: "ab"[id], x: id, y: 0, tokens: id }));
  const edges = [0, 1, 2].map((id) => ({ id, from: id === 1 ? 1 : 0, to: id === 1 ? 0 : 1, arc: id === 2 }));
  const whole = layout({ ...drawn({ kind: "graph", vertices, edges }), moves: [{ summand: 1, edge: 2 }] });
  assert.equal(new Set(whole.links.map((link) => Math.round(link.middleY))).size, 3);
  assert.deepEqual(whole.parts.map((part) => part.place), ["edge a>b", "vertex a", "vertex b"]);
  assert.deepEqual(whole.parts.at(-1).tokens, ["●"]);
});

test("what is written on a colour can be read, in the light and in the dark", () => {
  for (const colours of [palette(false), palette(true)]) {
    for (let value = 0; value < 12; value++) {
      const { fill, ink } = heat(colours, value);
      assert.ok(contrast(fill, ink) >= 4.5, `${value} ${fill}`);
    }
    for (const [ink, ground] of [["ink", "paper"], ["soft", "paper"], ["ink", "cell"], ["onToken", "token"], ["onWin", "win"], ["win", "paper"]]) {
      assert.ok(contrast(colours[ink], colours[ground]) >= 4.5, `${ink} on ${ground}`);
    }
    for (let i = 0; i < 8; i++) {
      assert.ok(contrast(componentColour(colours, i), colours.paper) >= 3, `component ${i}`);
    }
    assert.equal(componentColour(colours, 8), componentColour(colours, 0));
  }
});

test("contrast is that of WCAG, from 1 to 21, and does not depend on the order", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#777777", "#777777"), 1);
  assert.equal(contrast("#123456", "#fedcba"), contrast("#fedcba", "#123456"));
});
