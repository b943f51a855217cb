// <value-line>: the values of a play as a line of points, on which mistakes are crosses. A click on
// a point, or Enter, returns there: event `return` with its index.

import { h, s } from "../lib/dom.js";
import { palette } from "../lib/palette.js";
import { say } from "../lib/say.js";

const STEP = 34;
const HEIGHT = 110;

class ValueLine extends HTMLElement {
  // history: { value, outcome, by, move, mistake }, the start first
  show(history) {
    const colours = palette();
    const levels = history.map((step) => step.value ?? (step.outcome === undefined ? undefined : step.outcome === "N" ? 1 : 0));
    const top = Math.max(1, ...levels.filter((level) => level !== undefined));
    const place = (level, i) => [24 + i * STEP, HEIGHT - 26 - ((level ?? 0) / top) * (HEIGHT - 50)];
    const points = levels.map(place);
    const width = Math.max(260, 48 + history.length * STEP);
    const svg = s(
      "svg",
      { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, role: "group", "aria-label": say("line.values") },
      s("line", { x1: 8, x2: width - 8, y1: HEIGHT - 26, y2: HEIGHT - 26, stroke: colours.faint }),
      s("polyline", { points: points.map((point) => point.join(",")).join(" "), fill: "none", stroke: colours.line, "stroke-width": 2 }),
      points.map((point, i) => this.#point(point, history[i], i, colours)),
    );
    this.replaceChildren(
      h("div", { class: "scroll" }, svg),
      h("p", { class: "soft" }, say("line.how")),
    );
  }

  #point([x, y], step, i, colours) {
    const shown = String(step.value ?? step.outcome ?? "?");
    const who = { "": say("line.start"), you: say("who.you"), grundy: "Grundy", first: say("line.first"), second: say("line.second") }[step.by];
    const leave = () => this.dispatchEvent(new CustomEvent("return", { detail: { index: i } }));
    return s(
      "g",
      {
        role: "button",
        tabindex: 0,
        class: "part movable",
        "aria-label": say(step.mistake ? "line.mistaken" : "line.step", { who, move: step.move, value: shown }),
        onclick: leave,
        onkeydown: (event) => {
          if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            leave();
          }
        },
      },
      s("circle", { class: "face", cx: x, cy: y, r: 8, fill: step.by === "you" || step.by === "first" ? colours.choice : colours.cell, stroke: step.mistake ? colours.win : colours.line, "stroke-width": step.mistake ? 3 : 1.5 }),
      step.mistake ? s("text", { x, y: y - 12, "font-size": 15, "text-anchor": "middle", fill: colours.win, "font-weight": "bold" }, "✗") : "",
      s("text", { x, y: HEIGHT - 8, "font-size": 12, "text-anchor": "middle", fill: colours.ink }, shown),
    );
  }
}

customElements.define("value-line", ValueLine);
