import { describe, expect, it } from "vitest";
import { lines, onSlides } from "../testing/slides.ts";

// Nothing is dropped, all nodes are equal and any of them may be taken: to and fro between a board
// and its neighbours makes more and more copies of each, and every choice of copies is another run.
const HOSTILE = {
  problem: { kind: "puzzle", start: "123450786", goal: "867254301" },
  rules: {
    search: "best-first",
    ties: "any",
    duplicates: "none",
    depthLimit: 9,
    heuristic: [{ name: "misplaced", weight: 0 }],
  },
};
const NEIGHBOURS = ["123456780", "123405786", "120453786"];
const toAndFro = Array.from({ length: 60 }, (_, at) =>
  at % 2 === 0 ? "123450786" : NEIGHBOURS[at % 3],
);

describe("a trace written to make equal copies explode", () => {
  it("is given up as unreadable, not marked as wrong", () => {
    const report = onSlides(HOSTILE, lines(toAndFro.join(" ")));
    const { verdict, score, errors, diagnosis, unreadable } = report;
    const step = unreadable?.place?.line ?? 0;
    expect({ verdict, score, errors, diagnosis, unreadable }).toEqual({
      verdict: "unreadable",
      score: 0,
      errors: [],
      diagnosis: [],
      unreadable: {
        place: { line: step, column: 1 },
        message: `Step ${step}: up to here the trace fits too many runs, with equal copies of states, to be decided. It does not count as wrong; show it to your teacher.`,
      },
    });
  });
});
