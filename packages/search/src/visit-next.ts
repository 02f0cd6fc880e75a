import { generateChildren } from "./generate-children.ts";
import type { SearchInProgress } from "./search-in-progress.ts";
import { NONE } from "./search-tree.ts";

/**
 * One step of every search: takes the next node P from the frontier, compares it with the goal and,
 * unless it is one or lies at the depth limit, generates its children into the frontier. Returns P,
 * or NONE when the frontier is empty. In the slides' words: P := antrian1^.data; is P^.state =
 * Goal_State; MOVE(antrian1, antrian2); GENERATE_ANAK(P, ...).
 */
export function visitNext<State, Action>(search: SearchInProgress<State, Action>): number {
  const { tree, rules, frontier, problem, duplicates } = search;
  const node = takeUnvisited(search);
  if (node === NONE) return NONE;
  search.visits.push(node);
  duplicates.noteVisited(tree.stateNumber(node));
  if (rules.goalTest === "visit" && problem.isGoal(tree.state(node))) {
    search.goal = node;
  } else if (rules.depthLimit !== null && tree.level(node) >= rules.depthLimit) {
    search.cutOff = true;
  } else {
    const firstChild = tree.size;
    search.expanded++;
    search.goal = generateChildren(search, node);
    frontier.add(firstChild, tree.size);
  }
  return node;
}

function takeUnvisited<State, Action>(search: SearchInProgress<State, Action>): number {
  for (;;) {
    const node = search.frontier.take();
    if (node === NONE || !search.duplicates.throwsAway(node)) return node;
    search.thrownAway++;
  }
}
