import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { StateSet } from "./state-set.ts";

/**
 * `duplicates: closed` and `closed-at-generation`: a child whose state has been visited is dropped,
 * and under `closed` a node taken from the frontier whose state has been visited meanwhile too.
 */
export class ClosedFilter implements DuplicateFilter {
  readonly asksVisits = true;
  readonly needsTree: boolean;
  private readonly visited: StateSet;
  private readonly throwsAway: boolean;

  constructor(visited: StateSet, { throwsAway }: { readonly throwsAway: boolean }) {
    this.visited = visited;
    this.needsTree = visited.marks === null;
    this.throwsAway = throwsAway;
  }

  startChildren(): void {
    // All children are asked about alike.
  }

  admits(low: number, high: number): 0 | 1 {
    return this.visited.has(low, high) ? 0 : 1;
  }

  noteRoot(): void {
    // A root counts when it is visited.
  }

  admitsVisit(node: number): boolean {
    return this.visited.addNode(node) || !this.throwsAway;
  }
}
