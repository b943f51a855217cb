// <omino-page>: the tiling game: every piece, with a tiling that contains it or why there is none.

import { Asker } from "../lib/api.js";
import { catalogue } from "../lib/catalogue.js";
import { command } from "../lib/command.js";
import { announce, dim, h, s } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { palette } from "../lib/palette.js";
import { Problem, problemBox } from "../lib/problem.js";
import { note } from "../lib/route.js";
import { say } from "../lib/say.js";

const FIRST = { position: "4 4 6" };
const FILLS = ["#cfe8f7", "#fbe5bf", "#c9ebdd", "#f3dce9", "#fbf7c8", "#dddddd", "#b7c9e8"];

class OminoPage extends HTMLElement {
  #asker = new Asker();
  #found = h("div", { class: "found" });
  #state = FIRST;
  #game = "";

  async open(given) {
    this.#state = { position: given.position || FIRST.position };
    const [size, rows, columns] = this.#state.position.split(/[\sx]+/);
    const number = (id, words, value) => h("label", { class: "field" }, h("span", {}, words), h("input", { type: "number", id, min: 1, max: 1_000_000, value }));
    this.replaceChildren(
      h("div", { class: "heading" }, h("h1", {}, say("omino.title"))),
      h("p", {}, say("omino.about")),
      h(
        "form",
        {
          class: "tools",
          onsubmit: (event) => {
            event.preventDefault();
            const value = (id) => /** @type {HTMLInputElement} */ (this.querySelector(`#${id}`)).value;
            this.#state = { position: `${value("size")} ${value("rows")} ${value("columns")}` };
            this.#solve();
          },
        },
        number("size", say("omino.cells"), size),
        number("rows", say("omino.rows"), rows),
        number("columns", say("omino.columns"), columns),
        h("button", { type: "submit", class: "main" }, say("omino.solve")),
      ),
      this.#found,
    );
    await this.#solve();
  }

  disconnectedCallback() {
    this.#asker.cancel();
  }

  async #solve() {
    note(this, "omino", this.#state);
    dim(this.#found, true);
    try {
      this.#game ||= (await catalogue()).find(({ board }) => board === "tiling").name;
      const seen = await this.#asker.ask("explore", { game: this.#game, position: this.#state.position, milliseconds: 10_000 });
      if (seen) {
        this.#show(seen);
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      dim(this.#found, false);
      this.#found.replaceChildren(problemBox(failure));
    }
  }

  #show(seen) {
    dim(this.#found, false);
    const pieces = seen.pieces ?? [];
    const stops = pieces.filter((piece) => piece.wins).length;
    const verdict = seen.outcome === undefined ? say("omino.notSolved", { reason: seen.ended }) : seen.outcome === "N" ? say("omino.namerWins") : say("omino.fillerWins");
    announce(verdict);
    this.#found.replaceChildren(
      h("p", { class: `verdict ${seen.outcome ?? ""}` }, verdict),
      h("p", {}, seen.everyPieceListed === false ? say("omino.one") : say("omino.count", { count: pieces.length, stops })),
      h("ul", { class: "pieces" }, pieces.map((piece, i) => card(piece, i))),
      h(
        "div",
        { class: "links" },
        downloads({
          name: `omino-${this.#state.position.replaceAll(" ", "-")}`,
          command: command("solve", { game: this.#game }, this.#state.position),
          picture: () => sheet(pieces),
          rows: () => [["piece", "name", "stops the other player", "why"], ...pieces.map((piece) => [piece.piece, piece.name, piece.wins, piece.because])],
          json: () => seen,
        }),
      ),
    );
  }
}

function card(piece, i) {
  const title = `${i + 1}. ${piece.name ?? piece.piece}`;
  return h(
    "li",
    {},
    h("h2", {}, title, piece.wins ? h("b", { class: "wins" }, say("omino.inNone")) : ""),
    drawing(piece, palette(), title),
    piece.because ? h("p", { class: "soft" }, `${piece.because}.`) : "",
    piece.whole === false ? h("p", { class: "soft" }, say("omino.corner")) : "",
  );
}

// The tiling, or the piece alone; the named piece is hatched and has a thick border.
function drawing(piece, colours, label) {
  const parts = piece.tiling ?? piece.shape;
  if (!parts) {
    return h("code", {}, piece.piece);
  }
  const side = Math.max(7, Math.min(26, 240 / Math.max(parts.length, parts[0].length)));
  const width = parts[0].length * side + 4;
  const height = parts.length * side + 4;
  const at = (row, column) => parts[row]?.[column] ?? -1;
  const fills = colouring(parts);
  const shapes = [];
  const borders = [];
  for (let row = 0; row <= parts.length; row++) {
    for (let column = 0; column <= parts[0].length; column++) {
      const part = at(row, column);
      const [x, y] = [2 + column * side, 2 + row * side];
      if (part >= 0) {
        shapes.push(s("rect", { x, y, width: side, height: side, fill: part === 0 ? "#ffffff" : FILLS[fills.get(part)] }));
        if (part === 0) {
          shapes.push(s("path", { d: `M${x} ${y + side}L${x + side} ${y}`, stroke: "#d55e00", "stroke-width": 2, fill: "none" }), s("path", { d: `M${x} ${y + side / 2}L${x + side / 2} ${y}M${x + side / 2} ${y + side}L${x + side} ${y + side / 2}`, stroke: "#d55e00", "stroke-width": 2, fill: "none" }));
        }
      }
      const edge = (other, path) => {
        if (part !== other) {
          const named = part === 0 || other === 0;
          borders.push(s("path", { d: path, stroke: part < 0 && other < 0 ? "none" : named ? (colours.paper === "#ffffff" ? "#000000" : "#ffffff") : "#333333", "stroke-width": named ? 3.5 : 1.4, fill: "none" }));
        }
      };
      edge(at(row - 1, column), `M${x} ${y}h${side}`);
      edge(at(row, column - 1), `M${x} ${y}v${side}`);
    }
  }
  return s("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label }, shapes, borders);
}

// A colour for each part, another for neighbours as far as the colours last.
function colouring(parts) {
  const colours = new Map();
  parts.forEach((row, r) =>
    row.forEach((part, c) => {
      if (part > 0 && !colours.has(part)) {
        const near = [parts[r - 1]?.[c], row[c - 1], row[c + 1], parts[r - 1]?.[c + 1], parts[r - 1]?.[c - 1]].map((other) => colours.get(other));
        const free = FILLS.findIndex((_, i) => !near.includes((i + part) % FILLS.length));
        colours.set(part, (Math.max(free, 0) + part) % FILLS.length);
      }
    }),
  );
  return colours;
}

// All pieces on one sheet, to be saved.
function sheet(pieces) {
  const drawn = pieces.map((piece, i) => drawing(piece, palette(false), `${i + 1}`)).filter((element) => element.tagName === "svg");
  const step = 270;
  const across = 4;
  const width = Math.min(across, Math.max(1, drawn.length)) * step;
  const height = Math.ceil(drawn.length / across) * step || 40;
  return s(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, "font-family": "sans-serif" },
    drawn.map((element, i) => s("g", { transform: `translate(${(i % across) * step + 10} ${Math.floor(i / across) * step + 10})` }, [...element.childNodes])),
  );
}

customElements.define("omino-page", OminoPage);
