// A canvas to look around on: dragged, zoomed by wheel, fingers, keys and buttons. What is drawn on it
// is known to those who extend it: `paint(context)`, `figure()`, `readAt(x, y)`.

import { h } from "../lib/dom.js";
import { select, zoom, zoomIdentity } from "../lib/d3.js";
import { palette } from "../lib/palette.js";
import { numbered, say } from "../lib/say.js";

const STEP = 1.6;
const PAN = 60;

export const FONT = "12px system-ui, sans-serif";

export class CanvasView extends HTMLElement {
  canvas = h("canvas", { tabindex: 0, role: "application" });
  margin = { left: 56, right: 12, top: 10, bottom: 40 };
  transform = zoomIdentity;
  width = 0;
  height = 0;
  colours = palette();
  #readout = h("output", { class: "readout", "aria-live": "polite" });
  #observer = new ResizeObserver(() => this.clientWidth !== this.#measured && this.resize());
  #measured = 0;
  #asked = 0;
  behaviour = zoom()
    .on("zoom", ({ transform }) => {
      this.transform = transform;
      this.redraw();
    });

  connectedCallback() {
    if (this.childElementCount === 0) {
      const button = (text, label, act) => h("button", { type: "button", class: "quiet", "aria-label": label, title: label, onclick: act }, text);
      this.append(
        this.canvas,
        h(
          "div",
          { class: "around" },
          button("+", say("plot.zoomIn"), () => this.zoomBy(STEP)),
          button("−", say("plot.zoomOut"), () => this.zoomBy(1 / STEP)),
          button(say("plot.reset"), say("plot.showAll"), () => this.reset()),
          this.#readout,
        ),
      );
      select(this.canvas).call(this.behaviour).on("dblclick.zoom", null);
      this.canvas.addEventListener("keydown", (event) => this.#key(event));
      this.canvas.addEventListener("pointermove", (event) => event.buttons === 0 && this.say(this.readAt(event.offsetX, event.offsetY)));
      this.canvas.addEventListener("pointerleave", () => this.say(""));
    }
    this.#observer.observe(this);
    document.addEventListener("themechange", this.#themed);
    this.resize();
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    document.removeEventListener("themechange", this.#themed);
  }

  // What stands under the picture.
  say(words) {
    if (this.#readout.textContent !== words) {
      this.#readout.textContent = words;
    }
  }

  zoomBy(factor) {
    this.behaviour.scaleBy(select(this.canvas), factor);
  }

  panBy(x, y) {
    this.behaviour.translateBy(select(this.canvas), x / this.transform.k, y / this.transform.k);
  }

  reset() {
    this.behaviour.transform(select(this.canvas), zoomIdentity);
  }

  // Draws at the next picture of the screen, once.
  redraw() {
    this.#asked ||= requestAnimationFrame(() => this.draw());
  }

  // Draws now.
  draw() {
    cancelAnimationFrame(this.#asked);
    this.#asked = 0;
    if (this.width > 0) {
      const context = this.canvas.getContext("2d", { willReadFrequently: true });
      const scale = this.canvas.width / this.width;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.fillStyle = this.colours.paper;
      context.fillRect(0, 0, this.width, this.height);
      context.font = FONT;
      this.paint(context, scale);
    }
  }

  // The part of the canvas inside of the axes.
  get inner() {
    const { left, right, top, bottom } = this.margin;
    return { x: left, y: top, width: Math.max(1, this.width - left - right), height: Math.max(1, this.height - top - bottom) };
  }

  // How high the canvas is, for its width.
  heightFor(/** @type {number} */ _) {
    return 340;
  }

  fitted() {}

  // What is drawn, on a canvas of so many points a pixel.
  paint(/** @type {CanvasRenderingContext2D} */ _context, /** @type {number} */ _scale) {
    throw new Error("drawn by those who extend it");
  }

  // What stands at a place, in words.
  readAt(/** @type {number} */ _x, /** @type {number} */ _y) {
    return "";
  }

  #themed = () => {
    this.colours = palette();
    this.redraw();
  };

  // Fits the canvas to the page and to what it shows.
  resize() {
    const before = this.inner.width;
    this.#measured = this.clientWidth;
    this.width = Math.max(240, this.clientWidth);
    this.height = this.heightFor(this.width);
    const scale = Math.min(2, devicePixelRatio || 1);
    this.canvas.width = Math.round(this.width * scale);
    this.canvas.height = Math.round(this.height * scale);
    this.canvas.style.width = `${this.width}px`;
    this.canvas.style.height = `${this.height}px`;
    const { x, y, width, height } = this.inner;
    this.behaviour.extent([[x, y], [x + width, y + height]]);
    this.fitted();
    const { k, x: dx, y: dy } = this.transform;
    const grown = width / before;
    this.behaviour.transform(select(this.canvas), zoomIdentity.translate(dx * grown, dy * grown).scale(k));
    this.draw();
  }

  #key(event) {
    const moves = { ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0], ArrowUp: [0, PAN], ArrowDown: [0, -PAN] };
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (event.key in moves) {
      this.walk(moves[event.key], event);
    } else if (event.key === "+" || event.key === "=") {
      this.zoomBy(STEP);
    } else if (event.key === "-") {
      this.zoomBy(1 / STEP);
    } else if (event.key === "0" || event.key === "Home") {
      this.reset();
    } else if (event.key === "Enter") {
      this.chosen();
    } else {
      return;
    }
    event.preventDefault();
  }

  walk(/** @type {number[]} */ [x, y], /** @type {KeyboardEvent} */ _event) {
    this.panBy(x, y);
  }

  chosen() {}
}

// Lines and numbers beside the inner part: `across` and `down` list { at, text }.
export function drawAxes(context, view, across, down, names) {
  const { x, y, width, height } = view.inner;
  const { line, soft, ink } = view.colours;
  context.strokeStyle = line;
  context.lineWidth = 1;
  context.strokeRect(x - 0.5, y - 0.5, width + 1, height + 1);
  context.fillStyle = soft;
  context.textAlign = "center";
  context.textBaseline = "top";
  for (const { at, text } of across) {
    context.fillRect(Math.round(at), y + height, 1, 4);
    context.fillText(text, at, y + height + 7);
  }
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const { at, text } of down) {
    context.fillRect(x - 4, Math.round(at), 4, 1);
    context.fillText(text, x - 7, at);
  }
  context.fillStyle = ink;
  context.textAlign = "center";
  context.textBaseline = "bottom";
  context.fillText(names.across, x + width / 2, view.height - 1);
  context.save();
  context.translate(11, y + height / 2);
  context.rotate(-Math.PI / 2);
  context.textBaseline = "middle";
  context.fillText(names.down, 0, 0);
  context.restore();
}

// The whole numbers of a scale that are worth a line, so many or fewer.
export function wholeTicks(scale, count, place, word = (number) => number) {
  return scale
    .ticks(Math.max(2, count))
    .filter(Number.isInteger)
    .map((number) => ({ at: place(number), text: numbered(word(number)) }));
}
