// Where values stand beside vertices.

import assert from "node:assert/strict";
import test from "node:test";
import { besides, distance } from "../../main/resources/org/grundy/web/page/board/layout.js";

const vertex = (x, y, more = {}) => ({ x, y, radius: 19, valued: true, below: false, ...more });
const link = (from, to) => ({ x1: from.x, y1: from.y, x2: to.x, y2: to.y, middleX: (from.x + to.x) / 2, middleY: (from.y + to.y) / 2 });

test("a value stands at the upper right where nothing is", () => {
  assert.deepEqual(besides([vertex(0, 0)], []), [[25, -17]]);
});

test("a value gives way to an edge and to a vertex", () => {
  const [middle, corner] = [vertex(0, 0), vertex(84, -57, { valued: false })];
  const [place, none] = besides([middle, corner], [link(middle, corner)]);
  assert.deepEqual(place, [25, 17]);
  assert.equal(none, undefined);
  assert.deepEqual(besides([middle, vertex(40, -20), vertex(40, 20)], [])[0], [-25, 17]);
});

test("a value is not below, where the name is", () => {
  const around = [[84, -57], [84, 57], [84, 0], [-84, 57], [-84, 0], [0, -84]].map(([x, y]) => vertex(x, y, { valued: false }));
  const places = (below) => {
    const middle = vertex(0, 0, { below });
    return besides([middle, ...around], around.map((other) => link(middle, other)))[0];
  };
  assert.deepEqual(places(false), [0, 31]);
  assert.notDeepEqual(places(true), [0, 31]);
});

test("of very many vertices values stand all alike", () => {
  const many = Array.from({ length: 600 }, (_, i) => vertex(84 * i, 0));
  const links = many.slice(1).map((other, i) => link(many[i], other));
  assert.ok(besides(many, links).every(([x, y]) => x === 25 && y === -17));
});

test("a point beyond the end of a line is as far from it as from the end", () => {
  assert.equal(distance({ x: 3, y: 4 }, 0, 0, -10, 0), 5);
  assert.equal(distance({ x: -5, y: 2 }, 0, 0, -10, 0), 2);
  assert.equal(distance({ x: 3, y: 4 }, 0, 0, 0, 0), 5);
});
