// <sequences-page>: the values of heaps: rows, scatter plot, period with its proof, rare values.

import uPlot from "../vendor/uplot/uPlot.esm.js";
import { Asker, Problem, job } from "../lib/api.js";
import { command } from "../lib/command.js";
import { announce, entitle, h, s } from "../lib/dom.js";
import { downloads } from "../lib/download.js";
import { palette } from "../lib/palette.js";
import { problemBox } from "../lib/problem-box.js";
import { note } from "../lib/route.js";

const FIRST = { game: "0.137", to: "400" };
const AT_ONCE = 20_000;
const MOST_ROWS = 60;
const EXAMPLES = ["kayles", "dawsons-kayles", "treblecross", "grundys-game", "0.137", "0.16", "0.156", "4.7"];

class SequencesPage extends HTMLElement {
  #asker = new Asker();
  #job = null;
  #plot = null;
  #found = h("div", { class: "found" });
  #busy = h("div", { class: "busy", "aria-live": "polite" });
  #state = FIRST;

  async open(given) {
    this.#state = { ...FIRST, ...given };
    const code = h("input", { type: "text", id: "code", value: this.#state.game, spellcheck: "false", list: "codes" });
    const to = h("input", { type: "number", id: "to", min: 1, max: 10_000_000, value: this.#state.to });
    this.replaceChildren(
      h("div", { class: "heading" }, h("h1", {}, "Sequences")),
      h(
        "form",
        {
          class: "tools",
          onsubmit: (event) => {
            event.preventDefault();
            this.#state = { game: code.value.trim(), to: to.value };
            this.#compute();
          },
        },
        h("label", { class: "field" }, h("span", {}, "Heap code or game"), code),
        h("label", { class: "field" }, h("span", {}, "Last heap"), to),
        h("button", { type: "submit", class: "main" }, "Compute"),
        h("datalist", { id: "codes" }, EXAMPLES.map((value) => h("option", { value }))),
      ),
      this.#busy,
      this.#found,
    );
    document.addEventListener("themechange", this.#repaint);
    await this.#compute();
  }

  disconnectedCallback() {
    document.removeEventListener("themechange", this.#repaint);
    this.#asker.cancel();
    this.#job?.cancel();
    this.#plot?.destroy();
  }

  async #compute() {
    note("sequences", this.#state);
    this.#job?.cancel();
    this.#found.classList.add("stale");
    this.#found.inert = true;
    const asked = this.#state;
    const request = { game: asked.game, to: Number(asked.to) || 400 };
    try {
      const found = request.to <= AT_ONCE ? await this.#asker.ask("sequence", { ...request, milliseconds: 4000 }) : await this.#long(request);
      if (asked !== this.#state) {
        return;
      }
      if (found) {
        this.#show(found);
      }
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      this.#current();
      this.#found.replaceChildren(problemBox(failure));
    }
    this.#busy.replaceChildren();
  }

  #long(request) {
    const line = h("span", {}, "Waiting for a turn…");
    this.#job = job("sequence", { ...request, milliseconds: 120_000 }, ({ nodes, milliseconds }) => {
      line.textContent = `Computing: ${nodes.toLocaleString("en")} nodes in ${(milliseconds / 1000).toFixed(1)} s`;
    });
    this.#busy.replaceChildren(line, h("button", { type: "button", onclick: () => this.#job.cancel() }, "Stop"));
    return this.#job.result;
  }

  // What is shown answers what was asked last.
  #current() {
    this.#found.classList.remove("stale");
    this.#found.inert = false;
  }

  #last = null;

  #repaint = () => {
    if (this.#last) {
      this.#show(this.#last);
    }
  };

  #show(found) {
    this.#last = found;
    this.#current();
    const values = found.values.list;
    const from = found.values.from;
    const verdict = regularity(found);
    announce(verdict);
    entitle(found.game, "Sequences");
    const plot = h("div", { class: "plot", role: "img", "aria-label": `Scatter plot of ${values.length} values of ${found.game}; the largest is ${found.facts.maximum}` });
    this.#found.replaceChildren(
      h("p", { class: "verdict" }, verdict),
      found.regularity.because ? h("p", {}, `${found.regularity.because}.`) : "",
      plot,
      rows(found),
      facts(found),
      h(
        "div",
        { class: "links" },
        downloads({
          name: `sequence-${this.#state.game.replace(/[^\w.-]/g, "_")}`,
          command: command("sequence", this.#state, "--to", String(this.#state.to)),
          picture: () => scatter(from, values),
          rows: () => [["n", "value"], ...values.map((value, i) => [from + i, value])],
          json: () => found,
        }),
      ),
    );
    this.#draw(plot, from, values);
  }

  #draw(place, from, values) {
    this.#plot?.destroy();
    const colours = palette();
    const axis = { stroke: colours.soft, grid: { stroke: colours.faint, width: 1 }, ticks: { stroke: colours.faint } };
    const size = () => ({ width: Math.max(260, place.clientWidth), height: 320 });
    this.#plot = new uPlot(
      {
        ...size(),
        scales: { x: { time: false } },
        axes: [{ ...axis, label: "heap" }, { ...axis, label: "value" }],
        series: [{ label: "n" }, { label: "G(n)", paths: () => null, points: { show: true, size: 4, fill: colours.choice, stroke: colours.choice } }],
        cursor: { drag: { x: true, y: true } },
      },
      [values.map((_, i) => from + i), values],
      place,
    );
    new ResizeObserver(() => place.isConnected && this.#plot.setSize(size())).observe(place);
  }
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

// Values in rows as long as the period, so that what repeats stands below itself.
function rows({ values: { from, list }, regularity: { period }, toNumber }) {
  const length = period && period <= 40 ? period : period && period <= 80 ? period / (period % 2 === 0 ? 2 : 1) : 20;
  const lines = [];
  for (let i = 0; i < list.length && lines.length < MOST_ROWS; i += length) {
    lines.push(h("tr", {}, h("th", { scope: "row" }, String(from + i)), list.slice(i, i + length).map((value) => h("td", { class: "number" }, String(value)))));
  }
  return h(
    "details",
    { open: true },
    h("summary", {}, `Values, ${length} a row`),
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Values" }, h("table", { class: "values" }, h("tbody", {}, lines))),
    list.length > MOST_ROWS * length ? h("p", { class: "soft" }, `The first ${MOST_ROWS * length} of ${list.length.toLocaleString("en")}; ${list.length < toNumber - from ? `the CSV has those up to heap ${from + list.length - 1}, the command all` : "all are in the CSV"}.`) : "",
  );
}

function facts({ facts: known, lastExceptions, sparse, equalCodes, firstCousins, code }) {
  const list = [
    ["Normal form", code],
    ["Largest value", `${known.maximum}, first at ${known.maximumAt}`],
    ["Lost heaps (value 0)", `${known.pPositions}: ${known.firstPPositions.slice(0, 20).join(", ")}${known.pPositions > 20 ? ", …" : ""}`],
    ["Last exceptions to the period", lastExceptions.slice(0, 12).map(({ n, value, expected }) => `G(${n}) = ${value}, not ${expected}`).join("; ")],
    ["Rare heaps", sparse && `${sparse.rares}, the last ${sparse.lastRare}${sparse.rareHeaps ? `: ${sparse.rareHeaps.slice(0, 20).join(", ")}${sparse.rares > 20 ? ", …" : ""}` : ""}`],
    ["The same values", equalCodes.join(", ")],
    ["The same values, shifted", firstCousins.map((cousin) => `${cousin.code} by ${cousin.shift}`).join(", ")],
  ];
  return h("dl", {}, list.filter(([, words]) => words).map(([name, words]) => [h("dt", {}, name), h("dd", {}, words)]));
}

// The scatter plot as SVG, to be saved.
function scatter(from, values) {
  const colours = palette(false);
  const [width, height, left, low] = [900, 360, 46, 320];
  const top = Math.max(1, ...values);
  const x = (i) => left + (i / Math.max(1, values.length - 1)) * (width - left - 12);
  const y = (value) => low - (value / top) * (low - 16);
  return s(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, "font-family": "sans-serif" },
    s("line", { x1: left, x2: width - 12, y1: low, y2: low, stroke: colours.line }),
    s("line", { x1: left, x2: left, y1: 16, y2: low, stroke: colours.line }),
    [0, Math.floor(top / 2), top].map((value) => s("text", { x: left - 8, y: y(value) + 4, "font-size": 12, "text-anchor": "end", fill: colours.ink }, String(value))),
    [0, Math.floor(values.length / 2), values.length - 1].map((i) => s("text", { x: x(i), y: low + 18, "font-size": 12, "text-anchor": "middle", fill: colours.ink }, String(from + i))),
    values.map((value, i) => s("circle", { cx: x(i).toFixed(2), cy: y(value).toFixed(2), r: 1.6, fill: colours.choice })),
  );
}

customElements.define("sequences-page", SequencesPage);
