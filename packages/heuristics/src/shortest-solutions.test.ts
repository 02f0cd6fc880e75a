import { exactDistances, shuffled, slidingPuzzle } from "@jejak/puzzle";
import { search, type Heuristic, type HeuristicTerm, type Rules } from "@jejak/search";
import { describe, expect, it } from "vitest";
import { heuristic } from "./index.ts";
import { KORF_GOAL, korfBoards } from "./testing/korf-boards.ts";

const NAMES = ["linear-conflict", "pattern-database", "max(linear-conflict, pattern-database)"];

function hOf(terms: readonly HeuristicTerm[], goal: string, columns: number): Heuristic<string> {
  const made = heuristic(terms, goal, columns);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** The moves of the solution that a search finds; null where it finds none. */
function movesFound(
  start: string,
  goal: string,
  name: string,
  rules: Pick<Rules, "search" | "duplicates">,
): number | null {
  const terms = [{ name, weight: 1 }];
  const run = search<string, string>(
    slidingPuzzle({ start, goal }),
    {
      ...rules,
      childOrder: ["U", "D", "L", "R"],
      depthLimit: null,
      goalTest: "visit",
      ties: "fifo",
      heuristic: terms,
    },
    {
      heuristic: hOf(terms, goal, Math.sqrt(goal.length)),
      keep: rules.search === "ida-star" ? "path" : "tree",
    },
  );
  return run.goal === null ? null : run.tree.g(run.goal);
}

describe("shortest solutions", () => {
  it.each(NAMES)("are found by A* that reopens nodes, with %s on 3x3", (name) => {
    const goal = "123456780";
    const { distance } = exactDistances(goal);
    const starts = Array.from({ length: 150 }, (_, seed) => shuffled(goal, 3, seed, 100));
    const rules = { search: "a-star", duplicates: "reached" } as const;
    expect(starts.map((start) => movesFound(start, goal, name, rules))).toEqual(
      starts.map((start) => distance(start)),
    );
  });

  it("may be missed with a pattern database by A* that does not reopen nodes", () => {
    const goal = "123456780";
    const found = (["reached", "reached-unvisited"] as const).map((duplicates) =>
      movesFound("218407356", goal, "pattern-database", { search: "a-star", duplicates }),
    );
    expect([exactDistances(goal).distance("218407356"), ...found]).toEqual([24, 24, 26]);
  });

  it.each(["linear-conflict", "pattern-database"])(
    "of Korf's 15-puzzles are found by IDA* with %s",
    (name) => {
      const boards = korfBoards();
      const rules = { search: "ida-star", duplicates: "parent" } as const;
      expect(boards.map(({ word }) => movesFound(word, KORF_GOAL, name, rules))).toEqual(
        boards.map(({ length }) => length),
      );
    },
  );
});
