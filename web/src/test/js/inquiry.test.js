// The store of a board: what comes late, what waits, and what is dropped.

import assert from "node:assert/strict";
import test from "node:test";
import { Inquiry } from "../../main/resources/org/grundy/web/page/lib/inquiry.js";

const seen = (position) => ({ position, moves: [] });

function asked(inquiry, position) {
  const question = { position };
  inquiry.ask(question);
  return question;
}

test("an answer to an earlier question changes nothing", () => {
  const inquiry = new Inquiry();
  const first = asked(inquiry, "3");
  const second = asked(inquiry, "4");
  assert.equal(inquiry.answer(first, seen("3")), false);
  assert.equal(inquiry.draw(first, seen("3")), false);
  assert.deepEqual([inquiry.drawn, inquiry.answered, inquiry.isPending], [null, null, true]);
  assert.equal(inquiry.answer(second, seen("4")), true);
  assert.deepEqual([inquiry.answered.position, inquiry.isPending], ["4", false]);
});

test("the same position asked for twice is two questions", () => {
  const inquiry = new Inquiry();
  const first = asked(inquiry, "3");
  asked(inquiry, "3");
  assert.equal(inquiry.answer(first, seen("3")), false);
});

test("a board is drawn before it is answered, and not after", () => {
  const inquiry = new Inquiry();
  const question = asked(inquiry, "3");
  assert.equal(inquiry.draw(question, seen("3")), true);
  assert.deepEqual([inquiry.isPending, inquiry.answered], [false, null]);
  inquiry.answer(question, { ...seen("3"), value: 3 });
  assert.equal(inquiry.draw(question, seen("3")), false);
  assert.equal(inquiry.drawn.value, 3);
  assert.equal(inquiry.answer(question, { ...seen("3"), value: 3, ended: "" }), true);
});

test("what is drawn ahead is shown when it is asked for, and no longer answered", () => {
  const inquiry = new Inquiry();
  inquiry.answer(asked(inquiry, "3"), seen("3"));
  inquiry.drawAhead(seen("2"));
  asked(inquiry, "2");
  assert.deepEqual([inquiry.isPending, inquiry.drawn.position, inquiry.answered], [false, "2", null]);
  inquiry.forgetDrawn();
  assert.equal(inquiry.isPending, true);
});

test("what is meant for a position waits until it is drawn, the last of several, and goes with its question", () => {
  const done = [];
  const inquiry = new Inquiry();
  const question = asked(inquiry, "3");
  inquiry.whenDrawn(() => done.push("first"));
  inquiry.whenDrawn(() => done.push("second"));
  inquiry.draw(question, seen("3"));
  inquiry.settle();
  inquiry.settle();
  inquiry.whenDrawn(() => done.push("at once"));
  inquiry.move();
  inquiry.whenDrawn(() => done.push("dropped"));
  asked(inquiry, "2");
  inquiry.whenDrawn(() => done.push("failed"));
  inquiry.fail();
  inquiry.settle();
  assert.deepEqual(done, ["second", "at once"]);
  assert.equal(inquiry.isPending, false);
});

test("after the end nothing counts any more", () => {
  const inquiry = new Inquiry();
  const question = asked(inquiry, "3");
  inquiry.clear();
  assert.equal(inquiry.answer(question, seen("3")), false);
  assert.equal(inquiry.isNow(inquiry.asked), false);
  assert.equal(inquiry.isPending, true);
});
