import assert from "node:assert/strict";
import { test } from "node:test";
import { name } from "../../main/resources/org/grundy/web/page/lib/files.js";
import { pack, unpack } from "../../main/resources/org/grundy/web/page/lib/packed.js";
import { powersOf } from "../../main/resources/org/grundy/web/page/lesson/bits.js";
import { setOf, streak } from "../../main/resources/org/grundy/web/page/lib/puzzle-sets.js";
import { leastMissing } from "../../main/resources/org/grundy/web/page/lesson/missing.js";

test("a text is packed into letters of a URL, and comes back", async () => {
  const text = "# Ein Beispiel – für ∞\n\n```predict\n".repeat(40);
  const packed = await pack(text);
  assert.match(packed, /^[\w-]+$/);
  assert.ok(packed.length < text.length / 4);
  assert.equal(await unpack(packed), text);
  await assert.rejects(unpack(packed.slice(0, 9)));
});

test("the least missing value", () => {
  assert.equal(leastMissing([]), 0);
  assert.equal(leastMissing([0, 1, 3, 1]), 2);
  assert.equal(leastMissing([1, 2]), 0);
});

test("powers of two up to a heap", () => {
  assert.deepEqual(powersOf(6), [4, 2, 1]);
  assert.deepEqual(powersOf(8), [8, 4, 2, 1]);
});

test("files of answers have the names that the site gives them", () => {
  assert.equal(name("nim", "5 + 5").length, 16);
});

test("a set is the same for everybody who has its link", () => {
  const known = Array.from({ length: 30 }, (_, i) => ({ game: i % 2 ? "nim" : "kayles", position: String(i), level: "easy" }));
  assert.deepEqual(setOf({ set: "abc" }, known), setOf({ set: "abc" }, known));
  assert.notDeepEqual(setOf({ set: "abc" }, known), setOf({ set: "abd" }, known));
  assert.equal(setOf({ set: "abc" }, known).length, 10);
  assert.ok(setOf({ set: "abc", games: "nim", count: "5" }, known).every(({ game }) => game === "nim"));
  assert.deepEqual(setOf({ list: "nim 1 + 2; cram 2x3" }, []), [{ game: "nim", position: "1 + 2" }, { game: "cram", position: "2x3" }]);
  const days = Array.from({ length: 30 }, (_, i) => setOf({ set: "daily" }, known, `2026-03-${String(i + 1).padStart(2, "0")}`)[0].position);
  assert.equal(new Set(days).size, 30);
});

test("a streak is counted up to today or yesterday", () => {
  assert.equal(streak(["2026-11-23", "2026-11-24", "2026-11-25"], "2026-11-25"), 3);
  assert.equal(streak(["2026-11-23", "2026-11-24"], "2026-11-25"), 2);
  assert.equal(streak(["2026-11-22", "2026-11-23"], "2026-11-25"), 0);
  assert.equal(streak(["2026-02-28", "2026-03-01"], "2026-03-01"), 2);
});
