import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expansions, replay, search, solutionPath, type Rules } from "./index.ts";
import { plainHeuristic, plainTiles } from "./testing/plain-tiles.ts";

interface GoldenRun {
  id: string;
  start: string;
  goal: string;
  columns: number;
  search: Rules["search"];
  heuristic: Rules["heuristic"];
  rules: Omit<Rules, "search" | "heuristic">;
  outcome: "found" | "exhausted";
  visits: string[];
  visitH: number[];
  visitLevel: number[];
  expansions: string[];
  generated: number;
  path: string[];
  frontierAfter: string[][] | null;
}

const goldenRuns = (name: string): GoldenRun[] =>
  JSON.parse(
    readFileSync(new URL(`../../../tooling/golden/${name}.json`, import.meta.url), "utf8"),
  ) as GoldenRun[];

describe.each(["seeds", "kotak-8", "rules", "other-sizes"])("the golden runs of %s", (name) => {
  it.each(goldenRuns(name))("$id is reproduced in every field", (golden) => {
    const rules: Rules = { ...golden.rules, search: golden.search, heuristic: golden.heuristic };
    const { start, goal, columns } = golden;
    const problem = plainTiles(start, goal, columns, rules.childOrder);
    const run = search(problem, rules, {
      heuristic: plainHeuristic(rules.heuristic, goal, columns),
    });
    const { tree, visits } = run;
    const state = (node: number): string => tree.state(node);
    const replayed = replay(run);
    const { id: _id, rules: _rules, search: _search, heuristic: _heuristic, ...fields } = golden;
    expect({
      start,
      goal,
      columns,
      // The reference program did not tell a search cut off by its depth limit from an exhausted one.
      outcome: run.outcome === "cut-off" ? "exhausted" : run.outcome,
      visits: visits.map(state),
      visitH: visits.map((node) => tree.h(node)),
      visitLevel: visits.map((node) => tree.level(node)),
      expansions: expansions(run).map(state),
      generated: tree.size,
      path: solutionPath(run),
      frontierAfter:
        golden.frontierAfter?.map((_, index) => replayed.frontierAfter(index + 1).map(state)) ??
        null,
    }).toEqual(fields);
  });
});
