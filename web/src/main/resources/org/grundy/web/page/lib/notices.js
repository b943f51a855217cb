// Tells when work is done that no view shows.

import { jobProgress } from "./api.js";
import { announce, h } from "./dom.js";
import { Problem } from "./problem.js";
import { say } from "./say.js";
import { ended, watched, works } from "./works.js";

const BETWEEN = 2000;
const OPEN = new Set(["waiting", "running"]);

let timer = 0;

export function watch() {
  clearTimeout(timer);
  const open = works().filter(({ id, state }) => OPEN.has(state) && !watched.has(id));
  timer = works().some(({ state }) => OPEN.has(state)) ? setTimeout(() => Promise.all(open.map(look)).finally(watch), BETWEEN) : 0;
}

async function look({ id, title, place }) {
  try {
    const { state } = await jobProgress(id);
    if (!OPEN.has(state) && !watched.has(id)) {
      ended(id, state);
      tell(`${state === "done" ? say("work.done") : state === "failed" ? say("work.failed") : say("work.ended")}: ${title}`, place);
    }
  } catch (failure) {
    if (!(failure instanceof Problem)) {
      throw failure;
    }
    if (failure.status === 404) {
      ended(id, "lost");
    }
  }
}

function tell(text, place) {
  announce(text);
  const box = h(
    "p",
    { class: "notice-done" },
    text,
    " ",
    h("a", { href: place, onclick: () => box.remove() }, say("work.show")),
    " ",
    h("button", { type: "button", class: "quiet", "aria-label": say("work.close"), onclick: () => box.remove() }, "×"),
  );
  document.body.append(box);
}
