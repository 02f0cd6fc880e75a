/** What is shown of a tree at a step; every view of the tree shows the same. */
export interface TreeShown {
  /** So many visits were made. */
  readonly step: number;
  /** Nodes with smaller numbers have been generated. */
  readonly revealed: number;
  readonly current: number | null;
  readonly goal: number | null;
  /** Places in the queue, from 1, of the frontier nodes that are shown with one. */
  readonly places: ReadonlyMap<number, number>;
  /** Children of the current node, which fade in. */
  readonly fresh: ReadonlySet<number>;
  readonly selected: number | null;
  /** Which values stand under a node: h, or g + h. */
  readonly values: (node: number) => string;
  /** What stands at the edge that leads to a node: the move, or its cost. */
  readonly edgeLabel: (node: number) => string;
}
