// <work-page>: the long work that this browser has asked for.

import { endJob, jobProgress } from "../lib/api.js";
import { entitle, h } from "../lib/dom.js";
import { Problem } from "../lib/problem.js";
import { numbered, say } from "../lib/say.js";
import { ended, forget, works } from "../lib/works.js";

const WORDS = { waiting: say("work.waits"), running: say("work.running"), done: say("work.isDone"), failed: say("work.hasFailed"), cancelled: say("work.wasEnded"), lost: say("work.isLost") };
const OPEN = new Set(["waiting", "running"]);
const BETWEEN = 1500;

class WorkPage extends HTMLElement {
  #timer = 0;

  open() {
    entitle(say("view.work"));
    this.#show(new Map());
    this.#look();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  async #look() {
    const found = new Map();
    for (const { id, state } of works()) {
      if (OPEN.has(state)) {
        try {
          const progress = await jobProgress(id);
          found.set(id, progress);
          if (!OPEN.has(progress.state)) {
            ended(id, progress.state);
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
    }
    if (this.isConnected) {
      this.#show(found);
      this.#timer = setTimeout(() => this.#look(), BETWEEN);
    }
  }

  #show(found) {
    const known = works();
    this.replaceChildren(
      h("h1", {}, say("view.work")),
      h("p", { class: "soft" }, say("work.about")),
      known.length === 0
        ? h("p", {}, say("work.nothing"))
        : h("ul", { class: "works" }, known.map((work) => this.#row(work, found.get(work.id)))),
    );
  }

  #row({ id, title, place, state }, progress) {
    const cost = progress ? say("work.nodesIn", { nodes: numbered(progress.nodes), seconds: (progress.milliseconds / 1000).toFixed(0) }) : "";
    const end = () => {
      if (OPEN.has(state)) {
        endJob(id);
      }
      forget(id);
      this.#show(new Map());
    };
    return h("li", {}, h("a", { href: place }, title), h("span", { class: "soft" }, ` ${WORDS[progress?.state ?? state] ?? state}${cost} `), h("button", { type: "button", class: "quiet", "aria-label": `${OPEN.has(state) ? say("work.end") : say("work.forget")} ${title}`, onclick: end }, OPEN.has(state) ? say("work.end") : say("work.forget")));
  }
}

customElements.define("work-page", WorkPage);
