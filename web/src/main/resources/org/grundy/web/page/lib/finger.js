// A finger on an element scrolls, but where `isOurs()` when it sets out: then it goes with the page, and two
// fingers still zoom.
export function keepFinger(element, isOurs) {
  const keep = (event) => event.cancelable && event.touches.length === 1 && isOurs() && event.preventDefault();
  element.addEventListener("touchmove", keep, { passive: false });
  // What was touched may be drawn anew meanwhile; it is told of the finger all the same.
  element.addEventListener("touchstart", ({ target }) => target.addEventListener("touchmove", keep, { passive: false }), { passive: true });
}
