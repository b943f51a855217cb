// The shell: which view is shown, and in which colours.

import { isSite, leave } from "./lib/api.js";
import { announce, entitle, h, one } from "./lib/dom.js";
import { isDark } from "./lib/palette.js";
import { prefer } from "./lib/preference.js";
import { Problem, problemBox } from "./lib/problem.js";
import { href, open, read } from "./lib/route.js";
import { LANGUAGES, chooseLanguage, language, say } from "./lib/say.js";
import { works } from "./lib/works.js";

// Every view is an element with a method open(state); its module is loaded when it is first shown.
/** @type {{ name: string, title: string, group?: string, element: string, load: () => Promise<unknown> }[]} */
const VIEWS = [
  { name: "games", title: say("view.games"), element: "games-page", load: () => import("./views/games-page.js") },
  { name: "play", title: say("view.play"), element: "play-page", load: () => import("./views/play-page.js") },
  { name: "board", title: say("view.board"), element: "board-page", load: () => import("./views/board-page.js") },
  { name: "puzzle", title: say("view.puzzle"), element: "puzzle-page", load: () => import("./views/puzzle-page.js") },
  { name: "lesson", title: say("view.lesson"), element: "lesson-page", load: () => import("./views/lesson-page.js") },
  { name: "write", title: say("view.write"), element: "write-page", load: () => import("./views/write-page.js") },
  { name: "sequences", title: say("view.sequences"), group: say("view.explore"), element: "sequences-page", load: () => import("./views/sequences-page.js") },
  { name: "tables", title: say("view.tables"), group: say("view.explore"), element: "tables-page", load: () => import("./views/tables-page.js") },
  { name: "omino", title: say("view.omino"), group: say("view.explore"), element: "omino-page", load: () => import("./views/omino-page.js") },
  { name: "work", title: say("view.work"), element: "work-page", load: () => import("./views/work-page.js") },
];

// Without a server work belongs to the page, and needs no view.
const views = isSite ? VIEWS.filter(({ name }) => name !== "work") : VIEWS;

let shown = "";

// How often a place was gone to: a view that is loaded too late is not shown.
let times = 0;

async function show() {
  leave();
  const time = ++times;
  const gone = read();
  const found = views.find(({ name }) => name === gone.view) ?? views[0];
  const changed = shown !== found.name;
  shown = found.name;
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#views a"))) {
    if (link.dataset.view === found.name) {
      link.setAttribute("aria-current", "page");
      if (changed) {
        link.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    } else {
      link.removeAttribute("aria-current");
    }
  }
  document.getElementById("explore")?.classList.toggle("current", Boolean(found.group));
  entitle(found.title);
  preload(found.name);
  const place = one("#view");
  try {
    await found.load();
  } catch {
    if (time === times) {
      const again = h("button", { type: "button", onclick: () => location.reload() }, say("shell.loadAgain"));
      place.replaceChildren(
        problemBox(new Problem({ detail: say("shell.notLoaded", { view: found.title }), cure: say("problem.isServing") })),
        again,
      );
      shown = "";
    }
    return;
  }
  if (time !== times) {
    return;
  }
  tellWhole(gone.place);
  const element = document.createElement(found.element);
  leave();
  place.replaceChildren(element);
  open(element, gone);
  if (changed) {
    announce(`${found.title}`);
  }
}

// The modules of a view that the page names for it, at once and not one import after the other.
function preload(view) {
  /** @type {HTMLTemplateElement | null} */
  const modules = document.querySelector(`template[data-view="${view}"]`);
  if (modules) {
    document.head.append(modules.content);
  }
}

// In a frame of another page: where the whole page shows the same.
function tellWhole(place) {
  document.getElementById("whole")?.setAttribute("href", `./${place}`);
}

function paint() {
  const dark = isDark();
  const theme = document.getElementById("theme");
  if (theme) {
    theme.textContent = dark ? say("shell.light") : say("shell.dark");
    theme.setAttribute("aria-label", dark ? say("shell.lightColours") : say("shell.darkColours"));
  }
  document.dispatchEvent(new CustomEvent("themechange"));
}

// What stands in the files of the page itself, in English for those who have no scripts.
function translate() {
  document.documentElement.lang = language;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-say]"))) {
    element.textContent = say(/** @type {import("./lib/say.js").Message} */ (element.dataset.say));
  }
  document.querySelector("nav")?.setAttribute("aria-label", say("shell.views"));
}

function offerLanguages() {
  const choice = h("select", { id: "language" }, Object.entries(LANGUAGES).map(([name, title]) => h("option", { value: name, lang: name, selected: name === language }, title)));
  choice.addEventListener("change", () => {
    chooseLanguage(choice.value);
    location.reload();
  });
  document.getElementById("foot")?.append(h("label", {}, say("shell.language"), " ", choice));
}

// What stands behind the `#` of an address is a view, and no part of the page.
document.querySelector(".skip")?.addEventListener("click", (event) => {
  event.preventDefault();
  one("#view").focus();
});
document.getElementById("theme")?.addEventListener("click", () => {
  document.documentElement.dataset.theme = isDark() ? "light" : "dark";
  prefer("theme", document.documentElement.dataset.theme);
  paint();
});
const kept = localStorage.getItem("theme");
if (kept === "dark" || kept === "light") {
  document.documentElement.dataset.theme = kept;
}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);
const linked = ({ name, title }) => h("li", {}, h("a", { href: href(name), "data-view": name }, title));
const explore = h("details", { class: "group", id: "explore" }, h("summary", {}, say("view.explore")), h("ul", {}, views.filter(({ group }) => group).map(linked)));
document.getElementById("views")?.append(...views.filter(({ group }) => !group).map(linked), h("li", {}, explore));
document.addEventListener("click", ({ target }) => target instanceof Element && explore.contains(target) && target.matches("summary") ? undefined : explore.removeAttribute("open"));

// The view of long work is named once there is some, and a notice is given when it is done.
function tellWork() {
  const link = document.querySelector('#views [data-view="work"]');
  if (link?.parentElement) {
    link.parentElement.hidden = works().length === 0;
  }
  if (works().length > 0 && !isSite) {
    import("./lib/notices.js").then(({ watch }) => watch());
  }
}

document.addEventListener("workschange", tellWork);
tellWork();
addEventListener("hashchange", show);
translate();
offerLanguages();
paint();
show();
