import { NONE, type NodeRows } from "../tree/node-rows.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";
import type { NodeTable } from "./node-table.ts";

/**
 * `duplicates: reached`: a child is dropped unless it is new or cheaper than the best copy so far;
 * without reopening also when any copy was visited, which is noted at the best one.
 */
export class ReachedFilter implements DuplicateFilter {
  readonly asksVisits: boolean;
  readonly #reopens: boolean;
  /** The cheapest node of each state. */
  readonly #cheapest: NodeTable;
  readonly #rows: NodeRows;
  readonly #unitCosts: boolean;

  constructor(
    cheapest: NodeTable,
    rows: NodeRows,
    { unitCosts, reopens }: { readonly unitCosts: boolean; readonly reopens: boolean },
  ) {
    this.#cheapest = cheapest;
    this.#rows = rows;
    this.#unitCosts = unitCosts;
    this.#reopens = reopens;
    this.asksVisits = !reopens;
  }

  keep(parent: number, count: number): number {
    const rows = this.#rows;
    const nodes = this.#cheapest;
    const parentG = rows.g(parent);
    const { size } = rows;
    let kept = 0;
    for (let row = 0; row < count; row++) {
      const child = size + row;
      const slot = nodes.slot(rows.low(child), rows.highOf(child));
      const cheapest = nodes.node(slot);
      if (cheapest !== NONE) {
        if (this.#gOf(cheapest, parentG) <= parentG + this.#costOf(row)) continue;
        if (!this.#reopens && cheapest < size && rows.wasVisited(cheapest)) continue;
      }
      rows.moveUp(row, kept);
      nodes.put(slot, size + kept);
      kept++;
    }
    return kept;
  }

  noteRoot(root: number): void {
    const rows = this.#rows;
    const slot = this.#cheapest.slot(rows.low(root), rows.highOf(root));
    this.#cheapest.put(slot, root);
  }

  admitsVisit(node: number): boolean {
    const rows = this.#rows;
    const cheapest = this.#cheapest.node(this.#cheapest.slot(rows.low(node), rows.highOf(node)));
    if (!rows.wasVisited(cheapest)) rows.setVisited(cheapest);
    return true;
  }

  /** g of a node, which the tree does not know yet when it is a sibling of the child that is looked at. */
  #gOf(node: number, parentG: number): number {
    const sibling = node - this.#rows.size;
    return sibling < 0 ? this.#rows.g(node) : parentG + this.#costOf(sibling);
  }

  #costOf(row: number): number {
    return this.#unitCosts ? 1 : (this.#rows.cost[row] as number);
  }
}
