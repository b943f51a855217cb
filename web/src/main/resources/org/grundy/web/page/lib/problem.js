// What is refused, and how it is told.

import { h } from "./dom.js";
import { say } from "./say.js";

// What Grundy says of a request that it refuses (RFC 9457).
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
    this.others = problem.others ?? [];
  }
}

// It in a box.
export function problemBox(problem) {
  const place = problem.line && problem.source ? say("problem.at", { source: problem.source, line: problem.line, column: problem.column }) : "";
  return h(
    "div",
    { class: "problem", role: "alert" },
    h("p", {}, place, problem.detail),
    problem.cure ? h("p", { class: "cure" }, problem.cure) : "",
  );
}
