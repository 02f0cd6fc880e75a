import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom, shuffled, standardGoal } from "@jejak/puzzle";
import { manhattan, patternDatabase } from "../index.ts";
import { KORF_GOAL, korfBoards } from "../testing/korf-boards.ts";
import { neighboursOf, solvableBoards } from "../testing/solvable-boards.ts";

const problem = (written: readonly string[], goal: string, columns = 3): string | null =>
  patternDatabase(written).misfit(goal, columns);

const groups = (written: readonly string[], goal: string, columns: number): string[] =>
  patternDatabase(written)
    .parts(
      goal,
      columns,
    )(goal)
    .map(({ tiles }) => tiles);

describe("an additive pattern database", () => {
  it.each([
    ["123804765", []],
    ["123456780", ["1238", "4567"]],
    ["527031846", ["6-2"]],
  ] as const)(
    "over all boards for %s in groups %j never exceeds the moves left",
    (goal, written) => {
      const h = patternDatabase(written).create(goal, 3);
      const far = manhattan.create(goal, 3);
      const faults = { aboveDistance: 0, belowManhattan: 0 };
      for (const [word, distance] of solvableBoards(goal, 3)) {
        const value = h(word);
        if (value > distance) faults.aboveDistance += 1;
        if (value < far(word)) faults.belowManhattan += 1;
      }
      expect(faults).toEqual({ aboveDistance: 0, belowManhattan: 0 });
    },
  );

  it("may fall by more than 1 in a move: the blank that helped most is not where it is", () => {
    const goal = "123456780";
    const h = patternDatabase([]).create(goal, 3);
    let greatest = 0;
    let isOdd = true;
    for (const word of solvableBoards(goal, 3).keys()) {
      for (const next of neighboursOf(word, 3)) {
        greatest = Math.max(greatest, h(word) - h(next));
        isOdd &&= (h(word) - h(next)) % 2 !== 0;
      }
    }
    expect(greatest).toBeGreaterThan(1);
    // A move takes one tile from a dark cell to a light one or back, and that is what is counted.
    expect(isOdd).toBe(true);
  });

  it("of all tiles in one group is the exact distance, the blank wherever it helps most", () => {
    const h = patternDatabase(["12345"]).create("123450", 3);
    const boards = solvableBoards("123450", 3);
    // Of five tiles on six cells the blank has no choice.
    expect([...boards.keys()].map(h)).toEqual([...boards.values()]);
  });

  it("of single tiles is manhattan, on any board", () => {
    const sizes = fc.constantFrom(
      [3, 3] as const,
      [2, 3] as const,
      [4, 3] as const,
      [4, 4] as const,
    );
    fc.assert(
      fc.property(sizes, fc.integer(), fc.integer(), ([columns, rows], a, b) => {
        const goal = shuffled(standardGoal(columns * rows), columns, a, 80);
        const word = shuffled(goal, columns, b, 80);
        const single = patternDatabase([...goal].filter((tile) => tile !== "0"));
        expect(single.create(goal, columns)(word)).toBe(manhattan.create(goal, columns)(word));
      }),
    );
  });

  it("in groups of 5-5-5 never exceeds the lengths that Korf published, and comes near them", () => {
    const h = patternDatabase([]).create(KORF_GOAL, 4);
    const far = manhattan.create(KORF_GOAL, 4);
    const boards = korfBoards();
    expect(boards.filter(({ word, length }) => h(word) > length || h(word) < far(word))).toEqual(
      [],
    );
    // It has the parity of the length, as every sum over all tiles of moves of these tiles.
    expect(boards.filter(({ word, length }) => (length - h(word)) % 2 !== 0)).toEqual([]);
  });

  it("on random boards of 4x4 has the mean that Felner, Korf and Hanan give for 5-5-5, 41.56", () => {
    // Their partition is another for this goal, so the mean is not exactly theirs; manhattan has 36.94.
    const goal = standardGoal(16);
    const better = patternDatabase(["12347", "569ad", "8bcef"]).create(goal, 4);
    const random = seededRandom(7);
    let [sum, far, boards] = [0, 0, 0];
    const h2 = manhattan.create(goal, 4);
    while (boards < 5000) {
      const word = randomBoard(random);
      if (word === null) continue;
      sum += better(word);
      far += h2(word);
      boards += 1;
    }
    expect(far / boards).toBeCloseTo(36.94, 0);
    expect(sum / boards).toBeCloseTo(41.56, 0);
  });

  it("takes the tiles along the rows, there and back, in few and equal groups", () => {
    expect(groups([], "123804765", 3)).toEqual(["1234", "8765"]);
    expect(groups([], standardGoal(16), 4)).toEqual(["12348", "7659a", "bcfed"]);
    expect(groups([], standardGoal(12), 4)).toEqual(["1234", "8765", "9ab"]);
    expect(groups([], standardGoal(6), 3)).toEqual(["12365".slice(0, 3) + "54"]);
    expect(groups(["2-6"], "123804765", 3)).toEqual(["12", "348765"]);
    expect(groups(["1625", "3478"], "123804765", 3)).toEqual(["1625", "3478"]);
  });

  it("refuses groups that are not all tiles, each once, and groups that are too large", () => {
    const each =
      "the groups of pattern-database name each tile of 123456780 once, or their sizes, such as 4-4: ";
    expect(problem(["1234", "567"], "123456780")).toBe(`${each}tile 8 is missing`);
    expect(problem(["1234", "4567"], "123456780")).toBe(
      `${each}tile 4 stands more than once, tile 8 is missing`,
    );
    expect(problem(["1234", "56780"], "123456780")).toBe(`${each}"0" is no tile of this board`);
    for (const sizes of ["4-3", "0-8", "4--4", "5-x-3", "3.5-4.5"]) {
      expect(problem([sizes], "123456780")).toBe(
        `the sizes of pattern-database's groups add up to the 8 tiles of 123456780, as 4-4 do and ${sizes} do not`,
      );
    }
    expect(problem(["6-6-3"], standardGoal(16), 4)).toBe(
      "a group of pattern-database has at most 5 tiles on 16 cells, not 6: its table would have 16,777,216 entries",
    );
    expect(problem(["8"], "123456780")).toContain("name each tile");
    expect(problem(["12345678"], "123456780")).toBe(
      "a group of pattern-database has at most 7 tiles on 9 cells, not 8: its table would have 43,046,721 entries",
    );
    expect(problem([], standardGoal(20), 5)).toBe(
      `pattern-database is for boards of at most 16 cells, and ${standardGoal(20)} has 20`,
    );
  });
});

/** A random order of the tiles of 4x4; null where it cannot reach the usual goal. */
function randomBoard(random: () => number): string | null {
  const tiles = [...standardGoal(16)];
  for (let end = 15; end > 0; end -= 1) {
    const other = Math.floor(random() * (end + 1));
    [tiles[end], tiles[other]] = [tiles[other] ?? "", tiles[end] ?? ""];
  }
  const word = tiles.join("");
  const order = tiles.filter((tile) => tile !== "0");
  const inversions = order.flatMap((tile, at) => order.slice(at).filter((later) => later < tile));
  const row = Math.floor(word.indexOf("0") / 4);
  return (inversions.length + row) % 2 === 1 ? word : null;
}
