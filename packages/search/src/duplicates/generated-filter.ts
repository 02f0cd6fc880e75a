import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { StateSet } from "./state-set.ts";

/** `duplicates: generated`: a child whose state was ever generated is dropped. */
export class GeneratedFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly needsTree: boolean;
  private readonly generated: StateSet;

  constructor(generated: StateSet) {
    this.generated = generated;
    this.needsTree = generated.marks === null;
  }

  startChildren(): void {
    // All children are asked about alike.
  }

  admits(low: number, high: number, child: number): 0 | 1 {
    return this.generated.add(low, high, child) ? 1 : 0;
  }

  noteRoot(root: number): void {
    this.generated.addNode(root);
  }

  admitsVisit(): boolean {
    return true;
  }
}
