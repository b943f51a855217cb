// What a game's file tells of it, as elements: headings, paragraphs, drawings, `code` and *stress*.

import { h } from "./dom.js";

export function prose(markdown) {
  return blocks(markdown).map((block) => {
    const [, fenced] = block.match(/^```\w*\n(.*?)\n?```$/s) ?? [];
    if (fenced !== undefined) {
      return h("pre", { class: "explanation", tabindex: 0 }, fenced);
    }
    const [, heading] = block.match(/^#+ (.*)$/) ?? [];
    return heading ? h("h3", {}, heading) : h("p", {}, inline(block.replaceAll("\n", " ")));
  });
}

// The first paragraph behind the title.
export function firstParagraph(markdown) {
  return inline((blocks(markdown).find((block) => !/^(#|```)/.test(block)) ?? "").replaceAll("\n", " "));
}

function blocks(markdown) {
  return markdown
    .split(/(```.*?```)/s)
    .flatMap((part) => (part.startsWith("```") ? [part] : part.replace(/^(#+ .*)$/gm, "$1\n").split(/\n\s*\n/)))
    .map((block) => block.trim())
    .filter(Boolean);
}

function inline(text) {
  return text.split(/(`[^`]+`|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
    if (/^`.+`$/.test(part)) {
      return h("code", {}, part.slice(1, -1));
    }
    if (/^\*.+\*$/.test(part)) {
      return h("em", {}, part.slice(1, -1));
    }
    return part.replace(/^\[([^\]]+)\]\([^)]+\)$/, "$1");
  });
}
