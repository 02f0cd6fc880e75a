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
export function generateChildren<State, Action>(
  search: SearchInProgress<State, Action>,
  node: number,
): void {
  const { rows, space, h } = search;
  rows.reserve(ROOM);
  let count = space.successors(rows.low(node), rows.highOf(node), rows);
  if (search.testsChildren) count = upToGoal(search, count);
  const kept = search.duplicates.keep(node, count);
  search.dropped += count - kept;
  if (kept === 0) {
    rows.setVisited(node);
    return;
  }
  rows.addChildren(node, kept, h.difference);
  if (h.isAsked) h.askFor(rows, rows.size - kept);
  if (!rows.plain) addCostsAndActions(search, node, kept);
}

/**
 * With `goalTest: generate` the search ends at the first child that is a goal, and makes none after
 * it. No rule drops that child: the search would have ended at the earlier copy.
 */
function upToGoal<State, Action>(search: SearchInProgress<State, Action>, count: number): number {
  const { space, rows } = search;
  for (let row = 0; row < count; row++) {
    const child = rows.size + row;
    if (space.isGoal(rows.low(child), rows.highOf(child))) {
      search.outcome = "found";
      return row + 1;
    }
  }
  return count;
}

function addCostsAndActions<State, Action>(
  search: SearchInProgress<State, Action>,
  node: number,
  kept: number,
): void {
  const { rows, space, actions } = search;
  const first = rows.size - kept;
  if (!space.unitCosts) rows.addCosts(node, kept);
  if (!space.writesActions) return;
  for (let row = 0; row < kept; row++) actions[first + row] = rows.actions[row] as Action;
}
