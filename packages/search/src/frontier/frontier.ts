/** The nodes that were generated and not yet taken: the slides' `antrian1`, OPEN in other books. */
export interface Frontier {
  readonly size: number;
  /** Adds the nodes `first` to `end - 1`, the children of one node in order of generation (or a root alone). */
  add(first: number, end: number): void;
  /** Removes the node that is next and returns it; NONE when the frontier is empty. */
  take(): number;
}
