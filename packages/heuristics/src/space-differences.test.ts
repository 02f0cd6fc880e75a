import { applyMove, changeNumber, MOVES, shuffled, standardGoal, tileChanges } from "@jejak/puzzle";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heuristic } from "./heuristic.ts";

const terms = fc.array(
  fc.record({
    name: fc.constantFrom("misplaced", "manhattan"),
    weight: fc.nat(4),
  }),
  { minLength: 1, maxLength: 3 },
);
const sizes = fc.constantFrom([3, 3] as const, [2, 3] as const, [4, 3] as const, [4, 4] as const);

describe("the differences of a weighted sum by change", () => {
  it("are what h changes by in every move", () => {
    fc.assert(
      fc.property(terms, sizes, fc.nat(100_000), (sum, [columns, rows], seed) => {
        const goal = standardGoal(columns * rows);
        const made = heuristic(sum, goal, columns);
        if (!made.ok) throw new Error(made.problem.message);
        const h = made.value;
        const tiles = Array.from(goal)
          .filter((tile) => tile !== "0")
          .sort()
          .join("");
        expect(h.byChange?.changes).toBe(tileChanges(columns, rows, tiles));
        const board = shuffled(goal, columns, seed, 50);
        for (const move of MOVES) {
          const next = applyMove(board, columns, move);
          if (next === null) continue;
          const [to, from] = [board.indexOf("0"), next.indexOf("0")];
          const tile = tiles.indexOf(board.charAt(from));
          const change = changeNumber(goal.length, tile, from, to);
          expect(h.byChange?.difference[change]).toBe(h(next) - h(board));
        }
      }),
    );
  });

  it.each([
    ["a term that is no sum over tiles", [{ name: "sequence", weight: 1 }], "123804765"],
    ["one of which tiles count together", [{ name: "linear-conflict", weight: 1 }], "123456780"],
    ["groups of tiles", [{ name: "pattern-database", weight: 1 }], "123456780"],
    ["the largest of two", [{ name: "max(manhattan, misplaced)", weight: 1 }], "123456780"],
    ["a weight that is no whole number", [{ name: "manhattan", weight: 0.5 }], "123804765"],
    ["several goals", [{ name: "manhattan", weight: 1 }], ["123456780", "123804765"]],
  ])("are not known for %s", (_, sum, goal) => {
    const made = heuristic(sum, goal, 3);
    expect(made.ok && made.value.byChange).toBe(undefined);
  });
});
