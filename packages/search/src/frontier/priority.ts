import type { Rules } from "../rules.ts";

/** The number by which a search chooses, as g and h weighted and added. */
export interface Priority {
  /** Times g: 0 or 1. */
  readonly gOf: 0 | 1;
  /** Times h. */
  readonly hOf: number;
}

/** The weights of g and h in the priority of a search; null for one that does not choose by a number. */
export function priorityWeights(rules: Rules): Priority | null {
  switch (rules.search) {
    case "best-first":
      return { gOf: 0, hOf: 1 };
    case "a-star":
      return { gOf: 1, hOf: 1 };
    case "uniform-cost":
      return { gOf: 1, hOf: 0 };
    case "depth-first":
    case "breadth-first":
      return null;
  }
}
