import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOVES, slidingPuzzle, type ChildOrder } from "./index.ts";
import { anyBoard } from "./testing/arbitrary-board.ts";
import { neighboursOf } from "./testing/all-boards.ts";

const anyOrder: fc.Arbitrary<ChildOrder> = fc.shuffledSubarray([...MOVES], { minLength: 4 });

describe("a sliding puzzle", () => {
  it("generates the slides' children in the order of SelAdj", () => {
    const puzzle = slidingPuzzle({ start: "123450786", goal: "103425786" });
    expect(puzzle.successors("123450786")).toEqual([
      { state: "123456780", action: "D", cost: 1 },
      { state: "123405786", action: "L", cost: 1 },
      { state: "120453786", action: "U", cost: 1 },
    ]);
    expect([puzzle.initial, puzzle.columns, puzzle.rows, puzzle.key("120453786")]).toEqual([
      "123450786",
      3,
      3,
      "120453786",
    ]);
  });

  it("generates all neighbours in the order of the moves", () => {
    fc.assert(
      fc.property(anyBoard, anyOrder, ({ word, columns }, childOrder) => {
        const children = slidingPuzzle({ start: word, goal: word, columns, childOrder }).successors(
          word,
        );
        expect(children.map(({ state }) => state).sort()).toEqual(
          neighboursOf(word, columns).sort(),
        );
        const places = children.map(({ action }) => childOrder.indexOf(action));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it("generates by ascending moved tile, tiles above 9 after the others", () => {
    const puzzle = slidingPuzzle({
      start: "123456789a0bcdef",
      goal: "123456789abcdef0",
      childOrder: "tile",
    });
    expect(puzzle.successors("123456789a0bcdef").map(({ action }) => action)).toEqual([
      "U",
      "L",
      "R",
      "D",
    ]);
  });

  it("has several goals of which each will do", () => {
    const puzzle = slidingPuzzle({ start: "1230", goal: ["3120", "1023", "3120"] });
    expect(puzzle.goals).toEqual(["3120", "1023"]);
    expect(["3120", "1023", "1230"].map((state) => puzzle.isGoal(state))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("may have tiles of any kind", () => {
    const puzzle = slidingPuzzle({ start: "ab0c", goal: "abc0" });
    expect(puzzle.successors("ab0c")).toEqual([
      { state: "abc0", action: "R", cost: 1 },
      { state: "0bac", action: "U", cost: 1 },
    ]);
  });

  it("may be unsolvable, for a search then sees all of the start's half", () => {
    const puzzle = slidingPuzzle({ start: "134802765", goal: "123456780" });
    expect(puzzle.isGoal("123456780")).toBe(true);
  });

  it("is not made of what is no board", () => {
    expect(() => slidingPuzzle({ start: "1123", goal: "1230" })).toThrow(
      "the start 1123 is no board: tile 1 stands more than once, the blank is missing",
    );
  });
});
