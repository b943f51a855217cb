// <value-plot>: heaps against values, a million of them: each value that is in view is drawn, in every
// picture. Exceptions to the period have a colour of their own. A range is shown that is selected (by a drag with
// Shift, or after a click on Select), or named by its first and its last heap.

import { h, one, s } from "../lib/dom.js";
import { scaleLinear, select, zoomIdentity } from "../lib/d3.js";
import { palette } from "../lib/palette.js";
import { numbered, say } from "../lib/say.js";
import { CanvasView, drawAxes, wholeTicks } from "./canvas-view.js";
import { figure } from "./figure.js";

const BLOCK = 1024;
const MOST_SHAPES = 20_000;
const FEW = 4_000;
const LEAST_BAND = 4;
const NAMES = { across: say("plot.heap"), down: say("plot.value") };

export class ValuePlot extends CanvasView {
  #from = 0;
  #values = new Int32Array(0);
  #exceptions = null;
  #tops = [];
  #game = "";
  #x = scaleLinear();
  #image = new ImageData(1, 1);
  #counts = new Uint8Array(1);
  /** @type {{ from: number, to: number } | null} */
  #band = null;
  #select = h("button", { type: "button", class: "quiet", "aria-pressed": "false", onclick: () => this.#selecting(!this.#isSelecting) }, say("plot.select"));
  #ends = [say("plot.firstHeap"), say("plot.lastHeap")].map((label) => h("input", { type: "number", "aria-label": label, onchange: () => this.#named() }));

  connectedCallback() {
    super.connectedCallback();
    if (!this.#select.isConnected) {
      one(".around output", this).before(this.#select, h("span", { class: "range" }, this.#ends[0], say("plot.to"), this.#ends[1]));
      this.behaviour.filter((event) => !this.#isBand(event) && (!event.ctrlKey || event.type === "wheel") && !event.button);
      this.canvas.addEventListener("pointerdown", (event) => this.#beginBand(event));
      this.canvas.addEventListener("pointermove", (event) => this.#stretchBand(event));
      this.canvas.addEventListener("pointerup", () => this.#endBand());
      this.canvas.addEventListener("pointercancel", () => this.#dropBand());
    }
  }

  get #isSelecting() {
    return this.#select.getAttribute("aria-pressed") === "true";
  }

  #selecting(on) {
    this.#select.setAttribute("aria-pressed", String(on));
    this.say(on ? say("plot.drag") : "");
  }

  #isBand(event) {
    return event.type !== "wheel" && (this.#isSelecting || event.shiftKey);
  }

  #beginBand(event) {
    if (this.#isBand(event) && event.button === 0 && event.isPrimary) {
      this.#band = { from: event.offsetX, to: event.offsetX };
      this.canvas.setPointerCapture(event.pointerId);
    }
  }

  #stretchBand(event) {
    if (this.#band) {
      this.#band.to = event.offsetX;
      this.say(this.#words(this.#heaps()));
      this.redraw();
    }
  }

  #endBand() {
    if (this.#band) {
      const { from, to } = this.#band;
      const [first, last] = this.#heaps();
      this.#dropBand();
      if (Math.abs(to - from) >= LEAST_BAND) {
        this.#selecting(false);
        this.showRange(first, last);
      }
    }
  }

  #dropBand() {
    this.#band = null;
    this.redraw();
  }

  // The first and the last heap that are selected.
  #heaps() {
    const { across, first, end } = this.#view();
    const band = this.#band ?? { from: 0, to: 0 };
    const [left, right] = [band.from, band.to].sort((one, other) => one - other).map((at) => Math.round(across.invert(at)));
    return [Math.max(first, left) + this.#from, Math.min(end - 1, right) + this.#from];
  }

  #words(/** @type {number[]} */ [first, last]) {
    return say("plot.heaps", { first: numbered(first), last: numbered(last) });
  }

  #named() {
    const [first, last] = this.#ends.map((field) => Math.round(Number(field.value)));
    if (Number.isFinite(first) && last > first) {
      this.showRange(first, last);
    }
  }

  // Shows the heaps from `first` to `last`, as far as there are such, and some more where they are fewer than ten.
  showRange(first, last) {
    const { x, y, width, height } = this.inner;
    const [low, high] = [Math.max(0, first - this.#from), Math.min(this.#values.length - 1, last - this.#from)];
    if (low > high) {
      return;
    }
    const [least, most] = this.behaviour.scaleExtent();
    const k = Math.max(least, Math.min(most, width / (this.#x(high + 0.5) - this.#x(low - 0.5))));
    const middle = this.#x((low + high) / 2);
    this.behaviour.transform(select(this.canvas), zoomIdentity.translate(x + width / 2 - k * middle, (1 - k) * (y + height / 2)).scale(k));
    this.say(say("plot.shown", { range: this.#words([low + this.#from, high + this.#from]) }));
  }

  // @param exceptions 1 where a value is one, by place; null if there is no period
  show({ game, from, values, exceptions }) {
    this.#game = game;
    this.#from = from;
    this.#values = values;
    this.#exceptions = exceptions;
    this.#tops = [];
    for (let i = 0; i < values.length; i++) {
      const block = Math.floor(i / BLOCK);
      this.#tops[block] = Math.max(this.#tops[block] ?? 0, values[i]);
    }
    const top = this.#tops.reduce((a, b) => Math.max(a, b), 0);
    this.canvas.setAttribute("aria-label", say("plot.values", { count: numbered(values.length), game, largest: top }));
    this.behaviour.scaleExtent([1, Math.max(1, values.length / 10)]);
    this.reset();
    this.resize();
  }

  fitted() {
    const { x, y, width, height } = this.inner;
    this.#x = scaleLinear([-0.5, Math.max(1, this.#values.length) - 0.5], [x, x + width]);
    this.behaviour.translateExtent([[x, y], [x + width, y + height]]);
  }

  // What is in view: the scales, and the places from `first` on, before `end`.
  #view() {
    const { y, height } = this.inner;
    const across = this.transform.rescaleX(this.#x);
    const [left, right] = across.domain();
    const first = Math.max(0, Math.ceil(left));
    const end = Math.min(this.#values.length, Math.floor(right) + 1);
    let top = 1;
    for (let block = Math.floor(first / BLOCK); block * BLOCK < end; block++) {
      top = Math.max(top, this.#tops[block]);
    }
    return { across, down: scaleLinear([0, top], [y + height - 4, y + 6]).nice(4), first, end };
  }

  #axes({ across, down }) {
    const { width, height } = this.inner;
    const numbered = across.copy().domain(across.domain().map((place) => place + this.#from));
    return [wholeTicks(numbered, width / 90, numbered), wholeTicks(down, height / 45, down)];
  }

  paint(context, scale) {
    const view = this.#view();
    const [across, down] = this.#axes(view);
    const { x, y, width, height } = this.inner;
    [view.first, view.end - 1].forEach((place, i) => document.activeElement === this.#ends[i] || (this.#ends[i].value = place + this.#from));
    if (view.end - view.first <= FEW) {
      context.fillStyle = this.colours.faint;
      down.forEach(({ at }) => context.fillRect(x, Math.round(at), width, 1));
      this.#dots(context, view);
    } else {
      this.#raster(context, view, scale, down, this.inner);
    }
    drawAxes(context, this, across, down, NAMES);
    if (this.#band) {
      const [left, right] = [this.#band.from, this.#band.to].sort((one, other) => one - other).map((at) => Math.max(x, Math.min(x + width, at)));
      context.save();
      context.fillStyle = this.colours.win;
      context.globalAlpha = 0.2;
      context.fillRect(left, y, right - left, height);
      context.restore();
    }
  }

  // How wide a dot is where so many are in view.
  #side(view) {
    return Math.max(3, Math.min(8, (this.inner.width / (view.end - view.first)) * 1.2));
  }

  #dots(context, view) {
    const side = this.#side(view);
    for (let i = view.first; i < view.end; i++) {
      context.fillStyle = this.#exceptions?.[i] ? this.colours.win : this.colours.choice;
      context.fillRect(view.across(i) - side / 2, view.down(this.#values[i]) - side / 2, side, side);
    }
  }

  // Counts the values on each pixel and colours it by that; no value is left out. The inner part is
  // made whole, its ground and lines too, as pixels that replace those of the canvas.
  #raster(context, view, scale, lines, at) {
    const { x, y, width, height } = this.inner;
    const wide = Math.floor(width * scale);
    const high = Math.floor(height * scale);
    if (this.#image.width !== wide || this.#image.height !== high) {
      this.#image = new ImageData(wide, high);
      this.#counts = new Uint8Array(wide * high);
    }
    const pixels = new Uint32Array(this.#image.data.buffer);
    pixels.fill(mixed(this.colours.paper, this.colours.paper, 1));
    for (const { at } of lines) {
      const row = Math.round((at - y) * scale);
      pixels.fill(mixed(this.colours.faint, this.colours.faint, 1), row * wide, (row + 1) * wide);
    }
    this.#count(view, scale, x, y, wide, high);
    this.#ink(pixels, wide, scale);
    context.putImageData(this.#image, Math.round(at.x * scale), Math.round(at.y * scale));
  }

  // How many values each pixel has, to 127; with the eighth bit where one is an exception.
  #count({ across, down, first, end }, scale, x, y, wide, high) {
    const counts = this.#counts.fill(0);
    const values = this.#values;
    const exceptions = this.#exceptions;
    const a = (across(1) - across(0)) * scale;
    const b = (across(0) - x) * scale;
    const c = (down(1) - down(0)) * scale;
    const d = (down(0) - y) * scale;
    for (let i = first; i < end; i++) {
      const column = (a * i + b) | 0;
      const row = (c * values[i] + d) | 0;
      if (column >= 0 && column < wide && row >= 0 && row < high) {
        const place = row * wide + column;
        if ((counts[place] & 127) < 127) {
          counts[place]++;
        }
      }
    }
    for (let i = first; exceptions !== null && i < end; i++) {
      if (exceptions[i] === 1) {
        const row = (c * values[i] + d) | 0;
        const column = (a * i + b) | 0;
        if (column >= 0 && column < wide && row >= 0 && row < high) {
          counts[row * wide + column] |= 128;
        }
      }
    }
  }

  // Pixels with values are drawn two high, and two wide on fine screens, or they would hardly be seen;
  // those of more values have more of the colour.
  #ink(pixels, wide, scale) {
    const { paper, choice, win } = this.colours;
    const inks = Uint32Array.from({ length: 256 }, (_, count) => (count > 127 ? mixed(win, paper, 1) : mixed(choice, paper, Math.min(1, 0.5 + Math.log2(count + 1) / 8))));
    const counts = this.#counts;
    const end = counts.length - wide - 1;
    const isFine = scale > 1;
    for (let place = 0; place < end; place++) {
      const count = counts[place];
      if (count !== 0) {
        const ink = inks[count];
        pixels[place] = ink;
        if (counts[place + wide] < count) {
          pixels[place + wide] = ink;
        }
        if (isFine && counts[place + 1] < count) {
          pixels[place + 1] = ink;
          pixels[place + wide + 1] = ink;
        }
      }
    }
  }

  // The value that is nearest to a point.
  readAt(pointerX, pointerY) {
    const view = this.#view();
    const middle = view.across.invert(pointerX);
    const reach = Math.max(0.5, (view.end - view.first) / this.inner.width) * 1.5;
    let found = -1;
    let least = Infinity;
    for (let i = Math.max(view.first, Math.ceil(middle - reach)); i <= middle + reach && i < view.end; i++) {
      const far = Math.abs(view.down(this.#values[i]) - pointerY);
      if (far < least) {
        least = far;
        found = i;
      }
    }
    return found < 0 ? "" : `G(${numbered(found + this.#from)}) = ${this.#values[found]}${this.#exceptions?.[found] ? say("plot.isException") : ""}`;
  }

  // What is in view, as SVG: shapes, or an image where there are too many.
  figure() {
    const before = this.colours;
    this.colours = palette(false);
    const view = this.#view();
    const [across, down] = this.#axes(view);
    const content = view.end - view.first <= MOST_SHAPES ? this.#shapes(view) : this.#picture(view, down);
    this.colours = before;
    return figure(this, { title: this.#title(view), across, down, names: NAMES, content });
  }

  #title({ first, end }) {
    return say("plot.title", { game: this.#game, first: numbered(first + this.#from), last: numbered(end - 1 + this.#from) });
  }

  #shapes(view) {
    const side = this.#side(view) / 2;
    return Array.from({ length: view.end - view.first }, (_, k) => {
      const i = view.first + k;
      return s("circle", { cx: view.across(i).toFixed(2), cy: view.down(this.#values[i]).toFixed(2), r: side, fill: this.#exceptions?.[i] ? this.colours.win : this.colours.choice });
    });
  }

  #picture(view, lines) {
    const { x, y, width, height } = this.inner;
    const canvas = document.createElement("canvas");
    canvas.width = 2 * width;
    canvas.height = 2 * height;
    const context = canvas.getContext("2d");
    this.#raster(context, view, 2, lines, { x: 0, y: 0 });
    return s("image", { x, y, width, height, href: canvas.toDataURL("image/png") });
  }
}

// So much of one colour on another, as an opaque pixel.
function mixed(ink, paper, much) {
  const [red, green, blue] = [1, 3, 5].map((i) => Math.round(parseInt(ink.slice(i, i + 2), 16) * much + parseInt(paper.slice(i, i + 2), 16) * (1 - much)));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

customElements.define("value-plot", ValuePlot);
