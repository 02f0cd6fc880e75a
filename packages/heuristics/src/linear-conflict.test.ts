import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shuffled, standardGoal } from "@jejak/puzzle";
import { linearConflict, manhattan } from "./index.ts";
import { KORF_GOAL, korfBoards } from "./testing/korf-boards.ts";
import { neighboursOf, solvableBoards } from "./testing/solvable-boards.ts";

/** The least number of tiles whose leaving lets the others keep their order: every subset is tried. */
function fewestToLeave(places: readonly number[]): number {
  let fewest = places.length;
  for (let leaving = 0; leaving < 1 << places.length; leaving += 1) {
    const staying = places.filter((_, at) => (leaving & (1 << at)) === 0);
    const ascends = staying.every((place, at) => at === 0 || (staying[at - 1] ?? 0) < place);
    if (ascends) fewest = Math.min(fewest, places.length - staying.length);
  }
  return fewest;
}

/** Linear conflict from its definition, line by line. */
function byDefinition(word: string, goal: string, columns: number): number {
  const rows = goal.length / columns;
  const range = (length: number): number[] => Array.from({ length }, (_, at) => at);
  const lines = [
    ...range(rows).map((row) => range(columns).map((column) => row * columns + column)),
    ...range(columns).map((column) => range(rows).map((row) => row * columns + column)),
  ];
  const leaving = lines.map((cells) => {
    const belongs = cells.map((cell) => goal.charAt(cell));
    const tiles = cells.map((cell) => word.charAt(cell)).filter((tile) => tile !== "0");
    return fewestToLeave(tiles.map((tile) => belongs.indexOf(tile)).filter((place) => place >= 0));
  });
  const far = manhattan.create(goal, columns)(word);
  return far + 2 * leaving.reduce((sum, count) => sum + count);
}

describe("linear conflict", () => {
  it("adds 2 for each tile that must leave its line", () => {
    const h = (word: string, goal: string): number => linearConflict.create(goal, 3)(word);
    // 2 1 3: one of two leaves. 3 2 1: two of three leave; a count of pairs would be three.
    expect([h("213456780", "123456780"), h("321456780", "123456780")]).toEqual([2 + 2, 4 + 4]);
    // In the row 3 1 2 only tile 3 leaves, though it is in two conflicts.
    expect(h("312456780", "123456780")).toBe(4 + 2);
    // The blank is no tile: 0 between 2 and 1 changes nothing, and 0 before 1 is no conflict.
    expect([h("201453786", "123456780"), h("012453786", "123456780")]).toEqual([5 + 2, 4]);
    // A row and a column at once: 2 1 in row 1, and 7 above 4 in column 1.
    expect(h("213756480", "123456780")).toBe(4 + 4);
  });

  it("is what the definition says on boards of every size", () => {
    const size = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 }));
    fc.assert(
      fc.property(size, fc.integer(), fc.integer(), fc.nat(60), ([columns, rows], a, b, steps) => {
        const goal = shuffled(standardGoal(columns * rows), columns, a, 100);
        const word = shuffled(goal, columns, b, steps);
        expect(linearConflict.create(goal, columns)(word)).toBe(byDefinition(word, goal, columns));
      }),
    );
  });

  it.each(["123804765", "527031846"])(
    "over all boards for %s lies between manhattan and the moves left, and falls by at most 1 a move",
    (goal) => {
      const boards = solvableBoards(goal, 3);
      const h = linearConflict.create(goal, 3);
      const h2 = manhattan.create(goal, 3);
      const faults = { belowManhattan: 0, aboveDistance: 0, falls: 0 };
      let larger = 0;
      for (const [word, distance] of boards) {
        const value = h(word);
        if (value < h2(word)) faults.belowManhattan += 1;
        if (value > h2(word)) larger += 1;
        if (value > distance) faults.aboveDistance += 1;
        if (neighboursOf(word, 3).some((next) => h(next) < value - 1)) faults.falls += 1;
      }
      expect([boards.size, faults]).toEqual([
        181_440,
        { belowManhattan: 0, aboveDistance: 0, falls: 0 },
      ]);
      expect(larger).toBeGreaterThan(50_000);
    },
  );

  it("never exceeds the lengths that Korf published", () => {
    const h = linearConflict.create(KORF_GOAL, 4);
    const h2 = manhattan.create(KORF_GOAL, 4);
    const boards = korfBoards();
    expect(boards.filter(({ word, length }) => h(word) > length || h(word) < h2(word))).toEqual([]);
    expect(boards.map(({ length }) => length)).toEqual([42, 45, 42, 41, 44, 46, 53, 47]);
  });
});
