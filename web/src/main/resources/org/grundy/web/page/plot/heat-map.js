// <heat-map>: values in rows and columns as colours, to be looked around on; some of them marked. An
// event `choose` tells { row, column } of the cell that is clicked on.

import { h, s } from "../lib/dom.js";
import { interpolateLab, lab, scaleLinear } from "../lib/d3.js";
import { heat, palette } from "../lib/palette.js";
import { say } from "../lib/say.js";
import { CanvasView, FONT, drawAxes, wholeTicks } from "./canvas-view.js";
import { figure } from "./figure.js";

const LARGEST_CELL = 36;
const SMALLEST_CELL = 3;
const WRITTEN = 20;
const MOST_SHAPES = 4_000;
const SWATCHES = 24;
const MOST_COLOURS = 1024;

export class HeatMap extends CanvasView {
  margin = { left: 62, right: 12, top: 8, bottom: 40 };
  /** @type {Answer} */
  #seen = null;
  #side = 1;
  #colours = [];
  #greatest = 0;
  #cursor = { row: 0, column: 0 };
  /** @type {number[] | null} */
  #down = null;
  #legend = h("div", { class: "legend" });
  #marking = true;

  // @param seen { title, rows, columns, firstRow, firstColumn, names: { across, down }, entry(row, column),
  //   number(row, column), marked(row, column), mark, label(row, column), tall }: `entry` is what stands in a cell,
  //   `number` what its colour is made of, -1 for unknown, undefined for no cell; `mark` says what marked cells
  //   are; a tall map fits the width alone; `words` are what stands for 0 and 1 instead of values
  show(seen) {
    this.#seen = seen;
    let greatest = 0;
    for (let row = 0; row < seen.rows; row++) {
      for (let column = 0; column < seen.columns; column++) {
        greatest = Math.max(greatest, seen.number(row, column) ?? 0);
      }
    }
    this.#greatest = greatest;
    this.#colours = seen.words ? [this.colours.heat[0], this.colours.heat[3]] : scale(this.colours, greatest);
    this.#cursor = { row: 0, column: 0 };
    this.canvas.setAttribute("aria-label", say(seen.choosable ? "plot.mapToOpen" : "plot.map", { title: seen.title, rows: seen.rows, columns: seen.columns, greatest }));
    this.#showLegend(greatest);
    this.#scrolls();
    this.reset();
    this.resize();
  }

  // The wheel scrolls a tall map and zooms with Ctrl; it zooms any other.
  #scrolls() {
    const { tall } = this.#seen;
    this.behaviour.filter((event) => !event.button && (event.type !== "wheel" ? !event.ctrlKey : !tall || event.ctrlKey));
  }

  #wheel(event) {
    if (this.#seen?.tall && !event.ctrlKey) {
      const before = this.transform.y;
      this.panBy(0, -event.deltaY);
      if (this.transform.y !== before) {
        event.preventDefault();
      }
    }
  }

  connectedCallback() {
    super.connectedCallback();
    if (!this.#legend.isConnected) {
      this.append(this.#legend);
      this.canvas.addEventListener("pointerdown", (event) => (this.#down = [event.offsetX, event.offsetY]));
      this.canvas.addEventListener("click", (event) => this.#click(event));
      this.canvas.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
      this.canvas.addEventListener("focus", () => this.redraw());
      this.canvas.addEventListener("blur", () => this.redraw());
    }
  }

  #showLegend(greatest) {
    const shown = Math.min(greatest + 1, SWATCHES);
    const values = Array.from({ length: shown }, (_, i) => Math.round((i * greatest) / Math.max(1, shown - 1)));
    const check = h("input", { type: "checkbox", checked: this.#marking, onchange: () => {
      this.#marking = check.checked;
      this.redraw();
    } });
    this.#legend.replaceChildren(
      h("span", { class: "soft" }, this.#end(0)),
      h("span", { class: "swatches", role: "img", "aria-label": say("plot.colours", { greatest }) }, values.map((value) => {
        const swatch = h("span", { title: String(value) });
        swatch.style.setProperty("--fill", this.#colours[this.#index(value)]);
        return swatch;
      })),
      h("span", { class: "soft" }, this.#end(greatest)),
      this.#seen.mark ? h("label", {}, check, h("span", { class: "marked" }), this.#seen.mark) : "",
    );
  }

  // What an end of the colours is called.
  #end(value) {
    return this.#seen.words?.[value] ?? String(value);
  }

  // The canvas is as high as the map, within limits.
  heightFor(width) {
    const most = Math.max(260, Math.min(720, innerHeight - 160));
    if (!this.#seen) {
      return 340;
    }
    const { left, right, top, bottom } = this.margin;
    const side = this.#sideFor(width - left - right, most - top - bottom);
    return Math.ceil(Math.min(most, this.#seen.rows * side + top + bottom));
  }

  // A narrow map ends where its columns do.
  get inner() {
    const { width, ...whole } = super.inner;
    const columns = this.#seen ? this.#seen.columns * this.#sideFor(width, whole.height) : width;
    return { ...whole, width: Math.max(1, Math.min(width, columns)) };
  }

  #sideFor(width, height) {
    const { rows, columns, tall } = this.#seen;
    return Math.min(LARGEST_CELL, width / columns, tall ? Infinity : height / rows);
  }

  fitted() {
    if (this.#seen) {
      const { x, y, width, height } = this.inner;
      this.#side = this.#sideFor(super.inner.width, height);
      this.behaviour.translateExtent([
        [x, y],
        [x + Math.max(width, this.#seen.columns * this.#side), y + Math.max(height, this.#seen.rows * this.#side)],
      ]);
      this.behaviour.scaleExtent([this.#seen.tall ? Math.min(1, SMALLEST_CELL / this.#side) : 1, Math.max(1, LARGEST_CELL / this.#side)]);
    }
  }

  // What is in view: the size of a cell, where the first is, and which rows and columns.
  #view() {
    const { x, y, width, height } = this.inner;
    const { k, x: dx, y: dy } = this.transform;
    const side = this.#side * k;
    const left = x * k + dx;
    const top = y * k + dy;
    const { rows, columns } = this.#seen;
    return {
      side,
      left,
      top,
      fromColumn: Math.max(0, Math.floor((x - left) / side)),
      toColumn: Math.min(columns, Math.ceil((x + width - left) / side)),
      fromRow: Math.max(0, Math.floor((y - top) / side)),
      toRow: Math.min(rows, Math.ceil((y + height - top) / side)),
    };
  }

  #axes({ side, left, top, fromRow, toRow, fromColumn, toColumn }) {
    const { x, y, width, height } = this.inner;
    const { firstRow, firstColumn, rowStep = 1 } = this.#seen;
    const baseRow = rowStep === 1 ? firstRow : 0;
    const shownWidth = (toColumn - fromColumn) * side;
    const shownHeight = (toRow - fromRow) * side;
    const across = wholeTicks(
      scaleLinear([firstColumn + fromColumn, firstColumn + toColumn - 1], [0, 1]),
      Math.min(toColumn - fromColumn, shownWidth / 40),
      (number) => left + (number - firstColumn + 0.5) * side,
    );
    const down = wholeTicks(
      scaleLinear([baseRow + fromRow, baseRow + toRow - 1], [0, 1]),
      Math.min(toRow - fromRow, shownHeight / 24),
      (number) => top + (number - baseRow + 0.5) * side,
      (number) => firstRow + (number - baseRow) * rowStep,
    );
    return [across.filter(({ at }) => at >= x && at <= x + width), down.filter(({ at }) => at >= y && at <= y + height)];
  }

  paint(context) {
    if (!this.#seen) {
      return;
    }
    const view = this.#view();
    const { x, y, width, height } = this.inner;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    this.#cells(context, view);
    if (view.side >= WRITTEN) {
      this.#words(context, view);
    }
    if (this.#seen.mark && this.#marking && view.side >= 12) {
      this.#rings(context, view);
    }
    if (document.activeElement === this.canvas) {
      context.strokeStyle = this.colours.choice;
      context.lineWidth = 3;
      context.strokeRect(view.left + this.#cursor.column * view.side, view.top + this.#cursor.row * view.side, view.side, view.side);
    }
    context.restore();
    const [across, down] = this.#axes(view);
    drawAxes(context, this, across, down, this.#seen.names);
  }

  // A picture of one pixel a cell, made large; where cells are smaller than marks could be, what is
  // marked has its colour.
  #cells(context, { side, left, top, fromRow, toRow, fromColumn, toColumn }) {
    const layer = this.#layer(fromRow, toRow, fromColumn, toColumn, this.#seen.mark && this.#marking && side < 12);
    context.imageSmoothingEnabled = side < 1;
    context.drawImage(layer, left + fromColumn * side, top + fromRow * side, layer.width * side, layer.height * side);
  }

  #layer(fromRow, toRow, fromColumn, toColumn, marking) {
    const seen = this.#seen;
    const layer = document.createElement("canvas");
    layer.width = Math.max(1, toColumn - fromColumn);
    layer.height = Math.max(1, toRow - fromRow);
    const context = /** @type {CanvasRenderingContext2D} */ (layer.getContext("2d"));
    const image = context.createImageData(layer.width, layer.height);
    const pixels = new Uint32Array(image.data.buffer);
    const inks = this.#colours.map(pixel);
    const unknown = pixel(this.colours.faint);
    const marked = pixel(palette(false).win);
    let place = 0;
    for (let row = fromRow; row < toRow; row++) {
      for (let column = fromColumn; column < toColumn; column++) {
        const number = seen.number(row, column);
        if (number !== undefined) {
          pixels[place] = marking && seen.marked(row, column) ? marked : number < 0 ? unknown : inks[this.#index(number)];
        }
        place++;
      }
    }
    context.putImageData(image, 0, 0);
    return layer;
  }

  *#inView({ side, left, top, fromRow, toRow, fromColumn, toColumn }) {
    for (let row = fromRow; row < toRow; row++) {
      for (let column = fromColumn; column < toColumn; column++) {
        if (this.#seen.number(row, column) !== undefined) {
          yield { row, column, x: left + column * side, y: top + row * side };
        }
      }
    }
  }

  #words(context, view) {
    context.font = view.side < 28 ? FONT.replace("12px", "10px") : FONT;
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const { row, column, x, y } of this.#inView(view)) {
      context.fillStyle = this.#inkOn(row, column);
      context.fillText(this.#seen.entry(row, column), x + view.side / 2, y + view.side / 2, view.side - 2);
    }
    context.font = FONT;
  }

  // The place of a value among the colours.
  #index(value) {
    const last = this.#colours.length - 1;
    return this.#greatest <= last ? value : Math.round((value / this.#greatest) * last);
  }

  #fill(row, column) {
    const number = this.#seen.number(row, column);
    return number < 0 ? this.colours.faint : this.#colours[this.#index(number)];
  }

  #inkOn(row, column) {
    return heat({ heat: [this.#fill(row, column)] }, 0).ink;
  }

  // A ring in the colour of what wins, with a light edge for dark cells.
  #rings(context, view) {
    for (const [colour, width] of [[palette(false).paper, 4], [palette(false).win, 2]]) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      for (const { row, column, x, y } of this.#inView(view)) {
        if (this.#seen.marked(row, column)) {
          context.beginPath();
          context.arc(x + view.side / 2, y + view.side / 2, view.side * 0.4, 0, 2 * Math.PI);
          context.stroke();
        }
      }
    }
  }

  #cellAt(x, y) {
    if (!this.#seen) {
      return null;
    }
    const { side, left, top } = this.#view();
    const row = Math.floor((y - top) / side);
    const column = Math.floor((x - left) / side);
    const { inner } = this;
    const inside = x >= inner.x && x <= inner.x + inner.width && y >= inner.y && y <= inner.y + inner.height;
    return inside && row >= 0 && column >= 0 && row < this.#seen.rows && column < this.#seen.columns && this.#seen.number(row, column) !== undefined ? { row, column } : null;
  }

  readAt(x, y) {
    const cell = this.#cellAt(x, y);
    return cell ? this.#seen.label(cell.row, cell.column) : "";
  }

  // The keys walk from cell to cell; the map follows.
  walk([x, y]) {
    const { row, column } = this.#cursor;
    const next = { row: row - Math.sign(y), column: column - Math.sign(x) };
    if (this.#seen && next.row >= 0 && next.column >= 0 && next.row < this.#seen.rows && next.column < this.#seen.columns && this.#seen.number(next.row, next.column) !== undefined) {
      this.#cursor = next;
      const { side, left, top } = this.#view();
      const { inner } = this;
      const over = (at, from, length) => Math.min(0, from + length - at - side) || Math.max(0, from - at);
      this.panBy(over(left + next.column * side, inner.x, inner.width), over(top + next.row * side, inner.y, inner.height));
      this.say(this.#seen.label(next.row, next.column));
    }
    this.redraw();
  }

  chosen() {
    this.dispatchEvent(new CustomEvent("choose", { detail: this.#cursor }));
  }

  #click(event) {
    const [x, y] = this.#down ?? [event.offsetX, event.offsetY];
    const cell = this.#cellAt(event.offsetX, event.offsetY);
    if (cell && Math.hypot(event.offsetX - x, event.offsetY - y) < 4) {
      this.#cursor = cell;
      this.chosen();
    }
  }

  // What is in view, as SVG: squares, or an image of one pixel a cell where there are many.
  figure() {
    const [colours, shades] = [this.colours, this.#colours];
    this.colours = palette(false);
    const view = this.#view();
    const [across, down] = this.#axes(view);
    const many = (view.toRow - view.fromRow) * (view.toColumn - view.fromColumn) > MOST_SHAPES;
    const { x, y, width, height } = this.inner;
    const content = s("svg", { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` }, many ? this.#image(view) : this.#shapes(view));
    this.colours = colours;
    this.#colours = shades;
    const { title, names } = this.#seen;
    return figure(this, { title, across, down, names, content, below: this.#scaleBar(), belowHeight: 34 });
  }

  #shapes(view) {
    const shapes = [];
    for (const { row, column, x, y } of this.#inView(view)) {
      const middle = { x: x + view.side / 2, y: y + view.side / 2 };
      shapes.push(s("rect", { x, y, width: view.side, height: view.side, fill: this.#fill(row, column), stroke: this.colours.faint, "stroke-width": 0.5 }));
      if (view.side >= WRITTEN) {
        shapes.push(s("text", { x: middle.x, y: middle.y + 4, "font-size": 11, "text-anchor": "middle", fill: this.#inkOn(row, column) }, this.#seen.entry(row, column)));
      }
      if (this.#seen.mark && this.#marking && this.#seen.marked(row, column)) {
        shapes.push(s("circle", { cx: middle.x, cy: middle.y, r: view.side * 0.42, fill: "none", stroke: this.colours.win, "stroke-width": 1.5 }));
      }
    }
    return shapes;
  }

  #image({ side, left, top, fromRow, toRow, fromColumn, toColumn }) {
    const layer = this.#layer(fromRow, toRow, fromColumn, toColumn, this.#seen.mark && this.#marking);
    return s("image", {
      x: left + fromColumn * side,
      y: top + fromRow * side,
      width: layer.width * side,
      height: layer.height * side,
      "image-rendering": side < 1 ? "auto" : "pixelated",
      preserveAspectRatio: "none",
      href: layer.toDataURL("image/png"),
    });
  }

  // The legend, as shapes.
  #scaleBar() {
    const greatest = this.#greatest;
    const shown = Math.min(greatest + 1, SWATCHES);
    const { x } = this.inner;
    const word = (text, at) => s("text", { x: at, y: 20, "font-size": 12, fill: palette(false).ink }, text);
    return [
      word(this.#end(0), x),
      Array.from({ length: shown }, (_, i) => s("rect", { x: x + 14 + i * 10, y: 9, width: 10, height: 12, fill: this.#colours[this.#index(Math.round((i * greatest) / Math.max(1, shown - 1)))] })),
      word(this.#end(greatest), x + 20 + shown * 10),
      this.#seen.mark && this.#marking ? [s("circle", { cx: x + 90 + shown * 10, cy: 15, r: 5, fill: "none", stroke: palette(false).win, "stroke-width": 2 }), word(this.#seen.mark, x + 100 + shown * 10)] : "",
    ];
  }
}

// The colours of 0 to the greatest value. Small values have those that they have on boards; where
// there are more, the same colours are spread so that lightness falls evenly.
export function scale(colours, greatest) {
  const steps = colours.heat;
  if (greatest < steps.length) {
    return steps.slice(0, greatest + 1);
  }
  const lightness = steps.map((colour) => lab(colour).l);
  const places = lightness.map((l) => ((lightness[0] - l) / (lightness[0] - lightness.at(-1))) * greatest);
  const between = scaleLinear(places, steps).interpolate(interpolateLab);
  const length = Math.min(greatest + 1, MOST_COLOURS);
  return Array.from({ length }, (_, i) => hex(between((i / (length - 1)) * greatest)));
}

function hex(rgb) {
  return `#${rgb.match(/\d+/g).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

function pixel(colour) {
  const [red, green, blue] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

customElements.define("heat-map", HeatMap);
