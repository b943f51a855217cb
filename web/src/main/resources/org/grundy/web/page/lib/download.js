// Saves what is shown: pictures as SVG, PNG and TikZ, tables as CSV, all as JSON. Each file says the
// command that makes it again.

import { h } from "./dom.js";
import { say } from "./say.js";
import { tikz } from "./tikz.js";
import { icon } from "./tools.js";

// The buttons that save. `picture` gives an SVG element, `json` an object, `rows` rows of a
// table, `page` a promise of one file to be read.
/**
 * @param {{name: string, command: string, picture?: () => SVGElement, json?: () => object, rows?: () => Array<Array>,
 *   page?: () => Promise<string>, what?: string}} what
 */
export function downloads({ name, command, picture, json, rows, page, what = say("share.saveAs") }) {
  const button = (kind, save) => h("button", { type: "button", class: "quiet", onclick: save }, kind);
  const said = h("span", { class: "soft", role: "status" });
  const buttons = [];
  if (picture) {
    buttons.push(
      button("SVG", () => save(`${name}.svg`, "image/svg+xml", svgText(picture(), command))),
      button("PNG", () => savePng(`${name}.png`, picture(), command)),
      button("TikZ", () => {
        const drawing = picture();
        const isDrawn = drawing.querySelector("image") === null;
        said.textContent = isDrawn ? "" : say("share.tikz");
        if (isDrawn) {
          save(`${name}.tex`, "text/x-tex", tikz(drawing, command));
        }
      }),
    );
  }
  if (rows) {
    buttons.push(button("CSV", () => save(`${name}.csv`, "text/csv", `# ${command}\n${rows().map(csvLine).join("\n")}\n`)));
  }
  if (json) {
    buttons.push(button("JSON", () => save(`${name}.json`, "application/json", JSON.stringify({ command, ...json() }, null, 2))));
  }
  if (page) {
    buttons.push(button("HTML", async () => save(`${name}.html`, "text/html", await page())));
  }
  const copied = h("span", { class: "soft", role: "status" });
  const copy = () => navigator.clipboard.writeText(location.href).then(() => (copied.textContent = say("share.copied")), () => (copied.textContent = location.href));
  return [
    h(
      "details",
      { class: "share" },
      h("summary", { class: "tool" }, icon("share"), h("span", {}, say("share.share"))),
      h(
        "div",
        { class: "sheet-of-share" },
        h("p", { class: "saving", role: "group", "aria-label": what }, h("span", { class: "soft" }, what), buttons, said),
        h("p", {}, button(say("share.copyTheLink"), copy), " ", copied),
        h("p", { class: "command" }, h("span", { class: "soft" }, say("share.terminal")), h("code", {}, command)),
      ),
    ),
  ];
}

function csvLine(row) {
  return row.map((field) => {
    const text = field === undefined || field === null ? "" : String(field);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  }).join(",");
}

function svgText(svg, command) {
  const description = document.createElementNS("http://www.w3.org/2000/svg", "desc");
  description.textContent = `Drawn by: ${command}`;
  svg.prepend(description);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}\n`;
}

function savePng(name, svg, command) {
  const scale = 2;
  const width = Number(svg.getAttribute("width")) * scale;
  const height = Number(svg.getAttribute("height")) * scale;
  const address = URL.createObjectURL(new Blob([svgText(svg, command)], { type: "image/svg+xml" }));
  const image = new Image();
  image.onload = () => {
    const canvas = h("canvas", { width, height });
    const context = canvas.getContext("2d");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
    URL.revokeObjectURL(address);
    canvas.toBlob((blob) => saveBlob(name, blob), "image/png");
  };
  image.src = address;
}

export function save(name, type, text) {
  saveBlob(name, new Blob([text], { type }));
}

function saveBlob(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
