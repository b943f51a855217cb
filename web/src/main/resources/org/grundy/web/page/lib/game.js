// A game as the page knows it: by its name, or by its rules.

import { ask, game as byName } from "./api.js";

const HEAP_CODE = /^(?:[0-9{][0-9A-Za-z{},+!?=]*)?\.[0-9A-Za-z{},+!?=()[\]]+$|^S ?\(|^allbut ?\(|->/;

// What a request needs to name the game: its name or its rules, and other numbers for its parameters.
export function reference(state) {
  const numbers = state.parameters ? { parameters: state.parameters } : {};
  return state.rules ? { rules: state.rules, ...numbers } : { game: state.game, ...numbers };
}

// What the rules say: { title, kind, cells, tokens, mark (of a token on a graph), parameters, example, rules, inTurns (whether
// players move by turns, so that it is played here) }.
export async function facts(state) {
  if (!state.rules && !state.parameters && !HEAP_CODE.test(state.game)) {
    const known = await byName(state.game);
    return { ...ofTree(known.tree), example: known.example, rules: known.rules, about: known.about, aboutHtml: known.aboutHtml };
  }
  const checked = await ask("check", { ...reference(state), untested: true });
  return { ...ofTree(checked.tree), example: checked.example, rules: state.rules ?? "", about: "", aboutHtml: "" };
}

export function ofTree(tree) {
  const tokens = new Map();
  for (const rule of tree.rules) {
    if (rule.kind === "token" && !tokens.has(rule.token)) {
      tokens.set(rule.token, rule.on ?? tree.cells[0]);
    }
  }
  const walk = tree.rules.find((rule) => rule.kind === "walk");
  return {
    mark: walk?.token ?? "",
    title: tree.title,
    kind: tree.board.kind,
    cells: tree.cells ?? [],
    tokens,
    parameters: tree.parameters ?? [],
    start: tree.start ?? null,
    play: tree.play,
    inTurns: tree.board.kind !== "tiling" && !tree.rules.some(({ next }) => next),
  };
}
