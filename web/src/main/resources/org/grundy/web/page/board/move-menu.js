// A list of moves below the board, where a place of it means several.

import { h } from "../lib/dom.js";
import { ORIGINAL, say } from "../lib/say.js";

/** @type {?() => void} */
let close = null;

// Asks in an element for one of some moves; the promise is of the chosen one, or of undefined where the
// list is closed, or another one opened. `look` hears of the move that is pointed at. The list takes the focus and
// gives it back to `board`.
export function choose(moves, part, { host, look = (/** @type {?object} */ _) => {}, board }) {
  close?.();
  return new Promise((resolve) => {
    const end = (move) => {
      close = null;
      look(null);
      const hadFocus = host.contains(document.activeElement);
      host.replaceChildren();
      if (hadFocus) {
        board.focus();
      }
      resolve(move);
    };
    close = () => end(undefined);
    host.replaceChildren(
      h(
        "div",
        {
          class: "menu",
          role: "group",
          "aria-label": say("menu.movesAt", { place: part.place }),
          onkeydown: (event) => {
            if (event.key === "Escape") {
              end(undefined);
            }
          },
        },
        h("p", { class: "menu-title" }, say("menu.countAt", { count: moves.length, place: part.place })),
        h(
          "ul",
          {},
          inOrder(moves, part).map((move) =>
            h(
              "li",
              {},
              h(
                "button",
                { type: "button", onclick: () => end(move), onpointerenter: () => look(move), onfocus: () => look(move) },
                h("span", { lang: ORIGINAL }, move.words),
                h("span", { class: move.wins ? "wins" : "worth" }, worth(move)),
              ),
            ),
          ),
        ),
        h("button", { type: "button", class: "quiet", onclick: () => end(undefined) }, say("menu.none")),
      ),
    );
    host.querySelector("button").focus();
  });
}

// Closes the list, if there is one.
export function closeMenu() {
  close?.();
}

// Those that win first, and of them those that begin at the chosen part.
function inOrder(moves, part) {
  const rank = (move) => 2 * Number(move.wins ?? false) + Number(move.cells?.[0] === part.key);
  return [...moves].sort((one, other) => rank(other) - rank(one));
}

// What a move is worth, in words.
export function worth(move) {
  if (move.wins === undefined) {
    return "";
  }
  const value = move.value === undefined ? "" : `→ ${move.value}`;
  return move.wins ? `${value} ${say("worth.wins")}` : value || say("worth.loses");
}
