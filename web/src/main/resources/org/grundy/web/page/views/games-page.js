// <games-page>: the landing page. A field that takes anything, a board that plays by itself, and all games of
// the catalogue as small boards, by family.

import "../board/board-view.js";
import { ask, scenes } from "../lib/api.js";
import { guesses, places } from "../lib/ask-anything.js";
import { catalogue } from "../lib/catalogue.js";
import { announce, entitle, h } from "../lib/dom.js";
import { facts } from "../lib/game.js";
import { kept, titleOf } from "../lib/kept.js";
import { Placed } from "../lib/placed.js";
import { Problem, problemBox } from "../lib/problem.js";
import { firstParagraph } from "../lib/prose.js";
import { href } from "../lib/route.js";
import { say } from "../lib/say.js";

const PACE = 1100;
const LATER = 2500;
const SHORT = 60;
const EXAMPLES = ["cram 5x6", "kayles 3 + 4 + 5", "0.137", "0 1 1 2 0 3 1 1 0", "wythoff (0..20,0..20)"];

// The families of games by their boards; those of boards that are not named have tokens or have not.
const [LAID, WALKING] = [say("family.laid"), say("family.walking")];
const BY_BOARD = { strip: say("family.strips"), ring: say("family.strips"), heap: say("family.heaps"), heaps: say("family.heaps"), graph: say("family.graphs"), tiling: say("family.tilings") };
const FAMILIES = [LAID, WALKING, ...new Set(Object.values(BY_BOARD))];

function familyOf({ board, tokens }) {
  return BY_BOARD[board] ?? (tokens ? WALKING : LAID);
}

class GamesPage extends HTMLElement {
  #stop = false;

  // How often something was looked for: the answer to the last text counts, and no answer where one has gone elsewhere.
  #times = 0;
  #found = h("div", { class: "found-places", "aria-live": "polite" });
  #watch = new IntersectionObserver((entries) => entries.filter((entry) => entry.isIntersecting).forEach(({ target }) => this.#appear(target)), { rootMargin: "200px" });

  async open() {
    entitle(say("view.games"));
    const field = h("input", { type: "text", id: "anything", size: 34, placeholder: EXAMPLES[0], spellcheck: "false", autocomplete: "off", list: "guesses", "aria-describedby": "anything-help" });
    const list = h("datalist", { id: "guesses" });
    field.addEventListener("input", async () => list.replaceChildren(...guesses(field.value, await catalogue().catch(() => [])).map((value) => h("option", { value }))));
    const hero = h("section", { class: "hero", "aria-label": say("landing.hero") });
    const families = h("div", { class: "families" });
    const mine = kept().map(({ rules }) => ({ title: titleOf(rules), rules, mine: true }));
    this.replaceChildren(
      h(
        "div",
        { class: "landing" },
        h(
          "div",
          {},
          h("h1", {}, say("landing.title")),
          h("p", { class: "lead" }, say("landing.lead")),
          h(
            "form",
            {
              class: "tools",
              role: "search",
              onsubmit: (event) => {
                event.preventDefault();
                this.#go(field.value);
              },
            },
            h("label", { class: "field" }, h("span", {}, say("landing.field")), field, list),
            h("button", { type: "submit", class: "main" }, say("landing.show")),
          ),
          h("p", { class: "soft", id: "anything-help" }, say("landing.forExample"), EXAMPLES.flatMap((example) => [h("button", { type: "button", class: "quiet", onclick: () => ((field.value = example), this.#go(example)) }, example), " "])),
          this.#found,
        ),
        hero,
      ),
      mine.length > 0 ? this.#family(say("mine.title"), mine) : "",
      families,
    );
    this.#perform(hero);
    try {
      const games = await catalogue();
      families.replaceChildren(
        ...FAMILIES.map((title) => {
          const some = games.filter((game) => familyOf(game) === title);
          return some.length === 0 ? "" : this.#family(title, some);
        }).filter(Boolean),
      );
    } catch (failure) {
      families.replaceChildren(problemBox(failure));
    }
  }

  disconnectedCallback() {
    this.#stop = true;
    this.#times++;
    this.#watch.disconnect();
  }

  async #go(text) {
    if (!text.trim()) {
      return;
    }
    const time = ++this.#times;
    try {
      const found = await places(text);
      if (time !== this.#times) {
        return;
      }
      if (found.length === 1) {
        location.hash = found[0].place;
        return;
      }
      const words = found.length === 0 ? say("landing.nothing", { text: text.trim() }) : say("landing.found", { count: found.length });
      this.#found.replaceChildren(h("p", {}, words), h("ul", {}, found.slice(0, 24).map(({ title, place }) => h("li", {}, h("a", { href: place }, title)))));
      announce(words);
    } catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      if (time === this.#times) {
        this.#found.replaceChildren(problemBox(failure));
      }
    }
  }

  #family(title, games) {
    return h("section", { "aria-label": title }, h("h2", {}, title), h("ul", { class: "cards" }, games.map((game) => (game.mine ? this.#myCard(game) : this.#card(game)))));
  }

  // A game that somebody wrote: to be played, or changed.
  #myCard({ title, rules }) {
    const card = h(
      "li",
      { class: "card" },
      h("a", { href: href("play", { rules }) }, h("span", { class: "scene" }, h("board-view", { class: "small" })), h("b", {}, title)),
      h("p", {}, h("a", { href: href("write", { rules }) }, say("board.changeRules"))),
    );
    return this.#watched(card, { rules });
  }

  #card(game) {
    const board = h("board-view", { class: "small" });
    const isTiling = game.board === "tiling";
    const place = { game: game.name, position: game.scene.position };
    const card = h(
      "li",
      { class: "card" },
      h("a", { href: isTiling ? href("omino", { position: game.scene.position }) : href(game.inTurns ? "play" : "board", place) }, h("span", { class: "scene" }, board), h("b", {}, game.title)),
      h("p", { class: "soft" }, inShort(game.about)),
      isTiling ? "" : h("p", { class: "more" }, h("a", { href: href("board", { game: game.name, position: game.scene.position }), "aria-label": say("landing.analyse", { game: game.title }) }, say("view.board"))),
    );
    return this.#watched(card, { game: game.name });
  }

  // A card whose board appears when it is seen.
  #watched(card, asked) {
    card.asked = asked;
    card.placed = new Placed();
    card.addEventListener("pointerenter", () => calm() || this.#move(card));
    this.#watch.observe(card);
    return card;
  }

  async #appear(card) {
    this.#watch.unobserve(card);
    const { before, seen } = (await boardOf(card.asked).catch(() => this.#appearLater(card))) ?? {};
    if (seen) {
      [...before, seen.position].reduce((from, to) => {
        card.placed.move(from, to);
        return to;
      });
      card.seen = seen;
      this.#show(card, seen, card.placed.of(seen.position));
    }
  }

  // A server that is busy is asked once more.
  #appearLater(card) {
    if (!card.isLate) {
      card.isLate = true;
      setTimeout(() => this.isConnected && this.#watch.observe(card), LATER);
    }
  }

  // A board that is pointed at makes a move.
  async #move(card) {
    const before = card.seen;
    const known = before && (await ask("moves", { ...card.asked, position: before.position }).catch(() => undefined));
    const moves = known?.moves.filter((move) => move.leadsTo) ?? [];
    if (moves.length === 0 || card.seen !== before) {
      return;
    }
    const { leadsTo } = moves[Math.floor(Math.random() * moves.length)];
    card.placed.move(before.position, leadsTo);
    const after = await ask("position", { ...card.asked, position: leadsTo }).catch(() => undefined);
    if (after && card.seen === before) {
      card.seen = after;
      this.#show(card, after, card.placed.of(after.position));
    }
  }

  #show(card, seen, placed) {
    card.querySelector("board-view").show({ ...seen, moves: [] }, { values: false, still: true, placed, label: say("landing.board", { game: seen.game }) });
  }

  // Cram plays against itself, again and again, until somebody stops it.
  #perform(hero) {
    const game = "cram";
    const start = "......|......|......|......";
    const board = h("board-view", { class: "board" });
    const says = h("p", { class: "soft", id: "hero-says" }, say("landing.cram"));
    const button = h("button", { type: "button", id: "hero-stop" }, "");
    let running = !calm();
    let turn = 0;
    let position = start;
    let placed = new Placed();
    const label = () => (button.textContent = running ? say("work.stop") : say("landing.letPlay"));
    const show = async () => {
      const seen = await ask("moves", { game, position }).catch(() => undefined);
      if (seen && this.isConnected) {
        position = seen.position;
        board.show({ ...seen, moves: [] }, { values: false, still: true, placed: placed.of(position), label: say("landing.cramBoard") });
        return seen;
      }
      return undefined;
    };
    const step = async () => {
      if (!running || this.#stop || document.hidden) {
        return;
      }
      const mine = ++turn;
      const seen = await show();
      if (mine !== turn) {
        return;
      }
      if (seen?.moves.length) {
        const { leadsTo } = seen.moves[Math.floor(Math.random() * seen.moves.length)];
        placed.move(position, leadsTo);
        position = leadsTo;
        says.textContent = say("landing.cramLeft", { count: seen.moves.length });
      } else {
        says.textContent = say("landing.cramOver");
        position = start;
        placed = new Placed();
      }
      hero.timer = setTimeout(step, seen?.moves.length ? PACE : 3 * PACE);
    };
    button.addEventListener("click", () => {
      running = !running;
      turn++;
      label();
      clearTimeout(hero.timer);
      step();
    });
    label();
    hero.append(board, says, h("div", { class: "tools" }, button, h("a", { href: href("play", { game, position: "4x6" }) }, say("landing.playIt"))));
    show().then(() => turn === 0 && (hero.timer = setTimeout(step, PACE)));
  }
}

// The first sentence of what is told of a game; two of them where it is short.
function inShort(about) {
  const [first, second = ""] = firstParagraph(about).map((part) => part.textContent ?? part).join("").split(/(?<=\.) /);
  return first.length < SHORT ? `${first} ${second}` : first;
}

function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// What a card shows: { before, seen }, a position and those from which moves led there.
async function boardOf(asked) {
  if (asked.game) {
    return (await scenes())[asked.game];
  }
  const { example } = await facts(asked);
  return { before: [], seen: await ask("position", { ...asked, position: example }) };
}

customElements.define("games-page", GamesPage);
