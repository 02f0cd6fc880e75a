import { describe, expect, it } from "vitest";
import { onSlides, remarks } from "../testing/slides.ts";

// 123450786, its child 123405786, and the goal 103425786, with h = misplaced + manhattan = 4, 2, 0.
const BEST = { rules: { search: "best-first" }, ask: ["visits", "h"], points: 6 };
const A_STAR = {
  rules: { search: "a-star", heuristic: "manhattan", depthLimit: null },
  ask: ["visits", "h", "g", "f", "level", "parent"],
  points: 18,
};
const ROWS = [
  "state,h,g,f,level,parent",
  "123450786,2,0,2,0,-",
  "123405786,1,1,2,1,123450786",
  "103425786,0,2,2,2,123405786",
];

/** The table with the cell in `row` (from 1) and `column` (from 0) written otherwise. */
function withCell(row: number, column: number, cell: string): string {
  const rows = ROWS.map((text) => text.split(","));
  const cells = rows[row];
  if (cells !== undefined) cells[column] = cell;
  return rows.map((one) => one.join(",")).join("\n");
}

const scores = (text: string): string[] =>
  onSlides(A_STAR, text).marks.map(({ aspect, score, max }) => `${aspect} ${score}/${max}`);

describe("the values beside the states", () => {
  it("are right with the right order", () => {
    expect(remarks(onSlides(A_STAR, ROWS.join("\n")))).toEqual([]);
    expect(scores(ROWS.join("\n"))).toEqual([
      "visits 3/3",
      "h 3/3",
      "g 3/3",
      "f 3/3",
      "level 3/3",
      "parent 3/3",
    ]);
  });

  it("lose only their own marks: the order stays right with one wrong h", () => {
    const report = onSlides(BEST, "123450786 h=4\n123405786 h=3\n103425786 h=0");
    expect(remarks(report)).toEqual([
      "2 wrong-h: Step 2: h of 123405786 is 2 = misplaced 1 (2) + manhattan 1 (2: 1), not 3.",
    ]);
    expect(report.marks).toEqual([
      { aspect: "visits", score: 3, max: 3, how: "order of visits: no slip, 3 of 3." },
      { aspect: "h", score: 2, max: 3, how: "h: 3 − 1 slip × 1 = 2." },
    ]);
    expect([report.verdict, report.score]).toEqual(["partly", 5]);
  });

  it.each([
    ["h", 2, 1, "2", "2 wrong-h: Step 2: h of 123405786 is 1 = manhattan 1 (2: 1), not 2."],
    ["h of the goal", 3, 1, "1", "3 wrong-h: Step 3: h of 103425786 is 0 = manhattan 0, not 1."],
    ["g", 2, 2, "3", "2 wrong-g: Step 2: g of 123405786 is 1, not 3."],
    ["f", 2, 3, "3", "2 wrong-f: Step 2: f of 123405786 is g + h = 1 + 1 = 2, not 3."],
    ["level", 3, 4, "3", "3 wrong-g: Step 3: 103425786 lies at level 2, not 3."],
    [
      "parent",
      3,
      5,
      "123456780",
      "3 wrong-parent: Step 3: the parent of 103425786 is 123405786, not 123456780.",
    ],
    [
      "parent, none written",
      3,
      5,
      "-",
      "3 wrong-parent: Step 3: the parent of 103425786 is 123405786; you wrote none.",
    ],
    [
      "parent of the root",
      1,
      5,
      "123405786",
      "1 wrong-parent: Step 1: 123450786 is the root and has no parent.",
    ],
  ])(
    "are told where they are wrong, and how they come about: %s",
    (_what, row, column, cell, remark) => {
      expect(remarks(onSlides(A_STAR, withCell(row, column, cell)))).toEqual([remark]);
    },
  );

  it("lose one share for one wrong value", () => {
    expect(scores(withCell(2, 3, "3"))).toEqual([
      "visits 3/3",
      "h 3/3",
      "g 3/3",
      "f 2/3",
      "level 3/3",
      "parent 3/3",
    ]);
  });

  it("name the tile whose share is wrong, where h is written as a sum in the order of the tiles", () => {
    const ask = { ...BEST, rules: { search: "best-first", heuristic: "manhattan" } };
    // Tiles 1 to 8 of 123450786 lie 0, 1, 0, 0, 1, 0, 0, 0 cells from their places in 103425786.
    const report = onSlides(ask, "123450786 h=1+1+0+0+1+0+0+0=3\n123405786 h=1\n103425786 h=0");
    expect(remarks(report)).toEqual([
      "1 wrong-h: Step 1: h of 123450786 is 2, not 3: you wrote 1 for tile 1, which counts 0.",
    ]);
  });

  it("are told once where they are missing, and cost as many shares as are missing", () => {
    const two = onSlides(BEST, "123450786 h=4\n123405786\n103425786");
    expect(remarks(two)).toEqual(["2 left-out: h: the values are missing at steps 2, 3."]);
    expect(two.marks.map(({ how }) => how)).toEqual([
      "order of visits: no slip, 3 of 3.",
      "h: 3 − 2 slips × 1 = 1.",
    ]);
    const all = onSlides(BEST, "123450786\n123405786\n103425786");
    expect(remarks(all)).toEqual(["1 left-out: h: no values are written."]);
    expect(all.score).toBe(3);
  });

  it("are marked beside a state that should not stand there, as far as they are its own", () => {
    // 120453786 is a wrong choice, but its h, 3 misplaced tiles and as many steps, is 6.
    const report = onSlides(BEST, "123450786 h=4\n120453786 h=6\n123405786 h=2\n103425786 h=0");
    expect(report.errors.map(({ aspect, step, kind }) => [aspect, step, kind])).toEqual([
      ["visits", 2, "not-best"],
    ]);
  });

  it("beside copies of a state decide which copy is meant", () => {
    // Without dropping, 1230 comes back from both its children; at level 2 its parent tells them apart.
    const ask = {
      problem: { kind: "puzzle", start: "1230", goal: "3120" },
      rules: { search: "breadth-first", duplicates: "none", depthLimit: 2, childOrder: "any" },
      ask: ["visits", "parent"],
    };
    const rows = [
      "state,parent",
      "1230,-",
      "1203,1230",
      "1032,1230",
      "1230,1203",
      "0213,1203",
      "0132,1032",
      "1230,1032",
    ];
    expect(remarks(onSlides(ask, rows.join("\n")))).toEqual([]);
  });
});
