import { search, type Rules } from "@jejak/search";
import type { Trace } from "../trace.ts";

const RULES: Rules = {
  search: "depth-first",
  childOrder: "listed",
  depthLimit: null,
  duplicates: "none",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [],
};

/** A search of a graph that is one path `levels` actions long, with its goal at the end. */
export function onePath(levels: number): Trace {
  const goal = String(levels);
  const problem = {
    initial: "0",
    isGoal: (state: string) => state === goal,
    successors: (state: string) => [{ state: String(Number(state) + 1), action: "next", cost: 1 }],
    key: (state: string) => state,
  };
  return {
    problem: { kind: "graph", start: "0", goal, edges: [] },
    run: search(problem, RULES),
  };
}
