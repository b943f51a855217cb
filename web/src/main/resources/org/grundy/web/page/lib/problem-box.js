// What the server says of a request that it refuses, in a box.

import { h } from "./dom.js";
import { say } from "./say.js";

export function problemBox(problem) {
  const place = problem.line && problem.source ? say("problem.at", { source: problem.source, line: problem.line, column: problem.column }) : "";
  return h(
    "div",
    { class: "problem", role: "alert" },
    h("p", {}, place, problem.detail),
    problem.cure ? h("p", { class: "cure" }, problem.cure) : "",
  );
}
