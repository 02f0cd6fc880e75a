import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactDistances, shuffled } from "@jejak/puzzle";
import { admissibility, heuristic, heuristicNames } from "./index.ts";

const sum = (...weights: number[]): { name: string; weight: number }[] =>
  weights.map((weight, index) => ({ name: heuristicNames[index] ?? "", weight }));

describe("a sum of heuristics", () => {
  it("of one at weight 1 is as admissible as that one", () => {
    expect(admissibility([{ name: "manhattan", weight: 1 }])).toEqual({
      admissible: true,
      why: "a move takes one tile one cell further, so it shortens the sum by at most 1",
    });
    expect(admissibility([{ name: "seq", weight: 1 }]).admissible).toBe(false);
  });

  it("of the slides is not: one move from the goal H1 + H2 is 2", () => {
    expect(admissibility(sum(1, 1))).toEqual({
      admissible: false,
      why: "one move from the goal h is already 2",
    });
  });

  it("is where its weights add up to at most 1", () => {
    expect(admissibility(sum(0.3, 0.7))).toEqual({
      admissible: true,
      why: "no term exceeds its share of the moves left, and the shares add up to 1",
    });
    expect(admissibility(sum(0.1, 0.3, 0.2)).admissible).toBe(true);
    expect(admissibility(sum(0, 1.01)).admissible).toBe(false);
    expect(admissibility([]).admissible).toBe(true);
  });

  it("is admissible exactly when it says so, over boards at every distance", () => {
    const goal = "123804765";
    const { distance } = exactDistances(goal);
    const boards = Array.from({ length: 400 }, (_, seed) =>
      shuffled(goal, 3, seed, 1 + (seed % 60)),
    );
    // Quarters are exact in binary: what adds up to 1 here adds up to 1 by hand.
    const weight = fc.nat(8).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(weight, weight, weight, (a, b, c) => {
        const terms = sum(a, b, c);
        const h = heuristic(terms, goal, 3);
        const exceeds = boards.some(
          (word) => h.ok && h.value(word) > (distance(word) ?? Infinity) + 1e-9,
        );
        expect(admissibility(terms).admissible).toBe(!exceeds);
      }),
    );
  });

  it("of an unknown heuristic is no question", () => {
    expect(() => admissibility([{ name: "h9", weight: 1 }])).toThrow("h9 is no heuristic");
  });
});
