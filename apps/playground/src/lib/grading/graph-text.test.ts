import { domainFor } from "@jejak/grading";
import { readGraph } from "@jejak/graph";
import { expect, it } from "vitest";
import { graphText } from "./graph-text.ts";

function textOf(problem: Parameters<typeof domainFor>[0]): string | null {
  const read = domainFor(problem);
  if (!read.ok) throw new Error(read.message);
  return graphText(read.value);
}

it("writes what can be reached, so that it is read again in the same order", () => {
  const text = textOf({
    kind: "graph",
    start: "S",
    goal: ["Old Town", "X"],
    edges: ["S -> B 2", "S -- A 1", "A -> Old Town 5", "X -> S 1"],
    h: { S: 3, A: 2, B: 4, "Old Town": 0, X: 0 },
  });
  expect(text).toBe(`nodes: S, B, A, "Old Town"
start: S
goals: "Old Town"
S -> B 2
S -> A 1
A -> S 1
A -> "Old Town" 5
h: S 3, B 4, A 2, "Old Town" 0
`);
  const read = readGraph(text ?? "");
  expect(read.ok && [...read.value.graph.h]).toEqual([
    ["S", 3],
    ["B", 4],
    ["A", 2],
    ["Old Town", 0],
  ]);
});

it("has no text for boards", () => {
  const goal = "123456780";
  expect(textOf({ kind: "puzzle", start: "123456708", goal, columns: 3 })).toBeNull();
});
