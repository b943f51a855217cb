// <lesson-exercise>: a goal of a lesson with its board. Members: open(part, done) shows it. Event: `reached` once the goal is
// reached. What is done with the board is up to the module of its goal: a function of the part and of a frame, whose
// members are below.

import { announce, h } from "../lib/dom.js";
import { prosed } from "../lib/html.js";
import { Problem, problemBox } from "../lib/problem.js";
import { say } from "../lib/say.js";

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
  board: say("goal.board"),
  watch: say("goal.watch"),
  predict: say("goal.predict"),
  find: say("goal.find"),
  play: say("goal.play"),
  missing: say("goal.missing"),
  uncover: say("goal.uncover"),
  bits: say("goal.bits"),
  write: say("board.changeRules"),
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
    const hint = part.hint ? h("button", { type: "button", class: "quiet", onclick: () => this.say(part.hint) }, say("lesson.hint")) : "";
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

  // Says a text, as HTML or an element, with elements behind it.
  say(text, ...children) {
    this.#said.className = "said";
    this.#said.replaceChildren(typeof text === "string" ? prosed(text) : text, ...children);
  }

  // The goal is reached.
  right(...children) {
    this.say(this.#part.right ?? h("p", {}, say("lesson.right")), ...children);
    this.#said.classList.add("good");
    this.classList.add("reached");
    announce(say("lesson.right"));
    this.dispatchEvent(new CustomEvent("reached", { bubbles: true }));
  }

  // It is not, and why; one may try again.
  wrong(...children) {
    this.say(this.#part.wrong ?? h("p", {}, say("lesson.notYet")), ...children);
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
