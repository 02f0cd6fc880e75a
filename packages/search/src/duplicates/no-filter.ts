import type { DuplicateFilter } from "./duplicate-filter.ts";

/** `duplicates: none`: every child is kept. */
export class NoFilter implements DuplicateFilter {
  readonly asksVisits = false;
  readonly needsTree = false;
  startChildren(): void {
    // All children are asked about alike.
  }

  admits(): 1 {
    return 1;
  }

  noteRoot(): void {
    // Nothing is remembered.
  }

  admitsVisit(): boolean {
    return true;
  }
}
