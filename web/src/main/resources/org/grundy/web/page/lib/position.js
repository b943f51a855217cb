// Positions as they are edited: the summands of an exploration, changed and written out again.

import { boards } from "./placed.js";

const LARGE = 400;
const BRIEF = 100;

// The text of a summand, as the server reads it. `written` is what the server wrote for it.
function write(summand, written) {
  switch (summand.kind) {
    case "grid":
    case "strip":
      return summand.cells ? writeBoard(summand) : written;
    case "heap":
      return String(summand.size);
    case "heaps":
      return `(${summand.sizes.join(",")})`;
    case "graph":
      return summand.vertices && summand.mark !== undefined ? writeGraph(summand) : written;
    case "tiling":
      return `${summand.pieceSize} ${summand.rows} ${summand.columns}`;
    default:
      return written;
  }
}

function writeBoard({ rows, columns, cells, tokens }) {
  const lines = [];
  for (let row = 0; row < rows; row++) {
    lines.push(cells.slice(row * columns, (row + 1) * columns).join(""));
  }
  const standing = tokens.map(
    ({ glyph, cell }) => `${glyph}${Math.floor(cell / columns) + 1},${(cell % columns) + 1}`,
  );
  return lines.join("|") + (standing.length > 0 ? ` [${standing.join(" ")}]` : "");
}

// A graph that was edited: its lone vertices, its edges and arcs.
function writeGraph({ vertices, edges, mark }) {
  const names = new Map(vertices.map(({ id, name, tokens }) => [id, mark.repeat(tokens) + quoted(name)]));
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const lone = vertices.filter(({ id }) => !joined.has(id)).map(({ id }) => names.get(id));
  return [...edges.map(({ from, to, arc }) => names.get(from) + (arc ? ">" : "-") + names.get(to)), ...lone].join(" ");
}

function quoted(name) {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) ? name : `"${name}"`;
}

// A graph in which an edge between two vertices was added, or taken away where there was one.
export function rejoined(summand, from, to, mark) {
  const between = (edge) => (edge.from === from && edge.to === to) || (edge.from === to && edge.to === from);
  const had = summand.edges.some(between);
  const arc = summand.edges.length > 0 && summand.edges.every((edge) => edge.arc);
  const id = Math.max(-1, ...summand.edges.map((edge) => edge.id)) + 1;
  const edges = had ? summand.edges.filter((edge) => !between(edge)) : [...summand.edges, { id, from, to, arc }];
  return { ...summand, edges, mark };
}

// The position of an exploration with one summand changed.
export function replaced(exploration, index, summand) {
  const written = exploration.position.split(" + ");
  return exploration.summands
    .map((other, i) => {
      const name = other.game ? `${other.game} ` : "";
      return name + write(i === index ? summand : other, (written[i] ?? "").slice(name.length));
    })
    .join(" + ");
}

// Whether a position takes its time to be drawn: a board, drawn or named by its size, of several hundred cells.
export function isLarge(position) {
  const [, rows, columns] = position.match(/^(\d+)\s*[x×]\s*(\d+)$/i) ?? [];
  return Math.max(position.length, (rows ?? 0) * (columns ?? 0)) > LARGE;
}

// A position as it is written where there is little room: a large board that holds what its start does is named by
// its size.
export function brief(position, { kind, start }) {
  if (position.length <= BRIEF || start?.kind !== "fill" || start.first !== undefined) {
    return position;
  }
  const size = (board) => {
    const rows = board.split("|");
    const isStart = [...rows.join("")].every((glyph) => glyph === start.glyph) && rows.every((row) => row.length === rows[0].length);
    return isStart ? (kind === "grid" ? `${rows.length}x${[...rows[0]].length}` : String([...board].length)) : board;
  };
  return position.split(" + ").map(size).join(" + ");
}

// An exploration as it looks after a move, where the text of the position tells that: boards of the same size
// without tokens. Undefined elsewhere.
export function ledTo(exploration, position) {
  const [written, next, glyphs] = [exploration.position.split(" + "), position.split(" + "), boards(position)];
  const { summands } = exploration;
  const isTold = ({ cells, tokens }, index) => written[index] === next[index] || (cells?.length === glyphs[index].length && tokens.length === 0);
  return next.length === summands.length && summands.every(isTold)
    ? { ...exploration, position, summands: summands.map((summand, i) => (summand.cells && written[i] !== next[i] ? { ...summand, cells: glyphs[i], componentOfCell: undefined } : summand)) }
    : undefined;
}

// A board with the next (or previous) content in one cell: each glyph, then each token.
export function turned(summand, cell, facts, step) {
  const contents = [
    ...facts.cells.map((glyph) => ({ glyph, token: null })),
    ...[...facts.tokens].map(([token, on]) => ({ glyph: on, token })),
  ];
  const standing = summand.tokens.find((token) => token.cell === cell);
  const now = contents.findIndex(({ glyph, token }) =>
    standing ? token === standing.glyph : token === null && glyph === summand.cells[cell],
  );
  const next = contents[(now + step + contents.length) % contents.length];
  return withContent(summand, cell, next);
}

function withContent(summand, cell, { glyph, token }) {
  const cells = [...summand.cells];
  cells[cell] = glyph;
  const tokens = summand.tokens.filter((other) => other.cell !== cell);
  if (token !== null) {
    tokens.push({ glyph: token, cell });
  }
  return { ...summand, cells, tokens };
}

// A board of another size: what is cut off is lost, what is added holds the glyph of the start.
export function resized(summand, rows, columns, facts) {
  const added = facts.start?.glyph ?? facts.start?.glyphs?.[0] ?? facts.cells[0];
  const cells = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const kept = row < summand.rows && column < summand.columns;
      cells.push(kept ? summand.cells[row * summand.columns + column] : added);
    }
  }
  const tokens = summand.tokens
    .map(({ glyph, cell }) => ({ glyph, row: Math.floor(cell / summand.columns), column: cell % summand.columns }))
    .filter(({ row, column }) => row < rows && column < columns)
    .map(({ glyph, row, column }) => ({ glyph, cell: row * columns + column }));
  return { ...summand, rows, columns, cells, tokens };
}

// A board whose cells are drawn among the glyphs: those of a random start where the rules name them.
export function shuffled(summand, facts) {
  const among = facts.start?.glyphs ?? facts.cells;
  return { ...summand, cells: summand.cells.map(() => among[Math.floor(Math.random() * among.length)]) };
}

// A heap with so many tokens more.
export function grown(summand, stack, by) {
  if (summand.kind === "heap") {
    return { ...summand, size: Math.max(0, summand.size + by) };
  }
  const sizes = summand.sizes.map((size, i) => (i === stack ? Math.max(0, size + by) : size));
  return { ...summand, sizes };
}
