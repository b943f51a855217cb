// <analysis-panel>: what is known of a position, in words and numbers.
//
// Members: show(exploration, whether values are hidden), waiting(), fail(problem). Events: `play` with a move that was clicked, `look` with
// a move that is pointed at or null, `more` where longer work is asked for.

import { h } from "../lib/dom.js";
import { binary, digitsOf, nimSum } from "../lib/nimber.js";
import { componentColour, palette } from "../lib/palette.js";
import { problemBox } from "../lib/problem.js";
import { ORIGINAL, numbered, say } from "../lib/say.js";
import { term } from "../lib/term.js";
import { winningOf } from "../lib/winning.js";
import { layout } from "./layout.js";
import { worth } from "./move-menu.js";
import { thumbnail } from "./thumbnail.js";
import { why } from "./why.js";

const MOST_COMPONENTS = 40;
const MOST_MOVES = 60;

export class AnalysisPanel extends HTMLElement {
  show(exploration, veiled = false) {
    const { outcome, value, ended } = exploration;
    if (veiled) {
      const plain = exploration.moves.map(({ value: _, wins, ...move }) => move);
      this.replaceChildren(h("p", { class: "verdict told-below" }, say("analysis.veiled")), this.#moves({ ...exploration, moves: plain }));
      return;
    }
    this.replaceChildren(
      h("p", { class: `verdict told-below ${outcome ?? "open"}` }, verdict(exploration), " ", term(value === undefined ? "outcome" : "grundyValue")),
      ended ? this.#unfinished(exploration) : "",
      value === undefined ? "" : components(exploration),
      why(exploration),
      this.#moves(exploration),
      exploration.plan ? method(exploration) : "",
    );
  }

  // What is wrong with the position or the rules.
  fail(problem) {
    this.replaceChildren(problemBox(problem));
  }

  // A position is drawn that is not solved yet.
  waiting() {
    this.replaceChildren(h("p", { class: "verdict told-below open" }, say("analysis.solving")));
  }

  // Whether longer work is under way, for which one cannot ask twice.
  working(busy) {
    /** @type {HTMLButtonElement | null} */
    const more = this.querySelector(".unfinished button");
    if (more) {
      more.disabled = busy;
    }
  }

  #unfinished(exploration) {
    return h(
      "div",
      { class: "unfinished" },
      h("p", {}, say(exploration.outcome === undefined ? "analysis.notSolved" : "analysis.notFinished", { reason: exploration.ended })),
      h("button", { type: "button", onclick: () => this.dispatchEvent(new CustomEvent("more")) }, say("analysis.workLonger")),
    );
  }

  #moves(exploration) {
    const moves = [...exploration.moves].sort((a, b) => Number(b.wins ?? false) - Number(a.wins ?? false));
    const drawn = layout({ ...exploration, moves: [], components: [] });
    if (moves.length === 0) {
      return exploration.pieces || !exploration.everyMove ? "" : h("p", {}, say("analysis.noMove"));
    }
    const count = say(exploration.everyMove ? "moves.count" : "moves.moreThan", { count: moves.length });
    const title = `${count}${winningOf(moves, exploration.everyMove)}`;
    return h(
      "details",
      { class: "moves", open: true },
      h("summary", {}, title),
      h(
        "ul",
        {},
        moves.slice(0, MOST_MOVES).map((move) =>
          h(
            "li",
            {},
            h(
              "button",
              {
                type: "button",
                class: "move",
                onclick: () => this.#tell("play", move),
                onpointerenter: () => this.#tell("look", move),
                onpointerleave: () => this.#tell("look", null),
                onfocus: () => this.#tell("look", move),
              },
              h("span", { class: "what" }, thumbnail(drawn, move), h("span", { lang: ORIGINAL }, move.words)),
              h("span", { class: move.wins ? "wins" : "worth" }, worth(move)),
            ),
          ),
        ),
        moves.length > MOST_MOVES ? h("li", { class: "soft" }, say("analysis.moreOnBoard", { count: moves.length - MOST_MOVES })) : "",
      ),
    );
  }

  #tell(name, move) {
    this.dispatchEvent(new CustomEvent(name, { detail: { move } }));
  }
}

// Who wins, in one sentence.
export function verdict({ outcome, value, loony, moves, everyMove }) {
  if (outcome === undefined) {
    return everyMove && moves.length === 0 ? say("analysis.nobodyMoves") : say("analysis.unknown");
  }
  const worthOf = loony?.loony ? say("analysis.loony") : value === undefined ? "" : say("analysis.value", { value });
  return { N: say("analysis.moverWins"), P: say("analysis.moverLoses"), draw: say("analysis.draw") }[outcome] + worthOf;
}

// What a move leaves.
export function afterMove(after) {
  const parts = after.components ?? [];
  if (after.value === undefined) {
    return verdict(after);
  }
  const split = parts.length > 1 ? ` = ${parts.map((part) => part.value).join(" xor ")}` : "";
  return say("analysis.valueThen", { value: after.value, split });
}

function components({ components: parts, value }) {
  if (parts.length === 0) {
    return "";
  }
  const values = parts.map((part) => part.value);
  const digits = digitsOf([...values, value]);
  const colours = palette();
  const rest = parts.length > 1 && nimSum(values) === value;
  return h(
    "table",
    { class: "components" },
    h("caption", {}, say("analysis.components", { count: parts.length }), " ", term("component")),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, say("analysis.part")), h("th", { scope: "col" }, say("analysis.valueName")), h("th", { scope: "col" }, say("analysis.binary")))),
    h(
      "tbody",
      {},
      parts.slice(0, MOST_COMPONENTS).map((part, i) => {
        const swatch = h("span", { class: "swatch" }, part.letter);
        swatch.style.setProperty("--colour", componentColour(colours, i));
        return h(
          "tr",
          {},
          h("td", {}, swatch, h("code", { title: part.position ?? "" }, brief(part.position ?? ""))),
          h("td", { class: "number" }, String(part.value)),
          h("td", { class: "number" }, binary(part.value, digits)),
        );
      }),
      parts.length > MOST_COMPONENTS ? h("tr", {}, h("td", { colspan: 3 }, say("said.more", { count: parts.length - MOST_COMPONENTS }))) : "",
    ),
    h(
      "tfoot",
      {},
      h("tr", {}, h("th", { scope: "row" }, rest ? [say("analysis.nimSum"), term("nimSum")] : [say("analysis.sumValue"), term("mex")]), h("td", { class: "number" }, String(value)), h("td", { class: "number" }, binary(value, digits))),
    ),
  );
}

function brief(position) {
  const characters = [...position];
  return characters.length > 22 ? `${characters.slice(0, 21).join("")}…` : position;
}

function method({ plan, statistics, ended }) {
  return h(
    "details",
    { class: "method" },
    h("summary", {}, say(ended ? "analysis.workedOn" : "analysis.solvedBy", { method: plan.method, milliseconds: statistics.milliseconds.toFixed(1) })),
    h("p", {}, say("analysis.soundBecause", { reason: plan.because })),
    h("p", { class: "soft" }, say("analysis.nodes", { nodes: numbered(statistics.nodes) })),
  );
}

customElements.define("analysis-panel", AnalysisPanel);
