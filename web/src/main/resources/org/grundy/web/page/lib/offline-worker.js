// In a worker: Grundy as WebAssembly, which answers what a server would. A message is { id, operation, body, job, alive };
// what is told of it is { id, progress } and { id, part }, at the end { id, answer }, { id, problem } or, where nobody waits any more, { id };
// and { failure, begun } where nothing can be answered from now on, `begun` if it was before.

// What of the folder beside the page loads and is Grundy.
const FOLDER = new URL("../offline/", import.meta.url);

let asked = { id: 0, alive: "" };

// Calls of Grundy while it works: true ends the work. The worker hears no messages meanwhile, so whoever asked for the work ends it by
// taking back an address, which is looked at.
function told(nodes, milliseconds, part) {
  postMessage({ id: asked.id, progress: { state: "running", nodes, milliseconds } });
  if (part !== "") {
    postMessage({ id: asked.id, part: JSON.parse(part) });
  }
  return !isThere(asked.alive);
}

function isThere(address) {
  try {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.send();
    return true;
  } catch {
    return false;
  }
}

async function loaded(name) {
  const found = await fetch(new URL(name, FOLDER));
  if (!found.ok) {
    throw new Error(`${name}: ${found.status}`);
  }
  return found;
}

async function begun() {
  globalThis.told = told;
  const [{ load }, catalogue] = await Promise.all([
    import(new URL("runtime.js", FOLDER).href),
    loaded("catalogue.json").then((found) => found.text()),
  ]);
  // Its bytes, as not every server of files tells what they are.
  const { exports } = await load(await (await loaded("worker.wasm")).arrayBuffer());
  exports.begin(catalogue);
  return exports;
}

const grundy = begun();
// Why it cannot begin is told to whoever asks, and they may ask later.
grundy.catch(() => {});

addEventListener("message", async ({ data }) => {
  let begun = false;
  try {
    const { answer } = await grundy;
    begun = true;
    asked = data;
    postMessage({ id: data.id, ...(isThere(data.alive) ? JSON.parse(answer(data.operation, data.body, data.job)) : {}) });
  } catch (failure) {
    postMessage({ failure: String(failure), begun });
  }
});
