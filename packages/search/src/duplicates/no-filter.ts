import type { DuplicateFilter } from "./duplicate-filter.ts";

/** `duplicates: none`: every child is kept. */
export class NoFilter implements DuplicateFilter {
  readonly asksVisits = false;
  keep(_parent: number, count: number): number {
    return count;
  }

  noteRoot(): void {
    // Nothing is remembered.
  }

  admitsVisit(): boolean {
    return true;
  }
}
