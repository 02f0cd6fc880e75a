import { search, type Rules } from "@jejak/search";
import type { Trace } from "../trace.ts";

const RULES: Rules = {
  search: "best-first",
  childOrder: "listed",
  depthLimit: null,
  duplicates: "none",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [{ name: "table", weight: 1 }],
};

/** A search that made 500,000 nodes, three children each, and was stopped there. */
export function largeTrace(): Trace {
  const problem = {
    initial: "0",
    isGoal: () => false,
    successors: (state: string) =>
      ["D", "R", "L"].map((action, index) => ({
        state: String(3 * Number(state) + index + 1),
        action,
        cost: 1,
      })),
    key: (state: string) => state,
  };
  const heuristic = (state: string): number => Number(state) % 1000;
  const run = search(problem, RULES, { heuristic, bounds: { nodes: 500_000 } });
  return { problem: { kind: "graph", start: "0", goal: "none", edges: [] }, run };
}
