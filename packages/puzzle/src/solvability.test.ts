import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inversions, isSolvable, shuffled, solvability } from "./index.ts";
import { allBoards, distancesFrom } from "./testing/all-boards.ts";
import { anyBoard } from "./testing/arbitrary-board.ts";

describe("solvability", () => {
  it("is odd for the ring goal in case 29, where most sources say even", () => {
    const starts = ["183567240", "813567240", "123456870"];
    expect(starts.map((start) => inversions(start))).toEqual([13, 14, 1]);
    expect(starts.map((start) => isSolvable(start, "123804765", 3))).toEqual([true, false, true]);
  });

  it("tells in case 44 that Bratko's first start was given the wrong goal", () => {
    expect(isSolvable("134802765", "123804765", 3)).toBe(true);
    expect(isSolvable("134802765", "123456780", 3)).toBe(false);
    expect(isSolvable("134802756", "123456780", 3)).toBe(true);
  });

  it("tells in case 46 that the program had nothing to find", () => {
    expect(isSolvable("321406875", "123456078", 3)).toBe(false);
  });

  it("tells the boards of case 73 that stand in the wrong folder", () => {
    expect(isSolvable("253407861", "123456780", 3)).toBe(false);
    expect(isSolvable("647850321", "123456780", 3)).toBe(true);
    expect(isSolvable("213804756", "123804765", 3)).toBe(true);
  });

  it.each([
    [2, "1230", "0123"],
    [3, "123450", "012345"],
    [2, "123450", "012345"],
    [2, "120453", "012345"],
    [4, "12345670", "01234567"],
    [2, "12345670", "01234567"],
  ])("on boards %s wide is what a search from the goal %s finds", (columns, goal, tiles) => {
    const reached = distancesFrom(goal, columns);
    const wrong = allBoards(tiles).filter(
      (board) => isSolvable(board, goal, columns) !== reached.has(board),
    );
    expect(wrong).toEqual([]);
  });

  it("holds for whatever moves have made of a board, and no longer when two tiles change places", () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), fc.nat(60), ({ word, columns }, seed, steps) => {
        const board = shuffled(word, columns, seed, steps);
        expect(isSolvable(board, word, columns)).toBe(true);
        const [a = "", b = ""] = [...board].filter((tile) => tile !== "0");
        const swapped = board.replace(a, "?").replace(b, a).replace("?", b);
        expect(isSolvable(swapped, word, columns)).toBe(false);
      }),
    );
  });

  it("is explained with its figures", () => {
    expect(solvability("134802765", "123804765", 3)).toEqual({
      solvable: true,
      startInversions: 9,
      goalInversions: 7,
      blankRows: 0,
      reason:
        "134802765 can become 123804765: the tiles of 134802765 make 9 inversions (odd) and " +
        "those of 123804765 make 7 inversions (odd); no move changes odd into even",
    });
    expect(solvability("120453", "123450", 2)).toEqual({
      solvable: false,
      startInversions: 2,
      goalInversions: 0,
      blankRows: 1,
      reason:
        "120453 can never become 123450: the tiles of 120453 make 2 inversions (even) and those " +
        "of 123450 make 0 inversions (even); the blank has to go 1 row up or down, each of which " +
        "turns even into odd and odd into even",
    });
  });
});
