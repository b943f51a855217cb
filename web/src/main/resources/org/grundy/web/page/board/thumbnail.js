// What a move changes, as a picture of 40 pixels: the places of its position in one colour, those that change in another.

import { s } from "../lib/dom.js";

const SIDE = 40;
const MOST = 400;

// `drawn` is a layout of the whole sum; empty where the position is too large to be made out.
export function thumbnail(drawn, move) {
  const parts = drawn.parts.filter(({ summand, shape }) => summand === move.summand - 1 && shape !== "knot");
  if (parts.length === 0 || parts.length > MOST) {
    return "";
  }
  const [left, top] = [Math.min(...parts.map(({ x }) => x)), Math.min(...parts.map(({ y }) => y))];
  const width = Math.max(...parts.map((part) => part.x + part.width)) - left;
  const height = Math.max(...parts.map((part) => part.y + part.height)) - top;
  const ids = new Set(placesOf(move));
  const changed = parts.filter(({ id }) => ids.has(id));
  const pieces = parts.flatMap((part) => (part.pieces ?? []).map((piece, i) => ({ ...piece, x: part.x + piece.x, y: part.y + piece.y, taken: i >= kept(part, move) })));
  const gone = drawn.links.filter(({ id }) => ids.has(id));
  return s(
    "svg",
    { class: "thumbnail", viewBox: `${left - 2} ${top - 2} ${width + 4} ${height + 4}`, width: SIDE, height: SIDE, "aria-hidden": "true" },
    s("path", { class: "all", d: parts.map(outline).join("") + drawn.links.filter(({ id }) => id.startsWith(`${move.summand - 1}:`)).map(along).join("") }),
    s("path", { class: "changed", d: [...changed, ...pieces.filter(({ taken }) => taken)].map(outline).join("") }),
    s("path", { class: "kept", d: pieces.filter(({ taken }) => !taken).map(outline).join("") }),
    s("path", { class: "gone", d: gone.map(along).join("") }),
  );
}

// How many tokens of a heap a move leaves: of heaps that move together each has its own number.
function kept({ key, together }, { leaves = [] }) {
  return together ? leaves[key] : leaves.reduce((one, other) => one + other, 0);
}

// The ids of the parts and links that a move changes.
export function placesOf(move) {
  const index = move.summand - 1;
  return [
    ...(move.cells ?? []).map((cell) => `${index}:${cell}`),
    ...(move.vertices ?? []).map((vertex) => `${index}:v${vertex}`),
    ...(move.edges ?? []).map((edge) => `${index}:e${edge}`),
  ];
}

function outline({ x, y, width, height, corners }) {
  return corners ? `M${corners.map(([across, down]) => `${x + across} ${y + down}`).join("L")}Z` : `M${x} ${y}h${width}v${height}h${-width}z`;
}

function along({ x1, y1, x2, y2 }) {
  return `M${x1} ${y1}L${x2} ${y2}`;
}
