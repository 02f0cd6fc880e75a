import type { Rules } from "../rules.ts";
import { NONE } from "../tree/node-rows.ts";

/** What the rules on duplicates read of the tree; a SearchTree has it. */
export interface Lineage {
  parent(node: number): number;
  stateNumber(node: number): number;
}

/** What has happened to each state so far, by its number. */
export interface SeenStates {
  wasVisited(stateNumber: number): boolean;
  /** The least g at which the state was generated; undefined if it never was. */
  leastG(stateNumber: number): number | undefined;
}

/** Whether `rule` drops a child of `parent` that has this state and cost. */
export function dropsDuplicate(
  rule: Rules["duplicates"],
  tree: Lineage,
  seen: SeenStates,
  parent: number,
  stateNumber: number,
  g: number,
): boolean {
  switch (rule) {
    case "none":
      return false;
    case "parent": {
      const grandparent = tree.parent(parent);
      return grandparent !== NONE && tree.stateNumber(grandparent) === stateNumber;
    }
    case "path":
      return isOnPath(tree, parent, stateNumber);
    case "closed":
    case "closed-at-generation":
      return seen.wasVisited(stateNumber);
    case "generated":
      return seen.leastG(stateNumber) !== undefined;
    case "reached": {
      const least = seen.leastG(stateNumber);
      return least !== undefined && least <= g;
    }
    case "reached-unvisited": {
      const least = seen.leastG(stateNumber);
      return (least !== undefined && least <= g) || seen.wasVisited(stateNumber);
    }
  }
}

function isOnPath(tree: Lineage, parent: number, stateNumber: number): boolean {
  for (let at = parent; at !== NONE; at = tree.parent(at)) {
    if (tree.stateNumber(at) === stateNumber) return true;
  }
  return false;
}
