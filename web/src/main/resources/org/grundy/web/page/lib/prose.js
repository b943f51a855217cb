// What a game's file tells of it in short, as elements: `code`, *stress* and links. The whole is HTML of the server's.

import { h } from "./dom.js";

// The first paragraph behind the title.
export function firstParagraph(markdown) {
  const blocks = markdown.replace(/^(#+ .*)$/gm, "$1\n").split(/\n\s*\n/).map((block) => block.trim());
  return inline((blocks.find((block) => block && !/^(#|```)/.test(block)) ?? "").replaceAll("\n", " "));
}

function inline(text) {
  return text.split(/(`[^`]+`|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
    if (/^`.+`$/.test(part)) {
      return h("code", {}, part.slice(1, -1));
    }
    if (/^\*.+\*$/.test(part)) {
      return h("em", {}, part.slice(1, -1));
    }
    const [, words, target] = part.match(/^\[([^\]]+)\]\((https?:[^)]+)\)$/) ?? [];
    return words ? h("a", { href: target }, words) : part.replace(/^\[([^\]]+)\]\([^)]+\)$/, "$1");
  });
}
