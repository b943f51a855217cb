// Lets something be dragged onto something else, by the mouse, or by a finger that has rested on it: before that
// it scrolls.

import { h, keepFinger } from "../lib/dom.js";

const FAR = 6;
const REST = 250;

// @param dropped hears that `element` was let go above `target`
export function dragged(element, target, dropped) {
  let held = null;
  let shadow = null;
  let wasDragged = false;
  const isOver = ({ clientX, clientY }) => target.contains(document.elementFromPoint(clientX, clientY));
  const follow = (event) => {
    shadow ??= document.body.appendChild(h("div", { class: "dragged", "aria-hidden": "true" }, element.textContent));
    shadow.style.transform = `translate(${event.clientX + 10}px, ${event.clientY - shadow.offsetHeight - 10}px)`;
    target.classList.toggle("awaits", isOver(event));
    wasDragged = true;
  };
  const end = () => {
    clearTimeout(held?.rest);
    shadow?.remove();
    target.classList.remove("awaits");
    held = null;
    shadow = null;
  };
  element.addEventListener("pointerdown", (event) => {
    wasDragged = false;
    if (event.isPrimary && event.button === 0) {
      const isOurs = event.pointerType === "mouse";
      held = { x: event.clientX, y: event.clientY, isOurs, rest: 0 };
      held.rest = isOurs ? 0 : setTimeout(() => held && ((held.isOurs = true), follow(event)), REST);
      element.setPointerCapture(event.pointerId);
    }
  });
  element.addEventListener("pointermove", (event) => {
    if (held?.isOurs && (wasDragged || Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR)) {
      follow(event);
    }
  });
  element.addEventListener("pointerup", (event) => {
    const isDropped = wasDragged && held && isOver(event);
    end();
    if (isDropped) {
      dropped();
    }
  });
  element.addEventListener("pointercancel", end);
  keepFinger(element, () => held?.isOurs);
  element.addEventListener("contextmenu", (event) => held && event.preventDefault());
  element.addEventListener("click", (event) => wasDragged && event.stopImmediatePropagation(), { capture: true });
  return element;
}
