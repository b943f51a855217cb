// A position with all that is known of it as one HTML file, which opens without a server.

import { h } from "./dom.js";
import { say } from "./say.js";

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #14181f; background: #fff; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  svg { max-width: 100%; height: auto; }
  table { border-collapse: collapse; margin: 0.5rem 0; }
  th, td { text-align: left; padding: 0.15rem 0.8rem 0.15rem 0; border-bottom: 1px solid #c9ced6; vertical-align: top; }
  td.number { text-align: right; font-variant-numeric: tabular-nums; }
  pre, code { font-family: ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  tr.wins { font-weight: 700; color: #9a3412; }
  .soft { color: #4b5563; }
`;

// @param picture an SVG element; `explanation` and `rules` are texts, `link` where the position is found, or empty
export function onePage({ title, verdict, picture, exploration, explanation, rules, command, link }) {
  const { position, components = [], moves, everyMove } = exploration;
  const body = h(
    "body",
    {},
    h("h1", {}, title),
    h("p", {}, h("b", {}, verdict)),
    picture,
    h("p", {}, say("page.position"), h("code", {}, position)),
    components.length === 0 ? "" : [h("h2", {}, say("sum.components")), table([say("page.component"), say("analysis.valueName")], components.map((part) => ({ cells: [part.position ?? "", part.value] })))],
    explanation ? [h("h2", {}, say("page.why")), h("pre", {}, explanation)] : "",
    h("h2", {}, everyMove ? say("page.allMoves", { count: moves.length }) : say("page.firstMoves", { count: moves.length })),
    table(
      [say("page.move"), say("analysis.valueName"), "", say("page.leadsTo")],
      moves.map((move) => ({ wins: move.wins, cells: [move.words, move.value ?? "", move.wins === undefined ? "" : move.wins ? say("worth.wins") : say("worth.loses"), move.leadsTo ?? ""] })),
    ),
    rules ? h("details", {}, h("summary", {}, say("editor.rules")), h("pre", {}, rules)) : "",
    h("p", { class: "soft" }, say("page.madeBy"), h("code", {}, command), link ? [say("page.orAt"), h("a", { href: link }, link)] : "", "."),
  );
  const head = `<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${h("p", {}, title).innerHTML}</title>\n<style>${STYLE}</style>\n</head>`;
  return `<!doctype html>\n<html lang="en">\n${head}\n${body.outerHTML}\n</html>\n`;
}

function table(names, rows) {
  return h(
    "table",
    {},
    h("thead", {}, h("tr", {}, names.map((name) => h("th", {}, name)))),
    h("tbody", {}, rows.map(({ wins, cells }) => h("tr", wins ? { class: "wins" } : {}, cells.map((cell) => h("td", typeof cell === "number" ? { class: "number" } : {}, String(cell)))))),
  );
}
