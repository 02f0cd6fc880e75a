import { describe, expect, it } from "vitest";
import { exactDistances } from "./index.ts";
import { allBoards, distancesFrom } from "./testing/all-boards.ts";

describe("exact distances", () => {
  it("on 3x3 reach 181,440 boards, the two farthest in 31 moves", () => {
    const { counts, distance } = exactDistances("123456780");
    expect(counts.reduce((sum, count) => sum + count)).toBe(181_440);
    // Reinefeld, Complete solution of the eight-puzzle, 1993, has the same column for this goal.
    expect(counts).toEqual([
      1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529,
      10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ]);
    expect([distance("123456780"), distance("867254301"), distance("647850321")]).toEqual([
      0, 31, 31,
    ]);
  });

  it("agree with the lengths known for the boards of the cases", () => {
    const ring = exactDistances("123804765");
    const starts = ["134802765", "283164705", "216408753", "281463075"];
    expect(starts.map((start) => ring.distance(start))).toEqual([4, 5, 18, 12]);
    const last = exactDistances("123456780");
    const others = ["134802756", "813402765", "013425786", "102754863", "236107485", "162403758"];
    expect(others.map((start) => last.distance(start))).toEqual([16, 14, 4, 11, 12, 6]);
    expect(exactDistances("012345678").distance("724506831")).toBe(26);
  });

  it("are null for what is no such board, or lies in the other half", () => {
    const { distance } = exactDistances("123456780");
    const words = ["123456870", "12345678", "1234567800", "123456788", "12345678x", ""];
    expect(words.map((word) => distance(word))).toEqual(words.map(() => null));
  });

  it.each([
    [2, "1230", "0123"],
    [3, "051234", "012345"],
    [2, "123450", "012345"],
    [4, "12340567", "01234567"],
    [2, "ab0c", "abc0"],
  ])("on boards %s wide equal a search over words from %s", (columns, goal, tiles) => {
    const expected = distancesFrom(goal, columns);
    const { distance } = exactDistances(goal, columns);
    const boards = allBoards(tiles);
    expect(boards.map((board) => distance(board))).toEqual(
      boards.map((board) => expected.get(board) ?? null),
    );
    const listed = [...exactDistances(goal, columns).boards()];
    expect(new Map(listed)).toEqual(expected);
    expect(listed.map(([, moves]) => moves)).toEqual([...expected.values()].sort((a, b) => a - b));
  });

  it("are not for larger boards, nor for goals that are none", () => {
    expect(() => exactDistances("123456789abcdef0")).toThrow("at most 9 cells");
    expect(() => exactDistances("112345670", 3)).toThrow("is no board");
    expect(() => exactDistances("123450")).toThrow("6 cells can have 2 or 3 columns: say which");
  });
});
