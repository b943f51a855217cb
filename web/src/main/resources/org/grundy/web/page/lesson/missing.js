// The least value that no option has.

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { answerField } from "./answer-field.js";
import { explore, stillBoard } from "./looked.js";

const MOST_CHIPS = 40;

export async function exercise(part, frame) {
  const seen = part.positions ? await explore(part, part.positions[0]) : null;
  const values = seen ? seen.moves.map(({ value }) => value) : part.values;
  const missing = leastMissing(values);
  const chips = [...(seen ? new Set(values) : values)].slice(0, MOST_CHIPS);
  frame.show(
    seen ? h("div", { class: "scroll" }, stillBoard(seen)) : "",
    h("p", { class: "soft" }, say("lesson.values")),
    h("ul", { class: "chips" }, chips.map((value) => h("li", {}, String(value)))),
    answerField(say("lesson.smallest"), (value) => (value === missing ? frame.right() : frame.wrong())),
  );
}

export function leastMissing(values) {
  const known = new Set(values);
  let least = 0;
  while (known.has(least)) {
    least++;
  }
  return least;
}
