import { expect, it } from "vitest";
import type { QuestionView } from "../grading/grading-messages.ts";
import { areRules, exploreUnder } from "./explore-under.ts";

const QUESTION: QuestionView = {
  id: "bfs",
  title: null,
  kind: "puzzle",
  start: "123450786",
  columns: 3,
  goals: ["103425786"],
  ask: ["visits"],
  rules: {
    search: "breadth-first",
    childOrder: ["D", "R", "L", "U"],
    depthLimit: 2,
    duplicates: "parent",
    goalTest: "visit",
    ties: "any",
    heuristic: [],
  },
};

it("opens the question under the rules that were misunderstood", () => {
  expect(exploreUnder(QUESTION, { childOrder: ["U", "L", "R", "D"] }, 5)).toBe(
    "?v=1&b=123450786.103425786.3&s=breadth-first&o=ULRD&l=2&d=parent&t=visit&k=fifo&h=0&n=5",
  );
});

it("has no link for graphs, and for slips that are no rules", () => {
  expect(exploreUnder({ ...QUESTION, kind: "graph", columns: null }, {}, 1)).toBeNull();
  expect(areRules({ goal: "123456780" })).toBe(false);
  expect(areRules({ depthLimit: 3, search: "depth-first" })).toBe(true);
});
