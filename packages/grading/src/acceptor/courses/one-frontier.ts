import type { Course, RunInProgress } from "./course.ts";
import { choicesByPriority, siblingsAt, startOfNewestSiblings } from "./tied-choices.ts";

/** A search that keeps nothing in mind but its frontier. */
function courseOf(choices: Course["choices"], key: Course["key"] = () => ""): Course {
  const course: Course = { choices, copy: () => course, key };
  return course;
}

/** Breadth-first: the oldest node. */
export const queue: Course = courseOf((run) => siblingsAt(run, 0), siblingGroups);

/** Depth-first: of the children that were generated last the first. */
export const stack: Course = courseOf(newestSiblings, siblingGroups);

/** Best-first, A* and their like: of the whole frontier the node with the least priority. */
export const priorities: Course = courseOf((run) => choicesByPriority(run));

/** Best-first among siblings: of the children that were generated last the one with the least h. */
export const bestSiblings: Course = courseOf((run) => {
  const first = startOfNewestSiblings(run);
  const positions = run.frontier.map((_, position) => position).slice(first);
  return choicesByPriority(run, positions);
}, siblingGroups);

/** The choices of a depth-first search. */
export function newestSiblings(run: RunInProgress): number[] {
  return siblingsAt(run, startOfNewestSiblings(run));
}

/** Where in the frontier children of another node begin, as far as that matters. */
export function siblingGroups({ frontier, tree, rules }: RunInProgress): string {
  if (rules.childOrder !== "any" && rules.search !== "siblings-only") return "";
  return frontier
    .map((node, at) => {
      const before = frontier[at - 1];
      return before !== undefined && tree.parent(before) === tree.parent(node) ? "" : at;
    })
    .join("");
}
