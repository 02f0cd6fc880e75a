/**
 * A rule on duplicates at work in one search. Each drops what `dropsDuplicate` says under its rule;
 * what it remembers of the states it has met is its own.
 */
export interface DuplicateFilter {
  /**
   * Of the `count` successors of `parent` that were written last, keeps those that are not dropped:
   * they move up to the first rows. Returns how many are kept.
   */
  keep(parent: number, count: number): number;
  /** Notes that the tree has been given a root. */
  noteRoot(root: number): void;
  /** Whether `admitsVisit` has anything to say. */
  readonly asksVisits: boolean;
  /** Notes that `node` is visited; false when it is to be thrown away unvisited instead. */
  admitsVisit(node: number): boolean;
}
