// What a canvas shows as an SVG to be saved: title, axes, and inside of them shapes or an image.

import { s } from "../lib/dom.js";
import { palette } from "../lib/palette.js";

const TITLE = 30;

// Room for a legend, for a letter of the title, and for half a number at the right end of the axis.
const LEAST_WIDTH = 360;
const LETTER = 8.5;
const RIGHT = 36;

/**
 * @param view gives inner, width and height; `across` and `down` list { at, text } in its units
 * @param {{ title: string, across: Answer[], down: Answer[], names: Answer, content: Element, below?: Element[], belowHeight?: number }} what
 */
export function figure(view, { title, across, down, names, content, below = [], belowHeight = 0 }) {
  const colours = palette(false);
  const { x, y, width, height } = view.inner;
  const wide = Math.max(LEAST_WIDTH, LETTER * title.length, x + width + RIGHT);
  const whole = view.height + TITLE + belowHeight;
  const word = (text, x, y, more = {}) => s("text", { x, y, "font-size": 12, fill: colours.ink, ...more }, text);
  const middle = { "text-anchor": "middle" };
  return s(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${wide} ${whole}`, width: wide, height: whole, "font-family": "sans-serif" },
    s("rect", { x: 0, y: 0, width: wide, height: whole, fill: colours.paper }),
    word(title, wide / 2, 20, { ...middle, "font-size": 15 }),
    s(
      "g",
      { transform: `translate(0 ${TITLE})` },
      content,
      s("rect", { x, y, width, height, fill: "none", stroke: colours.line }),
      across.map(({ at, text }) => [s("line", { x1: at, x2: at, y1: y + height, y2: y + height + 4, stroke: colours.line }), word(text, at, y + height + 18, middle)]),
      down.map(({ at, text }) => [s("line", { x1: x - 4, x2: x, y1: at, y2: at, stroke: colours.line }), word(text, x - 7, at + 4, { "text-anchor": "end" })]),
      word(names.across, x + width / 2, view.height - 3, middle),
      word(names.down, 0, 0, { ...middle, transform: `translate(12 ${y + height / 2}) rotate(-90)` }),
      s("g", { transform: `translate(0 ${view.height})` }, below),
    ),
  );
}
