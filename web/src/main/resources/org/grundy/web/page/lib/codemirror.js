// CodeMirror 6 (MIT), which the build takes from its WebJars: the editor of texts. Only the editor of rules loads it.

export { acceptCompletion, autocompletion, closeCompletion, completionStatus, moveCompletionSelection, selectedCompletionIndex, setSelectedCompletion, startCompletion } from "../codemirror/codemirror-autocomplete.js";
export { defaultKeymap, history, historyKeymap, indentMore, invertedEffects, isolateHistory } from "../codemirror/codemirror-commands.js";
export { bracketMatching } from "../codemirror/codemirror-language.js";
export { lintGutter, nextDiagnostic, setDiagnostics } from "../codemirror/codemirror-lint.js";
export { search, searchKeymap } from "../codemirror/codemirror-search.js";
export { Compartment, EditorState, StateEffect, StateField, Transaction } from "../codemirror/codemirror-state.js";
export { Decoration, EditorView, ViewPlugin, keymap, lineNumbers } from "../codemirror/codemirror-view.js";
