// Edits the graphs on a <board-view>: vertices are added where one clicks beside them, dragged, and
// deleted; by the keyboard with Insert, Shift and arrows, Delete. Where vertices were put they stay,
// while the position is edited and played on.

import { announce, keepFinger } from "../lib/dom.js";
import { say } from "../lib/say.js";
import { sizes } from "./layout.js";

const FAR = 4;
const STEP = 0.25;
const BESIDE = 0.9;

export class GraphEditor {
  #board;
  #host;
  #places = new Map();
  /** @type {Answer} */
  #drag = null;
  #wasDragged = false;

  // @param host { isOn(), seen(), mark(), change(index, summand), redraw() }
  constructor(board, host) {
    this.#board = board;
    this.#host = host;
    board.addEventListener("pointerdown", (event) => this.#begin(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    board.addEventListener("pointerup", () => this.#end());
    keepFinger(board, () => this.#drag !== null);
    board.addEventListener("pointercancel", () => this.#end());
    board.addEventListener("click", (event) => this.#click(event), { capture: true });
    board.addEventListener("keydown", (event) => this.#key(event), { capture: true });
  }

  // An exploration with its vertices where they were put.
  placed(seen) {
    const summands = seen.summands.map((summand, index) =>
      summand.vertices
        ? { ...summand, vertices: summand.vertices.map((vertex) => ({ ...vertex, ...this.#places.get(`${index} ${vertex.name}`) })) }
        : summand,
    );
    return { ...seen, summands };
  }

  // From now on the vertices of a summand stay where they are.
  keep(index, { vertices = [] }) {
    vertices.forEach(({ name, x, y }) => this.#places.set(`${index} ${name}`, { x, y }));
  }

  // Vertices go where the layout puts them.
  forget() {
    this.#places.clear();
  }

  // Adds a vertex, at a place or beside the others.
  add(index, at) {
    const summand = this.#host.seen().summands[index];
    const place = at ?? { x: Math.max(-BESIDE, ...summand.vertices.map(({ x }) => x)) + BESIDE, y: Math.min(...summand.vertices.map(({ y }) => y)) };
    const name = unused(summand.vertices.map((vertex) => vertex.name));
    const id = Math.max(-1, ...summand.vertices.map((vertex) => vertex.id)) + 1;
    this.#change(index, { ...summand, vertices: [...summand.vertices, { id, name, ...place, ground: false, tokens: 0 }] });
    announce(say("graph.added", { name }));
  }

  // Deletes a vertex with its edges, or an edge.
  remove(index, key) {
    const summand = this.#host.seen().summands[index];
    const id = Number(key.slice(1));
    if (key.startsWith("e")) {
      this.#change(index, { ...summand, edges: summand.edges.filter((edge) => edge.id !== id) });
      announce(say("graph.edgeDeleted"));
      return;
    }
    const vertex = summand.vertices.find((other) => other.id === id);
    if (vertex.ground || summand.vertices.length === 1) {
      announce(vertex.ground ? say("graph.groundStays") : say("graph.lastStays"));
      return;
    }
    this.#change(index, {
      ...summand,
      vertices: summand.vertices.filter((other) => other.id !== id),
      edges: summand.edges.filter(({ from, to }) => from !== id && to !== id),
    });
    announce(say("graph.vertexDeleted", { name: vertex.name }));
  }

  #change(index, summand) {
    this.keep(index, summand);
    this.#host.change(index, { ...summand, mark: this.#host.mark() });
  }

  // A vertex is put by its name: its number is another one as soon as the server has read the graph.
  #put(index, name, x, y) {
    const { vertices } = this.#host.seen().summands[index];
    this.keep(index, { vertices: vertices.map((vertex) => (vertex.name === name ? { ...vertex, x, y } : vertex)) });
    this.#host.redraw();
  }

  // The graph and the vertex or edge of an event: { index, key, vertex }.
  #target(event) {
    const part = event.target.closest?.("[data-part]")?.dataset.part;
    const [, index, key] = part?.match(/^(\d+):([ve]\d+)$/) ?? [];
    const summand = this.#host.isOn() && key ? this.#host.seen()?.summands[Number(index)] : undefined;
    if (!summand?.vertices || !this.#isOurs(summand)) {
      return null;
    }
    return { index: Number(index), key, vertex: summand.vertices.find(({ id }) => key === `v${id}`) };
  }

  // Graphs of other games in a sum have other rules of writing.
  #isOurs(summand) {
    return !summand.game || this.#host.seen().summands.length === 1;
  }

  #begin(event) {
    const target = event.button === 0 ? this.#target(event) : null;
    this.#wasDragged = false;
    if (target?.vertex) {
      this.#drag = { ...target, fromX: event.clientX, fromY: event.clientY };
    }
  }

  #move(event) {
    if (!this.#drag) {
      return;
    }
    const { index, vertex, fromX, fromY } = this.#drag;
    const [x, y] = [event.clientX - fromX, event.clientY - fromY];
    if (this.#wasDragged || Math.hypot(x, y) > FAR) {
      this.#wasDragged = true;
      this.#board.setPointerCapture(event.pointerId);
      const unit = this.#unit();
      this.#put(index, vertex.name, vertex.x + x / unit, vertex.y + y / unit);
    }
  }

  #end() {
    this.#drag = null;
  }

  // A usual edge in pixels of the screen.
  #unit() {
    return sizes.UNIT * this.#board.querySelector("svg").getScreenCTM().a;
  }

  #click(event) {
    if (this.#wasDragged) {
      this.#wasDragged = false;
      event.stopImmediatePropagation();
      return;
    }
    const isGround = this.#host.isOn() && event.target.closest?.("svg") && !event.target.closest("[data-part]");
    const near = isGround ? this.#nearest(event.clientX, event.clientY) : null;
    if (near) {
      const unit = this.#unit();
      this.add(near.index, { x: near.vertex.x + near.x / unit, y: near.vertex.y + near.y / unit });
    }
  }

  // The vertex that is nearest to a point of the screen, with the way from it.
  #nearest(x, y) {
    /** @type {Answer} */
    let found = null;
    this.#host.seen()?.summands.forEach((summand, index) => {
      for (const vertex of (this.#isOurs(summand) && summand.vertices) || []) {
        const box = this.#board.querySelector(`[data-part="${index}:v${vertex.id}"] .face`)?.getBoundingClientRect();
        const way = box && { index, vertex, x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
        if (way && (!found || Math.hypot(way.x, way.y) < Math.hypot(found.x, found.y))) {
          found = way;
        }
      }
    });
    return found;
  }

  #key(event) {
    const target = event.ctrlKey || event.metaKey || event.altKey ? null : this.#target(event);
    if (!target) {
      return;
    }
    const { index, key, vertex } = target;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.key === "Delete" || event.key === "Backspace") {
      this.remove(index, key);
    } else if (event.key === "Insert") {
      this.add(index, vertex && { x: vertex.x + BESIDE, y: vertex.y + BESIDE / 2 });
    } else if (way && event.shiftKey && vertex) {
      this.#put(index, vertex.name, vertex.x + way[0] * STEP, vertex.y + way[1] * STEP);
      announce(say("graph.moved", { name: vertex.name }));
    } else {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

// A name that no vertex has: the next number where they are numbered, the next letter else.
function unused(names) {
  const numbered = names.map((name) => name.match(/^([A-Za-z]+)(\d+)$/));
  if (names.length > 0 && numbered.every(Boolean) && new Set(numbered.map(([, stem]) => stem)).size === 1) {
    return numbered[0][1] + (Math.max(...numbered.map(([, , number]) => Number(number))) + 1);
  }
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  return letters.find((letter) => !names.includes(letter)) ?? unused(names.filter((name) => /^x\d+$/.test(name)).concat("x0"));
}
