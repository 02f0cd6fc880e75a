import type { AnyRules } from "./rules.ts";
import type { SearchInProgress } from "./search-in-progress.ts";
import { ROOM } from "./space/successor-rows.ts";

/**
 * The slides' procedure GENERATE_ANAK: makes the children of `node` in the problem's order, drops
 * those that the rule on duplicates drops, and links the rest as first child and siblings.
 *
 * The slides drop only the state one level above (`state_1tkt_diatas`); that is `duplicates:
 * parent`. They make, compare and link one child after the other and put it into the queue at once
 * (`if best then MASUK`); here each of these is done to all children before the next, and the search
 * puts them into the frontier afterwards, which comes to the same tree and the same order.
 */
export function generateChildren<State, Action, R extends AnyRules>(
  search: SearchInProgress<State, Action, R>,
  node: number,
): void {
  const { rows } = search;
  rows.reserve(ROOM);
  let count = search.space.successors(rows.low(node), rows.highOf(node), rows);
  if (search.stopsEarly) count = upToLast(search, node, count);
  const kept = search.duplicates.keep(node, count);
  search.dropped += count - kept;
  if (kept === 0) {
    if (search.marksVisits) rows.setVisited(node);
    return;
  }
  rows.addChildren(node, kept, search.h.difference);
  if (search.addsMore) addTheRest(search, node, kept);
}

/**
 * Of `count` successors, how many are generated. With `goalTest: generate` the search ends at the
 * first child that is a goal, and makes none after it; no rule drops that child, since the search
 * would have ended at the earlier copy. Simple hill climbing makes none after the first that is
 * better than its parent; no rule drops that one, since h has fallen at every step.
 */
function upToLast<State, Action, R extends AnyRules>(
  search: SearchInProgress<State, Action, R>,
  node: number,
  count: number,
): number {
  const { space, rows, h, testsChildren } = search;
  const stopsAtBetter = search.method.stopsAtBetter === true;
  for (let row = 0; row < count; row++) {
    const low = rows.low(rows.size + row);
    const high = rows.highOf(rows.size + row);
    if (testsChildren && space.isGoal(low, high) && isWithinPass(search, node, row)) {
      search.outcome = "found";
      return row + 1;
    }
    if (stopsAtBetter && h.of(low, high) < rows.h(node)) return row + 1;
  }
  return count;
}

/** Whether the search may find a goal in this successor: IDA* does not above the bound of its pass. */
function isWithinPass<State, Action, R extends AnyRules>(
  { rows, space, h, method, passes }: SearchInProgress<State, Action, R>,
  node: number,
  row: number,
): boolean {
  const pass = passes.at(-1);
  if (method.passesBy !== "f" || pass === undefined) return true;
  const g = rows.g(node) + (space.unitCosts ? 1 : (rows.cost[row] as number));
  const child = rows.size + row;
  return g + h.of(rows.low(child), rows.highOf(child)) <= pass.limit;
}

/** h where it has to be asked for, costs and actions. */
function addTheRest<State, Action, R extends AnyRules>(
  search: SearchInProgress<State, Action, R>,
  node: number,
  kept: number,
): void {
  const { rows, space, actions, h } = search;
  const first = rows.size - kept;
  if (h.isAsked) h.askFor(rows, first);
  if (!space.unitCosts) rows.addCosts(node, kept);
  if (!space.writesActions) return;
  for (let row = 0; row < kept; row++) actions[first + row] = rows.actions[row] as Action;
}
