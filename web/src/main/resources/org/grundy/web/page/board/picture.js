// Draws a layout as SVG: one renderer for every kind of board. All colours are attributes, so that
// a picture that is saved looks as it did on the page.

import { s } from "../lib/dom.js";
import { boards } from "../lib/placed.js";
import { componentColour, heat, palette } from "../lib/palette.js";
import { say } from "../lib/say.js";
import { sizes } from "./layout.js";

const MARGIN = 10;
const FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace";

/** @param {{colours: object, values?: boolean, interactive?: ?Function, title?: string, scale?: number}} options */
// options: { colours, values: whether values are shown, interactive: what makes the <g> of a part
// something to click, title, scale }
export function picture(layout, options) {
  const { colours, scale = 1 } = options;
  const width = Math.max(layout.width, 40) + 2 * MARGIN;
  const height = Math.max(layout.height, 30) + 2 * MARGIN;
  const root = s("svg", {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
    width: width * scale,
    height: height * scale,
    "font-family": FONT,
    role: options.interactive ? "group" : "img",
    "aria-label": options.title ?? say("board.board"),
  });
  layout.links.forEach((link) => root.append(line(link, options)));
  layout.parts.forEach((part) => root.append(draw(part, options)));
  layout.notes.filter(({ size }) => !size || options.interactive).forEach((note) =>
    root.append(s("text", { x: note.x, y: note.y, "font-size": note.size ?? 18, "text-anchor": "middle", fill: colours.soft }, note.text)),
  );
  return root;
}

function draw(part, options) {
  const group = s("g", { "data-part": part.id, transform: `translate(${part.x} ${part.y})` });
  options.interactive?.(group, part);
  switch (part.shape) {
    case "cell":
      cell(group, part, options);
      break;
    case "heap":
      heap(group, part, options);
      break;
    case "bulk":
      bulk(group, part, options);
      break;
    default:
      vertex(group, part, options);
  }
  return group;
}

// A board or a heap too large for its moves: its outline with some lines, and its size.
function bulk(group, { width, height, text: words, lines }, { colours }) {
  const most = Math.max(width, height);
  const grid = Array.from({ length: Math.max(0, lines - 1) }, (_, i) => ((i + 1) * most) / lines);
  const path = grid.map((at) => (at < width ? `M${at} 0v${height}` : "") + (at < height ? `M0 ${at}h${width}` : "")).join("");
  const plate = 16 + 11 * words.length;
  group.append(
    s("rect", { class: "face", width, height, rx: lines ? 0 : 8, fill: lines ? colours.cell : colours.token, stroke: colours.grid }),
    s("path", { d: path, fill: "none", stroke: colours.faint, "stroke-width": 0.7 }),
    s("rect", { x: (width - plate) / 2, y: height / 2 - 14, width: plate, height: 28, rx: 6, fill: colours.paper, "fill-opacity": 0.92 }),
    text(width / 2, height / 2 + 6, 18, colours.ink, words, "bold"),
  );
}

// Cells narrower than this are coloured by what their best move leads to.
const NARROW = 40;

function cell(group, part, options) {
  if (part.width < NARROW) {
    smallCell(group, part, options);
  } else {
    largeCell(group, part, options);
  }
}

// A cell of a heat map: in place of a badge its ground has the colour of the value, and a ring where
// a move wins.
function smallCell(group, part, { colours, values, placed }) {
  const { width, height, looks } = part;
  const known = values ? part.moves.filter((move) => move.wins !== undefined) : [];
  const wins = known.some((move) => move.wins);
  const best = known.find((move) => move.wins) ?? known[0];
  const { fill, ink } = best?.value === undefined ? { fill: wins ? colours.win : colours.cell, ink: wins ? colours.onWin : colours.ink } : heat(colours, best.value);
  group.append(area(part, 0, { class: "face", fill, stroke: colours.faint, "stroke-width": 0.5 }));
  if (wins) {
    group.append(area(part, 1.5, { fill: "none", stroke: colours.win, "stroke-width": 2 }));
  }
  const shown = part.tokens[0] ?? (part.text === "." ? "" : part.text);
  const look = looks?.get(shown);
  if (JOINED.has(look?.picture)) {
    group.append(figure(look, shown, 0, 0, width, colours));
    joints(group, part, look, placed, colours);
  } else if (shown && width >= 14) {
    group.append(text(width / 2, height * 0.68, width * 0.5, ink, shown, part.tokens.length > 0 ? "bold" : "normal"));
  }
}

// The area of a part, less a border of some width.
function area({ width, height, corners }, border, attributes) {
  if (!corners) {
    return s("rect", { x: border, y: border, width: width - 2 * border, height: height - 2 * border, ...attributes });
  }
  const [x, y] = [width / 2, height / 2];
  const inner = corners.map(([across, down]) => {
    const kept = 1 - border / Math.hypot(across - x, down - y);
    return [x + (across - x) * kept, y + (down - y) * kept];
  });
  return s("path", { d: `${chain(inner)}Z`, ...attributes });
}

function chain(corners) {
  return corners.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
}

function largeCell(group, part, { colours, values, placed }) {
  const { width, height, looks } = part;
  const look = looks?.get(part.text);
  const filled = !look && part.text === "#";
  group.append(
    area(part, 0, { class: "face", fill: part.shade >= 0 ? colours.chequer[part.shade] : filled ? colours.line : colours.cell, stroke: look?.picture === "letter" ? colours.faint : colours.grid, "stroke-width": look?.picture === "letter" ? 0.5 : 1 }),
  );
  if (look) {
    group.append(figure(look, part.text, 0, 0, width, colours, values));
    joints(group, part, look, placed, colours);
  } else if (part.text && part.text !== "." && !filled) {
    group.append(text(width * 0.45, height * 0.58, width * 0.42, colours.ink, part.text));
  }
  part.tokens.forEach((glyph, i) => {
    const worn = looks?.get(glyph);
    if (worn) {
      group.append(figure(worn, glyph, width * (0.04 + 0.12 * i), height * 0.04, width * 0.92, colours));
      return;
    }
    group.append(
      s("circle", { cx: width * (0.42 + 0.12 * i), cy: height * 0.45, r: width * 0.28, fill: colours.token, stroke: colours.paper, "stroke-width": 2 }),
      text(width * (0.42 + 0.12 * i), height * 0.56, width * 0.32, colours.onToken, glyph, "bold"),
    );
  });
  if (part.component >= 0) {
    outline(group, part, colours);
  }
  if (values) {
    badge(group, part.moves.length > 0 ? part : { moves: part.covering ?? [] }, width - 15, height - 11, colours);
  }
}

// The border of a component along a cell, and its letter.
function outline(group, { width, height, corners, component, letter, lined, lettered }, colours) {
  const colour = componentColour(colours, component);
  const sides = corners
    ? corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]])
    : [
        [[0, 2], [width, 2]],
        [[width - 2, 0], [width - 2, height]],
        [[0, height - 2], [width, height - 2]],
        [[2, 0], [2, height]],
      ];
  const path = sides.map((side, i) => (lined[i] ? chain(side) : "")).join("");
  if (path) {
    group.append(s("path", { d: path, fill: "none", stroke: colour, "stroke-width": 3 }));
  }
  if (lettered) {
    const words = letter;
    group.append(s("rect", { x: 2, y: 2, width: 6 + 7 * words.length, height: 14, fill: colours.paper }), text(5 + 3.5 * words.length, 13, 11, colour, words, "bold"));
  }
}

// What one move has placed together is one piece: over the border to the left and to the upper neighbour
// lie the two lowest outlines of its picture.
function joints(group, part, look, placed, colours) {
  const mates = JOINED.has(look.picture) ? placed?.get(part.id) : undefined;
  if (mates && part.column > 0 && mates.has(part.key - 1)) {
    group.append(joint(part, look, "", "M-1 20h2v58h-2z", colours));
  }
  if (mates?.has(part.key - part.columns)) {
    group.append(joint(part, look, "matrix(0 1 1 0 0 0)", "M-1 21h2v58h-2z", colours));
  }
}

function joint(part, look, turn, seam, colours) {
  const shade = colours === palette(true) ? "dark" : "light";
  const bar = (reach, from, to, fill) => s("rect", { x: -reach, y: from, width: 2 * reach, height: to - from, fill });
  return s(
    "g",
    { transform: `scale(${part.width / 100}) ${turn}` },
    bar(20, 5, 95, look.shapes[0][shade]),
    bar(22, turn ? 8 : 7, turn ? 92 : 91, look.shapes[1][shade]),
    look.picture === "domino" ? s("path", { d: seam, fill: look.shapes[2][shade] }) : "",
  );
}

const JOINED = new Set(["domino", "tromino"]);

// The picture of something. A glyph stays with it, for what draws no outlines. A letter stands in the middle, or where no badge covers it.
function figure(look, glyph, x, y, side, colours, badges = false) {
  const [across, down, size] = badges ? [44, 54, 50] : [50, 62, 50];
  const shade = colours === palette(true) ? "dark" : "light";
  return s(
    "g",
    { class: "figure", "data-glyph": glyph, "data-side": side, transform: `translate(${x} ${y}) scale(${side / 100})` },
    look.shapes.map((shape) => s("path", { d: shape.path, fill: shape[shade] })),
    look.picture === "letter" ? s("text", { x: across, y: down, "font-size": [...glyph].length > 2 ? 34 : size, "text-anchor": "middle", "font-weight": "bold", fill: "#2b2114" }, glyph) : "",
  );
}

// Marks around some parts and along some links, on top of a picture; they do not catch the pointer.
export function marks(layout, ids, colours) {
  const dashes = { fill: "none", stroke: colours.choice, "stroke-width": 3, "stroke-dasharray": "6 4" };
  const around = layout.parts
    .filter((part) => ids.has(part.id))
    .map((part) => {
      const { x, y, width, height, shape } = part;
      return shape === "cell" || shape === "heap"
        ? s("g", { transform: `translate(${x} ${y})` }, area(part, 1, dashes))
        : s("circle", { cx: x + width / 2, cy: y + height / 2, r: width / 2 + 3, ...dashes });
    });
  const along = layout.links.filter((link) => ids.has(link.id)).map((link) => curve(link, { ...dashes, "stroke-width": 4 }));
  return s("g", { "pointer-events": "none", "data-marks": true }, along, around);
}

// The way of a token from one part to another: an arrow between their middles.
export function way(from, to, colours) {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
  const [x2, y2] = [to.x + to.width / 2, to.y + to.height / 2];
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [endX, endY] = [x2 - dx * to.width * 0.42, y2 - dy * to.width * 0.42];
  return s(
    "g",
    { "pointer-events": "none", opacity: 0.75, "aria-hidden": "true" },
    s("line", { x1, y1, x2: endX - dx * 6, y2: endY - dy * 6, stroke: colours.choice, "stroke-width": 5, "stroke-linecap": "round" }),
    s("path", { d: `M${endX} ${endY}L${endX - dx * 13 - dy * 8} ${endY - dy * 13 + dx * 8}L${endX - dx * 13 + dy * 8} ${endY - dy * 13 - dx * 8}Z`, fill: colours.choice }),
  );
}

// Of a move that changes more than these, its cells are seen to change and have no marks.
const MOST_MARKED = 4;

// What a move would do, on top of a picture: cells as they would be, tokens of heaps that would go, and
// the value to which it leads.
export function ghost(layout, move, exploration, { colours, values = false }) {
  const index = move.summand - 1;
  const changed = new Set((move.cells ?? []).map((cell) => `${index}:${cell}`));
  const cells = layout.parts.filter((part) => changed.has(part.id));
  const taken = move.taken && layout.parts.find((part) => part.id === move.taken.part);
  const group = s("g", { "pointer-events": "none", "data-ghost": true, "aria-hidden": "true" });
  const after = move.leadsTo === undefined ? undefined : boards(move.leadsTo);
  if (after?.length === exploration.summands.length && cells.length > 0) {
    const placed = new Map(cells.map((part) => [part.id, new Set(move.cells)]));
    const glyphs = new Set(exploration.summands[index].tokens.map((token) => token.glyph));
    const next = cells.map((part) => {
      const glyph = after[index][part.key];
      return { ...part, moves: [], component: -1, ...(glyphs.has(glyph) ? { tokens: [glyph] } : { text: glyph, tokens: [] }) };
    });
    const drawn = next.map((part) => draw(part, { colours, values: false, placed }));
    drawn.forEach((cell) => cell.removeAttribute("data-part"));
    group.append(s("g", { opacity: 0.62 }, drawn));
  } else if (taken) {
    group.append(gone(taken, move.taken, colours));
  }
  const ids = new Set([...changed, ...(move.vertices ?? []).map((vertex) => `${index}:v${vertex}`), ...(move.edges ?? []).map((edge) => `${index}:e${edge}`)]);
  if (ids.size <= MOST_MARKED) {
    group.append(marks(layout, ids, colours));
  }
  const shown = [...cells, ...(taken ? [taken] : []), ...layout.parts.filter((part) => ids.has(part.id) && part.shape !== "cell")];
  if (values && move.wins !== undefined && shown.length > 0) {
    group.append(bubble(shown, layout, move, colours));
  }
  return group;
}

// The tokens that a move takes from a heap, faded; where it only divides, a line between them.
function gone(part, { from, to }, colours) {
  const covers = part.pieces
    .slice(from, to)
    .map((piece) => s("rect", { x: part.x + piece.x, y: part.y + piece.y, width: piece.width, height: piece.height, rx: 4, fill: colours.cell, "fill-opacity": 0.8, stroke: colours.choice, "stroke-dasharray": "4 3" }));
  const [low, high] = [part.pieces[from - 1], part.pieces[from]];
  if (from === to && low && high) {
    const line = part.standing
      ? { x1: part.x + high.x, x2: part.x + high.x, y1: part.y + high.y, y2: part.y + high.y + high.height }
      : { x1: part.x + low.x - 3, x2: part.x + low.x + low.width + 3, y1: part.y + low.y, y2: part.y + low.y };
    covers.push(s("line", { ...line, stroke: colours.choice, "stroke-width": 3, "stroke-dasharray": "5 3" }));
  }
  return s("g", {}, covers);
}

function bubble(parts, layout, move, colours) {
  const words = move.wins ? `${move.value === undefined ? "" : `→ ${move.value} `}${say("worth.wins")}` : move.value === undefined ? say("worth.loses") : `→ ${move.value}`;
  const width = 16 + 8.2 * words.length;
  const left = Math.min(...parts.map((part) => part.x));
  const right = Math.max(...parts.map((part) => part.x + part.width));
  const x = Math.max(0, Math.min((left + right - width) / 2, Math.max(layout.width, 40) - width));
  const y = Math.max(-8, Math.min(...parts.map((part) => part.y)) - 12);
  return s(
    "g",
    { transform: `translate(${x} ${y})` },
    s("rect", { width, height: 22, rx: 11, fill: move.wins ? colours.win : colours.ink, stroke: colours.paper, "stroke-width": 1.5 }),
    text(width / 2, 15.5, 13, move.wins ? colours.onWin : colours.paper, words, "bold"),
  );
}

function text(x, y, size, fill, words, weight = "normal") {
  return s("text", { x, y, "font-size": size, fill, "text-anchor": "middle", "font-weight": weight }, words);
}

// What the moves of a part lead to: a square with the value in the colour of its heat; where a move
// wins, a ring with a star.
function badge(group, part, x, y, colours) {
  const known = part.moves.filter((move) => move.wins !== undefined);
  if (known.length > 0) {
    chip(group, known.find((move) => move.wins) ?? known[0], x, y, colours);
  }
}

function chip(group, move, x, y, colours, small = false) {
  const label = `${move.wins ? "★" : ""}${move.wins ? (move.value ?? "") : worth(move)}`;
  const size = (label.length > 3 ? 9 : 11.5) * (small ? 0.9 : 1);
  const height = small ? 15 : 18;
  const wide = Math.max(small ? 16 : 20, 8 + size * 0.66 * [...label].length);
  const { fill, ink } = move.wins ? { fill: colours.win, ink: colours.onWin } : move.value === undefined ? { fill: colours.faint, ink: colours.ink } : heat(colours, move.value);
  group.append(
    s("rect", { x: x - wide / 2, y: y - height / 2, width: wide, height, rx: move.wins ? height / 2 : 3, fill, stroke: move.wins ? colours.onWin : colours.line, "stroke-width": move.wins ? 1.2 : 0.7 }),
    text(x, y + size * 0.36, size, ink, label, move.wins ? "bold" : "normal"),
  );
}

function worth(move) {
  return move === undefined ? "?" : move.value ?? "–";
}

function heap(group, part, { colours, values }) {
  const { width, height, pieces, standing, look, component, meant } = part;
  const floor = height - 34;
  const colour = component >= 0 ? componentColour(colours, component) : colours.faint;
  group.append(s("rect", { class: "face", width, height, rx: 8, fill: colours.cell, stroke: colour, "stroke-width": component >= 0 ? 2 : 1 }));
  pieces.forEach((piece, i) => {
    const side = Math.min(standing ? 48 : piece.width + 2, piece.height + 2);
    const drawn = look
      ? figure(look, "●", piece.x + (piece.width - side) / 2, piece.y + (piece.height - side) / 2, side, colours)
      : s("circle", { cx: piece.x + piece.width / 2, cy: piece.y + piece.height / 2, r: piece.width / 2 - 2, fill: component >= 0 ? colour : colours.token });
    group.append(s("g", { "data-piece": i }, s("rect", { ...piece, fill: "none", "pointer-events": "all" }), drawn));
  });
  group.append(
    s("line", { x1: 6, x2: width - 6, y1: floor, y2: floor, stroke: colours.line, "stroke-width": 2, "stroke-linecap": "round" }),
    text(component >= 0 ? width / 2 + 8 : width / 2, height - 11, 16, colours.ink, part.text, "bold"),
  );
  if (component >= 0) {
    group.append(text(12, height - 11, 12, colour, part.letter, "bold"));
  }
  const alone = pieces.length > 0 && pieces.every(({ x }) => x === pieces[0].x);
  pieces.forEach((piece, i) => {
    if (meant?.[i]?.wins !== undefined) {
      const [x, y] = standing ? [piece.x + piece.width / 2, piece.y + piece.height - 3] : [piece.x + (alone ? piece.width + 9 : piece.width / 2), piece.y + piece.height / 2];
      chip(group, meant[i], x, y, colours, true);
    }
  });
  const winning = part.moves.filter((move) => move.wins);
  if (values && !meant && winning.length > 0) {
    badge(group, { moves: winning }, width - 14, 12, colours);
  }
}

function vertex(group, part, { colours, values }) {
  const radius = part.width / 2;
  const look = part.looks?.get("vertex");
  const worn = part.tokens.length > 0 ? [...(part.looks ?? [])].find(([of]) => of !== "vertex" && of !== "edge") : undefined;
  const colour = part.component >= 0 ? componentColour(colours, part.component) : colours.line;
  const face = (members) => group.append(s("circle", { class: "face", cx: radius, cy: radius, r: radius, ...members }));
  if (part.shape === "ground") {
    ground(group, radius, colours);
  } else if (part.shape === "joint") {
    face({ fill: colours.paper, "fill-opacity": 0 });
    group.append(s("circle", { cx: radius, cy: radius, r: 5, fill: colours.grass, stroke: colours.paper }));
  } else if (part.shape === "vertex" && look) {
    face({ fill: colours.paper, "fill-opacity": look.picture === "letter" ? 1 : 0, stroke: part.component >= 0 ? colour : "none", "stroke-width": 2 });
    const inset = look.picture === "letter" ? 0 : 2;
    group.append(figure(look, part.text, inset, inset, 2 * (radius - inset), colours));
  } else {
    face({ fill: colours.cell, stroke: colour, "stroke-width": part.component >= 0 ? 3 : 1.5 });
  }
  if (part.shape !== "knot" && look?.picture !== "letter") {
    vertexName(group, part, radius, part.below, colours);
  }
  if (part.tokens.length > 0) {
    group.append(
      worn
        ? figure(worn[1], worn[0], 0, 0, 2 * radius, colours)
        : s("circle", { class: "figure", cx: radius, cy: radius, r: radius * 0.7, fill: colours.token }),
    );
    if (part.tokens.length > 1) {
      group.append(text(radius, radius + 4, 12, colours.onToken, String(part.tokens.length), "bold"));
    }
  }
  if (part.component >= 0 && part.shape !== "knot") {
    group.append(text(1, 2, 11, colour, part.letter, "bold"));
  }
  if (values) {
    const [across, down] = part.beside ?? [0, 0];
    badge(group, part, radius + across, radius + down, colours);
  }
}

// The name of a vertex, in it or below what stands there.
function vertexName(group, part, radius, below, colours) {
  const name = text(radius, below ? 2 * radius + (part.shape === "joint" ? -2 : 12) : radius + 5, 12, colours.ink, start(part.text, below ? 10 : 5));
  if (part.shape === "joint") {
    name.setAttribute("x", radius + 9);
    name.setAttribute("y", radius + 12);
    name.setAttribute("text-anchor", "start");
    name.setAttribute("fill", colours.soft);
  }
  if (below) {
    name.setAttribute("stroke", colours.paper);
    name.setAttribute("stroke-width", 3);
    name.setAttribute("paint-order", "stroke");
  }
  group.append(name);
}

// The ground: grass on earth.
function ground(group, radius, colours) {
  const blades = Array.from({ length: 13 }, (_, i) => `M${radius - 62 + i * 10} ${radius + 1}q3 -6 ${i % 2 ? -2 : 2} -11q5 5 5 11z`).join("");
  group.append(
    s("rect", { class: "face", x: radius - 66, y: radius, width: 132, height: 12, rx: 5, fill: colours.earth }),
    s("path", { d: blades, fill: colours.grass }),
    s("rect", { x: radius - 66, y: radius - 1, width: 132, height: 5, rx: 2.5, fill: colours.grass }),
  );
}

// The first characters of a text; none is cut in half.
function start(words, most) {
  return [...words].slice(0, most).join("");
}

function line(link, { colours }) {
  const shade = colours === palette(true) ? "dark" : "light";
  const colour = link.look?.shapes.at(-1)?.[shade];
  const drawn = curve(link, { fill: "none", stroke: colour ?? colours.line, "stroke-width": colour ? 6 : 2, "stroke-linecap": "round" });
  const wide = curve(link, { fill: "none", stroke: "transparent", "stroke-width": 18, "data-along": link.id });
  return s("g", {}, wide, drawn, link.arc && !link.loop ? arrow(link, colours.line) : "");
}

function curve(link, members) {
  if (link.loop) {
    const radius = 13 + 5 * link.bend;
    return s("circle", { cx: link.x1, cy: link.y1 - sizes.RADIUS - radius + 4, r: radius, ...members });
  }
  const { x1, y1, x2, y2 } = link;
  const bowX = (link.bowX ?? 0) * 2;
  const bowY = (link.bowY ?? 0) * 2;
  return s("path", { d: `M${x1} ${y1}Q${(x1 + x2) / 2 + bowX} ${(y1 + y2) / 2 + bowY} ${x2} ${y2}`, ...members });
}

function arrow({ x1, y1, x2, y2 }, fill) {
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const tip = [x2 - dx * (sizes.RADIUS + 1), y2 - dy * (sizes.RADIUS + 1)];
  const back = [tip[0] - dx * 11, tip[1] - dy * 11];
  return s("path", { d: `M${tip}L${back[0] - dy * 5.5} ${back[1] + dx * 5.5}L${back[0] + dy * 5.5} ${back[1] - dx * 5.5}Z`, fill });
}
