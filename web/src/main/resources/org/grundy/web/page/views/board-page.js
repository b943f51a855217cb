// <board-page>: any game of the catalogue, or any rules, on a board.

import "../board/board-workspace.js";
import { told } from "../board/rules-glance.js";
import { gamePicker } from "../lib/catalogue.js";
import { entitle, h } from "../lib/dom.js";
import { facts } from "../lib/game.js";
import { parameterFields } from "../lib/parameters.js";
import { Problem, problemBox } from "../lib/problem.js";
import { href, note } from "../lib/route.js";
import { say } from "../lib/say.js";

const FIRST = { game: "darkraft", position: "RXLL|LRXR|XLRL" };

class BoardPage extends HTMLElement {
  // Shows what a URL states.
  async open(given) {
    const state = given.game || given.rules ? given : FIRST;
    const title = h("h1", { class: state.game ? "unseen" : "" }, "…");
    const workspace = h("board-workspace");
    const glance = h("rules-glance", { class: "below" });
    const numbers = h("div");
    const about = h("div", { class: "about" });
    let known = null;
    workspace.addEventListener("found", ({ detail }) => {
      note(this, "board", detail.state);
      title.textContent = detail.seen.game;
      title.classList.toggle("unseen", Boolean(state.game) && detail.seen.game === known.title);
    });
    this.replaceChildren(
      h(
        "div",
        { class: "heading" },
        title,
        gamePicker({ value: state.game, chosen: (game) => (location.hash = href("board", { game })) }),
        numbers,
      ),
      about,
      workspace,
      glance,
    );
    try {
      known = await facts(state);
      title.textContent = known.title;
      about.replaceChildren(told(known));
      entitle(known.title, say("board.board"));
      numbers.replaceChildren(parameterFields(known.parameters, (parameters) => (location.hash = href("board", { ...state, position: workspace.position, parameters }))));
      await workspace.open(state, known);
      await glance.show(state, known);
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      title.textContent = say("board.board");
      workspace.replaceWith(problemBox(failure));
    }
  }
}

customElements.define("board-page", BoardPage);
