import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactDistances, shuffled, standardGoal } from "./index.ts";
import { anyBoard } from "./testing/arbitrary-board.ts";

describe("a shuffled board", () => {
  it("is the same for the same seed and another for another", () => {
    const boards = [1, 1, 2, 3].map((seed) => shuffled("123456780", 3, seed, 40));
    expect(boards[0]).toBe(boards[1]);
    expect(new Set(boards).size).toBe(3);
  });

  it("is as many moves away as it says at most, and of the same parity", () => {
    const { distance } = exactDistances("123456780");
    fc.assert(
      fc.property(fc.integer(), fc.nat(40), (seed, steps) => {
        const moves = distance(shuffled("123456780", 3, seed, steps)) ?? Infinity;
        expect(moves).toBeLessThanOrEqual(steps);
        expect((steps - moves) % 2).toBe(0);
      }),
    );
  });

  it("never takes its last move back: after two moves it is two moves away", () => {
    const { distance } = exactDistances("123456780");
    const seeds = Array.from({ length: 50 }, (_, seed) => seed);
    expect(seeds.map((seed) => distance(shuffled("123456780", 3, seed, 2)))).toEqual(
      seeds.map(() => 2),
    );
  });

  it("keeps all its tiles on every size", () => {
    fc.assert(
      fc.property(anyBoard, fc.integer(), ({ columns, rows }, seed) => {
        const goal = standardGoal(columns * rows);
        expect([...shuffled(goal, columns, seed, 100)].sort()).toEqual([...goal].sort());
      }),
    );
  });
});
