import { boundReached, VISITS_BETWEEN_LOOKS, type Bounds } from "./bounds.ts";
import { generateChildren } from "./generate-children.ts";
import { NO_LIMIT } from "./no-limit.ts";
import type { SearchInProgress } from "./search-in-progress.ts";
import { NONE } from "./tree/node-rows.ts";

/**
 * Every search: takes the next node P from the frontier, compares it with the goal and, unless it is
 * one or lies at the depth limit, generates its children into the frontier; and so on, for up to
 * `most` visits. Returns the node visited last, NONE when there was none. In the slides' words: P :=
 * antrian1^.data; is P^.state = Goal_State; MOVE(antrian1, antrian2); GENERATE_ANAK(P, ...).
 */
export function visitNodes<State, Action>(
  search: SearchInProgress<State, Action>,
  bounds: Bounds,
  most: number,
): number {
  const { rows, space, frontier, visits, testsChildren, forgets } = search;
  const { asksVisits } = search.duplicates;
  const revisits = search.method.revisits === true;
  const nodeBound = Math.min(bounds.nodes ?? NO_LIMIT, NO_LIMIT);
  let last = NONE;
  for (let made = 0; made < most; made++) {
    if (
      rows.size + search.forgotten >= nodeBound ||
      (visits.length % VISITS_BETWEEN_LOOKS === 0 && mustStop(search, bounds))
    ) {
      search.outcome = "stopped";
      break;
    }
    const taken = asksVisits ? takeAdmitted(search) : frontier.take();
    // Always a number of 32 bits: said so, it is never taken for anything else.
    const node = (taken === NONE ? search.startNextPass() : taken) | 0;
    if (node === NONE) {
      search.outcome = search.cutOff ? "cut-off" : "exhausted";
      break;
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

/** Looks at the clock and the signal, and makes room for as many visits as are made up to the next look. */
function mustStop<State, Action>(search: SearchInProgress<State, Action>, bounds: Bounds): boolean {
  search.isExpanding = false;
  search.visits.reserve(VISITS_BETWEEN_LOOKS);
  search.isExpanding = true;
  return boundReached(bounds);
}

/** Takes nodes from the frontier up to the first that is not thrown away unvisited. */
function takeAdmitted<State, Action>(search: SearchInProgress<State, Action>): number {
  let node = search.frontier.take();
  while (node !== NONE && !search.duplicates.admitsVisit(node)) {
    search.thrownAway++;
    node = search.frontier.take();
  }
  return node;
}

/** Forgets the nodes that were generated below the earlier siblings of the node taken last. */
function forgetBelow<State, Action>(search: SearchInProgress<State, Action>): void {
  const { rows, frontier } = search;
  const end = frontier.liveEnd ?? rows.size;
  search.forgotten += rows.size - end;
  rows.size = end;
}

/** Puts the children that a node was given at its first visit into the frontier once more. */
function addChildrenAgain<State, Action>(
  { tree, frontier }: SearchInProgress<State, Action>,
  node: number,
): void {
  const children = tree.children(node);
  const first = children[0] ?? 0;
  frontier.add(first, first + children.length);
}
