// Talks to the server.

import { once } from "./dom.js";
import { Problem } from "./problem.js";
import { say } from "./say.js";

const PROBLEM = "application/problem+json";

// What is refused as it was typed comes as an answer, of which no browser complains in its console.
const HEADERS = { "Content-Type": "application/json", "Grundy-Quiet": "yes" };

async function answer(response) {
  const body = await response.text();
  if (response.ok && !response.headers.get("Content-Type")?.startsWith(PROBLEM)) {
    return body === "" ? {} : JSON.parse(body);
  }
  let problem = { status: response.status, title: response.statusText, detail: say("problem.refused") };
  try {
    problem = JSON.parse(body);
  } catch {
    // Not from the interface itself; the status has to do.
  }
  throw new Problem(problem);
}

// What is asked belongs to the view that is shown. When another one takes its place the question is given up, and
// nothing that waits for the answer goes on: it would change what stands there by then.
let view = new AbortController();
const LEFT = "The view was left.";

export function leave() {
  view.abort(LEFT);
  view = new AbortController();
}

// Where there is no server, Grundy itself lies beside the page: `grundy site` has put it there.
const files = globalThis.document?.querySelector('meta[name="grundy-site"]') ? import("./files.js") : null;

// Whether the page has no server.
export const isSite = files !== null;

/**
 * @param {string} path
 * @param {{method?: string, headers?: Record<string, string>, body?: string, signal?: AbortSignal | null}} options
 */
async function call(path, options = {}) {
  try {
    return await (files ? (await files).answered(path, options) : answer(await fetch(path, options)));
  } catch (failure) {
    if (options.signal?.reason === LEFT) {
      return new Promise(() => {});
    }
    if (failure instanceof TypeError) {
      throw new Problem({ status: 0, title: say("problem.noAnswer"), detail: say("problem.silent"), cure: say("problem.isServing") });
    }
    throw failure;
  }
}

export function games() {
  return call("api/games");
}

// A board of each of them: { before, seen } by its name.
export const scenes = once(() => call("api/scenes"));

export function game(name) {
  return call(`api/games/${encodeURIComponent(name)}`, { signal: view.signal });
}

// The lessons that come with Grundy; one of them; and the puzzles.
export function lessons() {
  return call("api/lessons");
}

export function lesson(name) {
  return call(`api/lessons/${encodeURIComponent(name)}`, { signal: view.signal });
}

export function puzzles() {
  return call("api/puzzles");
}

// The words of the rules language.
export function language() {
  return call("api/language");
}

// Where others find the server: { publicUrl }, if somebody said so.
export function server() {
  return call("api/server");
}

/**
 * Asks one operation. With null for a signal it is answered whatever is shown by then.
 * @param {string} operation
 * @param {object} request
 * @param {{ signal?: AbortSignal | null, asker?: string }} options
 */
export function ask(operation, request, { signal = view.signal, asker = "" } = {}) {
  return call(`api/${operation}`, {
    method: "POST",
    headers: { ...HEADERS, ...(asker ? { "Grundy-Asker": asker } : {}) },
    body: JSON.stringify(request),
    signal,
  });
}

// Asks again and again; only the answer to the last question counts. A question that is overtaken
// is given up, here and on the server, and answered by undefined. Questions are numbered, as the server may hear of
// one that was given up after the one that took its place.
export class Asker {
  /** @type {AbortController | null} */
  #controller = null;
  #count = 0;
  #name = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");

  async ask(operation, request) {
    this.cancel();
    const controller = new AbortController();
    this.#controller = controller;
    try {
      const found = await ask(operation, request, { signal: controller.signal, asker: `${this.#name} ${++this.#count}` });
      return this.#controller === controller ? found : undefined;
    } catch (failure) {
      if ((failure instanceof DOMException && failure.name === "AbortError") || this.#controller !== controller) {
        return undefined;
      }
      throw failure;
    }
  }

  // The same for those who do not go on when they are overtaken: then there is no answer, ever.
  async last(operation, request) {
    return (await this.ask(operation, request)) ?? new Promise(() => {});
  }

  cancel() {
    this.#controller?.abort();
    this.#controller = null;
  }
}

/**
 * @typedef {object} Hearing
 * @property {(told: object) => void} progress
 * @property {(known: object) => void} [part]
 * @property {(told?: object) => void} [lost]
 */

// Long work, which belongs to the server: it goes on when the view that asked for it is left, and is joined again by
// its id. `hear` has what is told meanwhile: progress, part (what is known so far) and lost (the server does not answer).
// The result is undefined if the work was cancelled. `stop` ends it with what is known by then, `cancel` without, and
// `leave` only hears no more.
/** @param {Hearing} hear */
export function job(kind, request, hear) {
  if (isSite) {
    return besides(kind, request, hear);
  }
  const started = call("api/jobs", { method: "POST", headers: HEADERS, body: JSON.stringify({ kind, request }) });
  return heard(started.then(({ id }) => id), hear);
}

// Where there is no server, the work belongs to the page and has no id.
function besides(kind, request, hear) {
  const work = import("./offline.js").then(({ job: done }) => done(kind, request, hear));
  const on = (/** @type {"stop" | "cancel"} */ what) => () => work.then((begun) => begun[what]());
  return { id: new Promise(() => {}), result: work.then(({ result }) => result), stop: on("stop"), cancel: on("cancel"), leave: on("cancel") };
}

/** @param {Hearing} hear */
export function rejoin(id, hear) {
  return heard(Promise.resolve(id), hear);
}

// How far a job is, without its result.
export function jobProgress(id) {
  return call(`api/jobs/${encodeURIComponent(id)}/progress`);
}

export function endJob(id) {
  return fetch(place(id), { method: "DELETE" }).catch(() => {});
}

function place(id) {
  return `api/jobs/${encodeURIComponent(id)}`;
}

function heard(id, hear) {
  let ended = false;
  let events = null;
  let giveUp = (/** @type {undefined} */ _) => {};
  const close = () => {
    ended = true;
    events?.close();
  };
  const cancel = () => {
    close();
    giveUp(undefined);
    id.then(endJob, () => {});
  };
  const stop = () => (events ? id.then((known) => fetch(`${place(known)}/stop`, { method: "POST" })).catch(() => {}) : cancel());
  const result = new Promise((resolve, reject) => {
    giveUp = resolve;
    id.then((known) => {
      if (!ended) {
        events = listened(known, hear, resolve, reject);
      }
    }, (failure) => ended || reject(failure));
  });
  return { id, result, stop, cancel, leave: close };
}

const AGAIN = 300;

function listened(id, /** @type {Hearing} */ { progress, part = () => {}, lost = () => {} }, resolve, reject) {
  const events = new EventSource(`${place(id)}/events`);
  const end = (how, what) => {
    events.close();
    how(what);
  };
  // A connection is closed where the server refuses it, and where the page itself is left.
  const isKnown = () => jobProgress(id).then(lost, (failure) => (failure.status === 404 ? reject(new Problem({ status: 404, title: say("problem.forgotten"), detail: say("problem.unknownWork"), cure: say("problem.startedAgain") })) : reject(failure)));
  events.addEventListener("progress", (event) => progress(JSON.parse(event.data)));
  events.addEventListener("part", (event) => part(JSON.parse(event.data)));
  events.addEventListener("result", (event) => end(resolve, JSON.parse(event.data)));
  events.addEventListener("cancelled", () => end(resolve, undefined));
  events.addEventListener("error", (event) => {
    if (event instanceof MessageEvent) {
      end(reject, new Problem(JSON.parse(event.data)));
    } else if (events.readyState === EventSource.CLOSED) {
      setTimeout(isKnown, AGAIN);
    } else {
      lost();
    }
  });
  return events;
}
