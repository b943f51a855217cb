// A line that tells how far long work is, with what can be done about it. Where it fails, or the server has lost it,
// it can be tried again, and nothing else of the view changes.

import { job, rejoin } from "./api.js";
import { h } from "./dom.js";
import { Problem, problemBox } from "./problem.js";
import { numbered, say } from "./say.js";
import { ended, forget, remember, watched, works } from "./works.js";

// What may be otherwise next time: no answer, nothing known of it, too much at once, memory full.
const PASSING = new Set([0, 404, 429, 503]);

export class WorkLine {
  #element;
  /** @type {ReturnType<typeof job> | null} */
  #work = null;
  #id = "";
  #run = 0;

  constructor(element) {
    this.#element = element;
  }

  get isBusy() {
    return this.#work !== null;
  }

  // Does work, or joins the work of an id; the result, or undefined where it was cancelled. `started` hears the id as soon as
  // there is one, `part` what is known so far; `renew` begins anew where the server has forgotten the work. Fails with what the
  // server has against the question itself.
  async does(asked) {
    this.leave();
    const run = ++this.#run;
    let { id } = asked;
    for (;;) {
      try {
        const found = await this.#once(asked, id);
        if (run !== this.#run) {
          return new Promise(() => {});
        }
        this.#done(found === undefined ? "cancelled" : "done");
        return found;
      } catch (failure) {
        if (run !== this.#run) {
          return new Promise(() => {});
        }
        if (!(failure instanceof Problem)) {
          throw failure;
        }
        this.#done(failure.status === 404 ? "lost" : "failed");
        if (!PASSING.has(failure.status)) {
          throw failure;
        }
        if (!(asked.renew && id && failure.status === 404)) {
          await this.#again(failure);
        }
        id = undefined;
      }
    }
  }

  async #once({ kind, request, title, place, part, started = (/** @type {string} */ _) => {} }, id) {
    const line = h("span", {}, say("work.waiting"));
    const hear = {
      part,
      progress: ({ state, nodes, milliseconds }) => {
        line.textContent = state === "waiting" ? say("work.waiting") : say("work.computing", { nodes: numbered(nodes), seconds: (milliseconds / 1000).toFixed(1) });
      },
      lost: () => (line.textContent = say("work.silent")),
    };
    const work = id ? rejoin(id, hear) : job(kind, request, hear);
    this.#work = work;
    this.#element.replaceChildren(line, h("button", { type: "button", onclick: () => work.stop() }, say("work.stop")));
    work.id.then((known) => {
      if (this.#work === work) {
        this.#id = known;
        watched.add(known);
        if (!works().some((other) => other.id === known)) {
          remember({ id: known, title, place: place(known) });
        }
        started(known);
      }
    }, () => {});
    return work.result;
  }

  #done(state) {
    this.#work = null;
    this.#element.replaceChildren();
    if (this.#id) {
      watched.delete(this.#id);
      (state === "cancelled" ? forget : ended)(this.#id, state);
      this.#id = "";
    }
  }

  #again(failure) {
    return new Promise((again) => {
      this.#element.replaceChildren(problemBox(failure), h("button", { type: "button", onclick: again }, say("problem.tryAgain")));
    });
  }

  // Hears no more of it; the work goes on.
  leave() {
    this.#run++;
    this.#work?.leave();
    this.#work = null;
    watched.delete(this.#id);
    this.#id = "";
  }

  // Ends it, as something else is wanted in its place.
  cancel() {
    const work = this.#work;
    if (this.#id) {
      forget(this.#id);
    }
    this.leave();
    this.#element.replaceChildren();
    work?.cancel();
  }
}
