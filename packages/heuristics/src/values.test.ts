import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactDistances, shuffled, standardGoal } from "@jejak/puzzle";
import {
  heuristicNamed,
  heuristicNames,
  HEURISTICS,
  manhattan,
  misplaced,
  sequence,
} from "./index.ts";

const values = (goal: string, columns: number, words: readonly string[]): number[][] =>
  words.map((word) => [misplaced, manhattan].map((entry) => entry.create(goal, columns)(word)));

describe("the figures of the slides", () => {
  it("are H1 = 3 and H2 = 4 where tiles 1, 4 and 5 lie 1, 1 and 2 cells away", () => {
    expect(values("103425786", 3, ["413520786"])).toEqual([[3, 4]]);
  });

  it("are H1 + H2 of 4 for the root and 6, 2, 6 for its children", () => {
    const words = ["123450786", "123456780", "123405786", "120453786"];
    const sums = values("103425786", 3, words).map(([h1 = 0, h2 = 0]) => h1 + h2);
    expect(sums).toEqual([4, 6, 2, 6]);
  });
});

describe("the figures of Bratko", () => {
  const starts = ["134802765", "283164705", "216408753"];

  it("are totdist 4, 5, 12 and seq 6, 9, 16", () => {
    const goal = "123804765";
    expect(values(goal, 3, starts)).toEqual([
      [3, 4],
      [4, 5],
      [7, 12],
    ]);
    expect(starts.map(sequence.create(goal, 3))).toEqual([6, 9, 16]);
  });
});

describe("the cases", () => {
  it("1: Nilsson's start has W 4 and distance 5", () => {
    expect(values("123804765", 3, ["283164705"])).toEqual([[4, 5]]);
  });

  it("3: the textbook's start has h1 8 and h2 18", () => {
    expect(values("012345678", 3, ["724506831"])).toEqual([[8, 18]]);
  });

  it("39: the blank is not counted, 20 and not 24", () => {
    expect(values("123456780", 3, ["087654321"]).map(([, h2]) => h2)).toEqual([20]);
  });

  it("40: one move from the goal one tile is misplaced, not two", () => {
    expect(values("012345678", 3, ["102345678"])).toEqual([[1, 1]]);
  });

  it("9: every board of the table has its h", () => {
    const goal = "123456780";
    const table: readonly (readonly [string, number])[] = [
      ["162403758", 6],
      ["102463758", 5],
      ["162043758", 7],
      ["162430758", 7],
      ["162453708", 5],
      ["012463758", 6],
      ["120463758", 4],
      ["162453078", 6],
      ["162453780", 4],
      ["123460758", 3],
      ["162450783", 5],
      ["123406758", 2],
      ["123468750", 4],
      ["103426758", 3],
      ["123046758", 3],
      ["123456708", 1],
      ["123456078", 2],
      ["123456780", 0],
    ];
    expect(
      values(
        goal,
        3,
        table.map(([word]) => word),
      ).map(([, h2]) => h2),
    ).toEqual(table.map(([, h]) => h));
  });
});

describe("on boards of any size and tiles of any kind", () => {
  const position = (word: string, tile: string, columns: number): readonly [number, number] => [
    Math.floor(word.indexOf(tile) / columns),
    word.indexOf(tile) % columns,
  ];

  it("the values are those of the definition", () => {
    const size = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 }));
    fc.assert(
      fc.property(size, fc.integer(), fc.integer(), ([columns, rows], a, b) => {
        const goal = shuffled(standardGoal(columns * rows), columns, a, 100);
        const word = shuffled(goal, columns, b, 100);
        const tiles = [...goal].filter((tile) => tile !== "0");
        const away = tiles.map((tile) => {
          const [row, column] = position(word, tile, columns);
          const [goalRow, goalColumn] = position(goal, tile, columns);
          return Math.abs(row - goalRow) + Math.abs(column - goalColumn);
        });
        const expected = [away.filter((steps) => steps > 0).length, away.reduce((x, y) => x + y)];
        expect(values(goal, columns, [word])).toEqual([expected]);
      }),
    );
  });

  it("letters are tiles too", () => {
    expect(values("яюэ0", 2, ["0юяэ"])).toEqual([[2, 2]]);
  });
});

describe("over all boards of 3x3", () => {
  const goal = "123804765";
  const { distance } = exactDistances(goal);
  const boards = allBoards("012345678").filter((word) => distance(word) !== null && word !== goal);

  it("each heuristic has the greatest ratio to the moves left that it states, and is admissible as it says", () => {
    const ratios = HEURISTICS.map((entry) => {
      const h = entry.create(goal, 3);
      let greatest = 0;
      for (const word of boards) greatest = Math.max(greatest, h(word) / (distance(word) ?? 1));
      return [entry.name, greatest, greatest <= 1];
    });
    expect(ratios).toEqual(
      HEURISTICS.map((entry) => [entry.name, entry.greatestRatio, entry.admissible]),
    );
    expect(ratios).toEqual([
      ["misplaced", 1, true],
      ["manhattan", 1, true],
      ["sequence", 3, false],
      ["linear-conflict", 1, true],
      ["pattern-database", 1, true],
    ]);
  });

  it("only the goal has h 0, but for sequence also the ring turned by 2, 4 and 6 cells", () => {
    const zeros = HEURISTICS.map((entry) => {
      const h = entry.create(goal, 3);
      return [h(goal), boards.filter((word) => h(word) === 0).length];
    });
    expect(zeros).toEqual([
      [0, 0],
      [0, 0],
      [0, 3],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe("sequence", () => {
  it("is the definition read word by word", () => {
    const goal = "123804765";
    const ring = [0, 1, 2, 5, 8, 7, 6, 3];
    const around = (word: string): string[] => ring.map((cell) => word.charAt(cell));
    const follower = (list: readonly string[], tile: string): string =>
      list[(list.indexOf(tile) + 1) % 8] ?? "";
    const h = sequence.create(goal, 3);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const word = shuffled(goal, 3, seed, 80);
        let score = word.charAt(4) === "0" ? 0 : 1;
        for (const tile of around(word).filter((sign) => sign !== "0")) {
          if (follower(around(word), tile) !== follower(around(goal), tile)) score += 2;
        }
        expect(h(word)).toBe(score);
      }),
    );
  });

  it("is defined for 3x3 goals with the blank in the centre, and for no others", () => {
    const misfits = [
      sequence.misfit("123804765", 3),
      sequence.misfit("876503421", 3),
      sequence.misfit("123456780", 3),
      sequence.misfit("12340567", 4),
    ];
    expect(misfits).toEqual([
      null,
      null,
      "sequence is defined for 3x3 goals with the blank in the centre, such as 123804765, not for 123456780",
      "sequence is defined for 3x3 goals with the blank in the centre, such as 123804765, not for 12340567",
    ]);
  });
});

describe("the table of heuristics", () => {
  it("is found by name and by alias in any case", () => {
    expect(heuristicNames).toEqual([
      "misplaced",
      "manhattan",
      "sequence",
      "linear-conflict",
      "pattern-database",
    ]);
    const names = ["H1", "hamming", "h2", "TotDist", "seq", "Sequence", "LC", "PDB", "h3"];
    expect(names.map((name) => heuristicNamed(name)?.name)).toEqual([
      "misplaced",
      "misplaced",
      "manhattan",
      "manhattan",
      "sequence",
      "sequence",
      "linear-conflict",
      "pattern-database",
      undefined,
    ]);
  });

  it("has a name for what stands in parentheses too, but not for a sum or a weight", () => {
    const names = ["max(h2, 2*h1)", "pdb(4-4)", "max(h2, h9)", "h1 + h2", "2*h1", "max", "h1("];
    expect(names.map((name) => heuristicNamed(name)?.name)).toEqual([
      "max(manhattan, 2*misplaced)",
      "pattern-database(4-4)",
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("has no name twice", () => {
    const names = HEURISTICS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  });
});

function allBoards(tiles: string): string[] {
  if (tiles.length < 2) return [tiles];
  return [...tiles].flatMap((tile) =>
    allBoards(tiles.replace(tile, "")).map((rest) => tile + rest),
  );
}
