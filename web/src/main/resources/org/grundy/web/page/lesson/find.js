// A winning move is found. After another one it is seen what answers it.

import { h } from "../lib/dom.js";
import { parts, say } from "../lib/say.js";
import { OnBoard } from "./on-board.js";
import { explore, stillBoard, told } from "./looked.js";

export async function exercise(part, frame) {
  const seen = await explore(part, part.positions[0]);
  const board = new OnBoard((move) => answer(move).catch((failure) => frame.fail(failure)));
  const answer = async (move) => {
    const after = await explore(part, move.leadsTo);
    board.show(after, { over: true });
    if (move.wins) {
      frame.right();
      again.disabled = false;
      return;
    }
    const reply = after.moves.find((other) => other.wins);
    const beaten = reply ? await explore(part, reply.leadsTo) : null;
    frame.wrong(
      reply ? h("p", {}, parts("lesson.otherAnswers", { move: h("b", {}, told(reply)) })) : "",
      beaten ? stillBoard(beaten, say("lesson.afterAnswer"), true) : "",
      h("p", {}, h("button", { type: "button", onclick: start }, say("problem.tryAgain"))),
    );
    again.disabled = false;
  };
  const start = () => {
    board.show(seen);
    frame.quiet();
    again.disabled = true;
  };
  const again = h("button", { type: "button", class: "quiet", disabled: true, onclick: start }, say("lesson.startAgain"));
  frame.show(board.elements, again);
  start();
}
