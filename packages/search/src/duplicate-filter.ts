import { dropsDuplicate, type Lineage, type SeenStates } from "./duplicate-rule.ts";
import type { DuplicatesRule } from "./rules.ts";

/** One search's rule on duplicates, and its memory of every state: was it visited, at what least g was it generated. */
export class DuplicateFilter implements SeenStates {
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
    return dropsDuplicate(this.#rule, this.#tree, this, parent, stateNumber, g);
  }

  /** Whether a node taken from the frontier is thrown away unvisited. */
  throwsAway(node: number): boolean {
    return this.#rule === "closed" && this.wasVisited(this.#tree.stateNumber(node));
  }

  wasVisited(stateNumber: number): boolean {
    return this.#visited[stateNumber] === true;
  }

  leastG(stateNumber: number): number | undefined {
    return this.#leastG[stateNumber];
  }

  noteGenerated(stateNumber: number, g: number): void {
    const least = this.#leastG[stateNumber];
    if (least === undefined || g < least) this.#leastG[stateNumber] = g;
  }

  noteVisited(stateNumber: number): void {
    this.#visited[stateNumber] = true;
  }
}
