// A theorem about all sizes, or all rows of cells: who wins, the strategy in words, and the automaton that says so.

import { announce, h } from "../lib/dom.js";
import { palette } from "../lib/palette.js";
import { say } from "../lib/say.js";
import { automatonPicture, MOST_DRAWN } from "./automaton.js";

export function theorem(found) {
  if (!found.proved) {
    return h("div", { class: "theorem" }, h("p", {}, say("theorem.notProved", { reason: `${found.reason[0].toUpperCase()}${found.reason.slice(1)}` })));
  }
  announce(say("theorem.proved"));
  const { automaton } = found;
  const drawn = automaton && automaton.states.length <= MOST_DRAWN;
  const read = found.numeration ? say("theorem.readDigits", { numeration: found.numeration }) : found.rows > 1 ? say("theorem.readColumns") : say("theorem.readCells");
  return h(
    "div",
    { class: "theorem" },
    h("p", {}, h("b", {}, say("theorem.proved")), " ", say(found.play === "misere" ? "theorem.closedMisere" : "theorem.closed", { states: found.states })),
    found.strategy
      ? [h("p", {}, say("theorem.strategy")), h("ol", { class: "strategy" }, found.strategy.map((line) => h("li", {}, line)))]
      : found.numeration
        ? h("p", { class: "soft" }, say("theorem.noStrategy"))
        : "",
    drawn
      ? h("figure", {}, h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": say("theorem.automaton") }, automatonPicture(automaton, palette(), say("theorem.reads", { read }))), h("figcaption", { class: "soft" }, say("theorem.rings", { read })))
      : h("p", { class: "soft" }, say("theorem.tooMany", { read })),
  );
}
