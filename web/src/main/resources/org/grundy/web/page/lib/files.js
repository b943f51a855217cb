// The interface without a server: answers that lie beside the page as files, for the positions that can be reached from
// the boards of lessons and puzzles. What was not foreseen is refused as a server refuses.

import { Problem } from "./api.js";

const CURE = "On your own machine `grundy serve` answers everything.";

/**
 * @param {string} path
 * @param {{method?: string, body?: string}} options
 */
export function answered(path, { method = "GET", body } = {}) {
  const operation = path.replace(/^api\//, "");
  if (method === "GET") {
    return file(operation);
  }
  const request = JSON.parse(body ?? "{}");
  const known = ANSWERS[operation];
  return known ? known(request) : refuse("Without a server nothing is computed.");
}

const ANSWERS = {
  explore: explored,
  moves: explored,
  position: explored,
  examples: ({ game }) => (game ? file(`examples/${game}`) : refuse("Examples of rules are made by a server.")),
  play: played,
};

async function file(name) {
  const found = await fetch(`api/${name.split("/").map(encodeURIComponent).join("/")}.json`);
  return found.ok ? found.json() : refuse(`There is nothing of ${name} on this page, which has no server.`);
}

function refuse(detail) {
  return Promise.reject(new Problem({ status: 404, title: "No server", detail, cure: CURE }));
}

async function explored({ game, rules, position }) {
  const known = await fetch(`api/explore/${name(rules ?? game, position.replace(/\s*\+\s*/g, " + ").trim())}.json`);
  return known.ok ? known.json() : refuse("Only the boards of lessons and puzzles have answers on this page, which has no server.");
}

// The name of the file of a position: FNV-1a over 64 bits of the game (or its rules) and the position, in UTF-8.
export function name(game, position) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(`${game}\n${position}`)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}

// A round of play, as the server plays it.
async function played(request) {
  const { move, skill = "perfect" } = request;
  const before = await explored(request);
  const yours = move === undefined ? undefined : before.moves[move];
  if (yours?.ends) {
    return { yours, position: yours.leadsTo, over: true, winner: "you" };
  }
  const seen = yours ? await explored({ ...request, position: yours.leadsTo }) : before;
  const grundy = chosen(seen.moves, skill);
  if (!grundy) {
    return { yours, position: seen.position, over: true, winner: seen.play === "misere" ? "grundy" : "you" };
  }
  if (grundy.ends) {
    return { yours, grundy, position: grundy.leadsTo, over: true, winner: "grundy" };
  }
  const after = await explored({ ...request, position: grundy.leadsTo });
  const isOver = after.moves.length === 0;
  return { yours, grundy, position: after.position, over: isOver, ...(isOver ? { winner: after.play === "misere" ? "you" : "grundy" } : {}) };
}

const CARE = { perfect: 1, strong: 0.9, casual: 0.6, beginner: 0.3, random: 0 };

// A winning move where there is one and it is looked for; else any.
function chosen(moves, skill) {
  const winning = moves.filter(({ wins }) => wins);
  const among = winning.length > 0 && Math.random() < (CARE[skill] ?? 1) ? winning : moves;
  return among[Math.floor(Math.random() * among.length)];
}
