import fc from "fast-check";
import { expect, it } from "vitest";
import { shuffled } from "@jejak/puzzle";
import { explainHeuristic, manhattan, misplaced, sequence } from "./index.ts";

it("The slides' example is explained tile by tile: 1, 4 and 5 are 1, 1 and 2 cells away.", () => {
  const rows = explainHeuristic("413520786", "103425786", 3).map(
    ({ tile, cell, goalCell, distance, misplaced: out, sequence: points }) =>
      [tile, cell, goalCell, distance, out, points] as const,
  );
  expect(rows).toEqual([
    ["1", 1, 0, 1, true, null],
    ["2", 4, 4, 0, false, null],
    ["3", 2, 2, 0, false, null],
    ["4", 0, 3, 1, true, null],
    ["5", 3, 5, 2, true, null],
    ["6", 8, 8, 0, false, null],
    ["7", 6, 6, 0, false, null],
    ["8", 7, 7, 0, false, null],
  ]);
});

it("The shares add up to each heuristic.", () => {
  const goal = "123804765";
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const word = shuffled(goal, 3, seed, 60);
      const shares = explainHeuristic(word, goal, 3);
      const sums = [
        shares.filter((share) => share.misplaced).length,
        shares.reduce((sum, { distance }) => sum + distance, 0),
        shares.reduce((sum, share) => sum + (share.sequence ?? NaN), 0),
      ];
      expect(sums).toEqual(
        [misplaced, manhattan, sequence].map((entry) => entry.create(goal, 3)(word)),
      );
    }),
  );
});
