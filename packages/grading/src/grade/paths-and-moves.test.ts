import { describe, expect, it } from "vitest";
import { lines, onSlides, remarks } from "../testing/slides.ts";

const PATH = { rules: { search: "breadth-first" }, ask: "path", points: 6 };
const MOVES = { ...PATH, ask: "moves" };
// 123450786, blank left, 123405786, blank up, 103425786.
const told = (text: string): [string[], number] => {
  const report = onSlides(PATH, lines(text));
  return [remarks(report), report.score];
};
const toldOfMoves = (text: string): [string[], number] => {
  const report = onSlides(MOVES, text);
  return [remarks(report), report.score];
};

describe("a path", () => {
  it("is right from the start to the goal", () => {
    expect(told("123450786 123405786 103425786")).toEqual([[], 6]);
  });

  it("is told where it leads elsewhere", () => {
    expect(told("123450786 120453786 103425786")).toEqual([
      ["2 wrong-entry: Step 2 of the path: it leads to 123405786, not 120453786."],
      4,
    ]);
  });

  it("is told where no move leads on", () => {
    expect(told("123450786 876543210 103425786")).toEqual([
      [
        "2 not-one-move-away: Step 2 of the path: no legal move leads from 123450786 to 876543210. The path goes on to 123405786.",
      ],
      4,
    ]);
  });

  it("is told where a state is left out, at the start too", () => {
    expect(told("123450786 103425786")).toEqual([
      ["2 left-out: Before step 2 of the path: 123405786 is left out."],
      4,
    ]);
    expect(told("123405786 103425786")).toEqual([
      ["1 left-out: Before step 1 of the path: 123450786 is left out."],
      4,
    ]);
  });

  it("is told once where it stops before the goal, at the price of all that is missing", () => {
    expect(told("123450786")).toEqual([
      ["2 stopped-early: The path stops before the goal: next comes 123405786."],
      2,
    ]);
  });

  it("is told which of its states belong elsewhere", () => {
    expect(told("123450786 123456780 123450786 123405786 103425786")).toEqual([
      [
        "2 one-too-many: Step 2 of the path: 123456780 does not belong there.",
        "3 one-too-many: Step 3 of the path: 123450786 does not belong there.",
      ],
      2,
    ]);
  });

  it("does not exist where the search finds no goal, which is told once", () => {
    const none = { ...PATH, rules: { search: "breadth-first", depthLimit: 1 } };
    const report = onSlides(none, lines("123450786 123456780 123450786"));
    expect([remarks(report), report.score]).toEqual([
      ["1 one-too-many: Step 1 of the path: the search finds no goal, so there is no path."],
      0,
    ]);
  });

  it("is told once where it leads to the goal another way, at the price of its steps", () => {
    // The boards of 2x2 make a ring of twelve: from 1230 the other way round is ten moves long.
    const ring = {
      problem: { kind: "puzzle", start: "1230", goal: "0213" },
      rules: { search: "breadth-first", duplicates: "parent", depthLimit: null },
      ask: "path",
      points: 3,
    };
    const round = "1230 1032 0132 3102 3120 3021 0321 2301 2310 2013 0213";
    const report = onSlides(ring, lines(round));
    expect([remarks(report), report.score]).toEqual([
      [
        "2 wrong-entry: Step 2 of the path: from here on it leads to the goal another way than the search does, which goes on to 1203.",
      ],
      0,
    ]);
  });

  it("may be any that a legal run finds, where the rules leave a choice", () => {
    // The boards of 2x2 make a ring of twelve, so that two ways of six moves lead to the far side.
    const ring = {
      problem: { kind: "puzzle", start: "1230", goal: "0321" },
      rules: { search: "breadth-first", duplicates: "parent", depthLimit: null },
      ask: "path",
    };
    const left = "1230 1203 0213 2013 2310 2301 0321";
    const up = "1230 1032 0132 3102 3120 3021 0321";
    const verdicts = (childOrder: string): string[] =>
      [left, up].map(
        (path) => onSlides({ ...ring, rules: { ...ring.rules, childOrder } }, lines(path)).verdict,
      );
    expect(verdicts("any")).toEqual(["correct", "correct"]);
    expect(verdicts("DRLU")).toEqual(["correct", "partly"]);
  });

  it("belongs to the student's own run, where visits are asked for, too", () => {
    const both = { rules: { search: "breadth-first" }, ask: ["visits", "path"], points: 6 };
    const visits =
      "123450786 123456780 123405786 120453786 123456708 123485706 123045786 103425786";
    const report = onSlides(
      both,
      `visits:\n${lines(visits)}\n\npath:\n${lines("123450786 123405786 103425786")}`,
    );
    expect([remarks(report), report.score]).toEqual([[], 6]);
    const noPath = onSlides(both, lines(visits));
    expect([remarks(noPath), noPath.score]).toEqual([["1 left-out: path: nothing is written."], 3]);
  });
});

describe("moves", () => {
  it.each([
    ["as letters", "L U"],
    ["as one word", "LU"],
    ["as words", "left, up"],
    ["as Indonesian words", "kiri, atas"],
    ["as Russian words", "влево, вверх"],
    ["as arrows", "← ↑"],
    ["of the tiles, named", "5 right, 2 down"],
  ])("are right %s", (_how, text) => {
    expect(toldOfMoves(text)).toEqual([[], 6]);
  });

  it("are told where one is wrong, left out or too many", () => {
    expect(toldOfMoves("L D")).toEqual([["2 wrong-entry: Move 2: it is U, not D."], 3]);
    expect(toldOfMoves("U")).toEqual([["1 left-out: Before move 1: L is left out."], 3]);
    expect(toldOfMoves("L U U")).toEqual([["3 one-too-many: Move 3: U is one too many."], 3]);
    expect(toldOfMoves("L")).toEqual([
      ["2 stopped-early: The moves stop before the goal: next comes U."],
      3,
    ]);
  });

  it("of named tiles are told as the tiles move", () => {
    expect(toldOfMoves("5 right, 2 up")).toEqual([["2 wrong-entry: Move 2: it is D, not U."], 3]);
  });

  // The blank goes left, so tile 5 moves; then up, so tile 2 does.
  it("may name the tiles alone", () => {
    expect([toldOfMoves("5 2"), toldOfMoves("5 3")]).toEqual([
      [[], 6],
      [["2 wrong-entry: Move 2: it is 2, not 3."], 3],
    ]);
  });
});
