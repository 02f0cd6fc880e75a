import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shuffled } from "@jejak/puzzle";
import { explainHeuristic, heuristic, type HeuristicPart } from "./index.ts";

const partsOf = (
  name: string,
  word: string,
  goal: string,
  columns = 3,
): readonly HeuristicPart[] => {
  const [term] = explainHeuristic([{ name, weight: 1 }], word, goal, columns);
  return (term?.parts ?? []).filter(({ value }) => value !== 0);
};

describe("a heuristic is explained", () => {
  it("tile by tile: in the slides' example 1, 4 and 5 are 1, 1 and 2 cells away", () => {
    const terms = [
      { name: "misplaced", weight: 1 },
      { name: "manhattan", weight: 2 },
    ];
    const tiles = ["1", "2", "3", "4", "5", "6", "7", "8"];
    const each = (values: readonly number[]): HeuristicPart[] =>
      tiles.map((tile, at) => ({ tiles: tile, value: values[at] ?? 0 }));
    expect(explainHeuristic(terms, "413520786", "103425786", 3)).toEqual([
      { name: "misplaced", weight: 1, value: 3, parts: each([1, 0, 0, 1, 1, 0, 0, 0]) },
      { name: "manhattan", weight: 2, value: 4, parts: each([1, 0, 0, 1, 2, 0, 0, 0]) },
    ]);
  });

  it("by the points of Bratko's sequence: 2, 5, 7 and 8 stand before a tile that does not follow, 6 in the centre", () => {
    // Read clockwise: 2 8 3 4 5 (blank) 7 1, and 6 in the centre; in the goal 1 2 3 4 5 6 7 8.
    expect(partsOf("sequence", "283164705", "123804765")).toEqual([
      { tiles: "2", value: 2 },
      { tiles: "5", value: 2 },
      { tiles: "6", value: 1 },
      { tiles: "7", value: 2 },
      { tiles: "8", value: 2 },
    ]);
  });

  it("by the tiles that must leave a row or a column", () => {
    // Row 1 is 3 2 1: two of the three must leave. Column 3 is 1 6 0: one tile belongs there, no conflict.
    expect(partsOf("linear-conflict", "321456780", "123456780")).toEqual([
      { tiles: "1", value: 2 },
      { tiles: "3", value: 2 },
      { tiles: "21", value: 4, line: { kind: "row", number: 1 } },
    ]);
    // Column 2 is 8 5 2, tile 5 at home: of three that are upside down two leave.
    expect(partsOf("linear-conflict", "183456720", "123456780")).toEqual([
      { tiles: "2", value: 2 },
      { tiles: "8", value: 2 },
      { tiles: "52", value: 4, line: { kind: "column", number: 2 } },
    ]);
  });

  it("group by group for a pattern database", () => {
    // One move from the goal, and two: 6 has gone down, then 5 to the right.
    expect(partsOf("pattern-database(1234, 5678)", "123450786", "123456780")).toEqual([
      { tiles: "5678", value: 1 },
    ]);
    expect(partsOf("pdb(123, 456, 78)", "123405786", "123456780")).toEqual([
      { tiles: "456", value: 2 },
    ]);
  });

  it("by the largest sum of a maximum, with its weights", () => {
    expect(partsOf("max(misplaced, 0.5*manhattan + misplaced)", "123405786", "123456780")).toEqual([
      { tiles: "5", value: 0.5 },
      { tiles: "6", value: 0.5 },
      { tiles: "5", value: 1 },
      { tiles: "6", value: 1 },
    ]);
  });

  it("with parts that add up to h, whatever the heuristic", () => {
    const goal = "123804765";
    const name = fc.constantFrom(
      "misplaced",
      "manhattan",
      "sequence",
      "linear-conflict",
      "pattern-database",
      "pdb(3-3-2)",
      "max(sequence, 2*linear-conflict)",
    );
    fc.assert(
      fc.property(name, fc.integer(), (of, seed) => {
        const word = shuffled(goal, 3, seed, 60);
        const terms = [{ name: of, weight: 1 }];
        const h = heuristic(terms, goal, 3);
        const [term] = explainHeuristic(terms, word, goal, 3);
        const sum = term?.parts.reduce((total, { value }) => total + value, 0);
        expect([term?.value, sum]).toEqual(h.ok ? [h.value(word), h.value(word)] : []);
      }),
    );
  });

  it("only where there is one for the goal", () => {
    const explain = (name: string) => () =>
      explainHeuristic([{ name, weight: 1 }], "123456780", "123456780", 3);
    expect(explain("h9")).toThrow("h9 is no heuristic");
    expect(explain("sequence")).toThrow("sequence is defined for 3x3 goals");
  });
});
