// <board-page>: any game of the catalogue, or any rules, on a board.

import { Problem } from "../lib/api.js";
import { gamePicker } from "../lib/catalogue.js";
import { entitle, h } from "../lib/dom.js";
import { facts } from "../lib/game.js";
import { problemBox } from "../lib/problem-box.js";
import { href, note } from "../lib/route.js";

const FIRST = { game: "darkraft", position: "RXLL|LRXR|XLRL" };

class BoardPage extends HTMLElement {
  // Shows what a URL states.
  async open(given) {
    const state = given.game || given.rules ? given : FIRST;
    const title = h("h1", {}, "…");
    const workspace = h("board-workspace");
    workspace.addEventListener("found", ({ detail }) => note("board", detail.state));
    this.replaceChildren(
      h(
        "div",
        { class: "heading" },
        title,
        gamePicker({ value: state.game, chosen: (game) => (location.hash = href("board", { game })) }),
      ),
      workspace,
    );
    try {
      const known = await facts(state);
      title.textContent = known.title;
      entitle(known.title, "Board");
      await workspace.open(state, known);
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      title.textContent = "Board";
      workspace.replaceWith(problemBox(failure));
    }
  }
}

customElements.define("board-page", BoardPage);
