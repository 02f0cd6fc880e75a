import { boundReached, VISITS_BETWEEN_LOOKS, type Bounds } from "./bounds.ts";
import { generateChildren } from "./generate-children.ts";
import { NO_LIMIT } from "./no-limit.ts";
import type { AnyRules } from "./rules.ts";
import type { SearchInProgress } from "./search-in-progress.ts";
import { NONE } from "./tree/node-rows.ts";

/**
 * Every search: takes the next node P from the frontier, compares it with the goal and, unless it is
 * one or lies at the depth limit, generates its children into the frontier; and so on, for up to
 * `most` visits. Returns the node visited last, NONE when there was none. In the slides' words: P :=
 * antrian1^.data; is P^.state = Goal_State; MOVE(antrian1, antrian2); GENERATE_ANAK(P, ...).
 */
export function visitNodes<State, Action, R extends AnyRules>(
  search: SearchInProgress<State, Action, R>,
  bounds: Bounds,
  most: number,
): number {
  const { rows, space, frontier, visits, testsChildren } = search;
  const { asksVisits } = search.duplicates;
  const { forgets } = search;
  const revisits = search.method.revisits === true;
  const nodeBound = Math.min(bounds.nodes ?? NO_LIMIT, NO_LIMIT);
  let last = NONE;
  for (let made = 0; made < most; made++) {
    if (rows.size + search.forgotten >= nodeBound || mustStop(search, bounds)) {
      search.outcome = "stopped";
      break;
    }
    let node = frontier.take();
    if (asksVisits) node = firstAdmitted(search, node);
    if (node === NONE) {
      node = search.startNextPass();
      if (node === NONE) {
        search.outcome = search.cutOff ? "cut-off" : "exhausted";
        break;
      }
    }
    if (forgets) forgetBelow(search);
    last = node;
    visits.push(node);
    if (!testsChildren && space.isGoal(rows.low(node), rows.highOf(node))) {
      rows.setVisited(node);
      search.goal = node;
      search.outcome = "found";
      break;
    }
    if (rows.level(node) >= search.depthLimit) {
      rows.setVisited(node);
      search.cutOff = true;
      continue;
    }
    search.expanded++;
    if (revisits && rows.wasVisited(node)) {
      addChildrenAgain(search, node);
    } else {
      const firstChild = rows.size;
      generateChildren(search, node);
      frontier.add(firstChild, rows.size);
    }
    const { size } = frontier;
    if (size > search.largestFrontier) search.largestFrontier = size;
    if (search.outcome !== null) {
      // Found among the children.
      search.goal = rows.size - 1;
      break;
    }
  }
  return last;
}

/** Looks at the clock and the signal before every so many visits, and makes room for so many. */
function mustStop<State, Action, R extends AnyRules>(
  search: SearchInProgress<State, Action, R>,
  bounds: Bounds,
): boolean {
  const { visits } = search;
  if (visits.length % VISITS_BETWEEN_LOOKS !== 0) return false;
  search.isExpanding = false;
  visits.reserve(VISITS_BETWEEN_LOOKS);
  search.isExpanding = true;
  return boundReached(bounds);
}

/** `node`, or the first after it in the frontier, that is not thrown away unvisited. */
function firstAdmitted<State, Action, R extends AnyRules>(
  search: SearchInProgress<State, Action, R>,
  node: number,
): number {
  let next = node;
  while (next !== NONE && !search.duplicates.admitsVisit(next)) {
    search.thrownAway++;
    next = search.frontier.take();
  }
  return next;
}

/** Forgets the nodes that were generated below the earlier siblings of the node taken last. */
function forgetBelow<State, Action, R extends AnyRules>(
  search: SearchInProgress<State, Action, R>,
): void {
  const { rows, frontier } = search;
  const end = frontier.liveEnd ?? rows.size;
  search.forgotten += rows.size - end;
  rows.size = end;
}

/** Puts the children that a node was given at its first visit into the frontier once more. */
function addChildrenAgain<State, Action, R extends AnyRules>(
  { tree, frontier }: SearchInProgress<State, Action, R>,
  node: number,
): void {
  const children = tree.children(node);
  const first = children[0] ?? 0;
  frontier.add(first, first + children.length);
}
