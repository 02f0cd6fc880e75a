/** The nodes that were generated and not yet taken: the slides' `antrian1`, OPEN in other books. */
export interface Frontier {
  readonly size: number;
  /**
   * Adds the nodes `first` to `end - 1`: the children of the node that was taken last, in order of
   * generation (none where the rules dropped all), or a root alone. Not called for a node that is
   * not expanded.
   */
  add(first: number, end: number): void;
  /** Removes the node that is next and returns it; NONE when the frontier is empty. */
  take(): number;
  /** Where a stack has a node that is above no other from here on; without it the tree is kept whole. */
  readonly liveEnd?: number;
  /** The nodes in it, in the order in which they would be taken as far as that is known. */
  list(): number[];
}
