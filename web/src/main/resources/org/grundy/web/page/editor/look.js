// How the editor of rules looks, in the colours of the page.

import { EditorView } from "../lib/codemirror.js";

const BOX = { background: "var(--raised)", color: "var(--ink)", border: "1px solid var(--strong)", borderRadius: "0.3rem" };

export const look = EditorView.theme({
  "&": { height: "var(--editor-high, 24rem)", fontSize: "0.95rem", color: "var(--ink)" },
  "&.cm-focused": { outline: "2px solid var(--accent)" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: 1.5 },
  ".cm-content": { caretColor: "var(--ink)", padding: "0.6rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { background: "none", color: "var(--soft)", border: "none" },
  ".cm-panels": { background: "var(--raised)", color: "var(--ink)" },
  ".cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-panel.cm-search": { font: "0.9rem sans-serif", paddingRight: "2rem" },
  ".cm-textfield": { background: "var(--ground)", color: "var(--ink)", border: "1px solid var(--strong)", padding: "0.2rem 0.4rem" },
  ".cm-button": { ...BOX, backgroundImage: "none", padding: "0.2rem 0.6rem" },
  ".cm-panel.cm-search [name=close]": { color: "var(--ink)", fontSize: "1.2rem", padding: "0 0.4rem" },
  ".cm-searchMatch": { background: "none", outline: "1px solid var(--accent)" },
  ".cm-searchMatch.cm-searchMatch-selected": { background: "var(--raised)", outlineWidth: "2px" },
  ".cm-tooltip": BOX,
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit", maxWidth: "min(34rem, 90vw)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.25rem 0.5rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": { background: "var(--accent)", color: "var(--on-accent)" },
  ".cm-completionLabel": { fontWeight: "bold", fontFamily: "var(--mono)" },
  ".cm-completionDetail": { fontStyle: "normal" },
  ".cm-diagnostic": { padding: "0.3rem 0.6rem", maxWidth: "30rem", whiteSpace: "pre-wrap" },
  ".cm-lintRange-error": { backgroundColor: "var(--bad-ground)", backgroundImage: "none", textDecoration: "underline wavy var(--bad)", textUnderlineOffset: "3px" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": { background: "none", outline: "1px solid var(--soft)" },
  ".w-keyword": { color: "var(--accent)", fontWeight: 700 },
  ".w-word": { color: "var(--good)" },
  ".w-direction, .w-sign": { color: "var(--win)" },
  ".w-comment": { color: "var(--soft)", fontStyle: "italic" },
});
