import { DUPLICATES, SEARCHES, type Problem } from "@jejak/search";
import fc from "fast-check";
import { goesByChildOrder, type CourseRules } from "../acceptor/course-rules.ts";

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

/** Rules of every search, those that leave choices open too. */
export const smallRules: fc.Arbitrary<CourseRules> = fc
  .record({
    search: fc.constantFrom(...SEARCHES),
    childOrder: fc.constantFrom("listed", "any"),
    depthLimit: fc.integer({ min: 1, max: 3 }),
    duplicates: fc.constantFrom(...DUPLICATES),
    goalTest: fc.constantFrom("visit", "generate"),
    ties: fc.constantFrom("fifo", "lifo", "low-h", "alphabetical", "any"),
    heuristic: fc.constant([{ name: "table", weight: 1 }]),
    weight: fc.constantFrom(0, 0.5, 2),
    beamWidth: fc.integer({ min: 1, max: 3 }),
  })
  // How Bratko's tree decides among equals the slow search of the tests does not know.
  .map((rules) => (rules.search === "best-first-tree" ? { ...rules, ties: "any" as const } : rules))
  .map((rules) => goingTogether(rules));

/** The same rules, with those changed that do not go with the search. */
export function goingTogether(
  rules: CourseRules,
  usualOrder: CourseRules["childOrder"] = "listed",
): CourseRules {
  const { search, duplicates, childOrder } = rules;
  const { weight, beamWidth, ...others } = rules;
  const forgets = duplicates === "none" || duplicates === "parent" || duplicates === "path";
  return {
    ...others,
    ...(search === "weighted-a-star" && weight !== undefined ? { weight } : {}),
    ...(search === "beam" && beamWidth !== undefined ? { beamWidth } : {}),
    ...(search === "beam" && duplicates === "closed" ? { duplicates: "generated" } : {}),
    ...(search === "recursive-best-first" && !forgets ? { duplicates: "path" } : {}),
    ...(goesByChildOrder(rules) && childOrder === "any" ? { childOrder: usualOrder } : {}),
  };
}

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
