// What another page needs to show a board or a lesson in a frame of its own.

import { h } from "./dom.js";
import { say } from "./say.js";

export function embedCode(place) {
  const address = new URL(`embed.html${place}`, document.baseURI).href.replaceAll("&", "&amp;");
  return `<iframe src="${address}" width="100%" height="700" style="border: 0" title="Grundy"></iframe>`;
}

export function embedButton(place) {
  const said = h("span", { class: "soft", role: "status" });
  const copy = async () => {
    await navigator.clipboard.writeText(embedCode(place)).then(() => (said.textContent = say("share.embedded")), () => (said.textContent = embedCode(place)));
  };
  return h("span", {}, h("button", { type: "button", class: "quiet", onclick: copy }, say("share.embed")), " ", said);
}
