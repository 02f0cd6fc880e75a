import type { Rules, TiesRule } from "@jejak/search";

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

/** Whether the search goes by h, alone or together with g. */
export function usesH({ search }: Pick<CourseRules, "search">): boolean {
  switch (search) {
    case "depth-first":
    case "breadth-first":
    case "uniform-cost":
    case "iterative-deepening":
      return false;
    default:
      return true;
  }
}

/**
 * Whether the search cannot leave the order of children to the student: it stops among them, or it
 * decides by their order between equals.
 */
export function goesByChildOrder({ search, ties }: Pick<CourseRules, "search" | "ties">): boolean {
  if (search === "simple-hill-climbing") return true;
  const decidesItself = search === "best-first-tree" || search === "recursive-best-first";
  return decidesItself && ties !== "any";
}
