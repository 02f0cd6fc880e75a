import { readAssignment, type Question, type ReportError } from "@jejak/grading";
import { expect, it } from "vitest";
import { errorTree, type ErrorTree } from "./error-tree.ts";

function questionOf(rules: string): Question {
  const read = readAssignment(`format: jejak-assignment/1
title: x
problem: { kind: puzzle, start: "123450786", goal: "103425786" }
preset: kotak-8
rules: { depthLimit: 2 }
questions: [{ id: a, rules: { ${rules} }, ask: visits, points: 1 }]`);
  const question = read.ok ? read.value.questions[0] : undefined;
  if (question === undefined) throw new Error(JSON.stringify(read));
  return question;
}

function slip(step: number, got: string, expected: readonly string[]): ReportError {
  return { step, aspect: "visits", kind: "out-of-order", got, expected, message: "" };
}

function drawn(tree: ErrorTree | null): unknown {
  return tree?.map(({ state, parent, visit, isWritten, isPossible }) =>
    [state, parent, visit, isWritten && "written", isPossible && "possible"].filter(
      (part) => part !== false,
    ),
  );
}

it("shows what was written and what was possible in the tree of the visits before", () => {
  const words = ["123450786", "120453786", "123405786"];
  const error = slip(2, "120453786", ["123456780"]);
  expect(drawn(errorTree(questionOf("search: breadth-first"), words, error))).toEqual([
    ["123450786", null, 1],
    ["123456780", 0, null, "possible"],
    ["123405786", 0, null],
    ["120453786", 0, null, "written"],
  ]);
});

it("follows the student where the rules leave a choice", () => {
  // All three children cost the same; the student took the middle one and then the last.
  const words = ["123450786", "123405786", "120453786"];
  const free = questionOf("search: uniform-cost, ties: any");
  const tree = errorTree(free, [...words, "999"], slip(4, "999", ["123456780"]));
  expect(tree?.flatMap(({ state, visit }) => (visit === null ? [] : [[state, visit]]))).toEqual([
    ["123450786", 1],
    ["123405786", 2],
    ["120453786", 3],
  ]);
  const anyOrder = questionOf("search: breadth-first, childOrder: any");
  expect(errorTree(anyOrder, words, slip(4, "999", []))?.length).toBe(8);
});

it("draws nothing where the visits are not those of the search, and little of a large tree", () => {
  const words = ["123450786", "123405786", "120453786"];
  expect(errorTree(questionOf("search: breadth-first"), words, slip(4, "9", []))).toBeNull();
  expect(
    errorTree(questionOf("search: breadth-first"), words, { ...slip(2, "9", []), aspect: "h" }),
  ).toBeNull();
  const deep = questionOf("search: breadth-first, depthLimit: 12, goalTest: visit");
  const first = errorTree(deep, ["123450786"], slip(2, "9", []));
  expect(first?.length).toBe(4);
});
