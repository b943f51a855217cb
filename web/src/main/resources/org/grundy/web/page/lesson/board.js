// A board to look at and to move on at will.

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { OnBoard } from "./on-board.js";
import { explore } from "./looked.js";

export async function exercise(part, frame) {
  const [start] = part.positions;
  const go = async (position) => {
    const seen = await explore(part, position);
    board.show(seen, { values: part.shown });
    anew.disabled = position === start;
    frame.quiet();
    if (seen.everyMove && seen.moves.length === 0) {
      frame.say(h("p", {}, say("lesson.noMoveLeft")));
    }
  };
  const board = new OnBoard((move) => go(move.leadsTo).catch((failure) => frame.fail(failure)));
  const anew = h("button", { type: "button", class: "quiet", disabled: true, onclick: () => go(start).catch((failure) => frame.fail(failure)) }, say("lesson.startAgain"));
  frame.show(board.elements, anew);
  await go(start);
}
