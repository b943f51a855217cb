// Rules are changed until a position has a value.

import "../editor/rules-editor.js";
import { Asker } from "../lib/api.js";
import { h, settled } from "../lib/dom.js";
import { Problem } from "../lib/problem.js";
import { href } from "../lib/route.js";
import { say } from "../lib/say.js";
import { stillBoard } from "./looked.js";

export function exercise(part, frame) {
  const { position, value } = part.reach;
  const editor = h("rules-editor");
  const board = h("div", { class: "scroll" });
  const now = h("p", { class: "turn", "aria-live": "polite" });
  const onward = h("a", {}, say("lesson.openInWrite"));
  const asker = new Asker();
  const judge = async () => {
    const rules = editor.value;
    onward.href = href("write", { rules, position });
    try {
      const seen = await asker.ask("explore", { rules, position, milliseconds: 2000 });
      if (seen && rules === editor.value) {
        editor.problem(null, rules);
        board.replaceChildren(stillBoard(seen));
        now.textContent = seen.value === undefined ? say("lesson.noValue") : say("lesson.reached", { position, value: seen.value, goal: value });
        if (seen.value === value) {
          frame.right();
        } else {
          frame.quiet();
        }
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      editor.problem(failure, rules);
      now.textContent = say("lesson.notReady");
    }
  };
  const soon = settled(400, judge);
  editor.addEventListener("edit", soon);
  const anew = () => editor.write(part.rules);
  frame.show(editor, h("div", { class: "tools" }, h("button", { type: "button", class: "quiet", onclick: anew }, say("lesson.startAgain")), onward), now, board);
  anew();
}
