// An automaton that says who loses as a picture: states stand in columns by how many digits lead to
// them at least; those that say lost have two rings; each arc has the digits that it reads.

import { s } from "../lib/dom.js";

const RADIUS = 16;
const ACROSS = 130;
const DOWN = 74;
const MARGIN = 34;

// Of more states than these no picture is drawn.
export const MOST_DRAWN = 40;

export function automatonPicture({ states, lost, arcs }, colours, title) {
  const places = placed(arcs);
  const all = [...places.values()];
  const width = Math.max(...all.map(({ x }) => x)) + MARGIN + RADIUS;
  const height = Math.max(...all.map(({ y }) => y)) + MARGIN + RADIUS;
  const pairs = new Set(arcs.map(({ from, to }) => `${from} ${to}`));
  return s(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": title, "font-family": "sans-serif", "font-size": 11 },
    s("path", { d: `M 2 ${places.get(0).y} h ${MARGIN - 2}`, stroke: colours.soft, fill: "none" }),
    arcs.map((arc) => arrow(arc, places, arc.from !== arc.to && pairs.has(`${arc.to} ${arc.from}`), colours)),
    states.map((state) => {
      const { x, y } = places.get(state);
      const ring = (r, fill) => s("circle", { cx: x, cy: y, r, fill, stroke: lost.includes(state) ? colours.win : colours.ink, "stroke-width": 1.5 });
      return [ring(RADIUS, colours.cell), lost.includes(state) ? ring(RADIUS - 4, "none") : "", s("text", { x, y: y + 4, "text-anchor": "middle", fill: colours.ink }, String(state))];
    }),
  );
}

// Columns by the number of digits; in a column the states in the order in which they are reached.
function placed(arcs) {
  const columns = [[0]];
  const met = new Set([0]);
  for (let i = 0; i < columns.length; i++) {
    const next = [];
    for (const state of columns[i]) {
      for (const { to } of arcs.filter(({ from }) => from === state)) {
        if (!met.has(to)) {
          met.add(to);
          next.push(to);
        }
      }
    }
    if (next.length > 0) {
      columns.push(next);
    }
  }
  const tallest = Math.max(...columns.map((column) => column.length));
  const places = new Map();
  columns.forEach((column, i) =>
    column.forEach((state, j) =>
      places.set(state, { x: MARGIN + RADIUS + i * ACROSS, y: MARGIN + RADIUS + (j + (tallest - column.length) / 2) * DOWN })));
  return places;
}

function arrow({ from, to, digits }, places, isPaired, colours) {
  const a = places.get(from);
  const b = places.get(to);
  const label = (x, y) => s("text", { x, y, "text-anchor": "middle", fill: colours.soft }, digits);
  if (from === to) {
    const top = a.y - RADIUS;
    return [s("path", { d: `M ${a.x - 7} ${top + 2} C ${a.x - 18} ${top - 22}, ${a.x + 18} ${top - 22}, ${a.x + 7} ${top + 2}`, stroke: colours.soft, fill: "none" }), head(a.x + 7, top + 2, 0.35, 1, colours), label(a.x, top - 19)];
  }
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const unit = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  // Arcs back, along a column and past other states swing out to their left.
  const swing = isPaired || b.x <= a.x || length > 1.5 * ACROSS ? 0.16 * length + 8 : 0;
  const middle = { x: (a.x + b.x) / 2 + unit.y * swing, y: (a.y + b.y) / 2 - unit.x * swing };
  const end = towards(b, middle);
  const start = towards(a, middle);
  return [
    s("path", { d: `M ${start.x} ${start.y} Q ${middle.x} ${middle.y} ${end.x} ${end.y}`, stroke: colours.soft, fill: "none" }),
    head(end.x, end.y, (b.x - end.x) / RADIUS, (b.y - end.y) / RADIUS, colours),
    label((start.x + 2 * middle.x + end.x) / 4, (start.y + 2 * middle.y + end.y) / 4 - 4),
  ];
}

// The place on the ring of a state on the way to another place.
function towards(state, place) {
  const length = Math.hypot(place.x - state.x, place.y - state.y);
  return { x: state.x + ((place.x - state.x) / length) * RADIUS, y: state.y + ((place.y - state.y) / length) * RADIUS };
}

// The head of an arrow at a place, in a direction.
function head(x, y, dx, dy, colours) {
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [(dx / length) * 7, (dy / length) * 7];
  return s("path", { d: `M ${x} ${y} L ${x - ux - uy / 2} ${y - uy + ux / 2} L ${x - ux + uy / 2} ${y - uy - ux / 2} Z`, fill: colours.soft });
}
