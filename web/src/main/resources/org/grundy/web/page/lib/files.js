// The interface without a server: what lies beside the page as files, and for questions Grundy itself, in a worker. Until that is
// loaded, the positions that can be reached from the boards of lessons and puzzles have their answers as files, too.

import { once } from "./dom.js";
import { asked, isReady } from "./offline.js";
import { Problem } from "./problem.js";
import { say } from "./say.js";

const PREPARED = new Set(["explore", "moves", "position"]);

/**
 * @param {string} path
 * @param {{method?: string, body?: string, signal?: AbortSignal | null}} options
 */
export async function answered(path, { method = "GET", body = "{}", signal } = {}) {
  const operation = path.replace(/^api\//, "");
  if (method === "GET") {
    return file(operation);
  }
  const known = PREPARED.has(operation) && !isReady() ? await prepared(JSON.parse(body)) : undefined;
  return known ?? asked(operation, body, signal);
}

async function file(name) {
  const found = await fetch(`api/${name.split("/").map(encodeURIComponent).join("/")}.json`);
  if (!found.ok) {
    throw new Problem({ status: 404, title: say("problem.noServer"), detail: say("problem.nothingOf", { name }), cure: say("problem.serveAnswers") });
  }
  return found.json();
}

async function prepared({ game, rules, position, parameters }) {
  if (parameters) {
    return undefined;
  }
  const asked = name(rules ?? game, position.replace(/\s*\+\s*/g, " + ").trim());
  return (await names()).has(asked) ? file(`explore/${asked}`) : undefined;
}

// The names of the files of positions.
const names = once(() => file("explore/names").then((all) => new Set(all)));

// The name of the file of a position: FNV-1a over 64 bits of the game (or its rules) and the position, in UTF-8.
export function name(game, position) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(`${game}\n${position}`)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
