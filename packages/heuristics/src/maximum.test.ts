import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shuffled } from "@jejak/puzzle";
import { admissibility, heuristic } from "./index.ts";

const GOAL = "123804765";

function valueOf(name: string, word: string): number | string {
  const made = heuristic([{ name, weight: 1 }], GOAL, 3);
  return made.ok ? made.value(word) : made.problem.message;
}

describe("the largest of several sums", () => {
  it("is the largest on each board", () => {
    // Bratko's three positions: misplaced 3, 4, 7; manhattan 4, 5, 12; sequence 6, 9, 16.
    const starts = ["134802765", "283164705", "216408753"];
    const of = (name: string): unknown => starts.map((word) => valueOf(name, word));
    expect(of("max(misplaced, manhattan)")).toEqual([4, 5, 12]);
    expect(of("max(2*misplaced, manhattan)")).toEqual([6, 8, 14]);
    expect(of("max(h2 + 0.5*seq, 2.25*h1, 3 h1)")).toEqual([9, 12, 21]);
    expect(of("max(sequence)")).toEqual([6, 9, 16]);
  });

  it("is never less than any of them", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const word = shuffled(GOAL, 3, seed, 60);
        const each = ["linear-conflict", "pdb", "0.5*seq + h1"].map((text) =>
          Number(valueOf(`max(${text})`, word)),
        );
        expect(valueOf("max(linear-conflict, pdb, 0.5*seq + h1)", word)).toBe(Math.max(...each));
      }),
    );
  });

  it("is admissible where each of them is, and says which is not", () => {
    const of = (name: string): unknown => admissibility([{ name, weight: 1 }]);
    expect(of("max(linear-conflict, pattern-database)")).toEqual({
      admissible: true,
      why: "none of them exceeds the moves left, so the largest does not",
    });
    expect(of("max(manhattan, misplaced + 0.5*sequence)")).toEqual({
      admissible: false,
      why: "one move from the goal misplaced + 0.5*sequence is already 2.5",
    });
    // Half of a largest of at most twice the moves left.
    expect(admissibility([{ name: "max(manhattan, 2*misplaced)", weight: 0.5 }]).admissible).toBe(
      true,
    );
  });

  it("fits a goal where each of them does", () => {
    const made = heuristic([{ name: "max(h2, seq)", weight: 1 }], "123456780", 3);
    expect(made).toMatchObject({
      ok: false,
      problem: {
        term: 0,
        kind: "misfit",
        message:
          "sequence is defined for 3x3 goals with the blank in the centre, such as 123804765, not for 123456780",
      },
    });
  });
});
