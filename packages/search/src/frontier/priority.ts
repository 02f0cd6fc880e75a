import type { Rules } from "../rules.ts";

/** The number by which a search chooses, as g and h weighted and added. */
export interface Priority {
  /** Times g: 0 or 1. */
  readonly gOf: 0 | 1;
  /** Times h. */
  readonly hOf: number;
}

/** The weights of g and h in the priority of a search; null for one that does not choose by a number. */
export function priorityWeights({
  search,
  weight = 1,
}: Pick<Rules, "search" | "weight">): Priority | null {
  switch (search) {
    case "best-first":
    case "siblings-only":
    case "beam":
    case "steepest-hill-climbing":
    case "simple-hill-climbing":
      return { gOf: 0, hOf: 1 };
    case "a-star":
    case "best-first-tree":
    case "recursive-best-first":
      return { gOf: 1, hOf: 1 };
    case "weighted-a-star":
      return { gOf: 1, hOf: weight };
    case "uniform-cost":
      return { gOf: 1, hOf: 0 };
    case "depth-first":
    case "breadth-first":
    case "iterative-deepening":
    case "ida-star":
      return null;
  }
}
