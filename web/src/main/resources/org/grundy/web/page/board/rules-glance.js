// <rules-glance>: how a game is played, at a glance: what is told of it, and each line of moves played
// once on a small position, by the rules themselves.
//
// Members: show(state, facts), `state` is { game or rules, parameters }.

import { Asker } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { reference } from "../lib/game.js";
import { Placed } from "../lib/placed.js";
import { prefer } from "../lib/preference.js";
import { Problem } from "../lib/problem.js";
import { firstParagraph } from "../lib/prose.js";
import { prosed } from "../lib/html.js";
import { ORIGINAL, say } from "../lib/say.js";
import { term } from "../lib/term.js";
import "./board-view.js";

const BEFORE = 900;
const AFTER = 1100;
const TIMES = 2;
const FOLDED = "rules-folded";

// What is told of a game in short, and how it ends where that does not say it.
export function told({ about, play }) {
  const isMisere = play === "misere";
  const text = h("p", { class: "told" }, about ? h("span", { lang: ORIGINAL }, firstParagraph(about)) : "", " ");
  if (isMisere || !/\blose/.test(text.textContent)) {
    text.append(h("span", { class: "soft" }, say(isMisere ? "rules.lastLoses" : "rules.lastWins")), " ", isMisere ? term("miserePlay") : "");
  }
  return text;
}

class RulesGlance extends HTMLElement {
  #asker = new Asker();
  #asked = "";

  async show(state, facts) {
    const asked = JSON.stringify(reference(state));
    if (asked === this.#asked) {
      return;
    }
    this.#asked = asked;
    try {
      const found = await this.#asker.ask("examples", reference(state));
      if (found) {
        this.#draw(found.lines, facts);
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      this.replaceChildren();
    } finally {
      this.dataset.settled = "";
    }
  }

  disconnectedCallback() {
    this.#asker.cancel();
  }

  #draw(lines, facts) {
    const examples = lines.map((line) => this.#line(line));
    const details = h(
      "details",
      { class: "glance", open: localStorage.getItem(FOLDED) !== "yes" },
      h("summary", {}, say("rules.howPlayed")),
      told(facts),
      h("ul", { class: "lines" }, examples.map(({ item }) => item)),
      facts.aboutHtml ? h("details", {}, h("summary", {}, say("rules.moreAbout", { game: facts.title })), prosed(facts.aboutHtml, { lang: ORIGINAL })) : "",
    );
    details.addEventListener("toggle", () => prefer(FOLDED, details.open ? "no" : "yes"));
    this.replaceChildren(details);
    examples.forEach(({ play }) => play());
  }

  #line({ text, words, before, after }) {
    if (!before) {
      return { item: h("li", {}, h("code", {}, text), h("p", { class: "soft" }, say("rules.noExample"))), play: () => {} };
    }
    const placed = new Placed();
    placed.move(before.position, after.position);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const boards = (still ? [before, after] : [before]).map(() => h("board-view", { class: "small" }));
    const show = (board, seen, said) =>
      board.show({ ...seen, moves: [] }, { values: false, still: true, placed: placed.of(seen.position), label: `${said} ${words}: ${seen.position}` });
    const timer = { id: 0 };
    const play = () => {
      show(boards[0], before, say("rules.before"));
      if (still) {
        show(boards[1], after, say("rules.after"));
        return;
      }
      clearTimeout(timer.id);
      this.#repeat(timer, boards[0], show, [before, after], 0);
    };
    const again = h("button", { type: "button", class: "quiet", "aria-label": say("rules.again", { move: words }), onclick: play }, "↻");
    const item = h("li", { class: "example" }, h("span", { class: "boards" }, boards[0], still ? h("span", { "aria-hidden": "true" }, "→") : "", boards[1] ?? ""), h("span", { class: "says" }, h("b", {}, words), h("br"), h("code", { class: "soft" }, text), " ", still ? "" : again));
    return { item, play };
  }

  // Before and after take turns, for less than five seconds.
  #repeat(timer, board, show, [before, after], time) {
    show(board, before, say("rules.before"));
    timer.id = setTimeout(() => {
      show(board, after, say("rules.after"));
      if (time + 1 < TIMES && this.isConnected) {
        timer.id = setTimeout(() => this.#repeat(timer, board, show, [before, after], time + 1), AFTER);
      }
    }, BEFORE);
  }
}

customElements.define("rules-glance", RulesGlance);
