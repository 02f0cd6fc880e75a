import type { DuplicatesRule } from "./rules.ts";
import { NONE } from "./search-tree.ts";

/** What the rules on duplicates read of the tree; a SearchTree has it. */
export interface Lineage {
  parent(node: number): number;
  stateNumber(node: number): number;
}

/**
 * Decides which children a rule drops as duplicates. It remembers of every state whether it was
 * visited, whether it was generated, and the least g at which it was.
 */
export class DuplicateFilter {
  readonly #rule: DuplicatesRule;
  readonly #tree: Lineage;
  /** By state number. */
  readonly #visited: boolean[] = [];
  readonly #leastG: (number | undefined)[] = [];

  constructor(rule: DuplicatesRule, tree: Lineage) {
    this.#rule = rule;
    this.#tree = tree;
  }

  /** Whether a child of `parent` with this state and cost is dropped. */
  drops(parent: number, stateNumber: number, g: number): boolean {
    switch (this.#rule) {
      case "none":
        return false;
      case "parent": {
        const grandparent = this.#tree.parent(parent);
        return grandparent !== NONE && this.#tree.stateNumber(grandparent) === stateNumber;
      }
      case "path":
        return this.#isOnPath(parent, stateNumber);
      case "closed":
      case "closed-at-generation":
        return this.#visited[stateNumber] === true;
      case "generated":
        return this.#leastG[stateNumber] !== undefined;
      case "reached": {
        const least = this.#leastG[stateNumber];
        return least !== undefined && least <= g;
      }
    }
  }

  /** Whether a node taken from the frontier is thrown away unvisited. */
  throwsAway(node: number): boolean {
    return this.#rule === "closed" && this.#visited[this.#tree.stateNumber(node)] === true;
  }

  noteGenerated(stateNumber: number, g: number): void {
    const least = this.#leastG[stateNumber];
    if (least === undefined || g < least) this.#leastG[stateNumber] = g;
  }

  noteVisited(stateNumber: number): void {
    this.#visited[stateNumber] = true;
  }

  #isOnPath(parent: number, stateNumber: number): boolean {
    for (let at = parent; at !== NONE; at = this.#tree.parent(at)) {
      if (this.#tree.stateNumber(at) === stateNumber) return true;
    }
    return false;
  }
}
