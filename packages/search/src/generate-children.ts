import type { SearchInProgress } from "./search-in-progress.ts";

/**
 * The slides' procedure GENERATE_ANAK: makes the children of `node` in the problem's order, drops
 * those that the rule on duplicates drops, and links the rest as first child and siblings.
 *
 * The slides drop only the state one level above (`state_1tkt_diatas`); that is `duplicates:
 * parent`. They put a child into the queue as soon as it is made (`if best then MASUK`); here the
 * searches do that when all children are there, which comes to the same order.
 *
 * With `goalTest: generate` it stops at a child that is a goal. Returns that child, or null.
 */
export function generateChildren<State, Action>(
  search: SearchInProgress<State, Action>,
  node: number,
): number | null {
  const { tree, problem, duplicates, rules } = search;
  for (const { state, action, cost } of problem.successors(tree.state(node))) {
    const stateNumber = tree.states.number(state);
    if (!(cost >= 0)) throw costBelowZero(tree.key(node), tree.states.key(stateNumber), cost);
    const g = tree.g(node) + cost;
    if (duplicates.drops(node, stateNumber, g)) {
      search.dropped++;
      continue;
    }
    duplicates.noteGenerated(stateNumber, g);
    const child = tree.add(stateNumber, action, node, g, search.h(stateNumber));
    if (rules.goalTest === "generate" && problem.isGoal(state)) return child;
  }
  return null;
}

function costBelowZero(from: string, to: string, cost: number): RangeError {
  return new RangeError(
    `the cost from ${from} to ${to} is ${cost}; it must be a number of at least 0`,
  );
}
