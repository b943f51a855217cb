// <my-games>: the games that this browser keeps: opened, renamed, deleted, saved as files and read from them.
//
// Members: show(id of the game that is open). Events: `open` with the game; `change`, after which the open one may
// be called otherwise, or be kept no more.

import { announce, h } from "../lib/dom.js";
import { save } from "../lib/download.js";
import { KEPT, entitled, fileOfAll, keep, keepNew, kept, letGo, rulesIn, titleOf } from "../lib/kept.js";
import { say } from "../lib/say.js";

const NONE = say("mine.none");

class MyGames extends HTMLElement {
  #open = null;
  #shown = "";
  #renaming = false;
  #said = h("p", { class: "soft", role: "status" });
  #list = h("ul", { class: "kept" });
  #summary = h("summary", {}, say("mine.title"));
  #all = h("button", { type: "button", class: "quiet", onclick: () => save("my-games.json", "application/json", fileOfAll()) }, say("mine.saveAll"));

  connectedCallback() {
    if (this.childElementCount > 0) {
      return;
    }
    const files = h("input", { type: "file", accept: ".game,.txt,.json", multiple: true, hidden: true, "aria-label": say("mine.files"), onchange: () => this.#read(files) });
    this.append(
      h(
        "details",
        { id: "my-games" },
        this.#summary,
        this.#list,
        this.#said,
        h("div", { class: "tools" }, h("button", { type: "button", class: "quiet", onclick: () => files.click() }, say("mine.read")), this.#all, files),
      ),
    );
    addEventListener("storage", this.#elsewhere);
    this.show(this.#open);
  }

  disconnectedCallback() {
    removeEventListener("storage", this.#elsewhere);
  }

  // Another window of this browser has changed them.
  #elsewhere = ({ key }) => {
    if (key === KEPT) {
      this.show(this.#open);
      this.#tell("change");
    }
  };

  // While somebody types a new name, the list stays as it is.
  show(open) {
    this.#open = open;
    if (this.#renaming) {
      return;
    }
    const games = kept();
    const shown = JSON.stringify([open, games.map(({ id, rules }) => [id, titleOf(rules)])]);
    if (shown === this.#shown) {
      return;
    }
    this.#shown = shown;
    this.#summary.textContent = games.length === 0 ? say("mine.title") : say("mine.titled", { count: games.length });
    this.#all.hidden = games.length === 0;
    this.#list.replaceChildren(...games.map((game) => this.#row(game)));
    if (games.length === 0 && this.#said.childElementCount === 0) {
      this.#said.textContent = NONE;
    } else if (this.#said.textContent === NONE) {
      this.#said.textContent = "";
    }
  }

  #row({ id, rules }) {
    const title = titleOf(rules);
    const now = () => kept().find((game) => game.id === id) ?? { id, rules };
    const button = (text, act) => h("button", { type: "button", class: "quiet", "aria-label": `${text} ${title}`, onclick: () => act(now()) }, text);
    const row = h(
      "li",
      {},
      h("button", { type: "button", class: "name", "aria-current": id === this.#open ? "true" : null, onclick: () => this.#tell("open", now()) }, title),
      h(
        "span",
        { class: "joined" },
        button(say("mine.rename"), (game) => this.#rename(row, game, now)),
        button(say("mine.save"), (game) => save(`${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-") || "my"}.game`, "text/plain", game.rules)),
        button(say("mine.delete"), (game) => this.#delete(game)),
      ),
    );
    return row;
  }

  #rename(row, game, now) {
    this.#renaming = true;
    const field = h("input", { type: "text", value: titleOf(game.rules), maxlength: 80, "aria-label": say("mine.newName") });
    const end = () => {
      this.#renaming = false;
      this.#shown = "";
      this.show(this.#open);
    };
    row.replaceChildren(
      h(
        "form",
        {
          class: "joined",
          onsubmit: (event) => {
            event.preventDefault();
            if (field.value.trim()) {
              this.#do(() => keep({ ...now(), rules: entitled(now().rules, field.value) }), say("mine.renamed", { title: field.value.trim() }));
            }
          },
          onkeydown: (event) => event.key === "Escape" && end(),
        },
        field,
        h("button", { type: "submit", class: "quiet" }, say("mine.rename")),
        h("button", { type: "button", class: "quiet", onclick: end }, say("mine.cancel")),
      ),
    );
    field.select();
    field.focus();
  }

  #delete(game) {
    const back = () => this.#do(() => keep(game), say("mine.back", { title: titleOf(game.rules) }));
    this.#do(() => letGo(game.id), say("mine.deleted", { title: titleOf(game.rules) }), h("button", { type: "button", class: "quiet", onclick: back }, say("mine.putBack")));
  }

  async #read(files) {
    const texts = await Promise.all([...files.files].map((file) => file.text()));
    files.value = "";
    const found = texts.flatMap(rulesIn);
    const words = found.length === 0 ? say("mine.noGame") : say("mine.wereRead", { count: found.length });
    this.#do(() => found.reverse().forEach(keepNew), words);
  }

  // Changes what is kept, and says so, or that there is no room.
  #do(change, ...said) {
    try {
      change();
      this.#said.replaceChildren(...said);
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === "QuotaExceededError")) {
        throw failure;
      }
      this.#said.textContent = say("mine.full");
    }
    this.#renaming = false;
    this.#shown = "";
    this.show(this.#open);
    announce(this.#said.firstChild.textContent);
    this.#tell("change");
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define("my-games", MyGames);
