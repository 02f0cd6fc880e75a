import { describe, expect, it } from "vitest";
import { checkPuzzle, type PuzzleDescription } from "./index.ts";

const problemOf = (description: PuzzleDescription): unknown => {
  const checked = checkPuzzle(description);
  return checked.ok ? checked.value : checked.problem;
};

describe("a puzzle from outside", () => {
  it("is sound with its defaults filled in", () => {
    expect(problemOf({ start: "123450786", goal: "103425786" })).toEqual({
      start: "123450786",
      goals: ["103425786"],
      columns: 3,
      rows: 3,
      childOrder: ["D", "R", "L", "U"],
    });
    expect(problemOf({ start: "120543", goal: "123450", columns: 2, childOrder: "tile" })).toEqual({
      start: "120543",
      goals: ["123450"],
      columns: 2,
      rows: 3,
      childOrder: "tile",
    });
  });

  it("names missing and doubled tiles", () => {
    expect(problemOf({ start: "123455786", goal: "123456780" })).toEqual({
      part: "start",
      kind: "not-a-state",
      message:
        "the start 123455786 is no board: tile 5 stands more than once, the blank is missing",
    });
    expect(problemOf({ start: "123450786", goal: "123456789" })).toEqual({
      part: "goal",
      kind: "not-a-state",
      message: 'the goal 123456789 is no board: the blank is missing, "9" is no tile of this board',
    });
  });

  it("holds start and goal to one set of tiles", () => {
    expect(problemOf({ start: "abc0", goal: "abd0" })).toEqual({
      part: "goal",
      kind: "not-a-state",
      message: 'the goal abd0 is no board: tile c is missing, "d" is no tile of this board',
    });
  });

  it("says what is wrong with a size", () => {
    expect(problemOf({ start: "12345", goal: "123450" })).toEqual({
      part: "start",
      kind: "wrong-size",
      message: "12345: 5 cells make no board: a board has from 2x2 to 6x6 cells",
    });
    expect(problemOf({ start: "", goal: "" })).toEqual({
      part: "start",
      kind: "wrong-size",
      message: '"": 0 cells make no board: a board has from 2x2 to 6x6 cells',
    });
    expect(problemOf({ start: "123450", goal: "120453" })).toEqual({
      part: "start",
      kind: "wrong-size",
      message: "123450: 6 cells can have 2 or 3 columns: say which",
    });
    expect(problemOf({ start: "123450786", goal: "1230" })).toEqual({
      part: "goal",
      kind: "wrong-size",
      message: "the goal 1230 has 4 cells and the start 123450786 has 9: both must be of one size",
    });
  });

  it("says what is wrong with a width", () => {
    expect(problemOf({ start: "123450786", goal: "123456780", columns: 4 })).toEqual({
      part: "columns",
      kind: "columns",
      message: "123450786 has 9 cells, which 4 columns do not cut into from 2 to 6 rows",
    });
    expect(problemOf({ start: "123450786", goal: "123456780", columns: 9 })).toEqual({
      part: "columns",
      kind: "columns",
      message: "a board has from 2 to 6 columns, not 9",
    });
  });

  it("says that there is no goal, or a child order that is none", () => {
    expect(problemOf({ start: "123450786", goal: [] })).toEqual({
      part: "goal",
      kind: "not-a-state",
      message: "there is no goal: name one",
    });
    expect(problemOf({ start: "1230", goal: "1203", childOrder: ["U"] })).toEqual({
      part: "childOrder",
      kind: "child-order",
      message:
        "the child order names only U: write the four blank moves U, D, L, R in any order, or `tile`",
    });
  });

  it("gives the reason why a goal cannot be reached", () => {
    expect(problemOf({ start: "134802765", goal: "123456780" })).toEqual({
      part: "goal",
      kind: "unsolvable",
      message:
        "134802765 can never become 123456780: the tiles of 134802765 make 9 inversions (odd) " +
        "and those of 123456780 make 0 inversions (even); no move changes odd into even",
    });
  });

  it("is sound when one of several goals can be reached", () => {
    expect(checkPuzzle({ start: "134802765", goal: ["123456780", "123804765"] }).ok).toBe(true);
  });

  it("shortens what is far too long", () => {
    expect(problemOf({ start: "1".repeat(1000), goal: "1230" })).toEqual({
      part: "start",
      kind: "wrong-size",
      message: `"${"1".repeat(40)}...": 1000 cells make no board: a board has from 2x2 to 6x6 cells`,
    });
  });
});
