// A play that is watched step by step.

import { h } from "../lib/dom.js";
import { prosed } from "../lib/html.js";
import { say } from "../lib/say.js";
import { OnBoard } from "./on-board.js";
import { explore } from "./looked.js";

export async function exercise(part, frame) {
  const positions = [part.positions[0], ...part.steps.map(({ position }) => position)];
  const seen = await Promise.all(positions.map((position) => explore(part, position)));
  const board = new OnBoard(() => {});
  const caption = h("div", { class: "caption", "aria-live": "polite" });
  const back = h("button", { type: "button", onclick: () => go(now - 1) }, say("lesson.stepBack"));
  const on = h("button", { type: "button", class: "main", onclick: () => go(now + 1) }, say("lesson.nextStep"));
  let now = 0;
  const go = (step) => {
    now = step;
    board.show(seen[step], { over: true });
    back.disabled = step === 0;
    on.disabled = step === positions.length - 1;
    caption.replaceChildren(step === 0 ? h("p", {}, say("lesson.theStart")) : prosed(part.steps[step - 1].html));
    if (on.disabled) {
      frame.right();
    }
  };
  frame.show(board.elements, caption, h("div", { class: "tools" }, back, on, h("span", { class: "soft" }, say("lesson.steps", { count: positions.length - 1 }))));
  go(0);
}
