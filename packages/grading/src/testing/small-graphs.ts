import type { Problem } from "@jejak/search";
import fc from "fast-check";
import type { CourseRules } from "../acceptor/course-rules.ts";

/** A graph of a few nodes named A, B, C, ...; A is the start. */
export interface SmallGraph {
  readonly edges: readonly { from: string; to: string; cost: number }[];
  readonly goals: readonly string[];
  readonly h: Readonly<Record<string, number>>;
}

const NAMES = ["A", "B", "C", "D", "E"];
const name = fc.constantFrom(...NAMES);

export const smallGraph: fc.Arbitrary<SmallGraph> = fc.record({
  edges: fc.array(fc.record({ from: name, to: name, cost: fc.integer({ min: 0, max: 3 }) }), {
    minLength: 3,
    maxLength: 8,
  }),
  goals: fc.uniqueArray(fc.constantFrom(...NAMES.slice(1)), { maxLength: 2 }),
  h: fc.record(
    Object.fromEntries(NAMES.map((node) => [node, fc.integer({ min: 0, max: 2 })])) as Record<
      string,
      fc.Arbitrary<number>
    >,
  ),
});

export const smallRules: fc.Arbitrary<CourseRules> = fc.record({
  search: fc.constantFrom("depth-first", "breadth-first", "best-first", "a-star", "uniform-cost"),
  childOrder: fc.constantFrom("listed", "any"),
  depthLimit: fc.integer({ min: 1, max: 3 }),
  duplicates: fc.constantFrom(
    "none",
    "parent",
    "path",
    "closed",
    "closed-at-generation",
    "generated",
    "reached",
    "reached-unvisited",
  ),
  goalTest: fc.constantFrom("visit", "generate"),
  ties: fc.constantFrom("fifo", "lifo", "low-h", "alphabetical", "any"),
  heuristic: fc.constant([{ name: "table", weight: 1 }]),
});

export function graphProblem(graph: SmallGraph): Problem<string, string> {
  return {
    initial: "A",
    isGoal: (state) => graph.goals.includes(state),
    successors: (state) =>
      graph.edges
        .filter((edge) => edge.from === state)
        .map((edge) => ({ state: edge.to, action: edge.to, cost: edge.cost })),
    key: (state) => state,
  };
}
