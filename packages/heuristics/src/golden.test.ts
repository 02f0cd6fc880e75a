import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { slidingPuzzle } from "@jejak/puzzle";
import { search, solutionPath, type Rules } from "@jejak/search";
import { heuristic } from "./index.ts";

interface GoldenRun {
  readonly id: string;
  readonly start: string;
  readonly goal: string;
  readonly columns: number;
  readonly search: Rules["search"];
  readonly heuristic: Rules["heuristic"];
  readonly rules: Omit<Rules, "search" | "heuristic">;
  readonly visits: readonly string[];
  readonly visitH: readonly number[];
  readonly generated: number;
  readonly path: readonly string[];
}

const goldenRuns = (name: string): GoldenRun[] =>
  JSON.parse(
    readFileSync(new URL(`../../../tooling/golden/${name}.json`, import.meta.url), "utf8"),
  ) as GoldenRun[];

describe.each(["seeds", "kotak-8", "rules", "other-sizes"])("the golden runs of %s", (name) => {
  it.each(goldenRuns(name))("$id has the same states and h on this puzzle", (golden) => {
    const { start, goal, columns } = golden;
    const rules: Rules = { ...golden.rules, search: golden.search, heuristic: golden.heuristic };
    const puzzle = slidingPuzzle({ start, goal, columns, childOrder: rules.childOrder });
    const h = heuristic(rules.heuristic, goal, columns);
    if (!h.ok) throw new Error(h.problem.message);
    const run = search(puzzle, rules, { heuristic: h.value });
    expect({
      visits: run.visits.map((node) => run.tree.state(node)),
      visitH: golden.visits.map((word) => h.value(word)),
      generated: run.tree.size,
      path: solutionPath(run),
    }).toEqual({
      visits: golden.visits,
      visitH: golden.visitH,
      generated: golden.generated,
      path: golden.path,
    });
  });
});
