import type { Bounds } from "./bounds.ts";
import {
  DUPLICATES,
  GOAL_TESTS,
  OTHER_DUPLICATES,
  OTHER_SEARCHES,
  SEARCHES,
  TIES,
  type AnyRules,
} from "./rules.ts";

/** Throws when rules or bounds hold what no search can mean; a caller's mistake, not a user's. */
export function checkSearch(rules: AnyRules, bounds: Bounds): void {
  checkOneOf("search", rules.search, [...SEARCHES, ...OTHER_SEARCHES]);
  checkOneOf("duplicates", rules.duplicates, [...DUPLICATES, ...OTHER_DUPLICATES]);
  checkOneOf("goalTest", rules.goalTest, GOAL_TESTS);
  checkOneOf("ties", rules.ties, TIES);
  const { depthLimit } = rules;
  if (depthLimit !== null && !(Number.isInteger(depthLimit) && depthLimit >= 0)) {
    throw new RangeError(
      `rules.depthLimit is ${depthLimit}; it must be a whole number of at least 0, or null`,
    );
  }
  checkNumbers(rules);
  const { nodes } = bounds;
  if (nodes !== undefined && nodes !== Infinity && !(Number.isInteger(nodes) && nodes >= 1)) {
    throw new RangeError(`bounds.nodes is ${nodes}; it must be a whole number of at least 1`);
  }
  if (bounds.deadline !== undefined && bounds.clock === undefined) {
    throw new TypeError("bounds.deadline needs bounds.clock, such as performance.now");
  }
}

/** What some of the searches ask of the rules beside. */
function checkNumbers({ search, weight, beamWidth, duplicates }: AnyRules): void {
  if (search === "weighted-a-star" && !(weight !== undefined && weight >= 0 && weight < Infinity)) {
    throw new RangeError(
      `rules.weight is ${weight}; weighted-a-star needs a number of at least 0, such as 1.5`,
    );
  }
  if (search === "beam" && !(Number.isInteger(beamWidth) && (beamWidth ?? 0) >= 1)) {
    throw new RangeError(
      `rules.beamWidth is ${beamWidth}; beam needs a whole number of at least 1`,
    );
  }
  const forgets = duplicates === "none" || duplicates === "parent" || duplicates === "path";
  if (search === "recursive-best-first" && !forgets) {
    throw new RangeError(
      `rules.duplicates is "${duplicates}"; recursive-best-first remembers no states: none, parent or path`,
    );
  }
}

function checkOneOf(rule: keyof AnyRules, value: string, known: readonly string[]): void {
  if (known.includes(value)) return;
  throw new RangeError(`rules.${rule} is "${value}"; it must be one of ${known.join(", ")}`);
}
