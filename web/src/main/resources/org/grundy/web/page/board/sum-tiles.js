// The components of a position as tiles with their values, and the nim-sum as bits stacked below: a column of
// bits counts where an odd number of them are set.

import { h } from "../lib/dom.js";
import { binary, digitsOf } from "../lib/nimber.js";
import { componentColour, palette } from "../lib/palette.js";
import { say } from "../lib/say.js";
import { term } from "../lib/term.js";
import "./board-view.js";

const MOST_TILES = 12;

// A figure of components { value, position } with their nim-sum. `apart` is an exploration with one summand for
// each component, as they are drawn, if it is known.
export function sumTiles(components, value, apart) {
  const shown = components.slice(0, MOST_TILES);
  const digits = digitsOf([...components.map((part) => part.value), value]);
  const colours = palette();
  return h(
    "div",
    { class: "sum-tiles" },
    apart ? h("ul", { class: "tiles", "aria-label": say("sum.components") }, shown.map((part, i) => tile(part, i, apart, colours))) : "",
    h(
      "div",
      { class: "bits", role: "img", "aria-label": `${components.map((part) => part.value).join(" xor ")} = ${value}` },
      shown.map((part, i) => row(part.letter, part.value, digits, componentColour(colours, i))),
      components.length > MOST_TILES ? h("p", { class: "soft" }, say("said.more", { count: components.length - MOST_TILES })) : "",
      row("⊕", value, digits, colours.ink, "total"),
    ),
    h("p", { class: "soft" }, say("sum.bits"), term("nimSum")),
  );
}

function tile(part, i, apart, colours) {
  const board = h("board-view", { class: "small" });
  const label = h("span", { class: "swatch" }, part.letter);
  label.style.setProperty("--colour", componentColour(colours, i));
  board.show({ ...apart, summands: [apart.summands[i]], moves: [], components: [] }, { values: false, still: true, label: say("sum.component", { name: part.letter, position: part.position }) });
  return h("li", {}, board, h("span", { class: "tile-value" }, label, String(part.value)));
}

function row(name, value, digits, colour, kind = "") {
  const bits = [...binary(value, digits)].map((bit) => {
    const cell = h("span", { class: bit === "1" ? "bit set" : "bit" }, bit);
    cell.style.setProperty("--colour", colour);
    return cell;
  });
  return h("p", { class: `bit-row ${kind}` }, h("b", {}, name), bits, h("span", { class: "number" }, String(value)));
}
