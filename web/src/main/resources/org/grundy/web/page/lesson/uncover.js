// Positions whose values are thought of, and then uncovered. A value is not in the page before.

import { announce, h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { explore, stillBoard } from "./looked.js";

export async function exercise(part, frame) {
  const seen = await Promise.all(part.positions.map((position) => explore(part, position)));
  let covered = seen.length;
  const row = (one) => {
    const value = h("button", { type: "button", class: "cover", "aria-label": say("lesson.uncover", { position: one.position }) }, "?");
    value.addEventListener("click", () => {
      const shown = h("b", { class: "uncovered", tabindex: -1 }, String(one.value));
      value.replaceWith(shown);
      shown.focus();
      announce(say("lesson.uncovered", { position: one.position, value: one.value }));
      covered--;
      if (covered === 0) {
        frame.right();
      }
    });
    return h("li", {}, h("div", { class: "scroll" }, stillBoard(one, one.game, true)), h("code", {}, one.position), value);
  };
  frame.show(h("ul", { class: "covers" }, seen.map(row)));
}
