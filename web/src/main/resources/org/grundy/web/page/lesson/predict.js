// Who wins, or the value, is said before it is told.

import { h } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { answerField } from "./answer-field.js";
import { explore, stillBoard } from "./looked.js";

export async function exercise(part, frame) {
  const seen = await explore(part, part.positions[0]);
  const judge = (isRight) => (isRight ? frame.right() : frame.wrong());
  const choice = (words, outcome) => h("button", { type: "button", onclick: () => judge(seen.outcome === outcome) }, words);
  frame.show(
    h("div", { class: "scroll" }, stillBoard(seen)),
    part.of === "value"
      ? answerField(say("lesson.theValue"), (value) => judge(seen.value === value))
      : h("div", { class: "tools", role: "group", "aria-label": say("lesson.whoWins") }, choice(say("lesson.beginner"), "N"), choice(say("lesson.other"), "P")),
  );
}
