// Questions to the worker that is Grundy, where there is no server. It does one after the other; what nobody waits for any more is left.

import { Problem } from "./problem.js";
import { say } from "./say.js";

/** @type {Worker | null} */
let worker = null;
let count = 0;
let ready = false;

// Whether it has answered before: it is loaded, and asking it costs no more than asking a file.
export const isReady = () => ready;

// What was asked and has no answer yet, by its number.
/** @type {Map<number, { hear: { progress?: (told: object) => void, part?: (known: object) => void }, resolve: (answer: object | undefined) => void, reject: (failure: Error) => void, alive: string }>} */
const open = new Map();

function running() {
  if (!worker) {
    worker = new Worker(new URL("./offline-worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => (data.failure ? lost(data) : hear(data)));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      lost({ failure: event.message });
    });
  }
  return worker;
}

function hear({ id, progress, part, answer, problem }) {
  const question = open.get(id);
  if (progress) {
    question?.hear.progress?.(progress);
  } else if (part) {
    question?.hear.part?.(part);
  } else if (question) {
    ready = true;
    close(id, question);
    if (problem) {
      question.reject(new Problem(problem));
    } else {
      question.resolve(answer);
    }
  }
}

// What is against all that was asked, where the worker has failed: it was not loaded, or has found no room.
const NOT_LOADED = { status: 503, title: say("problem.notLoaded"), cure: say("problem.needsNetwork") };
const FULL = { status: 503, title: say("problem.memory"), detail: say("problem.moreMemory"), cure: say("problem.serveHasMore") };

// A worker that has failed is begun anew for the questions to come.
function lost({ begun = false, failure }) {
  const problem = begun ? FULL : { ...NOT_LOADED, detail: say("problem.cannotLoad", { reason: failure }) };
  worker?.terminate();
  worker = null;
  ready = false;
  for (const [id, question] of [...open]) {
    close(id, question);
    question.reject(new Problem(problem));
  }
}

function close(id, { alive }) {
  open.delete(id);
  URL.revokeObjectURL(alive);
}

// A question: its `answer`, and `stop` which ends the work with what is known by then.
function put(operation, body, job, hear = {}) {
  const id = ++count;
  const alive = URL.createObjectURL(new Blob([]));
  const answer = new Promise((resolve, reject) => {
    open.set(id, { hear, resolve, reject, alive });
    running().postMessage({ id, operation, body, job, alive });
  });
  return { answer, stop: () => URL.revokeObjectURL(alive) };
}

/**
 * @param {string} operation
 * @param {string} body
 * @param {AbortSignal | null} [signal]
 */
export async function asked(operation, body, signal) {
  signal?.throwIfAborted();
  const { answer, stop } = put(operation, body, false);
  if (!signal) {
    return answer;
  }
  const givenUp = new Promise((_, reject) => {
    signal.addEventListener("abort", () => {
      stop();
      reject(signal.reason);
    });
  });
  return Promise.race([answer, givenUp]);
}

// Long work: its `result`, `stop` which ends it with what is known by then, and `cancel`.
export function job(kind, request, hear) {
  const { answer, stop } = put(kind, JSON.stringify(request), true, hear);
  let giveUp = (/** @type {undefined} */ _) => {};
  const givenUp = new Promise((resolve) => {
    giveUp = resolve;
  });
  const result = Promise.race([answer, givenUp]);
  const cancel = () => {
    stop();
    giveUp(undefined);
  };
  return { result, stop, cancel };
}
