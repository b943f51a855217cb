// The words that may be meant by what is being typed, as CodeMirror lists them. Tab takes the marked one, arrow keys mark another,
// Enter takes one that was marked by them, Escape closes the list.

import {
  acceptCompletion,
  autocompletion,
  closeCompletion,
  completionStatus,
  keymap,
  moveCompletionSelection,
  selectedCompletionIndex,
  setSelectedCompletion,
  startCompletion,
} from "../lib/codemirror.js";

const LEAST = 2;
const MOST = 8;

export function completion(language) {
  return [
    autocompletion({
      override: [({ state, pos, explicit }) => offered(state.doc.toString(), pos, language, explicit)],
      defaultKeymap: false,
      selectOnOpen: false,
      icons: false,
      interactionDelay: 0,
      activateOnTypingDelay: 20,
    }),
    keymap.of([
      { key: "ArrowDown", run: moveCompletionSelection(true) },
      { key: "ArrowUp", run: moveCompletionSelection(false) },
      { key: "Enter", run: acceptCompletion },
      { key: "Tab", run: takeMarked },
      { key: "Escape", run: closeCompletion },
      { key: "Ctrl-Space", run: startCompletion },
    ]),
  ];
}

// Offers what fits to what was typed before the language was known.
export function completeWaiting(view, language) {
  const { doc, selection } = view.state;
  if (view.hasFocus && offered(doc.toString(), selection.main.head, language, false)) {
    startCompletion(view);
  }
}

function takeMarked(view) {
  if (completionStatus(view.state) !== "active") {
    return false;
  }
  if (selectedCompletionIndex(view.state) === null) {
    view.dispatch({ effects: setSelectedCompletion(0) });
  }
  return acceptCompletion(view);
}

// What fits before a place of a text: whole words of a line begin it or stand within it. Where nothing was typed, only who asks
// for it is offered something.
function offered(text, place, language, asked) {
  const before = text.slice(0, place);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const word = line.match(/(?:^|[\s:,])([a-z]+)$/)?.[1] ?? "";
  const first = line.trim() === word;
  const board = text.match(/^board\s+(\w+)/m)?.[1];
  const free = line.includes("//") || /^\s*(game|expect)\s/.test(line);
  const fits = [...(language?.values() ?? [])].flat().filter(
    (entry) =>
      entry.word.startsWith(word) &&
      (entry.kind === "keyword") === first &&
      (entry.kind !== "picture" || /^\s*look\s/.test(line)) &&
      (!first || !board || entry.boards.includes(board)),
  );
  if (free || (!asked && word.length < LEAST) || fits.some((entry) => entry.word === word)) {
    return null;
  }
  const words = new Map(fits.map((entry) => [entry.word, entry.meaning]));
  return {
    from: place - word.length,
    filter: false,
    options: [...words].slice(0, MOST).map(([label, detail]) => ({ label, detail, apply: `${label} ` })),
  };
}
