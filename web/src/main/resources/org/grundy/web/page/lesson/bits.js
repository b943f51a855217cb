// Heaps of Nim cut into powers of two. Equal groups of different heaps pair off, one after the other; what stays is
// the nim-sum.

import { h } from "../lib/dom.js";
import { nimSum } from "../lib/nimber.js";
import { listed, say } from "../lib/say.js";
import { answerField } from "./answer-field.js";

const BEAT = 450;

export async function exercise(part, frame) {
  const heaps = part.positions[0].split(" + ").map(Number);
  const sum = nimSum(heaps);
  const powers = powersOf(Math.max(...heaps));
  const groups = powers.map((power) => heaps.map((heap) => (Math.floor(heap / power) % 2 === 1 ? group(power) : h("span", { class: "no-group" }))));
  const figure = h(
    "div",
    { class: "groups", role: "img", "aria-label": heaps.map((heap) => `${heap}: ${listed(powers.filter((power) => Math.floor(heap / power) % 2 === 1)) || say("lesson.nothing")}`).join("; ") },
    h("div", { class: "group-row head" }, h("span", {}, ""), powers.map((power) => h("span", {}, String(power)))),
    heaps.map((heap, i) => h("div", { class: "group-row" }, h("b", {}, String(heap)), groups.map((column) => column[i]))),
  );
  figure.style.setProperty("--columns", powers.map((power) => `minmax(2.2rem, ${Math.min(power, 4) * 1.1 + 1}rem)`).join(" "));
  const result = h("p", { class: "left-over", "aria-live": "polite" });
  const pair = h("button", { type: "button", onclick: () => pairOff(groups, powers, pair, result) }, say("lesson.pairOff"));
  frame.show(
    h("div", { class: "scroll" }, figure),
    pair,
    result,
    answerField(say("lesson.leftOver"), (value) => (value === sum ? frame.right() : frame.wrong())),
  );
}

// The powers of two up to the largest heap, the largest first.
export function powersOf(largest) {
  const powers = [1];
  while (powers[0] * 2 <= largest) {
    powers.unshift(powers[0] * 2);
  }
  return powers;
}

function group(power) {
  return h("span", { class: "group" }, Array.from({ length: power }, () => h("i", {})));
}

// One pair after the other goes; with less motion all at once.
async function pairOff(groups, powers, button, result) {
  button.disabled = true;
  result.textContent = "";
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const said = [];
  for (const [column, power] of powers.entries()) {
    const here = groups[column].filter((one) => one.classList.contains("group"));
    here.forEach((one) => one.classList.remove("paired", "alone"));
    for (let i = 0; i + 1 < here.length; i += 2) {
      const [one, other] = [here[i], here[i + 1]];
      one.classList.add("meeting");
      other.classList.add("meeting");
      await rest(calm ? 0 : BEAT);
      for (const met of [one, other]) {
        met.classList.remove("meeting");
        met.classList.add("paired");
      }
      await rest(calm ? 0 : BEAT);
    }
    if (here.length % 2 === 1) {
      here.at(-1).classList.add("alone");
      said.push(power);
    }
  }
  result.textContent = said.length === 0 ? say("lesson.allPaired") : say("lesson.withoutPartner", { powers: listed(said) });
  button.disabled = false;
  button.textContent = say("lesson.onceMore");
}

function rest(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
