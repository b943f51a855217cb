// A menu of moves, where a part of the board has several.

import { h } from "../lib/dom.js";

// Asks for one of some moves; the promise is of the chosen one, or of undefined, also where another
// menu is open.
export function choose(moves, place) {
  if (document.querySelector("dialog.menu")) {
    return Promise.resolve(undefined);
  }
  return new Promise((resolve) => {
    let chosen;
    const dialog = h(
      "dialog",
      { class: "menu", "aria-label": `Moves at ${place}` },
      h("p", { class: "menu-title" }, `${moves.length} moves at ${place}`),
      h(
        "ul",
        {},
        [...moves].sort(byWorth).map((move) =>
          h(
            "li",
            {},
            h(
              "button",
              {
                type: "button",
                onclick: () => {
                  chosen = move;
                  dialog.close();
                },
              },
              h("span", {}, move.move),
              h("span", { class: move.wins ? "wins" : "worth" }, worth(move)),
            ),
          ),
        ),
      ),
      h("button", { type: "button", class: "quiet", onclick: () => dialog.close() }, "None of these"),
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(chosen);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

function byWorth(one, other) {
  return Number(other.wins ?? false) - Number(one.wins ?? false);
}

// What a move is worth, in words.
export function worth(move) {
  if (move.wins === undefined) {
    return "";
  }
  const value = move.value === undefined ? "" : `→ ${move.value}`;
  return move.wins ? `${value} ★ wins` : value || "loses";
}
