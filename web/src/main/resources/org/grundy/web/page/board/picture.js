// Draws a layout as SVG: one renderer for every kind of board. All colours are attributes, so that
// a picture that is saved looks as it did on the page.

import { s } from "../lib/dom.js";
import { letter } from "../lib/nimber.js";
import { componentColour, heat, palette } from "../lib/palette.js";
import { sizes } from "./layout.js";

const MARGIN = 10;
const FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace";

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
    "aria-label": options.title ?? "Board",
  });
  layout.links.forEach((link) => root.append(line(link, options)));
  layout.parts.forEach((part) => root.append(draw(part, options)));
  layout.notes.forEach((note) =>
    root.append(s("text", { x: note.x, y: note.y, "font-size": 18, "text-anchor": "middle", fill: colours.soft }, note.text)),
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
    default:
      vertex(group, part, options);
  }
  return group;
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
function smallCell(group, part, { colours, values }) {
  const { width, height } = part;
  const known = values ? part.moves.filter((move) => move.wins !== undefined) : [];
  const wins = known.some((move) => move.wins);
  const best = known.find((move) => move.wins) ?? known[0];
  const { fill, ink } = best?.value === undefined ? { fill: wins ? colours.win : colours.cell, ink: wins ? colours.onWin : colours.ink } : heat(colours, best.value);
  group.append(s("rect", { class: "face", width, height, fill, stroke: colours.faint, "stroke-width": 0.5 }));
  if (wins) {
    group.append(s("rect", { x: 1.5, y: 1.5, width: width - 3, height: height - 3, fill: "none", stroke: colours.win, "stroke-width": 2 }));
  }
  const shown = part.tokens[0] ?? part.text;
  if (shown && width >= 14) {
    group.append(text(width / 2, height * 0.68, width * 0.5, ink, shown, part.tokens.length > 0 ? "bold" : "normal"));
  }
}

function largeCell(group, part, { colours, values }) {
  const { width, height } = part;
  group.append(
    s("rect", { class: "face", width, height, fill: colours.cell, stroke: colours.line, "stroke-width": 1 }),
  );
  const shown = values && part.moves.length > 0;
  if (part.shapes?.has(part.text)) {
    group.append(figure(part, part.text, shown ? 3 : width * 0.1, shown ? 3 : width * 0.1, width * (shown ? 0.66 : 0.8), colours));
  }
  if (part.component >= 0) {
    const colour = componentColour(colours, part.component);
    group.append(
      s("rect", { x: 2.5, y: 2.5, width: width - 5, height: height - 5, fill: "none", stroke: colour, "stroke-width": 3 }),
      text(8.5, 14, 9.5, colour, letter(part.component), "bold"),
    );
  }
  if (part.text && !part.shapes?.has(part.text)) {
    group.append(text(width * (shown ? 0.4 : 0.5), height * (shown ? 0.52 : 0.62), width * 0.42, colours.ink, part.text));
  }
  part.tokens.forEach((glyph, i) => {
    if (part.shapes?.has(glyph)) {
      group.append(figure(part, glyph, width * (0.1 + 0.12 * i), height * 0.1, width * 0.72, colours));
      return;
    }
    group.append(
      s("circle", { cx: width * (0.42 + 0.12 * i), cy: height * 0.45, r: width * 0.28, fill: colours.token, stroke: colours.paper, "stroke-width": 2 }),
      text(width * (0.42 + 0.12 * i), height * 0.56, width * 0.32, colours.onToken, glyph, "bold"),
    );
  });
  if (values) {
    badge(group, part, width - 12, height - 12, colours);
  }
}

// The picture of a glyph. The glyph stays with it, for what draws no outlines.
function figure(part, glyph, x, y, side, colours) {
  const shade = colours === palette(true) ? "dark" : "light";
  return s(
    "g",
    { "data-glyph": glyph, "data-side": side, transform: `translate(${x} ${y}) scale(${side / 100})` },
    part.shapes.get(glyph).map((shape) => s("path", { d: shape.path, fill: shape[shade] })),
  );
}

// Marks around some parts and along some links, on top of a picture; they do not catch the pointer.
export function marks(layout, ids, colours) {
  const dashes = { fill: "none", stroke: colours.choice, "stroke-width": 3, "stroke-dasharray": "6 4" };
  const around = layout.parts
    .filter((part) => ids.has(part.id))
    .map(({ x, y, width, height, shape }) =>
      shape === "cell" || shape === "heap"
        ? s("rect", { x: x + 1, y: y + 1, width: width - 2, height: height - 2, ...dashes })
        : s("circle", { cx: x + width / 2, cy: y + height / 2, r: width / 2 + 3, ...dashes }),
    );
  const along = layout.links.filter((link) => ids.has(link.id)).map((link) => curve(link, { ...dashes, "stroke-width": 4 }));
  return s("g", { "pointer-events": "none", "data-marks": true }, along, around);
}

function text(x, y, size, fill, words, weight = "normal") {
  return s("text", { x, y, "font-size": size, fill, "text-anchor": "middle", "font-weight": weight }, words);
}

// What the moves of a part lead to: a square with the value in the colour of its heat; where a move
// wins, a disc with a ring and a star.
function badge(group, part, x, y, colours) {
  const known = part.moves.filter((move) => move.wins !== undefined);
  if (part.moves.length === 0) {
    return;
  }
  const wins = known.some((move) => move.wins);
  const best = known.find((move) => move.wins) ?? known[0];
  const shown = wins ? (best.value ?? "W") : worth(best);
  const label = part.moves.length > 1 ? `${shown}+` : String(shown);
  const size = label.length > 2 ? 9 : 11.5;
  if (wins) {
    group.append(
      s("circle", { cx: x, cy: y, r: 11, fill: colours.win, stroke: colours.paper, "stroke-width": 1.5 }),
      s("circle", { cx: x, cy: y, r: 8.6, fill: "none", stroke: colours.onWin, "stroke-width": 1.2 }),
      text(x, y + size * 0.35, size, colours.onWin, label, "bold"),
      text(x + 1, y - 11, 13, colours.win, "★"),
    );
    return;
  }
  const { fill, ink } = best?.value === undefined ? { fill: colours.faint, ink: colours.ink } : heat(colours, best.value);
  group.append(
    s("rect", { x: x - 11, y: y - 9, width: 22, height: 18, rx: 2, fill, stroke: colours.line, "stroke-width": 0.7 }),
    text(x, y + size * 0.35, size, ink, label),
  );
}

function worth(move) {
  return move === undefined ? "?" : move.value ?? "–";
}

function heap(group, part, { colours, values }) {
  const { width, height, count } = part;
  const step = sizes.TOKEN + 3;
  const floor = height - 34;
  group.append(s("rect", { class: "face", width, height, rx: 6, fill: colours.cell, stroke: colours.faint }));
  for (let i = 0; i < count; i++) {
    const column = Math.floor(i / sizes.TOKENS_HIGH);
    group.append(
      s("circle", {
        cx: 14 + column * step,
        cy: floor - 10 - (i % sizes.TOKENS_HIGH) * step,
        r: sizes.TOKEN / 2,
        fill: part.component >= 0 ? componentColour(colours, part.component) : colours.token,
      }),
    );
  }
  group.append(
    s("line", { x1: 4, x2: width - 4, y1: floor + 1, y2: floor + 1, stroke: colours.line, "stroke-width": 2 }),
    text(part.component >= 0 ? 30 : 22, height - 11, 15, colours.ink, part.text, "bold"),
  );
  if (part.component >= 0) {
    group.append(text(10, height - 11, 11, componentColour(colours, part.component), letter(part.component), "bold"));
  }
  if (values && part.moves.some((move) => move.wins)) {
    badge(group, { moves: part.moves.filter((move) => move.wins) }, width - 15, 22, colours);
  }
}

function vertex(group, part, { colours, values }) {
  const radius = part.width / 2;
  if (part.shape === "ground") {
    group.append(s("line", { x1: -18, x2: part.width + 18, y1: radius, y2: radius, stroke: colours.ink, "stroke-width": 6 }));
  } else {
    const colour = part.component >= 0 ? componentColour(colours, part.component) : colours.line;
    group.append(
      s("circle", { class: "face", cx: radius, cy: radius, r: radius, fill: colours.cell, stroke: colour, "stroke-width": part.component >= 0 ? 3 : 1.5 }),
    );
  }
  if (part.shape !== "knot") {
    group.append(text(radius, part.moves.length > 0 && values ? radius : radius + 5, 12, colours.ink, start(part.text, 6)));
  }
  if (part.tokens.length > 0) {
    group.append(
      s("circle", { cx: radius, cy: radius, r: radius * 0.7, fill: colours.token }),
      text(radius, radius + 4, 11, colours.onToken, start(part.text, 4), "bold"),
    );
  }
  if (part.component >= 0) {
    group.append(text(3, 4, 10, componentColour(colours, part.component), letter(part.component), "bold"));
  }
  if (values) {
    const knot = part.shape === "knot";
    badge(group, part, knot ? radius : part.width - 3, knot ? radius : part.height - 3, colours);
  }
}

// The first characters of a text; none is cut in half.
function start(words, most) {
  return [...words].slice(0, most).join("");
}

function line(link, { colours }) {
  const drawn = curve(link, { fill: "none", stroke: colours.line, "stroke-width": 2 });
  return link.arc && !link.loop ? s("g", {}, drawn, arrow(link, colours.line)) : drawn;
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
