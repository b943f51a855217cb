// <sequences-page>: the values of heaps: plot, rows, period with its proof, rare values.

import { Asker, job } from "../lib/api.js";
import { command } from "../lib/command.js";
import { announce, dim, entitle, h } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { Problem, problemBox } from "../lib/problem.js";
import { note } from "../lib/route.js";
import { numbered, say } from "../lib/say.js";
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
    const code = h("input", { type: "text", id: "code", value: this.#state.game ?? "", placeholder: rules ? say("sequence.yourRules") : "", spellcheck: "false", list: "codes" });
    const starts = h("input", { type: "text", id: "starts", value: this.#state.starts, spellcheck: "false", placeholder: "(n,0)", size: 8 });
    const to = h("input", { type: "number", id: "to", min: 1, max: 10_000_000, value: this.#state.to });
    this.replaceChildren(
      h("div", { class: "heading" }, h("h1", {}, say("view.sequences"))),
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
        h("label", { class: "field" }, h("span", {}, say("sequence.codeOrGame")), code),
        h("label", { class: "field" }, h("span", {}, say("sequence.starts")), starts),
        h("label", { class: "field" }, h("span", {}, say("sequence.lastHeap")), to),
        h("button", { type: "submit", class: "main" }, say("explore.compute")),
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
        this.#found.replaceChildren(h("p", { class: "soft" }, say("sequence.stopped")));
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
    const line = h("span", {}, say("work.waiting"));
    this.#job = job("sequence", { ...request, milliseconds: 120_000 }, {
      progress: ({ nodes, milliseconds }) => {
        line.textContent = say("work.computing", { nodes: numbered(nodes), seconds: (milliseconds / 1000).toFixed(1) });
      },
    });
    this.#busy.replaceChildren(line, h("button", { type: "button", onclick: () => this.#job?.cancel() }, say("work.stop")));
    return this.#job.result;
  }

  #show(found, isPlotted) {
    dim(this.#found, false);
    const values = Int32Array.from(found.values.list);
    const from = found.values.from;
    const seen = { game: found.game, from, values, exceptions: exceptions(found) };
    const verdict = regularity(found);
    announce(verdict);
    entitle(found.game, say("view.sequences"));
    const plot = /** @type {import("../plot/value-plot.js").ValuePlot} */ (document.createElement("value-plot"));
    const map = /** @type {import("../plot/heat-map.js").HeatMap} */ (document.createElement("heat-map"));
    const name = `sequence-${(this.#state.game ?? found.game).replace(/[^\w.-]/g, "_")}`;
    const made = command("sequence", this.#state, ...[this.#state.starts].filter(Boolean), "--to", String(this.#state.to));
    this.#found.replaceChildren(
      h("p", { class: "verdict" }, verdict, " ", term("period")),
      found.regularity.because ? h("p", {}, `${found.regularity.because}.`) : "",
      isPlotted ? h("div", { class: "plot" }, plot) : h("p", { class: "unfinished" }, say("sequence.noPlots")),
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
    const number = h("input", { type: "number", min: 1, max: most, value: first, "aria-label": say("sequence.rowNumber") });
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
      { class: "plot", "aria-label": say("sequence.inRows") },
      h("div", { class: "tools" }, h("label", { class: "field" }, h("span", {}, say("sequence.perRow")), slider), number, period ? h("span", { class: "soft" }, say("sequence.periodIs", { period })) : ""),
      map,
      h("div", { class: "links" }, downloads({ name, command: made, picture: () => map.figure(), what: say("sequence.saveRows") })[0]),
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
    title: say("sequence.rowsTitle", { game, count: length }),
    rows: Math.ceil(values.length / length),
    columns: Math.min(length, values.length),
    firstRow: from,
    rowStep: length,
    firstColumn: 0,
    tall: true,
    names: { across: say("sequence.placeInRow"), down: say("sequence.firstOfRow") },
    number: (row, column) => values[at(row, column)],
    entry: (row, column) => String(values[at(row, column)]),
    marked: (row, column) => odd?.[at(row, column)] === 1,
    mark: odd?.includes(1) ? say("sequence.exceptions") : "",
    label: (row, column) => `G(${numbered(from + at(row, column))}) = ${values[at(row, column)]}${odd?.[at(row, column)] ? say("sequence.isException") : ""}`,
  };
}

function regularity({ regularity: { verdict, preperiod, period, saltus, known, proofNeeds } }) {
  const shape = saltus ? say("sequence.withSaltus", { period, saltus }) : say("sequence.period", { period });
  switch (verdict) {
    case "proved":
      return say("sequence.proved", { shape, from: preperiod });
    case "fits":
      return say(proofNeeds ? "sequence.fitsNeeds" : "sequence.fits", { shape, from: preperiod, last: known - 1, needed: proofNeeds });
    default:
      return say("sequence.none", { count: known });
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
    h("summary", {}, say("sequence.asText", { count: length })),
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": say("sequence.values") }, h("table", { class: "values" }, h("tbody", {}, lines))),
    list.length > MOST_ROWS * length ? h("p", { class: "soft" }, say(list.length < toNumber - from ? "sequence.csvHas" : "sequence.csvAll", { shown: MOST_ROWS * length, count: numbered(list.length), last: from + list.length - 1 })) : "",
  );
}

// What is known in numbers: a name, the words, and the word of the theory in it.
function facts({ facts: known, lastExceptions, sparse, equalCodes, firstCousins, code, regularity: { period, preperiod, saltus } }) {
  const list = [
    [say("sequence.normalForm"), code, term("normalForm")],
    [say("sequence.preperiod"), period && (preperiod > 0 ? say("sequence.heaps", { count: numbered(preperiod) }) : say("sequence.noPreperiod")), term("preperiod")],
    [say("sequence.saltus"), period && saltus ? String(saltus) : "", term("saltus")],
    [say("sequence.largest"), say("sequence.largestAt", { value: known.maximum, heap: known.maximumAt })],
    [say("sequence.lost"), `${known.pPositions}: ${known.firstPPositions.slice(0, 20).join(", ")}${known.pPositions > 20 ? ", …" : ""}`, term("pPosition")],
    [say("sequence.lastExceptions"), lastExceptions.slice(0, 12).map(({ n, value, expected }) => say("sequence.notExpected", { heap: n, value, expected })).join("; "), term("exception")],
    [say("sequence.rare"), sparse && `${say("sequence.rares", { count: sparse.rares, last: sparse.lastRare })}${sparse.rareHeaps ? `: ${sparse.rareHeaps.slice(0, 20).join(", ")}${sparse.rares > 20 ? ", …" : ""}` : ""}`, term("rareHeap")],
    [say("sequence.same"), equalCodes.join(", ")],
    [say("sequence.shifted"), firstCousins.map((cousin) => say("sequence.by", { code: cousin.code, shift: cousin.shift })).join(", ")],
  ];
  return h("dl", {}, list.filter(([, words]) => words).map(([name, words, what]) => [h("dt", {}, name, " ", what), h("dd", {}, words)]));
}

customElements.define("sequences-page", SequencesPage);
