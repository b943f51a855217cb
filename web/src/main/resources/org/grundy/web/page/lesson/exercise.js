// <lesson-exercise>: a goal of a lesson with its board. Members: open(part, done) shows it. Event: `reached` once the goal is
// reached. What is done with the board is up to the module of its goal: a function of the part and of a frame, whose
// members are below.

import { Problem } from "../lib/api.js";
import { announce, h } from "../lib/dom.js";
import { prosed } from "../lib/html.js";
import { problemBox } from "../lib/problem-box.js";

const GOALS = {
  board: () => import("./board.js"),
  watch: () => import("./watch.js"),
  predict: () => import("./predict.js"),
  find: () => import("./find.js"),
  play: () => import("./play.js"),
  missing: () => import("./missing.js"),
  uncover: () => import("./uncover.js"),
  bits: () => import("./bits.js"),
  write: () => import("./write.js"),
};

const TITLES = {
  board: "Try it",
  watch: "Watch",
  predict: "Predict",
  find: "Find the winning move",
  play: "Play to the end",
  missing: "Which value is missing?",
  uncover: "Think, then uncover",
  bits: "What is left?",
  write: "Change the rules",
};

class LessonExercise extends HTMLElement {
  /** @type {Answer} */
  #part = null;
  #body = h("div", { class: "exercise-body" });
  #said = h("div", { class: "said", "aria-live": "polite" });

  async open(part, done) {
    this.#part = part;
    this.classList.toggle("reached", done);
    const title = h("h3", {}, TITLES[part.goal], h("span", { class: "tick", "aria-hidden": "true" }, "✓"));
    const hint = part.hint ? h("button", { type: "button", class: "quiet", onclick: () => this.say(part.hint) }, "Hint") : "";
    this.replaceChildren(title, prosed(part.ask), this.#body, hint, this.#said);
    try {
      const { exercise } = await GOALS[part.goal]();
      await exercise(part, this);
    } catch (failure) {
      this.fail(failure);
    }
  }

  // What the goal is shown by.
  show(...children) {
    this.#body.replaceChildren(...children.flat().filter(Boolean));
  }

  // Says a text in HTML, with elements behind it.
  say(html, ...children) {
    this.#said.className = "said";
    this.#said.replaceChildren(prosed(html), ...children);
  }

  // The goal is reached.
  right(...children) {
    this.say(this.#part.right ?? "<p>Right.</p>", ...children);
    this.#said.classList.add("good");
    this.classList.add("reached");
    announce("Right.");
    this.dispatchEvent(new CustomEvent("reached", { bubbles: true }));
  }

  // It is not, and why; one may try again.
  wrong(...children) {
    this.say(this.#part.wrong ?? "<p>Not yet. Try again.</p>", ...children);
    this.#said.classList.add("bad");
  }

  quiet() {
    this.#said.replaceChildren();
    this.#said.className = "said";
  }

  fail(failure) {
    if (!(failure instanceof Problem)) {
      throw failure;
    }
    this.#said.replaceChildren(problemBox(failure));
  }
}

customElements.define("lesson-exercise", LessonExercise);
