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
