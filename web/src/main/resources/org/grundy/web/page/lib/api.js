// Talks to the server.

// What the server says of a request that it refuses (RFC 9457).
export class Problem extends Error {
  constructor(problem) {
    super(problem.detail);
    this.status = problem.status;
    this.title = problem.title;
    this.detail = problem.detail;
    this.cure = problem.cure ?? "";
    this.source = problem.source ?? "";
    this.line = problem.line ?? 0;
    this.column = problem.column ?? 0;
  }
}

async function answer(response) {
  const body = await response.text();
  if (response.ok) {
    return body === "" ? {} : JSON.parse(body);
  }
  let problem = { status: response.status, title: response.statusText, detail: "The server refused this." };
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

async function call(path, options = {}) {
  try {
    return await answer(await fetch(path, options));
  } catch (failure) {
    if (options.signal?.reason === LEFT) {
      return new Promise(() => {});
    }
    if (failure instanceof TypeError) {
      throw new Problem({ status: 0, title: "No answer", detail: "The server does not answer.", cure: "Is `grundy serve` still running?" });
    }
    throw failure;
  }
}

export function games() {
  return call("/api/games");
}

export function game(name) {
  return call(`/api/games/${encodeURIComponent(name)}`, { signal: view.signal });
}

// The lessons that come with Grundy; one of them; and the puzzles.
export function lessons() {
  return call("/api/lessons");
}

export function lesson(name) {
  return call(`/api/lessons/${encodeURIComponent(name)}`, { signal: view.signal });
}

export function puzzles() {
  return call("/api/puzzles");
}

// The words of the rules language.
export function language() {
  return call("/api/language");
}

// Where others find the server: { publicUrl }, if somebody said so.
export function server() {
  return call("/api/server");
}

// A question that is asked once, however often its answer is wanted; again if it was not answered.
export function once(question) {
  let known = null;
  return () => {
    known ??= question().catch((failure) => {
      known = null;
      throw failure;
    });
    return known;
  };
}

// Asks one operation. With null for a signal it is answered whatever is shown by then.
export function ask(operation, request, { signal = view.signal, asker } = {}) {
  return call(`/api/${operation}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(asker ? { "Grundy-Asker": asker } : {}) },
    body: JSON.stringify(request),
    signal,
  });
}

// Asks again and again; only the answer to the last question counts. A question that is overtaken
// is given up, here and on the server, and answered by undefined. Questions are numbered, as the server may hear of
// one that was given up after the one that took its place.
export class Asker {
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
      if (failure.name === "AbortError" || this.#controller !== controller) {
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

// Long work: `progress` hears how far it is; the promise is of its result, and of undefined if it
// was cancelled. `cancel` ends it.
export function job(kind, request, progress) {
  let cancelled = false;
  let location = "";
  let events = null;
  let giveUp = null;
  const cancel = () => {
    cancelled = true;
    events?.close();
    giveUp?.(undefined);
    if (location) {
      fetch(location, { method: "DELETE" }).catch(() => {});
    }
  };
  const result = (async () => {
    const response = await fetch("/api/jobs", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ kind, request }),
    });
    location = response.headers.get("Location") ?? "";
    await answer(response);
    if (cancelled) {
      cancel();
      return undefined;
    }
    return new Promise((resolve, reject) => {
      giveUp = resolve;
      events = new EventSource(`${location}/events`);
      const end = (how, what) => {
        events.close();
        how(what);
      };
      events.addEventListener("progress", (event) => progress(JSON.parse(event.data)));
      events.addEventListener("result", (event) => end(resolve, JSON.parse(event.data)));
      events.addEventListener("cancelled", () => end(resolve, undefined));
      events.addEventListener("error", (event) => {
        if (event.data) {
          end(reject, new Problem(JSON.parse(event.data)));
        } else if (events.readyState === EventSource.CLOSED) {
          end(reject, new Problem({ status: 0, title: "No answer", detail: "The connection to the job was lost." }));
        }
      });
    });
  })().catch((failure) => {
    if (!cancelled) {
      throw failure;
    }
  });
  return { result, cancel };
}
