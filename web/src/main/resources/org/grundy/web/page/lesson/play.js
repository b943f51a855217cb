// A whole game against Grundy, which never errs: reached when it is won.

import { ask } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { reference } from "../lib/game.js";
import { say } from "../lib/say.js";
import { OnBoard } from "./on-board.js";
import { explore, told } from "./looked.js";

export async function exercise(part, frame) {
  const [start] = part.positions;
  const status = h("p", { class: "turn", "aria-live": "polite" });
  let seen = null;
  let busy = false;
  const safely = (work) => {
    if (!busy) {
      busy = true;
      work().catch((failure) => frame.fail(failure)).finally(() => (busy = false));
    }
  };
  const board = new OnBoard((move) => safely(() => round({ move: move.number })));
  // Grundy's move, after one's own where there is one.
  const round = async (own) => {
    const before = seen?.position ?? start;
    const { over, winner, position, grundy } = await ask("play", { ...reference(part), position: before, ...own, skill: "perfect", draw: Math.floor(Math.random() * 2 ** 40), milliseconds: 3000 });
    seen = await explore(part, position);
    board.show(seen, { over });
    status.textContent = `${grundy ? say("lesson.grundyPlays", { move: told(grundy) }) : ""}${over ? (winner === "you" ? say("lesson.won") : say("lesson.lost")) : say("lesson.yourTurn")}`;
    if (over && winner === "you") {
      frame.right();
    } else if (over) {
      frame.wrong(h("p", {}, say("lesson.lostWhy")));
    }
  };
  const begin = async () => {
    frame.quiet();
    seen = null;
    if (part.first === "grundy") {
      await round({});
    } else {
      seen = await explore(part, start);
      board.show(seen);
      status.textContent = say("lesson.youBegin");
    }
  };
  frame.show(status, board.elements, h("button", { type: "button", class: "quiet", onclick: () => safely(begin) }, say("lesson.beginAgain")));
  await begin();
}
