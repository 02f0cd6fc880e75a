import type { Rules } from "@jejak/search";
import inconsistent from "../../../../../examples/inconsistent-heuristic/graph.dot?raw";
import romania from "../../../../../examples/romania/romania.yaml?raw";
import nineNodes from "../../../../../examples/tree-a-to-i/tree.txt?raw";

/** A graph to begin with, and what to search it with so that something is seen. */
export interface GraphExample {
  readonly name: string;
  readonly text: string;
  readonly start: string | null;
  readonly goals: readonly string[];
  readonly rules: Partial<Rules>;
}

/** The graphs of examples/, as they are. */
export const GRAPH_EXAMPLES: readonly GraphExample[] = [
  {
    name: "romania",
    text: romania,
    start: "Arad",
    goals: ["Bucharest"],
    rules: { search: "a-star", duplicates: "reached", depthLimit: null },
  },
  {
    name: "inconsistent-heuristic",
    text: inconsistent,
    start: null,
    goals: [],
    rules: { search: "a-star", duplicates: "reached", depthLimit: null },
  },
  {
    name: "tree-a-to-i",
    text: nineNodes,
    start: null,
    goals: [],
    rules: { search: "uniform-cost", duplicates: "none", depthLimit: null },
  },
];
