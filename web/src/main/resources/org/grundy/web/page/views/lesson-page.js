// <lesson-page>: lessons. Without a name or a text the list of those that come with Grundy; else one of them, page by page, in
// class (`look=projector`), on paper (`look=sheet`), or as it is written (`look=write`).

import "../board/board-view.js";
import "../lesson/exercise.js";
import { ask, lesson, lessons } from "../lib/api.js";
import { embedButton } from "../lib/embed.js";
import { entitle, h, one } from "../lib/dom.js";
import { prosed } from "../lib/html.js";
import { unpack } from "../lib/packed.js";
import { Problem, problemBox } from "../lib/problem.js";
import { href, note } from "../lib/route.js";
import { ORIGINAL, say } from "../lib/say.js";
import { keepDone, keepPage, progress } from "../lesson/progress.js";

// The styles of lessons come with them, so that others need not wait for them.
const styled = new Promise((done) => {
  document.head.append(h("link", { rel: "stylesheet", href: new URL("../style/lesson.css", import.meta.url).href, onload: done, onerror: done }));
});

class LessonPage extends HTMLElement {
  #state = {};
  /** @type {Answer} */
  #lesson = null;
  #page = 0;

  async open(state) {
    this.#state = state;
    await styled;
    try {
      if (state.look === "write") {
        await import("../lesson/lesson-editor.js");
        const editor = h("lesson-editor");
        this.replaceChildren(editor);
        await editor.open(await this.#text());
      } else if (state.name || state.packed) {
        await this.#openLesson();
      } else {
        await this.#list();
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      this.replaceChildren(h("h1", {}, say("view.lesson")), problemBox(failure), h("p", {}, h("a", { href: href("lesson") }, say("lesson.all"))));
    }
  }

  disconnectedCallback() {
    document.documentElement.classList.remove("projector");
    document.removeEventListener("keydown", this.#key);
  }

  async #list() {
    entitle(say("view.lesson"));
    const known = (await lessons()).lessons;
    this.replaceChildren(
      h("h1", {}, say("view.lesson")),
      h("p", { class: "lead" }, say("lesson.each")),
      h(
        "ol",
        { class: "lessons" },
        known.map(({ name, title, summary, tasks }) => {
          const { done } = progress(name);
          const state = done.size === 0 ? say("lesson.goals", { count: tasks }) : done.size >= tasks ? say("lesson.doneAll") : say("lesson.doneOf", { done: done.size, count: tasks });
          return h("li", {}, h("a", { href: href(`lesson/${name}`), lang: ORIGINAL }, h("b", {}, title)), prosed(summary, { lang: ORIGINAL }), h("p", { class: "soft" }, state));
        }),
      ),
      h("p", { class: "tools" }, h("a", { href: href("puzzle", { set: "daily" }) }, say("puzzle.daily")), h("a", { href: href("lesson", { look: "write" }) }, say("lesson.write"))),
    );
  }

  // The text of a lesson that is shared or begun from, or nothing.
  async #text() {
    if (this.#state.packed) {
      return unpack(this.#state.packed).catch(() => {
        throw new Problem({ detail: say("lesson.cutOff"), cure: say("lesson.copyAgain") });
      });
    }
    return this.#state.name ? (await lesson(this.#state.name)).text : "";
  }

  async #openLesson() {
    this.#lesson = this.#state.packed ? await ask("lesson", { text: await this.#text(), milliseconds: 8000 }) : await lesson(this.#state.name);
    entitle(this.#lesson.title, say("view.lesson"));
    if (this.#state.look === "sheet") {
      const { sheet } = await import("../lesson/sheet.js");
      this.replaceChildren(await sheet(this.#lesson, href(this.#place, this.#rest({ look: undefined }))));
      return;
    }
    document.documentElement.classList.toggle("projector", this.#state.look === "projector");
    document.addEventListener("keydown", this.#key);
    const asked = Number(this.#state.page ?? progress(this.#known).page + 1);
    this.#show(Number.isInteger(asked) ? asked - 1 : 0, false);
  }

  get #place() {
    return this.#state.name ? `lesson/${this.#state.name}` : "lesson";
  }

  // By what the lesson is known to the browser.
  get #known() {
    return this.#state.name ?? `own: ${this.#lesson.title}`;
  }

  #rest(changed) {
    const { name, ...state } = this.#state;
    return { ...state, ...changed };
  }

  #key = (event) => {
    const typing = event.target.closest?.("input, textarea, select, board-view, .editor");
    const step = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (!typing && step && this.#state.look === "projector" && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      this.#show(this.#page + step);
    } else if (event.key === "Escape" && this.#state.look === "projector") {
      location.hash = href(this.#place, this.#rest({ look: undefined }));
    }
  };

  #show(page, moved = true) {
    const { pages, title } = this.#lesson;
    this.#page = Math.max(0, Math.min(page, pages.length - 1));
    this.#state.page = String(this.#page + 1);
    note(this, this.#place, this.#rest({}));
    keepPage(this.#known, this.#page);
    const heading = h("h2", { tabindex: -1 }, pages[this.#page].title);
    this.replaceChildren(
      h("div", { class: "heading" }, h("h1", {}, title), this.#tools()),
      this.#steps(),
      h("article", { class: "lesson" }, this.#page === 0 ? prosed(this.#lesson.summary, { class: "prose lead" }) : "", heading, pages[this.#page].parts.map((part, i) => this.#part(part, i))),
      this.#ways(),
    );
    if (moved) {
      heading.focus();
      scrollTo(0, 0);
    }
  }

  #part(part, i) {
    if (part.html !== undefined) {
      return prosed(part.html);
    }
    const goal = `${this.#page}.${i}`;
    const exercise = h("lesson-exercise", { "data-goal": part.goal });
    exercise.addEventListener("reached", () => {
      keepDone(this.#known, goal);
      one(".steps", this).replaceWith(this.#steps());
    });
    exercise.open(part, progress(this.#known).done.has(goal));
    return exercise;
  }

  // The pages with what is done of each.
  #steps() {
    const { done } = progress(this.#known);
    return h(
      "nav",
      { class: "steps", "aria-label": say("lesson.pages") },
      h(
        "ol",
        {},
        this.#lesson.pages.map(({ title, parts }, i) => {
          const goals = parts.flatMap((part, at) => (part.goal && part.goal !== "board" ? [`${i}.${at}`] : []));
          const isDone = goals.length > 0 && goals.every((goal) => done.has(goal));
          return h(
            "li",
            {},
            h("button", { type: "button", class: isDone ? "done" : "", title, "aria-label": say(isDone ? "lesson.pageDone" : "lesson.page", { number: i + 1, title }), "aria-current": i === this.#page ? "step" : false, onclick: () => this.#show(i) }, isDone ? "✓" : String(i + 1)),
          );
        }),
      ),
    );
  }

  #tools() {
    const projector = this.#state.look === "projector";
    return h(
      "div",
      { class: "tools for-teachers" },
      h("a", { href: href(this.#place, this.#rest({ look: projector ? undefined : "projector" })) }, projector ? say("lesson.leaveProjector") : say("lesson.projector")),
      projector ? "" : h("a", { href: href(this.#place, this.#rest({ look: "sheet", page: undefined })) }, say("lesson.sheet")),
      projector ? "" : h("a", { href: href(this.#place, this.#rest({ look: "write", page: undefined })) }, say("lesson.change")),
      projector ? "" : embedButton(href(this.#place, this.#rest({ page: undefined, look: undefined }))),
      projector ? "" : h("a", { href: href("lesson") }, say("lesson.all")),
    );
  }

  #ways() {
    const last = this.#page === this.#lesson.pages.length - 1;
    return h(
      "div",
      { class: "tools ways" },
      h("button", { type: "button", id: "back", disabled: this.#page === 0, onclick: () => this.#show(this.#page - 1) }, say("lesson.back")),
      last ? h("a", { class: "main", href: href("lesson") }, say("lesson.finish")) : h("button", { type: "button", class: "main", id: "next", onclick: () => this.#show(this.#page + 1) }, say("lesson.next")),
    );
  }
}

customElements.define("lesson-page", LessonPage);
