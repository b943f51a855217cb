// <tables-page>: values over a family of starts as a heat map, with the patterns that they have.

import { gamePicker } from "../lib/catalogue.js";
import { command } from "../lib/command.js";
import { announce, dim, entitle, h, s } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { facts } from "../lib/game.js";
import { heat, palette } from "../lib/palette.js";
import { Problem, problemBox } from "../lib/problem.js";
import { href, note } from "../lib/route.js";
import { say } from "../lib/say.js";
import { term } from "../lib/term.js";
import { WorkLine } from "../lib/work-line.js";

const FIRST = { game: "cram", family: "1..4x1..6" };
const SIDE = 30;

// Larger tables are drawn on canvas, and patterns in them are looked for on request.
const LARGE = 1600;
const BROAD = 60;
const LINE = 50;

// The colours of many values, once there is a canvas to look around on; nothing where there is none.
const scaled = import("../plot/heat-map.js").then(({ scale }) => scale, () => undefined);

class TablesPage extends HTMLElement {
  #state = FIRST;
  #busy = h("div", { class: "busy", "aria-live": "polite" });
  #work = new WorkLine(this.#busy);
  /** @type {object | null} */
  #run = null;
  #kind = "";
  #found = h("div", { class: "found" });

  async open(given) {
    this.#state = given.game || given.rules ? { ...given } : { ...FIRST };
    const family = h("input", { type: "text", id: "family", value: this.#state.family ?? "", spellcheck: "false" });
    const outcomes = h("input", { type: "checkbox", id: "outcomes", checked: this.#state.outcomes === "true" });
    const remoteness = h("input", { type: "checkbox", id: "remoteness", checked: this.#state.remoteness === "true" });
    this.replaceChildren(
      h("div", { class: "heading" }, h("h1", {}, say("view.tables")), gamePicker({ value: this.#state.game, chosen: (game) => (location.hash = href("tables", { game })) })),
      h(
        "form",
        {
          class: "tools",
          onsubmit: (event) => {
            event.preventDefault();
            this.#state = { ...this.#state, family: family.value.trim(), outcomes: outcomes.checked ? "true" : undefined, remoteness: remoteness.checked ? "true" : undefined };
            this.#state.job = undefined;
            this.#compute();
          },
        },
        h("label", { class: "field" }, h("span", {}, say("table.starts")), family),
        h("span", {}, h("label", {}, outcomes, say("table.onlyOutcomes")), " ", term("pPosition")),
        h("label", {}, remoteness, say("table.remoteness")),
        h("button", { type: "submit", class: "main" }, say("explore.compute")),
      ),
      this.#busy,
      this.#found,
    );
    document.addEventListener("themechange", this.#repaint);
    const asked = this.#state;
    if (!asked.family) {
      // The table itself says what is wrong with the game.
      asked.family = await facts(asked).then(({ kind }) => familyOf(kind), () => "");
      family.value ||= asked.family;
    }
    if (asked === this.#state) {
      await this.#compute();
    }
  }

  disconnectedCallback() {
    document.removeEventListener("themechange", this.#repaint);
    this.#work.leave();
  }

  // What is painted again in other colours: a table, where it is the answer to what was asked last.
  /** @type {any[] | null} */
  #last = null;

  // Shows the theorem again, in the colours of now, where there is one.
  /** @type {(() => void) | null} */
  #proved = null;

  #repaint = () => {
    if (this.#last) {
      const [found, scale] = this.#last;
      this.#found.querySelector("table.heat").replaceWith(this.#table(found, scale));
    }
    this.#proved?.();
  };

  async #compute(withPatterns = startsOf(this.#state.family ?? "") <= LARGE) {
    note(this, "tables", this.#state);
    this.#work.cancel();
    this.#last = null;
    dim(this.#found, true);
    const state = this.#state;
    const run = {};
    this.#run = run;
    const scale = await scaled;
    const kind = facts(state).then((known) => known.kind, () => "");
    const work = this.#work.does({
      kind: "table",
      request: { ...(state.rules ? { rules: state.rules } : { game: state.game }), family: state.family, outcomes: state.outcomes === "true", remoteness: state.remoteness === "true", patterns: withPatterns, milliseconds: 60_000 },
      id: state.job,
      renew: true,
      title: say("table.title", { game: state.rules ? say("table.ownGame") : state.game, family: state.family }),
      place: (job) => href("tables", { ...state, job }),
      started: (job) => {
        if (run === this.#run) {
          state.job = job;
          note(this, "tables", state);
        }
      },
      part: (known) => {
        if (run === this.#run && known.unknown < known.table.flat().length) {
          this.#show(known, scale, null);
        }
      },
    });
    try {
      const found = await work;
      this.#kind = await kind;
      if (run === this.#run && found) {
        this.#show(found, scale, withPatterns);
      } else if (run === this.#run) {
        dim(this.#found, false);
        this.#found.replaceChildren(h("p", { class: "soft" }, say("table.stopped")));
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      if (run === this.#run) {
        dim(this.#found, false);
        this.#found.replaceChildren(problemBox(failure));
      }
    }
  }

  #computePatterns() {
    this.#state.job = undefined;
    this.#compute(true);
  }

  // What is known of a table; with null for patterns it is not whole yet.
  #show(found, scale, withPatterns) {
    const isLarge = scale && (found.table.flat().length > LARGE || found.columns.last - found.columns.first >= BROAD);
    this.#last = isLarge ? null : [found, scale];
    this.#proved = null;
    dim(this.#found, false);
    const entries = found.table;
    entitle(found.game, say("view.tables"));
    if (withPatterns !== null) {
      announce(say("table.count", { game: found.game, family: found.family, count: entries.flat().length }));
    }
    const map = isLarge ? /** @type {import("../plot/heat-map.js").HeatMap} */ (document.createElement("heat-map")) : null;
    this.#found.replaceChildren(
      found.unknown ? h("p", { class: "unfinished" }, say(found.spent ? "table.knownAs" : "table.known", { known: entries.flat().length - found.unknown, count: entries.flat().length, reason: found.spent })) : "",
      map
        ? h("div", { class: "plot" }, map)
        : h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": say("table.ofValues") }, this.#table(found, scale)),
      h("p", { class: "soft" }, say(found.entries === "values" ? "table.ringed" : found.entries === "remoteness" ? "table.moves" : "table.outcomes")),
      withPatterns === null ? "" : withPatterns ? patterns(found) : h("button", { type: "button", onclick: () => this.#computePatterns() }, say("table.lookForPatterns")),
      withPatterns !== null && (this.#kind === "heaps" || this.#kind === "strip") ? this.#theorem() : "",
      found.methods.length === 0 ? "" : h("p", { class: "soft" }, say("table.solvedBy", { methods: found.methods.map(({ method, starts }) => `${method} (${starts})`).join(", "), milliseconds: found.statistics.milliseconds.toFixed(1) })),
      withPatterns === null ? "" : h(
        "div",
        { class: "links" },
        downloads({
          name: `table-${this.#state.game ?? "game"}`,
          command: command("table", this.#state, this.#state.family, ...(this.#state.remoteness ? ["--remoteness"] : this.#state.outcomes ? ["--outcomes"] : [])),
          picture: () => map?.figure() ?? picture(found, scale),
          rows: () => [["", ...numbers(found.columns)], ...entries.map((row, i) => [found.rows ? found.rows.first + i : "", ...row])],
          json: () => found,
        }),
      ),
    );
    if (map) {
      this.#map(map, found);
    }
  }

  // Of heaps that move together and of rows of cells a theorem about all sizes is looked for on request.
  #theorem() {
    const busy = h("div", { class: "busy", "aria-live": "polite" });
    const shown = h("div", {});
    const button = h("button", { type: "button", id: "prove-all", onclick: async () => {
      button.disabled = true;
      const { rules, game } = this.#state;
      try {
        const found = await new WorkLine(busy).does({
          kind: "prove",
          request: { ...(rules ? { rules } : { game }), milliseconds: 60_000 },
          title: say("table.theorem", { game: rules ? say("table.ownGame") : game }),
          place: () => href("tables", this.#state),
        });
        const { theorem } = await import("../plot/theorem.js");
        this.#proved = () => shown.replaceChildren(found ? theorem(found) : "");
        this.#proved();
      } catch (failure) {
        if (!(failure instanceof Problem)) {
          throw failure;
        }
        shown.replaceChildren(problemBox(failure));
      } finally {
        button.disabled = false;
      }
    } }, say("table.proveAll"));
    return h("div", {}, h("p", {}, button), busy, shown);
  }

  #map(map, found) {
    const seen = onMap(found);
    map.addEventListener("choose", ({ detail: { row, column } }) => {
      location.hash = href("board", { game: this.#state.game, rules: this.#state.rules, position: this.#start(found, seen, row, column) });
    });
    map.show({ ...seen, label: (row, column) => `${this.#start(found, seen, row, column)}: ${seen.entry(row, column)}` });
  }

  #start(found, seen, row, column) {
    return found.rows ? startOf(found, found.rows.first + row, column, this.#state.family) : startOf(found, seen.firstRow + row * seen.rowStep, column, this.#state.family);
  }

  #table(found, scale) {
    const colours = coloured(palette(), found, scale);
    const lines = lined(found);
    return h(
      "table",
      { class: "heat" },
      h("caption", {}, `${found.game}, ${found.family}`),
      lines.head ? h("thead", {}, h("tr", {}, h("td", {}), lines.head.map((number) => h("th", { scope: "col" }, String(number))))) : "",
      h(
        "tbody",
        {},
        lines.rows.map(({ label, entries, first }) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, String(label)),
            entries.map((entry, i) => this.#entry(entry, first, i, found, colours)),
          ),
        ),
      ),
    );
  }

  #entry(entry, row, column, found, colours) {
    const cell = h("td", { class: entry === 0 || entry === "P" ? "lost" : "" });
    const { fill, ink } = shade(entry, colours);
    cell.style.setProperty("--fill", fill);
    cell.style.setProperty("--on", ink);
    const start = startOf(found, row, column, this.#state.family);
    cell.append(h("a", { href: href("board", { game: this.#state.game, rules: this.#state.rules, position: start }), title: start }, entry === null ? "?" : String(entry)));
    return cell;
  }
}

function familyOf(kind) {
  return { grid: "1..4x1..6", hex: "1..4x1..4", triangle: "1..4x1..4", heaps: "(0..10,0..10)", tiling: "3 1..6x1..8", graph: "1..8", strip: "1..40", ring: "1..40", heap: "0..40" }[kind];
}

function numbers({ first, last }) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

// How many starts a family has, about.
function startsOf(family) {
  return [...family.matchAll(/(\d+)\.\.(\d+)/g)].reduce((count, [, first, last]) => count * Math.max(1, last - first + 1), 1);
}

// A table as a heat map takes it; a line is broken into rows.
function onMap(found) {
  const isLine = !found.rows;
  const columns = isLine ? LINE : found.table[0].length;
  const at = isLine ? (row, column) => found.table[0][row * LINE + column] : (row, column) => found.table[row][column];
  const ofValues = found.entries === "values";
  return {
    title: `${found.game}, ${found.family}`,
    rows: isLine ? Math.ceil(found.table[0].length / LINE) : found.table.length,
    columns,
    firstRow: isLine ? found.columns.first : found.rows.first,
    rowStep: isLine ? LINE : 1,
    firstColumn: isLine ? 0 : found.columns.first,
    tall: isLine,
    names: { across: isLine ? say("sequence.placeInRow") : found.columns.name, down: isLine ? say("table.firstOfRow") : found.rows.name },
    entry: (row, column) => String(at(row, column) ?? "?"),
    number: (row, column) => numberOf(at(row, column)),
    marked: (row, column) => numberOf(at(row, column)) === 0,
    mark: say("table.lostStarts"),
    words: ofValues ? undefined : ["P", "N"],
    choosable: true,
  };
}

function numberOf(entry) {
  return entry === undefined || typeof entry === "number" ? entry : (["P", "N"].indexOf(entry));
}

// The rows of the table; a line is broken into rows of 20.
function lined(found) {
  if (found.rows) {
    return {
      head: numbers(found.columns),
      rows: found.table.map((entries, i) => ({ label: found.rows.first + i, entries, first: found.rows.first + i })),
    };
  }
  const rows = [];
  const entries = found.table[0];
  for (let i = 0; i < entries.length; i += 20) {
    const first = found.columns.first + i;
    rows.push({ label: first, entries: entries.slice(i, i + 20), first });
  }
  return { head: null, rows };
}

function startOf(found, row, column, family) {
  const [graphs] = family.match(/^\s*[a-z]+\s/) ?? [""];
  if (!found.rows) {
    return graphs.trimStart() + String(row + column);
  }
  const across = found.columns.first + column;
  if (family.trim().startsWith("(")) {
    return `(${row},${across})`;
  }
  const [, size] = family.match(/^(\d+)\s+\d/) ?? [];
  return size ? `${size} ${row} ${across}` : `${graphs.trimStart()}${row}x${across}`;
}

// The colours with those of values spread up to the largest in the table.
function coloured(colours, found, scale) {
  const values = found.table.flat().filter((entry) => typeof entry === "number");
  return scale && values.length > 0 ? { ...colours, heat: scale(colours, Math.max(...values)) } : colours;
}

function shade(entry, colours) {
  if (typeof entry === "number") {
    return heat(colours, entry);
  }
  return entry === "N" || entry === "P" ? heat(colours, entry === "N" ? 3 : 0) : { fill: colours.cell, ink: colours.ink };
}

function patterns({ patterns: found }) {
  if (found.length === 0) {
    return h("p", {}, say("table.noPattern"));
  }
  const words = { proved: say("table.proved"), holds: say("table.holds"), refuted: say("table.refuted") };
  return h(
    "details",
    { open: true },
    h("summary", {}, say("table.patterns", { count: found.length })),
    h(
      "ul",
      {},
      found.map((pattern) =>
        h(
          "li",
          {},
          h("b", {}, `${words[pattern.verdict]}: `),
          `${pattern.of === "table" ? "" : `${pattern.of} ${pattern.number}: `}${pattern.pattern}`,
          pattern.theorem ? h("span", { class: "soft" }, ` – ${pattern.theorem}`) : "",
          pattern.at ? h("span", { class: "soft" }, say("table.counter", { at: pattern.at, found: pattern.found, expected: pattern.expected })) : "",
        ),
      ),
    ),
  );
}

// The heat map as SVG, to be saved.
function picture(found, scale) {
  const colours = coloured(palette(false), found, scale);
  const { head, rows } = lined(found);
  const columns = Math.max(...rows.map(({ entries }) => entries.length));
  const width = 46 + columns * SIDE;
  const height = 30 + rows.length * SIDE;
  const word = (x, y, text, fill) => s("text", { x, y, "font-size": 13, "text-anchor": "middle", fill }, String(text));
  return s(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, "font-family": "sans-serif" },
    (head ?? []).map((number, i) => word(42 + (i + 0.5) * SIDE, 18, number, colours.soft)),
    rows.map(({ label, entries }, row) => [
      word(20, 26 + (row + 0.65) * SIDE, label, colours.soft),
      entries.map((entry, i) => {
        const { fill, ink } = shade(entry, colours);
        const x = 42 + i * SIDE;
        const y = 26 + row * SIDE;
        return [
          s("rect", { x, y, width: SIDE, height: SIDE, fill, stroke: colours.faint }),
          entry === 0 || entry === "P" ? s("circle", { cx: x + SIDE / 2, cy: y + SIDE / 2, r: 11, fill: "none", stroke: colours.win, "stroke-width": 2 }) : "",
          word(x + SIDE / 2, y + SIDE * 0.65, entry ?? "?", ink),
        ];
      }),
    ]),
  );
}

customElements.define("tables-page", TablesPage);
