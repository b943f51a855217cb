// A moment of joy: bits of paper that fall over an element, where motion is welcome.

import { h } from "./dom.js";
import { palette } from "./palette.js";

const PIECES = 36;
const DURATION = 1600;

export function rejoice(element) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const { components } = palette();
  const papers = Array.from({ length: PIECES }, (_, i) => {
    const paper = h("i", { class: "paper", "aria-hidden": "true" });
    paper.style.setProperty("--colour", components[i % components.length]);
    paper.style.left = `${Math.random() * 100}%`;
    return paper;
  });
  const sky = h("div", { class: "sky", "aria-hidden": "true" }, papers);
  element.append(sky);
  const falls = papers.map((paper) =>
    paper.animate([{ transform: "translateY(-10%) rotate(0)", opacity: 1 }, { transform: `translateY(${200 + Math.random() * 300}px) rotate(${Math.random() * 720}deg)`, opacity: 0 }], { duration: DURATION, delay: Math.random() * 250, easing: "ease-in", fill: "both" }).finished,
  );
  Promise.allSettled(falls).then(() => sky.remove());
}
