import { search, SEARCHES, type Rules } from "@jejak/search";
import fc from "fast-check";
import { expect, it } from "vitest";
import { oneLegalRun } from "./one-legal-run.ts";
import { goingTogether, graphProblem, smallGraph, smallRules } from "./small-graphs.ts";

// Bratko's tree is no frontier of the slow search: only its choices among equals are its own.
const searches = SEARCHES.filter((name) => name !== "best-first-tree");

it.each(searches)("the slow search of the tests visits and generates as %s does", (name) => {
  fc.assert(
    fc.property(smallGraph, smallRules, fc.integer({ min: 1, max: 3 }), (graph, any, limit) => {
      const ties = any.ties === "any" ? "fifo" : any.ties;
      const childOrder = "listed";
      const numbers = { depthLimit: limit, weight: limit / 2, beamWidth: limit };
      const rules = { ...goingTogether({ ...any, ...numbers, search: name }), ties, childOrder };
      const h = (state: string): number => graph.h[state] ?? NaN;
      const problem = graphProblem(graph);
      const { tree, visits, goal } = search(problem, rules as Rules, { heuristic: h });
      const slow = oneLegalRun(problem, rules, h, 10_000);
      expect({
        visits: slow?.steps.map(({ node }) => node.state),
        generated: slow?.generated.map(({ state }) => state),
        goal: slow?.goal?.state ?? null,
      }).toEqual({
        visits: visits.map((node) => tree.state(node)),
        generated: Array.from({ length: tree.size }, (_, node) => tree.state(node)),
        goal: goal === null ? null : tree.state(goal),
      });
    }),
    { numRuns: 200 },
  );
});
