// <sequences-page>: the values of heaps: plot, rows, period with its proof, rare values.

import { Asker, Problem, job } from "../lib/api.js";
import { command } from "../lib/command.js";
import { announce, dim, entitle, h } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { problemBox } from "../lib/problem-box.js";
import { note } from "../lib/route.js";
import { term } from "../lib/term.js";

/** @type {{game?: string, rules?: string, starts: string, to: string}} */
const FIRST = { game: "0.137", starts: "", to: "400" };
const AT_ONCE = 20_000;
const MOST_ROWS = 60;
const LONGEST_ROW = 200;
const USUAL_ROW = 20;
const EXAMPLES = ["kayles", "dawsons-kayles", "treblecross", "grundys-game", "0.137", "0.16", "0.156", "4.7"];

// Whether there are plots: without them the values are told in words.
const plotted = Promise.all([import("../plot/value-plot.js"), import("../plot/heat-map.js")]).then(() => true, () => false);

class SequencesPage extends HTMLElement {
  #asker = new Asker();
  /** @type {ReturnType<typeof job> | null} */
  #job = null;
  #found = h("div", { class: "found" });
  #busy = h("div", { class: "busy", "aria-live": "polite" });
  #state = FIRST;

  async open(given) {
    this.#state = given.rules ? { starts: "", to: FIRST.to, ...given } : { ...FIRST, ...given };
    const { rules } = this.#state;
    const code = h("input", { type: "text", id: "code", value: this.#state.game ?? "", placeholder: rules ? "your rules" : "", spellcheck: "false", list: "codes" });
    const starts = h("input", { type: "text", id: "starts", value: this.#state.starts, spellcheck: "false", placeholder: "(n,0)", size: 8 });
    const to = h("input", { type: "number", id: "to", min: 1, max: 10_000_000, value: this.#state.to });
    this.replaceChildren(
      h("div", { class: "heading" }, h("h1", {}, "Sequences")),
      h(
        "form",
        {
          class: "tools",
          onsubmit: (event) => {
            event.preventDefault();
            const asked = code.value.trim();
            this.#state = { ...(rules && !asked ? { rules } : { game: asked }), starts: starts.value.trim(), to: to.value };
            this.#compute();
          },
        },
        h("label", { class: "field" }, h("span", {}, "Heap code or game"), code),
        h("label", { class: "field" }, h("span", {}, "Of several sizes, the one that runs"), starts),
        h("label", { class: "field" }, h("span", {}, "Last heap"), to),
        h("button", { type: "submit", class: "main" }, "Compute"),
        h("datalist", { id: "codes" }, EXAMPLES.map((value) => h("option", { value }))),
      ),
      this.#busy,
      this.#found,
    );
    await this.#compute();
  }

  disconnectedCallback() {
    this.#asker.cancel();
    this.#job?.cancel();
  }

  async #compute() {
    note(this, "sequences", this.#state);
    this.#job?.cancel();
    this.#asker.cancel();
    dim(this.#found, true);
    const asked = this.#state;
    const { game, rules } = asked;
    const request = { ...(rules ? { rules } : { game }), ...(asked.starts && { starts: asked.starts }), to: Number(asked.to) || 400 };
    try {
      const found = request.to <= AT_ONCE ? await this.#asker.ask("sequence", { ...request, milliseconds: 4000 }) : await this.#long(request);
      const isPlotted = await plotted;
      if (asked !== this.#state) {
        return;
      }
      if (found) {
        this.#show(found, isPlotted);
      } else {
        dim(this.#found, false);
        this.#found.replaceChildren(h("p", { class: "soft" }, "Stopped before the values were known."));
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      dim(this.#found, false);
      this.#found.replaceChildren(problemBox(failure));
    }
    this.#busy.replaceChildren();
  }

  #long(request) {
    const line = h("span", {}, "Waiting for a turn…");
    this.#job = job("sequence", { ...request, milliseconds: 120_000 }, {
      progress: ({ nodes, milliseconds }) => {
        line.textContent = `Computing: ${nodes.toLocaleString("en")} nodes in ${(milliseconds / 1000).toFixed(1)} s`;
      },
    });
    this.#busy.replaceChildren(line, h("button", { type: "button", onclick: () => this.#job?.cancel() }, "Stop"));
    return this.#job.result;
  }

  #show(found, isPlotted) {
    dim(this.#found, false);
    const values = Int32Array.from(found.values.list);
    const from = found.values.from;
    const seen = { game: found.game, from, values, exceptions: exceptions(found) };
    const verdict = regularity(found);
    announce(verdict);
    entitle(found.game, "Sequences");
    const plot = /** @type {import("../plot/value-plot.js").ValuePlot} */ (document.createElement("value-plot"));
    const map = /** @type {import("../plot/heat-map.js").HeatMap} */ (document.createElement("heat-map"));
    const name = `sequence-${(this.#state.game ?? found.game).replace(/[^\w.-]/g, "_")}`;
    const made = command("sequence", this.#state, ...[this.#state.starts].filter(Boolean), "--to", String(this.#state.to));
    this.#found.replaceChildren(
      h("p", { class: "verdict" }, verdict, " ", term("period")),
      found.regularity.because ? h("p", {}, `${found.regularity.because}.`) : "",
      isPlotted ? h("div", { class: "plot" }, plot) : h("p", { class: "unfinished" }, "The plots cannot be loaded."),
      h(
        "div",
        { class: "links" },
        downloads({
          name,
          command: made,
          picture: isPlotted && (() => plot.figure()),
          rows: () => [["n", "value"], ...found.values.list.map((value, i) => [from + i, value])],
          json: () => found,
        }),
      ),
      isPlotted ? this.#rows(map, seen, found, `${name}-rows`, made) : "",
      listed(found),
      facts(found),
    );
    if (isPlotted) {
      plot.show(seen);
    }
  }

  // The values in rows whose length is set by a slider, so that what repeats stands below itself.
  #rows(map, seen, found, name, made) {
    const { period } = found.regularity;
    const most = Math.max(2, Math.min(2 * (period ?? 0) > LONGEST_ROW ? 2 * period : LONGEST_ROW, seen.values.length, 1000));
    const first = Math.min(most, rowLength(period));
    const show = (length) => map.show(inRows(seen, length));
    const slider = h("input", { type: "range", id: "row", min: 1, max: most, value: first });
    const number = h("input", { type: "number", min: 1, max: most, value: first, "aria-label": "Values a row, as a number" });
    for (const [one, other] of [[slider, number], [number, slider]]) {
      one.addEventListener("input", () => {
        const length = Math.max(1, Math.min(most, Math.round(Number(one.value)) || 1));
        other.value = length;
        show(length);
      });
    }
    requestAnimationFrame(() => map.isConnected && show(first));
    return h(
      "section",
      { class: "plot", "aria-label": "Values in rows" },
      h("div", { class: "tools" }, h("label", { class: "field" }, h("span", {}, "Values a row"), slider), number, period ? h("span", { class: "soft" }, `The period is ${period}.`) : ""),
      map,
      h("div", { class: "links" }, downloads({ name, command: made, picture: () => map.figure(), what: "Save the rows as" })[0]),
    );
  }
}

// Which values are not those of the period, by place: 1 for each; null where there is none.
function exceptions({ regularity: { period, preperiod, saltus = 0 }, values: { from, list } }) {
  const first = preperiod - from;
  if (!period || first + period > list.length) {
    return null;
  }
  const odd = new Uint8Array(list.length);
  const expected = list.slice(Math.max(0, first), Math.max(0, first) + period);
  for (let i = Math.max(0, first) - 1; i >= 0; i--) {
    const place = ((i - first) % period + period) % period;
    const rounds = Math.ceil((first - i) / period);
    odd[i] = list[i] === expected[place] - rounds * saltus ? 0 : 1;
  }
  return odd;
}

// As long as the period, or a part of it, where that can be seen at once.
function rowLength(period) {
  if (!period) {
    return USUAL_ROW;
  }
  return period <= LONGEST_ROW ? period : USUAL_ROW;
}

// A sequence as a map of rows of so many values.
function inRows({ game, from, values, exceptions: odd }, length) {
  const at = (row, column) => row * length + column;
  return {
    title: `${game}, ${length} values a row`,
    rows: Math.ceil(values.length / length),
    columns: Math.min(length, values.length),
    firstRow: from,
    rowStep: length,
    firstColumn: 0,
    tall: true,
    names: { across: "place in the row", down: "first heap of the row" },
    number: (row, column) => values[at(row, column)],
    entry: (row, column) => String(values[at(row, column)]),
    marked: (row, column) => odd?.[at(row, column)] === 1,
    mark: odd?.includes(1) ? "exceptions to the period" : "",
    label: (row, column) => `G(${(from + at(row, column)).toLocaleString("en")}) = ${values[at(row, column)]}${odd?.[at(row, column)] ? ", an exception to the period" : ""}`,
  };
}

function regularity({ regularity: { verdict, preperiod, period, saltus, known, proofNeeds } }) {
  const shape = saltus ? `period ${period} and saltus ${saltus}` : `period ${period}`;
  switch (verdict) {
    case "proved":
      return `Proved: ${shape} from heap ${preperiod} on.`;
    case "fits":
      return `It looks like ${shape} from heap ${preperiod} on, up to heap ${known - 1}; not proved${proofNeeds ? `: ${proofNeeds} values would prove it` : ""}.`;
    default:
      return `No period is seen in ${known} values.`;
  }
}

// The first values as text.
function listed({ values: { from, list }, regularity: { period }, toNumber }) {
  const length = Math.min(40, rowLength(period));
  const lines = [];
  for (let i = 0; i < list.length && lines.length < MOST_ROWS; i += length) {
    lines.push(h("tr", {}, h("th", { scope: "row" }, String(from + i)), list.slice(i, i + length).map((value) => h("td", { class: "number" }, String(value)))));
  }
  return h(
    "details",
    {},
    h("summary", {}, `Values as text, ${length} a row`),
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Values" }, h("table", { class: "values" }, h("tbody", {}, lines))),
    list.length > MOST_ROWS * length ? h("p", { class: "soft" }, `The first ${MOST_ROWS * length} of ${list.length.toLocaleString("en")}; ${list.length < toNumber - from ? `the CSV has those up to heap ${from + list.length - 1}, the command all` : "all are in the CSV"}.`) : "",
  );
}

// What is known in numbers: a name, the words, and the word of the theory in it.
function facts({ facts: known, lastExceptions, sparse, equalCodes, firstCousins, code, regularity: { period, preperiod, saltus } }) {
  const list = [
    ["Normal form", code, term("normal form")],
    ["Preperiod", period && (preperiod > 0 ? `${preperiod.toLocaleString("en")} heaps` : "none"), term("preperiod")],
    ["Saltus", period && saltus ? String(saltus) : "", term("saltus")],
    ["Largest value", `${known.maximum}, first at ${known.maximumAt}`],
    ["Lost heaps (value 0)", `${known.pPositions}: ${known.firstPPositions.slice(0, 20).join(", ")}${known.pPositions > 20 ? ", …" : ""}`, term("P-position")],
    ["Last exceptions to the period", lastExceptions.slice(0, 12).map(({ n, value, expected }) => `G(${n}) = ${value}, not ${expected}`).join("; "), term("exception")],
    ["Rare heaps", sparse && `${sparse.rares}, the last ${sparse.lastRare}${sparse.rareHeaps ? `: ${sparse.rareHeaps.slice(0, 20).join(", ")}${sparse.rares > 20 ? ", …" : ""}` : ""}`, term("rare heap")],
    ["The same values", equalCodes.join(", ")],
    ["The same values, shifted", firstCousins.map((cousin) => `${cousin.code} by ${cousin.shift}`).join(", ")],
  ];
  return h("dl", {}, list.filter(([, words]) => words).map(([name, words, what]) => [h("dt", {}, name, " ", what), h("dd", {}, words)]));
}

customElements.define("sequences-page", SequencesPage);
