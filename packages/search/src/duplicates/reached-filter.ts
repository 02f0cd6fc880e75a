import { NONE, type NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { NodeTable } from "./node-table.ts";

/**
 * `duplicates: reached`: a child is dropped unless it is new or cheaper than the best copy so far;
 * without reopening also when any copy was visited, which is noted at the best one.
 */
export class ReachedFilter implements DuplicateFilter {
  readonly asksVisits: boolean;
  readonly needsTree = true;
  private readonly reopens: boolean;
  /** The cheapest node of each state. */
  private readonly cheapest: NodeTable;
  private readonly rows: NodeRows;

  constructor(cheapest: NodeTable, rows: NodeRows, { reopens }: { readonly reopens: boolean }) {
    this.cheapest = cheapest;
    this.rows = rows;
    this.reopens = reopens;
    this.asksVisits = !reopens;
  }

  startChildren(): void {
    // All children are asked about alike.
  }

  admits(low: number, high: number, child: number): 0 | 1 {
    const rows = this.rows;
    const nodes = this.cheapest;
    const slot = nodes.slot(low, high);
    const cheapest = nodes.node(slot);
    if (cheapest !== NONE) {
      if (rows.g(cheapest) <= rows.g(child)) return 0;
      if (!this.reopens && rows.wasVisited(cheapest)) return 0;
    }
    nodes.put(slot, child);
    return 1;
  }

  noteRoot(root: number): void {
    const rows = this.rows;
    const slot = this.cheapest.slot(rows.low(root), rows.highOf(root));
    this.cheapest.put(slot, root);
  }

  admitsVisit(node: number): boolean {
    const rows = this.rows;
    const cheapest = this.cheapest.node(this.cheapest.slot(rows.low(node), rows.highOf(node)));
    if (!rows.wasVisited(cheapest)) rows.setVisited(cheapest);
    return true;
  }
}
