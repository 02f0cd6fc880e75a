/** A weighted edge. Its cost is a finite number of at least 0. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  /** Whether it may be used from `to` to `from` as well, at the same cost. */
  readonly twoWay: boolean;
  /** What the action is called; without a name it is called after the node that it leads to. */
  readonly name?: string;
}

/**
 * An explicit weighted graph. Nodes are their names; parallel edges, self loops and nodes without
 * an edge are allowed. Order matters: `edges` as listed give the child order `listed`.
 */
export interface Graph {
  /** Every node once, in the order in which they were first named. */
  readonly nodes: readonly string[];
  readonly edges: readonly Edge[];
  /** The table of heuristic values, at least 0; it need not name every node. */
  readonly h: ReadonlyMap<string, number>;
}
