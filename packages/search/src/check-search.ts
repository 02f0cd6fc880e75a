import type { Bounds } from "./bounds.ts";
import { rulesFault } from "./rules-fault.ts";
import { DUPLICATES, GOAL_TESTS, SEARCHES, TIES, type Rules } from "./rules.ts";

/** Throws when rules or bounds hold what no search can mean; a caller's mistake, not a user's. */
export function checkSearch(rules: Rules, bounds: Bounds): void {
  checkOneOf("search", rules.search, SEARCHES);
  checkOneOf("duplicates", rules.duplicates, DUPLICATES);
  checkOneOf("goalTest", rules.goalTest, GOAL_TESTS);
  checkOneOf("ties", rules.ties, TIES);
  const { depthLimit } = rules;
  if (depthLimit !== null && !(Number.isInteger(depthLimit) && depthLimit >= 0)) {
    throw new RangeError(
      `rules.depthLimit is ${depthLimit}; it must be a whole number of at least 0, or null`,
    );
  }
  const fault = rulesFault(rules);
  if (fault !== null) throw new RangeError(`rules.${fault.rule} ${fault.message}`);
  const { nodes } = bounds;
  if (nodes !== undefined && nodes !== Infinity && !(Number.isInteger(nodes) && nodes >= 1)) {
    throw new RangeError(`bounds.nodes is ${nodes}; it must be a whole number of at least 1`);
  }
  if (bounds.deadline !== undefined && bounds.clock === undefined) {
    throw new TypeError("bounds.deadline needs bounds.clock, such as performance.now");
  }
}

function checkOneOf(rule: keyof Rules, value: string, known: readonly string[]): void {
  if (known.includes(value)) return;
  throw new RangeError(`rules.${rule} is "${value}"; it must be one of ${known.join(", ")}`);
}
