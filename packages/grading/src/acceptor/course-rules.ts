import type { Rules, SearchName, TiesRule } from "@jejak/search";

/** The searches that an assignment can ask for: each takes the next node from one frontier. */
export const GRADED_SEARCHES: readonly SearchName[] = [
  "depth-first",
  "breadth-first",
  "best-first",
  "a-star",
  "uniform-cost",
];

/**
 * A course's rules: those of a search, or with `any` where the course leaves a choice to the
 * student. `ties: any` allows every node of the least priority; `childOrder: any` lets every
 * expansion take its children in an order of its own.
 */
export interface CourseRules extends Omit<Rules, "ties"> {
  readonly ties: TiesRule | "any";
}

/** The rules of one legal run: the oldest of equals, and `childOrder` where the course allows any. */
export function oneLegalChoice(rules: CourseRules, childOrder: Rules["childOrder"]): Rules {
  return {
    ...rules,
    ties: rules.ties === "any" ? "fifo" : rules.ties,
    childOrder: rules.childOrder === "any" ? childOrder : rules.childOrder,
  };
}

/** Whether a child is dropped or kept depending on what has been visited. */
export function dropsVisited({ duplicates }: CourseRules): boolean {
  return (
    duplicates === "closed" ||
    duplicates === "closed-at-generation" ||
    duplicates === "reached-unvisited"
  );
}

/** Whether of two copies of a state the cheaper one is kept, so that their order matters. */
export function dropsCostlier({ duplicates }: CourseRules): boolean {
  return duplicates === "reached" || duplicates === "reached-unvisited";
}
