// A picture of the page as TikZ: its rectangles, circles, lines, paths of straight and quadratic
// parts, and texts. The page draws pictures from nothing else.

const UNIT = 1 / 40;

export function tikz(svg, command) {
  const colours = new Map();
  const lines = [];
  walk(svg, [0, 0], colours, lines);
  const definitions = [...colours].map(([hex, name]) => `\\definecolor{${name}}{HTML}{${hex.slice(1).toUpperCase()}}`);
  return `% Drawn by: ${command}\n% \\usepackage{tikz}\n${definitions.join("\n")}\n\\begin{tikzpicture}[y=-1cm]\n${lines.join("\n")}\n\\end{tikzpicture}\n`;
}

function walk(node, /** @type {number[]} */ [dx, dy], colours, lines) {
  for (const child of node.children) {
    const [, x, y] = child.getAttribute("transform")?.match(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/) ?? [null, 0, 0];
    const place = [dx + Number(x), dy + Number(y)];
    if (child.dataset.glyph) {
      lines.push(`  ${letter(child, place)}`);
      continue;
    }
    const line = write(child, place, colours);
    if (line) {
      lines.push(`  ${line}`);
    }
    walk(child, place, colours, lines);
  }
}

// A picture of a glyph is its letter here.
function letter(picture, /** @type {number[]} */ [x, y]) {
  const side = Number(picture.dataset.side);
  const middle = `(${round((x + side / 2) * UNIT)},${round((y + side / 2) * UNIT)})`;
  return `\\node[inner sep=0, font=\\ttfamily] at ${middle} {${escaped(picture.dataset.glyph)}};`;
}

function escaped(words) {
  return words.replace(/[\\{}$&#^_%~]/g, (c) => (c === "\\" ? "\\textbackslash{}" : c === "^" || c === "~" ? `\\${c}{}` : `\\${c}`));
}

function write(element, /** @type {number[]} */ [dx, dy], colours) {
  const number = (name) => Number(element.getAttribute(name) ?? 0);
  const at = (x, y) => `(${round((x + dx) * UNIT)},${round((y + dy) * UNIT)})`;
  const style = options(element, colours);
  switch (element.tagName) {
    case "rect":
      return `\\path[${style}] ${at(number("x"), number("y"))} rectangle ${at(number("x") + number("width"), number("y") + number("height"))};`;
    case "circle":
      return `\\path[${style}] ${at(number("cx"), number("cy"))} circle[radius=${round(number("r") * UNIT)}];`;
    case "line":
      return `\\path[${style}] ${at(number("x1"), number("y1"))} -- ${at(number("x2"), number("y2"))};`;
    case "path":
      return `\\path[${style}] ${path(element.getAttribute("d"), at)};`;
    case "text":
      return text(element, at, number, colours);
    default:
      return "";
  }
}

function options(element, colours) {
  const parts = [];
  for (const [member, attribute] of [["fill", "fill"], ["draw", "stroke"]]) {
    const colour = element.getAttribute(attribute);
    if (colour && colour !== "none") {
      parts.push(`${member}=${nameOf(colour, colours)}`);
    }
  }
  const width = element.getAttribute("stroke-width");
  if (width) {
    parts.push(`line width=${round(Number(width) * UNIT * 28.45)}pt`);
  }
  if (element.getAttribute("stroke-dasharray")) {
    parts.push("dashed");
  }
  return parts.join(", ");
}

function nameOf(colour, colours) {
  const hex = colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join("")}` : colour;
  if (!colours.has(hex)) {
    colours.set(hex, `grundy${String.fromCharCode(65 + (colours.size % 26))}${colours.size >= 26 ? String.fromCharCode(65 + Math.floor(colours.size / 26)) : ""}`);
  }
  return colours.get(hex);
}

function path(d, at) {
  const numbers = (values) => values.trim().split(/[\s,]+/).map(Number);
  let now = [0, 0];
  return [...d.matchAll(/([MLQZhv])([^MLQZhv]*)/g)]
    .map(([, kind, values]) => {
      if (kind === "Z") {
        return " -- cycle";
      }
      const n = numbers(values);
      const from = now;
      now = kind === "h" ? [from[0] + n[0], from[1]] : kind === "v" ? [from[0], from[1] + n[0]] : n.slice(-2);
      if (kind === "M") {
        return ` ${at(...now)}`;
      }
      if (kind === "Q") {
        // A quadratic curve as a cubic one.
        const third = (end) => [(2 * n[0] + end[0]) / 3, (2 * n[1] + end[1]) / 3];
        return ` .. controls ${at(...third(from))} and ${at(...third(now))} .. ${at(...now)}`;
      }
      return ` -- ${at(...now)}`;
    })
    .join("");
}

function text(element, at, number, colours) {
  const size = Number(element.getAttribute("font-size") ?? 12);
  const fill = nameOf(element.getAttribute("fill") ?? "#000000", colours);
  const bold = element.getAttribute("font-weight") === "bold" ? "\\bfseries" : "";
  const anchor = element.getAttribute("text-anchor") === "middle" ? "base" : "base west";
  const words = escaped(element.textContent).replaceAll("★", "$\\star$");
  return `\\node[anchor=${anchor}, inner sep=0, text=${fill}, font=\\ttfamily${bold}\\fontsize{${round(size * 0.7)}}{${round(size * 0.8)}}\\selectfont] at ${at(number("x"), number("y"))} {${words}};`;
}

function round(number) {
  return Number(number.toFixed(3));
}
