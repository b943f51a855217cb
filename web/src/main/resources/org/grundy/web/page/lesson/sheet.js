// A lesson on paper: all its pages, with boards and room for answers; what is right stands on a page of its own.

import { h } from "../lib/dom.js";
import { prosed } from "../lib/html.js";
import { say } from "../lib/say.js";
import { explore, stillBoard } from "./looked.js";

export async function sheet(lesson, back) {
  const answers = h("input", { type: "checkbox", id: "answers", onchange: () => (solutions.hidden = !answers.checked) });
  const right = [];
  const pages = [];
  for (const page of lesson.pages) {
    const parts = await Promise.all(page.parts.map((part) => (part.html === undefined ? exercise(part) : prosed(part.html))));
    page.parts.filter(({ right }) => right).forEach((part) => right.push(h("li", {}, h("b", {}, `${page.title}: `), prosed(part.right))));
    pages.push(h("section", {}, h("h2", {}, page.title), parts));
  }
  const solutions = h("section", { class: "solutions", hidden: true }, h("h2", {}, say("sheet.answers")), h("ol", {}, right));
  return h(
    "div",
    { class: "sheet" },
    h("div", { class: "tools" }, h("button", { type: "button", class: "main", onclick: () => print() }, say("sheet.print")), h("label", {}, answers, say("sheet.withAnswers")), h("a", { href: back }, say("sheet.back"))),
    h("h1", {}, lesson.title),
    h("p", { class: "names" }, say("sheet.name"), line(), say("sheet.date"), line()),
    prosed(lesson.summary),
    pages,
    solutions,
  );
}

async function exercise(part) {
  const seen = await Promise.all((part.goal === "bits" ? [] : (part.positions ?? [])).map((position) => explore(part, position)));
  const values = part.goal === "missing" ? (part.values ?? [...new Set(seen[0].moves.map(({ value }) => value))]) : [];
  return h(
    "div",
    { class: "on-paper" },
    prosed(part.ask),
    part.goal === "bits" ? h("p", {}, h("b", {}, part.positions[0])) : "",
    h("div", { class: "boards" }, seen.map((one) => h("figure", {}, stillBoard(one, one.game, true), part.goal === "uncover" ? h("figcaption", {}, one.position, say("sheet.hasValue"), line()) : ""))),
    (part.steps ?? []).map(({ position, html }) => h("div", { class: "step" }, h("code", {}, position), prosed(html))),
    part.rules && part.goal === "write" ? h("pre", {}, part.rules) : "",
    values.length > 0 ? h("p", {}, say("sheet.values"), values.join(", ")) : "",
    { board: "", watch: "", uncover: "" }[part.goal] ?? h("p", { class: "answer-line" }, say("sheet.answer"), line()),
  );
}

function line() {
  return h("span", { class: "blank", "aria-hidden": "true" });
}
