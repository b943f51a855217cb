// <lesson-editor>: a lesson is written, checked while it is typed, and shared by a link that holds it whole.

import { Asker, lessons } from "../lib/api.js";
import { entitle, h, settled } from "../lib/dom.js";
import { save } from "../lib/download.js";
import { prosed } from "../lib/html.js";
import { pack } from "../lib/packed.js";
import { prefer } from "../lib/preference.js";
import { Problem, problemBox } from "../lib/problem.js";
import { href } from "../lib/route.js";
import { parts, say } from "../lib/say.js";

const DRAFT = "lesson-draft";
const FIRST = `# My lesson

What it is about, in a sentence.

## The first page

Some text, with *stress* and a list:

- one
- two

\`\`\`predict
game nim
position 3 + 3
answer second
ask Who wins?
right Yes: by copying.
wrong Look at the two piles.
\`\`\`
`;

class LessonEditor extends HTMLElement {
  #text = h("textarea", { id: "lesson", spellcheck: "true", rows: 24, "aria-label": say("lesson.markdown"), "aria-describedby": "lesson-problem" });
  #problem = h("div", { id: "lesson-problem", role: "status" });
  #preview = h("div", { class: "lesson" });
  #link = h("button", { type: "button", class: "main", onclick: () => this.#copy() }, say("share.copyLink"));
  #open = h("a", {}, say("lesson.open"));
  #copied = h("span", { class: "soft", role: "status" });
  #asker = new Asker();
  #goals = [];

  async open(text) {
    entitle(say("lesson.write"));
    this.#text.value = text || localStorage.getItem(DRAFT) || FIRST;
    const soon = settled(500, () => this.#judge());
    this.#text.addEventListener("input", () => {
      prefer(DRAFT, this.#text.value);
      this.#copied.textContent = "";
      soon();
    });
    this.replaceChildren(
      h("div", { class: "heading" }, h("h1", {}, say("lesson.write")), h("div", { class: "tools" }, this.#link, this.#open, saveButton(() => this.#text.value), await this.#models(), this.#copied)),
      h("div", { class: "columns lesson-columns" }, h("section", { "aria-label": say("lesson.text") }, this.#text, this.#problem, help()), h("section", { "aria-label": say("lesson.seen") }, this.#preview)),
    );
    await this.#judge();
  }

  // The lessons that one may begin from.
  async #models() {
    const known = await lessons().then((answer) => answer.lessons, () => []);
    return h("a", { href: href("lesson") }, say("lesson.models", { count: known.length }));
  }

  async #judge() {
    const text = this.#text.value;
    this.#open.href = href("lesson", { packed: await pack(text) });
    try {
      const lesson = await this.#asker.ask("lesson", { text, milliseconds: 5000 });
      if (lesson) {
        this.#problem.replaceChildren(h("p", { class: "soft" }, say("lesson.allIsWell", { pages: say("lesson.pageCount", { count: lesson.pages.length }), goals: say("lesson.goalCount", { count: lesson.tasks }) })));
        this.#show(lesson);
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      this.#problem.replaceChildren(problemBox(failure), failure.line ? h("button", { type: "button", class: "quiet", onclick: () => this.#goTo(failure.line) }, say("lesson.goToLine", { line: failure.line })) : "");
    }
  }

  // What has not changed is not opened again, so that what was done with it stays.
  #show(lesson) {
    const known = new Map(this.#goals);
    this.#goals = [];
    this.#preview.replaceChildren(
      h("h2", {}, lesson.title),
      prosed(lesson.summary),
      ...lesson.pages.map(({ title, parts }) => h("section", {}, h("h3", {}, title), parts.map((part) => (part.html === undefined ? this.#exercise(part, known) : prosed(part.html))))),
    );
  }

  #exercise(part, known) {
    const name = JSON.stringify(part);
    const old = known.get(name);
    known.delete(name);
    const exercise = old ?? h("lesson-exercise", { "data-goal": part.goal });
    this.#goals.push([name, exercise]);
    if (!old) {
      exercise.open(part, false);
    }
    return exercise;
  }

  #goTo(line) {
    const lines = this.#text.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.#text.focus();
    this.#text.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  }

  async #copy() {
    const link = new URL(href("lesson", { packed: await pack(this.#text.value) }), location.href).href;
    await navigator.clipboard.writeText(link).then(() => (this.#copied.textContent = say("lesson.copied")), () => (this.#copied.textContent = link));
  }
}

function saveButton(text) {
  return h("button", { type: "button", class: "quiet", onclick: () => save("lesson.md", "text/markdown", text()) }, say("lesson.save"));
}

function help() {
  const fences = [
    ["board", "game, position; values shown", say("fence.board")],
    ["watch", say("fence.watchLines"), say("fence.watch")],
    ["predict", "game, position; of value, answer", say("fence.predict")],
    ["find", "game, position", say("fence.find")],
    ["play", say("fence.playLines"), say("fence.play")],
    ["missing", say("fence.missingLines"), say("fence.missing")],
    ["uncover", "game, position, position …", say("fence.uncover")],
    ["bits", "position 3 + 5 + 6", say("fence.bits")],
    ["write", "reach 3x3 = 0, rules …", say("fence.write")],
    ["rules NAME", say("fence.rulesLines"), ""],
  ];
  return h(
    "details",
    {},
    h("summary", {}, say("fence.title")),
    h("p", {}, parts("fence.help", { words: ["ask", "right", "wrong", "hint"].flatMap((word) => [" ", h("code", {}, word)]), heading: h("code", {}, "##") })),
    h("dl", { class: "reference" }, fences.map(([word, lines, meaning]) => [h("dt", {}, h("code", {}, word)), h("dd", {}, h("code", { class: "soft" }, lines), h("br"), meaning)])),
  );
}

customElements.define("lesson-editor", LessonEditor);
