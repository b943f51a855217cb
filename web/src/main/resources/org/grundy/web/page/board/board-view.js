// <board-view>: a board to look at and to click on. Arrow keys go from part to part; Enter and a
// click choose one. What choosing means is up to the view around it.
//
// Members: show(exploration, { values, still, label, placed }), where what changed since the picture
// before is seen to change, mark(ids of parts), ghost(move) shows on the board what a move would do. Events:
// `choose` with the part, the moves that are meant, whether it turns back (Shift was held), and `again`, which
// tells the same choice of the moves that are known by then; `turn` with the part at which the right button or
// a finger that rests asks for something else: a view that heeds it prevents its default; `look` with the part under the pointer or with
// the focus, or null, and the moves that are meant.

import { keepFinger, s } from "../lib/dom.js";
import { palette } from "../lib/palette.js";
import { say } from "../lib/say.js";
import { winningOf } from "../lib/winning.js";
import { layout } from "./layout.js";
import { ghost, marks, picture, way } from "./picture.js";
import { draggable, meantByDrag, meantOnBoard, meantOnHeap } from "./pointing.js";

const DURATION = 150;
const MOST_ANIMATED = 60;

// Of a heap with more moves no token says its value.
const MOST_TOLD = 400;

export class BoardView extends HTMLElement {
  /** @type {Answer} */
  #exploration = null;
  #options = {};
  /** @type {Answer} */
  #layout = null;
  #parts = new Map();
  #looked = "";
  /** @type {Answer} */
  #held = null;
  #pointer = null;
  #draggable = new Set();
  #focused = "";

  connectedCallback() {
    this.addEventListener("click", (event) => this.#choose(event));
    this.addEventListener("contextmenu", (event) => this.#turnBack(event));
    this.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("pointermove", (event) => this.#look(event));
    this.addEventListener("pointerdown", (event) => this.#hold(event));
    this.addEventListener("pointerup", (event) => this.#drop(event));
    this.addEventListener("pointercancel", () => (this.#held = null));
    keepFinger(this, () => this.#draggable.has(this.#held?.id));
    this.addEventListener("focusin", (event) => this.#focusOn(event));
    this.addEventListener("pointerleave", () => this.#leave());
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

  // The part that had the focus last has it again.
  focus() {
    this.#group(this.#focused)?.focus();
  }

  // The parts; of a heap with the move that each of its tokens means, where values are shown.
  #laidOut() {
    const drawn = layout(this.#exploration);
    for (const part of drawn.parts.filter(({ shape, moves }) => this.#options.values && shape === "heap" && moves.length > 0 && moves.length <= MOST_TOLD)) {
      part.meant = part.pieces.map((_, i) => meantOnHeap(part, this.#exploration, i, 0.5)[0]?.move);
    }
    return drawn;
  }

  // The picture by itself, to be saved.
  pictureToSave() {
    return picture(this.#laidOut(), { ...this.#options, colours: palette(false), title: this.#exploration.game });
  }

  #draw() {
    if (!this.#exploration) {
      return;
    }
    const before = { parts: this.#parts, drawing: this.firstElementChild };
    const hadFocus = this.contains(document.activeElement);
    const drawn = this.#laidOut();
    this.#layout = drawn;
    this.#parts = new Map(drawn.parts.map((part) => [part.id, part]));
    const firstId = drawn.parts[0]?.id ?? "";
    const focusable = this.#parts.has(this.#focused) ? this.#focused : firstId;
    this.#focused = focusable;
    this.#draggable = this.#options.still ? new Set() : draggable(this.#exploration);
    const interactive = (group, part) => {
      group.setAttribute("role", "button");
      group.setAttribute("tabindex", part.id === focusable ? "0" : "-1");
      group.setAttribute("aria-label", describe(part, !this.#exploration.movesUnknown, this.#options.values));
      group.setAttribute("class", part.moves.length > 0 ? "part movable" : "part");
    };
    this.replaceChildren(
      picture(drawn, {
        ...this.#options,
        colours: palette(),
        interactive: this.#options.still ? null : interactive,
        title: this.#options.label ?? this.#exploration.game,
      }),
    );
    const [, , width, height] = (this.#picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
    this.style.setProperty("--ratio", String(width / height));
    this.style.setProperty("--natural", `${width}px`);
    this.#trail(before);
    if (hadFocus) {
      this.focus();
    }
    this.#looked = "";
    this.#lookOn();
    this.#animate(before);
  }

  // Shows what a move would do, or nothing.
  ghost(move) {
    this.querySelector("[data-ghost]")?.remove();
    if (move) {
      this.#picture.append(ghost(this.#layout, move, this.#exploration, { ...this.#options, colours: palette() }));
    }
  }

  // The way of the only token that went elsewhere.
  #trail({ parts }) {
    const tokens = (part) => part?.tokens.length ?? 0;
    const moved = parts.size === this.#parts.size ? [...this.#parts.values()].filter((part) => tokens(part) !== tokens(parts.get(part.id))) : [];
    if (moved.length === 2 && !this.#options.still) {
      const [to, from] = moved.sort((one, other) => tokens(other) - tokens(parts.get(other.id)) - tokens(one) + tokens(parts.get(one.id)));
      this.#picture.append(way(from, to, palette()));
    }
  }

  // A token that went elsewhere slides there, other changes appear and fade, within 150 ms.
  #animate(before) {
    const was = (part) => before.parts.get(part.id);
    const changed = [...this.#parts.values()].filter((part) => was(part) && holding(was(part)) !== holding(part));
    const few = changed.length > 0 && changed.length <= MOST_ANIMATED && before.parts.size === this.#parts.size;
    if (!few || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return;
    }
    const left = changed.filter((part) => part.tokens.length < was(part).tokens.length);
    for (const part of changed) {
      const [from] = part.tokens.length > was(part).tokens.length ? left : [];
      for (const figure of this.#group(part.id).querySelectorAll(".figure")) {
        const moving = s("g");
        figure.replaceWith(moving);
        moving.append(figure);
        moving.style.transformBox = "fill-box";
        moving.style.transformOrigin = "center";
        const start = from ? `translate(${from.x - part.x}px, ${from.y - part.y}px)` : "scale(0.4)";
        moving.animate([{ transform: start, opacity: from ? 1 : 0 }, { transform: "none", opacity: 1 }], { duration: DURATION, easing: "ease-out" });
      }
      if (!from) {
        this.#fade(groupOf(before.drawing, part.id));
      }
    }
  }

  #fade(group) {
    const ghost = s("g", { transform: group.getAttribute("transform"), "pointer-events": "none", "aria-hidden": "true" }, [...group.cloneNode(true).childNodes]);
    this.#picture.append(ghost);
    const gone = () => ghost.remove();
    ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: DURATION }).finished.then(gone, gone);
  }

  // Marks parts, such as those that a move changes; nothing else is touched, so that a click that
  // has begun still ends where it began.
  mark(ids) {
    this.querySelector("[data-marks]")?.remove();
    if (ids.size > 0) {
      this.#picture.append(marks(this.#layout, ids, palette()));
    }
  }

  get #picture() {
    return /** @type {SVGSVGElement} */ (this.firstElementChild);
  }

  #group(id) {
    return groupOf(this, id);
  }

  #partOf(event) {
    const group = event.target.closest?.("[data-part], [data-along]");
    return group ? this.#parts.get(group.dataset.part ?? group.dataset.along) : undefined;
  }

  // The moves that are meant by a place; all of a part where the place is not known.
  #meant(event, part) {
    if (event.clientX === undefined || !event.isTrusted || this.#options.still) {
      return part.moves;
    }
    const matrix = (this.#picture.getScreenCTM() ?? new DOMMatrix()).inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    if (part.shape === "cell" && this.#exploration.summands[part.summand].cells) {
      return meantOnBoard(part, this.#exploration, { x: point.x - part.x, y: point.y - part.y });
    }
    const index = event.target.closest("[data-piece]")?.dataset.piece;
    if (index !== undefined) {
      const piece = part.pieces[index];
      const meant = meantOnHeap(part, this.#exploration, Number(index), (point.x - part.x - piece.x) / piece.width);
      return meant.map(({ move, from, to }) => ({ ...move, taken: { part: part.id, from, to } }));
    }
    return part.moves;
  }

  #choose(event) {
    const part = this.#partOf(event);
    if (part) {
      this.#focus(part.id, false);
      this.#tellChoice(part, (now) => this.#meant(event, now), event.shiftKey);
    }
  }

  #tellChoice(part, meant, back) {
    const again = () => {
      const now = this.#now(part);
      if (now) {
        this.#tellChoice(now, meant, back);
      }
    };
    this.#tell("choose", { part, moves: meant(part), back, again });
  }

  // The part that stands now where one of an earlier picture stood: a heap by its number, all else by its place, as
  // numbers of cells and vertices are others on another board.
  #now(part) {
    const same = this.#parts.get(part.id);
    const isSame = ({ summand, place }) => summand === part.summand && place === part.place;
    return part.shape === "heap" || (same && isSame(same)) ? same : [...this.#parts.values()].find(isSame);
  }

  // A finger too is heard of where it is, and not where it came from.
  #hold(event) {
    this.#held = this.#partOf(event);
    if (event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
  }

  // A drag from cell to cell lays what covers both, or moves a token.
  #isDrag(from, to) {
    return from && to && from.id !== to.id && from.summand === to.summand && from.shape === "cell";
  }

  #drop(event) {
    const [from, to] = [this.#held, this.#partOf(event)];
    this.#held = null;
    if (this.#isDrag(from, to)) {
      this.#tellChoice(to, (now) => meantByDrag(from, now, this.#exploration), false);
    } else if (from && to && from !== to && from.id === to.id && event.pointerType === "mouse" && event.button === 0) {
      // The picture has changed while the button was down: of that the browser makes no click.
      this.#choose(event);
    }
  }

  #turnBack(event) {
    const part = this.#partOf(event);
    if (part && !this.#tell("turn", { part })) {
      event.preventDefault();
    }
  }

  #look(event) {
    this.#pointer = event;
    const part = this.#partOf(event);
    if (event.buttons === 0) {
      this.#held = null;
    }
    if (part) {
      this.#lookAt(part, this.#isDrag(this.#held, part) ? meantByDrag(this.#held, part, this.#exploration) : this.#meant(event, part));
    }
  }

  #leave() {
    this.#pointer = null;
    this.#lookAt(null, []);
  }

  // A pointer that rests looks at the next picture too.
  #lookOn() {
    if (this.#pointer && !this.#options.still) {
      const { clientX, clientY, isTrusted } = this.#pointer;
      const target = document.elementFromPoint(clientX, clientY) ?? document.body;
      const part = this.#partOf({ target });
      if (part) {
        this.#lookAt(part, this.#meant({ target, clientX, clientY, isTrusted }, part));
      }
    }
  }

  // The part that has the focus has it after the next picture too.
  #focusOn(event) {
    const part = this.#partOf(event);
    if (part) {
      this.#focus(part.id, false);
      this.#lookAt(part, part.moves);
    }
  }

  #lookAt(part, moves) {
    const looked = part ? [part.id, ...moves.map(({ number, taken }) => `${number}:${taken?.from}`)].join(" ") : "";
    if (this.#looked !== looked) {
      this.#looked = looked;
      this.#tell("look", { part, moves });
    }
  }

  #tell(name, detail) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true }));
  }

  #key(event) {
    const part = this.#parts.get(this.#focused);
    if (!part) {
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#tellChoice(part, ({ moves }) => moves, event.shiftKey);
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

// What is drawn of a part.
function groupOf(drawing, id) {
  return drawing.querySelector(`[data-part="${CSS.escape(id)}"]`);
}

// What is seen to stand on a part.
function holding(part) {
  return [part.text, ...part.tokens].join(" ");
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

// A part in words, and its moves where they are known; what they lead to only where values are shown.
function describe(part, movesKnown, values) {
  const holds = [part.text && part.shape === "cell" ? part.text : "", ...part.tokens].filter(Boolean).join(say("board.andToken"));
  const known = part.moves.filter((move) => values && move.wins !== undefined);
  const leads =
    part.moves.length === 0
      ? say("board.noMove")
      : part.moves.length === 1
        ? `${say("moves.count", { count: 1 })}${known.length ? say(known[0].wins ? "board.leadsToAndWins" : "board.leadsTo", { value: known[0].value ?? say(known[0].wins ? "board.aWin" : "board.aLoss") }) : ""}`
        : `${say("moves.count", { count: part.moves.length })}${values ? winningOf(part.moves) : ""}`;
  return `${part.place}: ${[holds, movesKnown ? leads : ""].filter(Boolean).join("; ")}`;
}

customElements.define("board-view", BoardView);
