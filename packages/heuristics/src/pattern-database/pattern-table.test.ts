import { standardGoal } from "@jejak/puzzle";
import { describe, expect, it } from "vitest";
import { neighboursOf } from "../testing/solvable-boards.ts";
import { patternTable, UNREACHED } from "./pattern-table.ts";

/**
 * The least number of moves of `tiles` from every arrangement of them and of the blank, all other
 * tiles being alike: a search over words in which other moves cost nothing, round after round.
 */
function movesByWord(goal: string, columns: number, tiles: string): Map<string, number> {
  const alike = (word: string): string =>
    word.replace(/[^0]/g, (t) => (tiles.includes(t) ? t : "x"));
  const least = new Map<string, number>([[alike(goal), 0]]);
  let changed = true;
  while (changed) {
    changed = false;
    for (const [word, moves] of least) {
      for (const next of blankMoves(word, columns)) {
        const tile = word.charAt(next.indexOf("0"));
        const after = moves + Number(tiles.includes(tile));
        if (after < (least.get(next) ?? Infinity)) {
          least.set(next, after);
          changed = true;
        }
      }
    }
  }
  return least;
}

function blankMoves(word: string, columns: number): string[] {
  // Cells get names of their own, so that tiles which are alike are moved one by one.
  const names = "0abcdefghijklmno";
  const blank = word.indexOf("0");
  const cellName = (cell: number): string => names.charAt(cell < blank ? cell + 1 : cell);
  const named = [...word].map((_, cell) => (cell === blank ? "0" : cellName(cell))).join("");
  const tileOf = new Map([...named].map((name, cell) => [name, word.charAt(cell)]));
  return neighboursOf(named, columns).map((next) =>
    [...next].map((name) => tileOf.get(name)).join(""),
  );
}

describe("the table of a pattern", () => {
  it.each([
    [3, "123456780", "12"],
    [3, "123804765", "48"],
    [3, "123456780", "678"],
    [3, "123450", "123"],
    [2, "123450", "2345"],
    [2, "012345", "12345"],
    [2, "1230", "12"],
    [4, "12345670", "167"],
  ])(
    "for boards %s wide and %s says what a search over words finds for %s",
    (columns, goal, tiles) => {
      const cells = goal.length;
      const homes = [...tiles].map((tile) => goal.indexOf(tile));
      const table = patternTable({
        columns,
        rows: cells / columns,
        homes,
        blank: goal.indexOf("0"),
      });
      const expected = new Uint8Array(cells ** tiles.length).fill(UNREACHED);
      for (const [word, moves] of movesByWord(goal, columns, tiles)) {
        const index = [...tiles].reduce(
          (sum, tile, at) => sum + word.indexOf(tile) * cells ** at,
          0,
        );
        expected[index] = Math.min(expected[index] ?? UNREACHED, moves);
      }
      expect(table).toEqual(expected);
    },
  );

  it("of five tiles on 16 cells has an entry for each of their 524,160 arrangements", () => {
    const goal = standardGoal(16);
    const homes = [...standardGoal(16).slice(0, 5)].map((tile) => goal.indexOf(tile));
    const table = patternTable({ columns: 4, rows: 4, homes, blank: 15 });
    expect([table.length, table.filter((moves) => moves !== UNREACHED).length]).toEqual([
      16 ** 5,
      16 * 15 * 14 * 13 * 12,
    ]);
  });
});
