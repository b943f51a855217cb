// <board-view>: a board to look at and to click on. Arrow keys go from part to part; Enter and a
// click choose one. What choosing means is up to the view around it.
//
// Members: show(exploration, { values, still, label }), mark(ids of parts). Events: `choose` with the part and whether
// Shift was held, `look` with the part under the pointer or with the focus, or null.

import { palette } from "../lib/palette.js";
import { layout } from "./layout.js";
import { marks, picture } from "./picture.js";

export class BoardView extends HTMLElement {
  #exploration = null;
  #options = {};
  #layout = null;
  #parts = new Map();
  #looked = null;
  #focused = "";

  connectedCallback() {
    this.addEventListener("click", (event) => this.#choose(event));
    this.addEventListener("contextmenu", (event) => this.#turnBack(event));
    this.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("pointerover", (event) => this.#look(event));
    this.addEventListener("focusin", (event) => this.#look(event));
    this.addEventListener("pointerleave", () => this.#lookAt(null));
    document.addEventListener("themechange", this.#redraw);
  }

  disconnectedCallback() {
    document.removeEventListener("themechange", this.#redraw);
  }

  #redraw = () => this.#draw();

  // Draws an exploration.
  show(exploration, options = {}) {
    this.#exploration = exploration;
    this.#options = options;
    this.#draw();
  }

  // The picture by itself, to be saved.
  pictureToSave() {
    return picture(layout(this.#exploration), { ...this.#options, colours: palette(false), title: this.#exploration.game });
  }

  #draw() {
    if (!this.#exploration) {
      return;
    }
    const hadFocus = this.contains(document.activeElement);
    const drawn = layout(this.#exploration);
    this.#layout = drawn;
    this.#parts = new Map(drawn.parts.map((part) => [part.id, part]));
    const firstId = drawn.parts[0]?.id ?? "";
    const focusable = this.#parts.has(this.#focused) ? this.#focused : firstId;
    this.#focused = focusable;
    const interactive = (group, part) => {
      group.setAttribute("role", "button");
      group.setAttribute("tabindex", part.id === focusable ? "0" : "-1");
      group.setAttribute("aria-label", describe(part));
      group.setAttribute("class", part.moves.length > 0 ? "part movable" : "part");
    };
    this.replaceChildren(
      picture(drawn, {
        ...this.#options,
        scale: Math.min(1.5, Math.max(1, 460 / drawn.width)),
        colours: palette(),
        interactive: this.#options.still ? null : interactive,
        title: this.#options.label ?? this.#exploration.game,
      }),
    );
    if (hadFocus) {
      this.#group(focusable)?.focus();
    }
  }

  // Marks parts, such as those that a move changes; nothing else is touched, so that a click that
  // has begun still ends where it began.
  mark(ids) {
    this.querySelector("[data-marks]")?.remove();
    if (ids.size > 0) {
      this.firstElementChild.append(marks(this.#layout, ids, palette()));
    }
  }

  #group(id) {
    return this.querySelector(`[data-part="${CSS.escape(id)}"]`);
  }

  #partOf(event) {
    const group = event.target.closest?.("[data-part]");
    return group ? this.#parts.get(group.dataset.part) : undefined;
  }

  #choose(event) {
    const part = this.#partOf(event);
    if (part) {
      this.#focus(part.id, false);
      this.#tell("choose", { part, back: event.shiftKey });
    }
  }

  #turnBack(event) {
    const part = this.#partOf(event);
    if (part) {
      event.preventDefault();
      this.#tell("choose", { part, back: true });
    }
  }

  #look(event) {
    const part = this.#partOf(event);
    if (part) {
      this.#lookAt(part);
    }
  }

  #lookAt(part) {
    if (this.#looked !== part) {
      this.#looked = part;
      this.#tell("look", { part });
    }
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  #key(event) {
    const part = this.#parts.get(this.#focused);
    if (!part) {
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#tell("choose", { part, back: event.shiftKey });
      return;
    }
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (direction && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const next = nearest(part, [...this.#parts.values()], direction);
      if (next) {
        this.#focus(next.id, true);
      }
    }
  }

  #focus(id, move) {
    this.#group(this.#focused)?.setAttribute("tabindex", "-1");
    this.#focused = id;
    const group = this.#group(id);
    group?.setAttribute("tabindex", "0");
    if (move) {
      group?.focus();
    }
  }
}

// The next part in a direction: the one that is nearest, where going aside counts thrice.
function nearest(from, parts, [dx, dy]) {
  const middle = (part) => [part.x + part.width / 2, part.y + part.height / 2];
  const [x, y] = middle(from);
  let best;
  let least = Infinity;
  for (const part of parts) {
    const [px, py] = middle(part);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (part !== from && along > 1 && along + 3 * aside < least) {
      best = part;
      least = along + 3 * aside;
    }
  }
  return best;
}

// A part in words.
function describe(part) {
  const holds = [part.text && part.shape === "cell" ? part.text : "", ...part.tokens].filter(Boolean).join(", token ");
  const known = part.moves.filter((move) => move.wins !== undefined);
  const wins = known.filter((move) => move.wins).length;
  const leads =
    part.moves.length === 0
      ? "no move"
      : part.moves.length === 1
        ? `1 move${known.length ? `, leads to ${known[0].value ?? (known[0].wins ? "a win" : "a loss")}${wins ? ", wins" : ""}` : ""}`
        : `${part.moves.length} moves${known.length ? `, ${wins} win` : ""}`;
  return `${part.place}: ${holds ? `${holds}; ` : ""}${leads}`;
}

customElements.define("board-view", BoardView);
