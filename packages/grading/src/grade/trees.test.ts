import { describe, expect, it } from "vitest";
import { gradeLines, graderOf } from "../testing/grading.ts";
import { onSlides, remarks } from "../testing/slides.ts";

const ASK = { rules: { search: "best-first" }, ask: "tree", points: 7 };
const ROWS = [
  "state,parent,order",
  "123450786,,1",
  "123456780,123450786,",
  "123405786,123450786,2",
  "120453786,123450786,",
  "123485706,123405786,",
  "123045786,123405786,",
  "103425786,123405786,3",
];

/** The report on the tree with its rows changed by `change`. */
function told(change: (rows: string[]) => void): [string[], number] {
  const rows = [...ROWS];
  change(rows);
  const report = onSlides(ASK, rows.join("\n"));
  return [remarks(report), report.score];
}

describe("a tree", () => {
  it("is right with its nodes under their parents, numbered as they were visited", () => {
    expect(told(() => undefined)).toEqual([[], 7]);
  });

  it("is right in any order of rows, and without numbers", () => {
    expect(told((rows) => rows.splice(3, 2, rows[4] ?? "", rows[3] ?? ""))).toEqual([[], 7]);
    const unnumbered = ROWS.map((row) => row.split(",").slice(0, 2).join(","));
    expect(told((rows) => rows.splice(0, rows.length, ...unnumbered))).toEqual([[], 7]);
  });

  it.each([
    [
      "lacks a node",
      (rows: string[]) => rows.splice(6, 1),
      "7 left-out: The tree lacks 123045786, a child of 123405786.",
    ],
    [
      "has a node too many",
      (rows: string[]) => rows.push("123456078,123456780,"),
      "8 one-too-many: 123456078 does not belong into the tree.",
    ],
    [
      "has a node under another parent",
      (rows: string[]) => rows.splice(5, 1, "123485706,123456780,"),
      "5 wrong-parent: Step 5: the parent of 123485706 is 123405786, not 123456780.",
    ],
    [
      "has a number at a node that is not visited",
      (rows: string[]) => rows.splice(4, 1, "120453786,123450786,4"),
      "4 wrong-entry: 120453786 is never visited; you gave it the number 4.",
    ],
    [
      "has a wrong number",
      (rows: string[]) => rows.splice(7, 1, "103425786,123405786,4"),
      "7 wrong-entry: 103425786 is visit number 3, not 4.",
    ],
  ])("is told where it %s", (_what, change, remark) => {
    expect(told(change)).toEqual([[remark], 6]);
  });
});

describe("a tree of any legal run", () => {
  // A and B have the same h, and so do their children; only B leads to the goal.
  const grader = graderOf({
    title: "Ties",
    problem: {
      kind: "graph",
      start: "S",
      goal: "G",
      edges: ["S -> A", "S -> B", "A -> C", "B -> G"],
      h: { S: 2, A: 1, B: 1, C: 1, G: 0 },
    },
    rules: { search: "best-first", duplicates: "none", ties: "any" },
    questions: [{ id: "q", ask: "tree", points: 1 }],
  });
  const first = ["state,parent,order", "S,,1", "A,S,2", "B,S,3", "C,A,", "G,B,4"];
  const third = ["state,parent,order", "S,,1", "A,S,", "B,S,2", "G,B,3"];

  it.each([
    ["of the reference's", first],
    ["that goes to the goal at once", third],
    ["the same, without numbers", third.map((row) => row.split(",").slice(0, 2).join(","))],
  ])("is right: %s", (_, rows) => {
    expect(remarks(gradeLines(grader, rows))).toEqual([]);
  });

  it("is compared with the run that it comes closest to", () => {
    const rows = third.with(4, "G,A,3");
    expect(remarks(gradeLines(grader, rows))).toEqual([
      "4 wrong-parent: Step 4: the parent of G is B, not A.",
    ]);
  });
});
