import * as fc from "fast-check";
import {
  replay,
  search,
  SearchMemory,
  type Heuristic,
  type Problem,
  type Rules,
  type SearchRun,
} from "@jejak/search";
import { describe, expect, it } from "vitest";
import { MOVES } from "../moves/move.ts";
import { shuffled } from "../shuffled.ts";
import { slidingPuzzle } from "../sliding-puzzle.ts";
import { standardGoal } from "../tiles.ts";
import { boardRank } from "./board-rank.ts";
import { tileChanges } from "./tile-changes.ts";

const SIZES = [
  [2, 2],
  [3, 2],
  [2, 3],
  [4, 2],
  [2, 4],
  [3, 3],
  [3, 4],
  [5, 3],
  [4, 4],
] as const;

const puzzles = fc
  .record({
    size: fc.constantFrom(...SIZES),
    seed: fc.nat(1_000_000),
    steps: fc.nat(60),
    order: fc.oneof(
      fc.constant("tile"),
      fc.shuffledSubarray([...MOVES], { minLength: MOVES.length }),
    ),
  })
  .map(({ size: [columns, rows], seed, steps, order }) => {
    const goal = standardGoal(columns * rows);
    const start = shuffled(goal, columns, seed, steps);
    return slidingPuzzle({ start, goal, columns, childOrder: order });
  });

const rulesFor = fc.record({
  search: fc.constantFrom<Rules["search"][]>(
    "depth-first",
    "breadth-first",
    "best-first",
    "a-star",
    "uniform-cost",
  ),
  childOrder: fc.constant("tile"),
  depthLimit: fc.option(fc.nat(6)),
  duplicates: fc.constantFrom<Rules["duplicates"][]>(
    "none",
    "parent",
    "path",
    "closed",
    "closed-at-generation",
    "generated",
    "reached",
  ),
  goalTest: fc.constantFrom<Rules["goalTest"][]>("visit", "generate"),
  ties: fc.constantFrom<Rules["ties"][]>("fifo", "lifo", "low-h", "alphabetical"),
  heuristic: fc.constant([{ name: "out of place", weight: 1 }]),
});

/** Tiles that are not in their goal cell, and how that differs when a tile goes from one cell to another. */
function outOfPlace(goal: string, columns: number, known: boolean): Heuristic<string> {
  const h = (word: string): number =>
    Array.from(word).filter((tile, cell) => tile !== "0" && tile !== goal[cell]).length;
  if (!known) return h;
  const cells = goal.length;
  const tiles = Array.from(goal)
    .filter((tile) => tile !== "0")
    .sort();
  const difference = new Int16Array(tiles.length * cells * cells);
  for (const [number, tile] of tiles.entries()) {
    const home = goal.indexOf(tile);
    for (let from = 0; from < cells; from += 1) {
      for (let to = 0; to < cells; to += 1) {
        difference[(number * cells + from) * cells + to] =
          (to === home ? 0 : 1) - (from === home ? 0 : 1);
      }
    }
  }
  const changes = tileChanges(columns, cells / columns, tiles.join(""));
  return Object.assign(h, { byChange: { changes, difference } });
}

function fieldsOf(run: SearchRun<string, string>) {
  const { tree, visits, outcome, goal, counters } = run;
  const replayed = replay(run);
  return {
    nodes: Array.from({ length: tree.size }, (_, node) => tree.node(node)),
    keys: Array.from({ length: tree.size }, (_, node) => tree.key(node)),
    visits: [...visits],
    outcome,
    goal,
    counters,
    lastFrontier: goal === 0 && visits.length === 0 ? [] : replayed.frontierAfter(visits.length),
  };
}

/** The same problem without its integers. */
function plain(problem: Problem<string, string>): Problem<string, string> {
  return {
    initial: problem.initial,
    isGoal: (word) => problem.isGoal(word),
    successors: (word) => problem.successors(word),
    key: (word) => problem.key(word),
  };
}

describe("a puzzle over integers", () => {
  it("gives in every field the run that the puzzle over words gives", () => {
    const memory = new SearchMemory();
    fc.assert(
      fc.property(puzzles, rulesFor, fc.boolean(), (puzzle, rules, known) => {
        const goal = puzzle.goals[0] ?? "";
        const bounds = { nodes: 300 };
        const overWords = search<string, string>(plain(puzzle), rules, {
          heuristic: outOfPlace(goal, puzzle.columns, false),
          bounds,
        });
        const heuristic = outOfPlace(goal, puzzle.columns, known);
        const overIntegers = search<string, string>(puzzle, rules, { heuristic, bounds, memory });
        expect(puzzle.space).toBeDefined();
        expect(fieldsOf(overIntegers)).toEqual(fieldsOf(overWords));
      }),
      { numRuns: 400 },
    );
  });

  it("is left behind by a copy of the problem that has another goal", () => {
    const puzzle = slidingPuzzle({ start: "123405678", goal: "123450678" });
    const copy: Problem<string, string> = { ...puzzle, isGoal: (word) => word === "103425678" };
    expect(copy.space).toBe(undefined);
  });

  it("has no integers for boards of more than 16 cells", () => {
    const goal = standardGoal(25);
    expect(slidingPuzzle({ start: goal, goal, columns: 5 }).space).toBe(undefined);
  });

  it.each([...SIZES])("reads back every board of %s columns and %s rows", (columns, rows) => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const goal = standardGoal(columns * rows);
        const start = shuffled(goal, columns, seed, 200);
        const { space } = slidingPuzzle({ start, goal, columns });
        if (space === undefined) throw new Error("no space");
        expect(space.decode(space.encodeLow(start), space.encodeHigh(start))).toBe(start);
      }),
      { numRuns: 30 },
    );
  });

  it("numbers the 181,440 boards of 3x3 from 0 to 181,439, each once", () => {
    const goal = "123456780";
    const puzzle = slidingPuzzle({ start: goal, goal: "213456780" });
    const { space } = puzzle;
    if (space === undefined) throw new Error("no space");
    const run = search<string, string>(puzzle, {
      search: "breadth-first",
      childOrder: "tile",
      depthLimit: null,
      duplicates: "generated",
      goalTest: "visit",
      ties: "fifo",
      heuristic: [],
    });
    const indices = new Set<number>();
    const marks = new Set<number>();
    for (let node = 0; node < run.tree.size; node += 1) {
      const code = space.encodeLow(run.tree.state(node));
      indices.add(space.index(code, 0));
      marks.add(space.mark(code, 0));
    }
    expect([run.tree.size, indices.size, marks.size]).toEqual([181_440, 181_440, 181_440]);
    expect([...indices].every((index) => index >= 0 && index < 181_440)).toBe(true);
    expect([...marks].every((mark) => mark >= 0 && mark < space.marks)).toBe(true);
    expect(space.indices).toBe(181_440);
  });

  it.each([
    [4, 3],
    [6, 60],
    [8, 2520],
    [9, 20_160],
  ])("knows that %s cells have %s orders of tiles in one half", (cells, orders) => {
    expect(boardRank(cells).orders).toBe(orders);
  });
});
