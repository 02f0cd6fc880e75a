import { readFileSync } from "node:fs";
import { expansions, replay, search, solutionPath, type Rules } from "@jejak/search";
import { describe, expect, it } from "vitest";
import { graphProblem, readGraphFields, tableHeuristic, type Graph } from "./index.ts";

interface GoldenRun {
  id: string;
  edges: [string, string, number][];
  h: Record<string, number>;
  start: string;
  goal: string;
  search: Rules["search"];
  rules: Omit<Rules, "search" | "heuristic"> & { childOrder: string };
  frontierAfter: string[][];
}

const runs = JSON.parse(
  readFileSync(new URL("../../../tooling/golden/graphs.json", import.meta.url), "utf8"),
) as GoldenRun[];

function graphOf({ edges, h }: GoldenRun): Graph {
  const read = readGraphFields({ directed: true, edges, h });
  if (!read.ok) throw new Error(read.problem[0]?.message);
  return read.value.graph;
}

describe("the golden runs on graphs", () => {
  it.each(runs)("$id is reproduced in every field", (golden) => {
    const { id, start, goal, edges, h } = golden;
    const graph = graphOf(golden);
    const heuristic = tableHeuristic(graph, start);
    if (!heuristic.ok) throw new Error(heuristic.problem.message);
    const rules: Rules = { ...golden.rules, search: golden.search, heuristic: [] };
    const problem = graphProblem({ graph, start, goal, childOrder: rules.childOrder });
    const run = search(problem, rules, { heuristic: heuristic.value });
    const state = (node: number): string => run.tree.state(node);
    const replayed = replay(run);
    expect({
      id,
      kind: "graph",
      directed: true,
      edges,
      h,
      start,
      goal,
      search: golden.search,
      rules: golden.rules,
      // The reference program did not tell a search cut off by its depth limit from an exhausted one.
      outcome: run.outcome === "cut-off" ? "exhausted" : run.outcome,
      visits: run.visits.map(state),
      expansions: expansions(run).map(state),
      generated: run.tree.size,
      path: solutionPath(run),
      cost: run.goal === null ? null : run.tree.g(run.goal),
      frontierAfter: golden.frontierAfter.map((_, index) =>
        replayed.frontierAfter(index + 1).map(state),
      ),
    }).toEqual(golden);
  });
});
