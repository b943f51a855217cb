// A theorem about all sizes, or all rows of cells: who wins, the strategy in words, and the automaton that says so.

import { announce, h } from "../lib/dom.js";
import { palette } from "../lib/palette.js";
import { automatonPicture, MOST_DRAWN } from "./automaton.js";

export function theorem(found) {
  if (!found.proved) {
    return h("div", { class: "theorem" }, h("p", {}, `Not proved. ${found.reason[0].toUpperCase()}${found.reason.slice(1)}.`));
  }
  announce("Proved for all sizes.");
  const { automaton } = found;
  const drawn = automaton && automaton.states.length <= MOST_DRAWN;
  const read = found.numeration ? `the digits of the sizes in ${found.numeration}, the most significant first` : found.rows > 1 ? "the columns from left to right" : "the cells from left to right";
  return h(
    "div",
    { class: "theorem" },
    h("p", {}, h("b", {}, "Proved for all sizes. "), `An automaton of ${found.states} states says who wins. No position that it calls lost has an option that it calls lost, and every other one has such an option${found.play === "misere" ? " or no move" : ""}.`),
    found.strategy
      ? [h("p", {}, "The strategy, each line proved for all sizes; the first that holds is meant:"), h("ol", { class: "strategy" }, found.strategy.map((line) => h("li", {}, line)))]
      : found.numeration
        ? h("p", { class: "soft" }, "No strategy of few lines was found.")
        : "",
    drawn
      ? h("figure", {}, h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "The automaton" }, automatonPicture(automaton, palette(), `The automaton, which reads ${read}`)), h("figcaption", { class: "soft" }, `The automaton reads ${read}. Two rings: lost for whoever begins.`))
      : h("p", { class: "soft" }, `The automaton reads ${read}; it has too many states for a picture.`),
  );
}
