import { isSolvable } from "@jejak/puzzle";
import { DUPLICATES, SEARCHES } from "@jejak/search";
import fc from "fast-check";
import type { CourseRules } from "../acceptor/course-rules.ts";
import type { Domain } from "../domain.ts";
import { puzzleDomain } from "../puzzle/puzzle-domain.ts";
import { manhattanTo } from "./boards.ts";
import { oneLegalRun, type Draw, type OneRun } from "./one-legal-run.ts";
import { smallGraphDomain } from "./small-graph-domain.ts";
import { goingTogether, smallGraph, smallRules } from "./small-graphs.ts";

/** A problem with rules, and one of its legal runs made by the slow search of the tests. */
export interface Exercise {
  readonly domain: Domain;
  readonly rules: CourseRules;
  readonly run: OneRun;
  readonly h: (state: string) => number;
}

/** Numbers from a linear congruence (Numerical Recipes), so that a run can be made again. */
function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Small weighted graphs under every rule, free choices included. */
export const graphExercise: fc.Arbitrary<Exercise> = fc
  .record({ graph: smallGraph, rules: smallRules, seed: fc.nat() })
  .map(({ graph, rules, seed }) => {
    const domain = smallGraphDomain(graph);
    const h = (state: string): number => graph.h[state] ?? NaN;
    const order = rules.childOrder === "any" ? "listed" : rules.childOrder;
    const run = oneLegalRun(domain.problem(order), rules, h, 60, drawFrom(seed));
    return run === null ? null : { domain, rules, run, h };
  })
  .filter((exercise) => exercise !== null);

const boards = { 6: "123450", 9: "123804765" } as const;

/** Boards of 2x3 and 3x3 cells under every rule; `isFree` lets the rules leave choices open. */
export function puzzleExercise(isFree: boolean): fc.Arbitrary<Exercise> {
  return fc
    .constantFrom(6 as const, 9 as const)
    .chain((cells) =>
      fc.record({
        goal: fc.constant(boards[cells]),
        tiles: fc.shuffledSubarray([...boards[cells]], { minLength: cells, maxLength: cells }),
        rules: puzzleRules(isFree),
        seed: fc.nat(),
      }),
    )
    .filter(({ tiles, goal }) => isSolvable(tiles.join(""), goal, 3))
    .map(({ tiles, goal, rules, seed }) => {
      const described = puzzleDomain({ start: tiles.join(""), goal, columns: 3 });
      if (!described.ok) throw new Error(described.message);
      const domain = described.value;
      const h = manhattanTo(goal);
      const order = rules.childOrder === "any" ? ["D", "R", "L", "U"] : rules.childOrder;
      const run = oneLegalRun(domain.problem(order), rules, h, 40, drawFrom(seed));
      return run === null ? null : { domain, rules, run, h };
    })
    .filter((exercise) => exercise !== null);
}

function puzzleRules(isFree: boolean): fc.Arbitrary<CourseRules> {
  const orders = [["D", "R", "L", "U"], ["U", "L", "R", "D"], ["L", "U", "R", "D"], "tile"];
  const ties = ["fifo", "lifo", "low-h", "alphabetical"] as const;
  return fc
    .record({
      search: fc.constantFrom(...SEARCHES.filter((name) => name !== "best-first-tree" || isFree)),
      childOrder: fc.constantFrom(...orders, ...(isFree ? ["any"] : [])),
      depthLimit: fc.integer({ min: 2, max: 5 }),
      duplicates: fc.constantFrom(...DUPLICATES),
      goalTest: fc.constantFrom("visit", "generate"),
      ties: fc.constantFrom(...ties, ...(isFree ? (["any"] as const) : [])),
      heuristic: fc.constant([{ name: "manhattan", weight: 1 }]),
      weight: fc.constantFrom(0.5, 2),
      beamWidth: fc.integer({ min: 1, max: 3 }),
    })
    .map((rules) =>
      rules.search === "best-first-tree" ? { ...rules, ties: "any" as const } : rules,
    )
    .map((rules) => goingTogether(rules, ["D", "R", "L", "U"]));
}
