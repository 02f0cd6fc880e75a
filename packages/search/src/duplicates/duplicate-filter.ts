/**
 * A rule on duplicates at work in one search. Each drops what `dropsDuplicate` says under its rule;
 * what it remembers of the states it has met is its own.
 */
export interface DuplicateFilter {
  /** Whether it compares with nodes beside the path, which therefore must not be forgotten. */
  readonly needsTree: boolean;
  /** Says whose children are asked about next. */
  startChildren(parent: number): void;
  /**
   * 1 when this child, which is written in the row after the last, is kept; 0 when it is dropped. Its
   * h is not known where it has to be asked for.
   */
  admits(low: number, high: number, child: number): 0 | 1;
  /** Notes that the tree has been given a root. */
  noteRoot(root: number): void;
  /** Whether `admitsVisit` has anything to say. */
  readonly asksVisits: boolean;
  /** Notes that `node` is visited; false when it is to be thrown away unvisited instead. */
  admitsVisit(node: number): boolean;
}
