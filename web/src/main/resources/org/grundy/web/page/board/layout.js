// Where everything of an exploration is drawn: a list of parts, each a thing on which moves are made
// or seen, whatever the kind of board. The renderer knows parts and nothing of games.
//
// A part: { id, shape, x, y, width, height, text, label, summand, key, moves, component, ... }
// `x`, `y` are its upper left corner; `moves` are those of the exploration that are made there.

import { letter } from "../lib/nimber.js";
import { numbered, say } from "../lib/say.js";

const SIDE = 48;
const GAP = 26;
const STRIP_LENGTH = 18;

// Larger grids are drawn as heat maps of smaller cells.
const LARGE = 15;
const LARGE_WIDTH = 720;
const LEAST_SIDE = 9;
const UNIT = 84;
const RADIUS = 19;
const TOKEN = 22;
const TOKENS_HIGH = 8;
const MOST_TOKENS = 60;
const PIECE_WIDTH = 900;

// Heaps of these stand in a row, so many in a line; others are piles.
const STANDING = new Set(["pin", "pawn"]);
const STANDING_WIDTH = 34;
const STANDING_HEIGHT = 50;
const PER_ROW = 16;

// Chessmen stand on a chequered board.
const CHESSMEN = new Set(["bishop", "king", "knight", "pawn", "queen", "rook"]);

// Where the value of a vertex may stand beside it, from its middle. At the upper left is the letter of its component; the last one, below, is where
// names are that have no room within.
const BESIDE = [
  [25, -17],
  [25, 17],
  [30, 0],
  [-25, 17],
  [-30, 0],
  [0, -31],
  [0, 31],
];

// How far a value reaches from its middle.
const VALUE_REACH = 12;

// Where more would be looked at, values stand at the first place.
const MOST_LOOKED_AT = 1_000_000;

// The parts of an exploration with the size of the whole: { parts, links, width, height }.
export function layout(exploration) {
  /** @type {{ parts: Answer[], links: Answer[], notes: Answer[], width: number, height: number }} */
  const whole = { parts: [], links: [], notes: [], width: 0, height: 0 };
  let x = 0;
  let y = 0;
  let lineHeight = 0;
  exploration.summands.forEach((summand, index) => {
    const figure = figureOf(summand, index, exploration);
    if (index > 0) {
      whole.notes.push({ x: x + GAP / 2, y: y + Math.max(lineHeight, figure.height) / 2 + 6, text: "+" });
      if (x + GAP + figure.width > PIECE_WIDTH) {
        whole.width = Math.max(whole.width, x + GAP);
        x = 0;
        y += lineHeight + GAP;
        lineHeight = 0;
      } else {
        x += GAP;
      }
    }
    place(figure, x, y, whole);
    x += figure.width;
    lineHeight = Math.max(lineHeight, figure.height);
    whole.width = Math.max(whole.width, x);
    whole.height = Math.max(whole.height, y + figure.height);
  });
  for (const part of whole.parts) {
    part.letter = exploration.components?.[part.component]?.letter ?? "";
  }
  return whole;
}

function place(figure, dx, dy, whole) {
  for (const part of figure.parts) {
    whole.parts.push({ ...part, x: part.x + dx, y: part.y + dy });
  }
  for (const { x1, y1, x2, y2, ...link } of figure.links ?? []) {
    whole.links.push({ ...link, x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy });
  }
  for (const { x, y, ...note } of figure.notes ?? []) {
    whole.notes.push({ ...note, x: x + dx, y: y + dy });
  }
}

function figureOf(summand, index, exploration) {
  const several = (exploration.components?.length ?? 0) > 1;
  const mine = exploration.moves.filter((move) => move.summand === index + 1);
  const moves = several ? mine : mine.map((move) => ({ ...move, component: undefined }));
  if (!summand.drawn) {
    return outline(summand, index);
  }
  switch (summand.kind) {
    case "grid":
    case "strip":
      return board(several ? summand : { ...summand, componentOfCell: undefined }, index, moves);
    case "graph":
      return graph(summand, index, moves);
    case "heap":
      return heaps([summand.size], index, moves, highest(exploration), looksOf(summand), exploration.summands.length > 1 ? { heap: say("place.heapLetter", { name: letter(index) }) } : {});
    case "heaps":
      return heaps(summand.sizes, index, moves, highest(exploration), looksOf(summand));
    default:
      return rectangle(summand, index);
  }
}

// A position too large for its moves: the outline of a board, a bar for each heap, with its size.
function outline({ kind, rows, columns, size, sizes }, index) {
  if (rows) {
    const unit = 360 / Math.max(rows, columns);
    const [width, height] = [Math.max(24, columns * unit), Math.max(24, rows * unit)];
    const part = { id: `${index}:all`, shape: "bulk", x: 0, y: 0, width, height, text: kind === "strip" ? say("place.cells", { count: columns }) : `${rows} × ${columns}`, lines: Math.min(50, Math.max(rows, columns)) };
    return { parts: [bulk(part, index)], width, height };
  }
  const all = sizes ?? (size === undefined ? [] : [size]);
  const most = Math.max(1, ...all);
  const parts = all.map((one, i) => {
    const height = Math.max(18, Math.round((one / most) * 220));
    return bulk({ id: `${index}:h${i}`, shape: "bulk", x: i * 150, y: 230 - height, width: 130, height, text: numbered(one), lines: 0 }, index);
  });
  return parts.length > 0 ? { parts, width: parts.length * 150 - 20, height: 230 } : { parts: [], notes: [{ x: 130, y: 20, text: say("place.tooLarge") }], width: 260, height: 40 };
}

function bulk(part, summand) {
  return { ...part, summand, key: 0, tokens: [], moves: [], component: -1, place: part.text };
}

// In which pictures things are drawn: of a glyph, `heap`, `vertex` or `edge` its { picture, shapes }.
function looksOf(summand) {
  return new Map((summand.pictures ?? []).map((look) => [look.of, look]));
}

function highest({ summands }) {
  return Math.max(1, ...summands.flatMap((summand) => summand.sizes ?? [summand.size ?? 0]));
}

// The cell on which a move is drawn: the chosen one, or where it does not change that the first which it changes;
// for a token's move the one that it enters.
export function cellOfMove(move, summand) {
  const chosen = (move.at[0] - 1) * summand.columns + move.at[1] - 1;
  if (summand.tokens.length > 0 && move.cells?.length === 2) {
    return move.cells.find((cell) => cell !== chosen);
  }
  return summand.tokens.length > 0 || !move.cells?.length || move.cells.includes(chosen) ? chosen : move.cells[0];
}

// The name of a cell, as in chess: `b3` is the second column, the third row from below; in a strip `cell 5`.
function placeOf({ kind, rows, columns }, cell) {
  return kind === "strip" ? say("place.cell", { number: cell + 1 }) : `${letter(cell % columns).toLowerCase()}${rows - Math.floor(cell / columns)}`;
}

function board(summand, index, moves) {
  const { rows, columns, cells, tokens } = summand;
  const byCell = new Map();
  const covering = new Map();
  const add = (map, cell, move) => map.get(cell)?.push(move) ?? map.set(cell, [move]);
  for (const move of moves) {
    add(byCell, cellOfMove(move, summand), move);
    if (move.placed) {
      move.cells?.forEach((cell) => add(covering, cell, move));
    }
  }
  // Nothing may be left of a row; its place stays.
  const perLine = rows === 1 ? Math.max(1, Math.min(columns, STRIP_LENGTH)) : columns;
  const lineGap = rows === 1 ? 14 : 0;
  const longest = Math.max(rows, columns);
  const side = rows > 1 && longest > LARGE ? Math.max(LEAST_SIDE, Math.floor(LARGE_WIDTH / longest)) : SIDE;
  const looks = looksOf(summand);
  const chequered = [...looks.values()].some((look) => CHESSMEN.has(look.picture));
  if (summand.outlines) {
    return polygons(summand, index, byCell, side, looks);
  }
  const components = borders(summand, squares(summand));
  const parts = cells.map((glyph, cell) => {
    const column = cell % columns;
    const line = rows === 1 ? Math.floor(column / perLine) : Math.floor(cell / columns);
    const here = tokens.filter((token) => token.cell === cell);
    const place = placeOf(summand, cell);
    return {
      id: `${index}:${cell}`,
      shape: "cell",
      x: (column % perLine) * side,
      y: line * (side + lineGap),
      width: side,
      height: side,
      text: glyph,
      tokens: here.map((token) => token.glyph),
      looks,
      shade: chequered ? (line + column) % 2 : -1,
      place,
      summand: index,
      key: cell,
      row: rows === 1 ? line : Math.floor(cell / columns),
      column: column % perLine,
      columns,
      moves: byCell.get(cell) ?? [],
      covering: covering.get(cell) ?? [],
      component: summand.componentOfCell?.[cell] ?? -1,
      ...components(cell),
    };
  });
  const lines = rows === 1 ? Math.max(1, Math.ceil(columns / perLine)) : rows;
  const notes = summand.kind === "grid" && longest <= LARGE ? coordinates(rows, columns, side) : [];
  return { parts, notes, width: perLine * side, height: lines * side + (lines - 1) * lineGap };
}

// Letters of columns and numbers of rows, in the margin.
function coordinates(rows, columns, side) {
  const across = Array.from({ length: columns }, (_, column) => ({ x: (column + 0.5) * side, y: rows * side + 8, text: letter(column).toLowerCase(), size: 8 }));
  const down = Array.from({ length: rows }, (_, row) => ({ x: -5, y: (row + 0.5) * side + 3, text: String(rows - row), size: 8 }));
  return [...across, ...down];
}

// A board whose cells are no squares. A part is the square in a cell that has room for what stands there;
// its `corners` are those of the cell, seen from the upper left corner of the part.
function polygons(summand, index, byCell, side, looks) {
  const { columns, cells, tokens, room, componentOfCell } = summand;
  const unit = side / room;
  const shapes = summand.outlines.map((outline) => outline.split(" ").map((corner) => corner.split(",").map((at) => at * unit)));
  const components = borders(summand, meeting(shapes));
  const middle = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const parts = cells.map((glyph, cell) => {
    const x = middle(shapes[cell].map(([across]) => across)) - side / 2;
    const y = middle(shapes[cell].map(([, down]) => down)) - side / 2;
    const row = Math.floor(cell / columns);
    return {
      id: `${index}:${cell}`,
      shape: "cell",
      x,
      y,
      width: side,
      height: side,
      corners: shapes[cell].map(([across, down]) => [across - x, down - y]),
      text: glyph,
      tokens: tokens.filter((token) => token.cell === cell).map((token) => token.glyph),
      looks,
      shade: -1,
      place: placeOf(summand, cell),
      summand: index,
      key: cell,
      row,
      column: cell % columns,
      columns,
      moves: byCell.get(cell) ?? [],
      component: componentOfCell?.[cell] ?? -1,
      ...components(cell),
    };
  });
  const all = shapes.flat();
  return { parts, width: Math.max(...all.map(([x]) => x)), height: Math.max(...all.map(([, y]) => y)) };
}

// The cells behind the sides of each cell, -1 at the border: of squares above, right, below, left.
function squares({ rows, columns }) {
  return (cell) => [
    cell >= columns ? cell - columns : -1,
    (cell + 1) % columns === 0 ? -1 : cell + 1,
    cell < (rows - 1) * columns ? cell + columns : -1,
    cell % columns === 0 ? -1 : cell - 1,
  ];
}

// Of polygons in the order of their corners: those whose sides have the same middle meet.
function meeting(shapes) {
  const middles = (shape) =>
    shape.map(([x, y], i) => {
      const [nextX, nextY] = shape[(i + 1) % shape.length];
      return `${Math.round(x + nextX)} ${Math.round(y + nextY)}`;
    });
  const sides = shapes.map(middles);
  const at = new Map();
  sides.forEach((middlesOfCell, cell) => middlesOfCell.forEach((side) => at.set(side, [...(at.get(side) ?? []), cell])));
  return (cell) => sides[cell].map((side) => at.get(side).find((other) => other !== cell) ?? -1);
}

// Around a component runs a line, and its letter stands on its first cell; where its cells are not
// connected, on each: { lined: the sides with a line, lettered }.
function borders({ componentOfCell: of }, beside) {
  const same = (cell) => beside(cell).map((other) => other >= 0 && of[other] === of[cell]);
  const sizes = new Map();
  const scattered = new Set();
  for (const [cell, component] of (of ?? []).entries()) {
    sizes.set(component, (sizes.get(component) ?? 0) + 1);
    if (!same(cell).includes(true)) {
      scattered.add(component);
    }
  }
  return (cell) => {
    const component = of?.[cell] ?? -1;
    if (component < 0) {
      return { lined: [], lettered: false };
    }
    const apart = scattered.has(component) && sizes.get(component) > 1;
    return { lined: same(cell).map((joined) => !joined), lettered: apart || of.indexOf(component) === cell };
  };
}

function graph(summand, index, moves) {
  const looks = looksOf(summand);
  const xs = summand.vertices.map((vertex) => vertex.x);
  const ys = summand.vertices.map((vertex) => vertex.y);
  const left = Math.min(0, ...xs);
  const top = Math.min(0, ...ys);
  const place = new Map(
    summand.vertices.map((vertex) => [
      vertex.id,
      { x: (vertex.x - left) * UNIT + RADIUS + 14, y: (vertex.y - top) * UNIT + RADIUS + 14 },
    ]),
  );
  const names = new Map(summand.vertices.map((vertex) => [vertex.id, vertex.name]));
  const links = [];
  const parts = [];
  const between = new Map();
  for (const edge of summand.edges) {
    const ends = [edge.from, edge.to].sort((a, b) => a - b).join(" ");
    const before = between.get(ends) ?? 0;
    between.set(ends, before + 1);
    const from = place.get(edge.from);
    const to = place.get(edge.to);
    const link = curve(from, to, before, edge, ends);
    links.push({ id: `${index}:e${edge.id}`, arc: edge.arc, look: looks.get("edge"), ...link });
    const here = moves.filter((move) => move.edge === edge.id);
    if (here.length > 0) {
      parts.push({
        id: `${index}:e${edge.id}`,
        shape: "knot",
        x: link.middleX - 13,
        y: link.middleY - 13,
        width: 26,
        height: 26,
        text: "",
        tokens: [],
        place: say("place.edge", { from: names.get(edge.from), line: edge.arc ? ">" : "-", to: names.get(edge.to) }),
        summand: index,
        key: `e${edge.id}`,
        moves: here,
        component: here[0].component ?? -1,
      });
    }
  }
  const vertices = summand.vertices.map((vertex) => {
    const here = moves.filter((move) => move.vertex === vertex.id || move.pair?.includes(vertex.id));
    const shape = vertex.ground ? "ground" : looks.has("edge") && !looks.has("vertex") ? "joint" : "vertex";
    const below = looks.has("vertex") || shape !== "vertex" || vertex.tokens > 0;
    return { ...place.get(vertex.id), radius: RADIUS, valued: here.length > 0, below, vertex, shape, here };
  });
  const beside = besides(vertices, links);
  vertices.forEach(({ x, y, below, vertex, shape, here }, i) =>
    parts.push({
      id: `${index}:v${vertex.id}`,
      shape,
      x: x - RADIUS,
      y: y - RADIUS,
      width: 2 * RADIUS,
      height: 2 * RADIUS,
      text: vertex.name,
      below,
      beside: beside[i],
      looks,
      tokens: Array(vertex.tokens).fill("●"),
      place: `${vertex.ground ? "ground" : "vertex"} ${vertex.name}`,
      summand: index,
      key: `v${vertex.id}`,
      moves: here,
      component: here[0]?.component ?? -1,
    }),
  );
  return {
    parts,
    links,
    width: (Math.max(0, ...xs) - left) * UNIT + 2 * RADIUS + 28,
    height: (Math.max(0, ...ys) - top) * UNIT + 2 * RADIUS + 40,
  };
}

// Where the value of each vertex stands beside it: at the first place that covers the fewest edges and vertices; undefined where there is none.
// @param vertices { x, y, radius, valued, below: whether the name is below } by their middles
// @param links as they are drawn: from x1, y1 by middleX, middleY to x2, y2
export function besides(vertices, links) {
  const valued = vertices.filter((vertex) => vertex.valued).length;
  const isFew = valued * BESIDE.length * (vertices.length + 2 * links.length) <= MOST_LOOKED_AT;
  return vertices.map((vertex) => (vertex.valued ? (isFew ? freest(vertex, vertices, links) : BESIDE[0]) : undefined));
}

function freest(vertex, vertices, links) {
  let [best, fewest] = [BESIDE[0], Infinity];
  for (const place of vertex.below ? BESIDE.slice(0, -1) : BESIDE) {
    const at = { x: vertex.x + place[0], y: vertex.y + place[1] };
    const covered =
      vertices.filter((other) => other !== vertex && Math.hypot(other.x - at.x, other.y - at.y) < other.radius + VALUE_REACH).length +
      links.filter(({ x1, y1, x2, y2, middleX, middleY }) => distance(at, x1, y1, middleX, middleY) < VALUE_REACH || distance(at, middleX, middleY, x2, y2) < VALUE_REACH).length;
    if (covered < fewest) {
      [best, fewest] = [place, covered];
    }
  }
  return best;
}

// The distance of a point from a line between two others.
export function distance({ x, y }, x1, y1, x2, y2) {
  const [across, down] = [x2 - x1, y2 - y1];
  const length = across * across + down * down;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * across + (y - y1) * down) / length));
  return Math.hypot(x - x1 - along * across, y - y1 - along * down);
}

// An edge as a line, or bent where several join the same ends; a loop stands above its vertex.
function curve(from, to, before, edge, ends) {
  if (edge.from === edge.to) {
    return { loop: true, x1: from.x, y1: from.y, x2: from.x, y2: from.y, bend: before, middleX: from.x, middleY: from.y - RADIUS - 26 - 10 * before };
  }
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const turned = ends.startsWith(`${edge.from} `) ? 1 : -1;
  const bow = Math.ceil(before / 2) * (before % 2 === 0 ? 1 : -1) * 22 * turned;
  return {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    bowX: ((to.y - from.y) / length) * bow,
    bowY: ((from.x - to.x) / length) * bow,
    middleX: (from.x + to.x) / 2 + ((to.y - from.y) / length) * bow,
    middleY: (from.y + to.y) / 2 + ((from.x - to.x) / length) * bow,
  };
}

function heaps(sizes, index, moves, highest, looks, { heap = say("place.heap") } = {}) {
  const parts = [];
  const look = looks.get("heap");
  const standing = STANDING.has(look?.picture);
  const high = Math.min(highest, TOKENS_HIGH) * TOKEN + 46;
  let x = 0;
  let height = high;
  sizes.forEach((size, stack) => {
    const count = Math.min(size, MOST_TOKENS);
    const pieces = Array.from({ length: count }, (_, i) => (standing ? inRow(i) : onPile(i, high)));
    const wide = Math.max(0, ...pieces.map((piece) => piece.x + piece.width));
    const width = Math.max(62, wide + (standing ? 8 : 14));
    if (standing) {
      height = Math.max(90, Math.ceil(count / PER_ROW) * STANDING_HEIGHT + 40);
    }
    parts.push({
      id: `${index}:h${stack}`,
      shape: "heap",
      x,
      y: 0,
      width,
      height,
      text: size > count ? say("place.drawn", { size, count }) : String(size),
      size,
      pieces,
      standing,
      together: sizes.length > 1,
      look,
      tokens: [],
      place: sizes.length > 1 ? say("place.heapOf", { number: stack + 1, size }) : say("place.ofSize", { heap, size }),
      summand: index,
      key: stack,
      moves,
      component: moves[0]?.component ?? -1,
    });
    x += width + 10;
  });
  return { parts, width: x - 10, height };
}

// Where the tokens of a heap are, from its ground and its left.
function onPile(i, height) {
  const column = Math.floor(i / TOKENS_HIGH);
  return { x: 14 + column * (TOKEN + 4), y: height - 38 - ((i % TOKENS_HIGH) + 1) * TOKEN, width: TOKEN, height: TOKEN };
}

function inRow(i) {
  return {
    x: 8 + (i % PER_ROW) * STANDING_WIDTH,
    y: 6 + Math.floor(i / PER_ROW) * STANDING_HEIGHT,
    width: STANDING_WIDTH,
    height: STANDING_HEIGHT,
  };
}

function rectangle(summand, index) {
  const side = Math.max(6, Math.min(SIDE, 480 / Math.max(summand.rows, summand.columns)));
  const parts = [];
  if (summand.rows * summand.columns <= 2500) {
    for (let row = 0; row < summand.rows; row++) {
      for (let column = 0; column < summand.columns; column++) {
        parts.push({
          id: `${index}:${row * summand.columns + column}`,
          shape: "cell",
          x: column * side,
          y: row * side,
          width: side,
          height: side,
          text: "",
          tokens: [],
          place: placeOf(summand, row * summand.columns + column),
          summand: index,
          key: row * summand.columns + column,
          row,
          column,
          moves: [],
          component: -1,
        });
      }
    }
  }
  return { parts, width: summand.columns * side, height: summand.rows * side };
}

export const sizes = { RADIUS, UNIT };
