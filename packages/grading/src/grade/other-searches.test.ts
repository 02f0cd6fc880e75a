import { describe, expect, it } from "vitest";
import type { QuestionReport } from "../report/report.ts";
import { gradeLines, graderOf } from "../testing/grading.ts";

/** A tree with h behind each name; edges cost 1. S is the start, G the goal. */
const PROBLEM = {
  kind: "graph",
  start: "S",
  goal: "G",
  edges: ["S -> A", "S -> B", "A -> C", "A -> D", "B -> E", "B -> F", "E -> G"],
  h: { S: 3, A: 2, B: 2.5, C: 4, D: 3, E: 1, F: 1.5, G: 0 },
};

function graded(rules: object, lines: string, ask: string | string[] = "visits"): QuestionReport {
  const grader = graderOf({
    title: "Searches",
    problem: PROBLEM,
    rules: { duplicates: "none", ...rules },
    questions: [{ id: "q", ask, points: 1 }],
  });
  return gradeLines(grader, lines.split(" "));
}

const told = (report: QuestionReport): object => ({
  errors: report.errors.map(({ step, kind, message }) => `${step} ${kind}: ${message}`),
  diagnosis: report.diagnosis.map(({ message }) => message),
});
const RIGHT = { errors: [], diagnosis: [] };

describe("iterative deepening", () => {
  const rules = { search: "iterative-deepening" };

  it("is right with its passes one after the other", () => {
    expect(told(graded(rules, "S S A B S A C D B E F S A C D B E G"))).toEqual(RIGHT);
  });

  it("is told apart from a trace that writes the root once, and from breadth-first search", () => {
    expect(graded(rules, "S A B A C D B E F A C D B E G").diagnosis).toMatchObject([
      { name: "root-not-repeated" },
    ]);
    expect(graded(rules, "S A B C D E F G").diagnosis).toMatchObject([{ name: "search" }]);
  });

  it("says where a pass begins", () => {
    expect(told(graded(rules, "S S A B C S A C D B E F S A C D B E G"))).toEqual({
      errors: [
        "5 never-generated: Step 5: C does not come here, because the pass has ended and the next one begins with the root, S.",
      ],
      diagnosis: [],
    });
    expect(told(graded(rules, "S S A B"))).toMatchObject({
      errors: [
        "5 stopped-early: Step 5 is missing: the trace stops before the next pass, which begins with the root, S.",
      ],
    });
  });
});

describe("IDA*", () => {
  const rules = { search: "ida-star" };

  // f: S 3, A 3, B 3.5, C 6, D 5, E 3, F 3.5, G 3. Pass 3: S A. Pass 3.5: S A B E G.
  it("is right with its passes by g + h", () => {
    expect(told(graded(rules, "S A S A B E G"))).toEqual(RIGHT);
  });

  it("says what is above the bound of a pass", () => {
    expect(told(graded(rules, "S A S A D B E G"))).toMatchObject({
      errors: [
        "5 beyond-depth-limit: Step 5: D (f = 2 + 3 = 5) is above the bound of this pass, 3.5, so it is not visited in it. Possible here: B (f = 1 + 2.5 = 3.5).",
      ],
    });
  });
});

describe("weighted A*", () => {
  const rules = { search: "weighted-a-star", weight: 2 };

  // f = g + 2 h: S 6, A 5, B 6, C 10, D 8, E 4, F 5, G 3.
  it("is right with its f beside each state", () => {
    const lines = "S f=6;A f=5;B f=6;E f=4;G f=3".split(";");
    const grader = graderOf({
      title: "Weighted",
      problem: PROBLEM,
      rules: { duplicates: "none", ...rules },
      questions: [{ id: "q", ask: ["visits", "f"], points: 2 }],
    });
    expect(told(gradeLines(grader, lines))).toEqual(RIGHT);
    expect(told(gradeLines(grader, [...lines.slice(0, 3), "E f=3", "G f=3"]))).toEqual({
      errors: ["4 wrong-f: Step 4: f of E is g + 2 × h = 2 + 2 × 1 = 4, not 3."],
      diagnosis: [],
    });
  });

  it("says how f comes about where another node is taken, and when the weight is forgotten", () => {
    const heavy = { ...rules, weight: 4 };
    // f = g + 4 h: A 9, B 11, C 18, D 14; with weight 1: A 3, B 3.5.
    expect(told(graded(heavy, "S B E G"))).toMatchObject({
      errors: [
        "2 not-best: Step 2: you took B (f = 1 + 4 × 2.5 = 11), but the node with the least f in the frontier comes first: A (f = 1 + 4 × 2 = 9).",
      ],
    });
  });
});

describe("beam search", () => {
  it("keeps the best of each level and nothing else", () => {
    // Level 1: A 2, B 2.5. Level 2 of both: E 1, F 1.5, D 3, C 4.
    expect(told(graded({ search: "beam", beamWidth: 2 }, "S A B E F G"))).toEqual(RIGHT);
    expect(told(graded({ search: "beam", beamWidth: 1 }, "S A D"))).toEqual(RIGHT);
  });

  it("is told apart from a beam that is one wider", () => {
    const report = graded({ search: "beam", beamWidth: 2 }, "S A B E F D G");
    expect(told(report)).toEqual({
      errors: [
        "6 not-best: Step 6: you took D (h = 3), but the beam keeps the 2 best nodes of a level, in order of h; next is G (h = 0).",
      ],
      diagnosis: ["Your trace is exactly what comes out when 3 nodes are kept of each level."],
    });
  });
});

describe("hill climbing", () => {
  it("goes to the best child and ends where none is better", () => {
    // C 4 and D 3 are no better than A 2.
    expect(told(graded({ search: "steepest-hill-climbing" }, "S A"))).toEqual(RIGHT);
    expect(told(graded({ search: "steepest-hill-climbing" }, "S A D"))).toMatchObject({
      errors: [
        "3 after-goal: Step 3: the search has ended, because no child is better than the last node and hill climbing does not go back.",
      ],
    });
    expect(told(graded({ search: "steepest-hill-climbing" }, "S B E G"))).toMatchObject({
      errors: [
        "2 not-best: Step 2: you went to B (h = 2.5), but hill climbing goes on to the child of the last node with the least h: A (h = 2).",
      ],
    });
  });

  it("goes to the first better child where it is simple", () => {
    const rules = { search: "simple-hill-climbing", childOrder: "reversed" };
    // Reversed, B 2.5 comes before A 2, and F 1.5 before E 1.
    expect(told(graded(rules, "S B F"))).toEqual(RIGHT);
    expect(graded(rules, "S A").diagnosis).toMatchObject([
      { name: "search", changes: { search: "steepest-hill-climbing" } },
      { name: "child-order" },
    ]);
    expect(told(graded(rules, "S A"))).toMatchObject({
      errors: [
        "2 never-generated: Step 2: A is not generated, because simple hill climbing makes no child of S after the first that is better. Possible here: B (h = 2.5).",
      ],
    });
  });
});

describe("best-first search that looks at siblings only", () => {
  it("goes down before it compares with what it left", () => {
    expect(told(graded({ search: "siblings-only" }, "S A D C B E G"))).toEqual(RIGHT);
    expect(told(graded({ search: "siblings-only" }, "S A B E G"))).toMatchObject({
      errors: [
        "3 not-best: Step 3: you took B (h = 2.5), but of the children of the last node the one with the least h comes first: D (h = 3).",
      ],
      diagnosis: [
        "Your trace is exactly what comes out when the search is best-first, by h alone.",
      ],
    });
  });
});

describe("recursive best-first search", () => {
  it("goes back to the best alternative and comes again", () => {
    // f: A 3, B 3.5, C 6, D 5; below B, as f at least 3.5: E 3.5, F 3.5, then G 3.5.
    expect(told(graded({ search: "recursive-best-first" }, "S A B E G"))).toEqual(RIGHT);
    expect(told(graded({ search: "recursive-best-first" }, "S A D B E G"))).toMatchObject({
      errors: [
        "3 not-best: Step 3: you took D, but of the nodes that it remembers, recursive best-first search goes on with the one of the least f: B.",
      ],
    });
  });
});
