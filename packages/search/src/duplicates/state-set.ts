import type { CodeSpace } from "../space/integer-space.ts";
import { NONE, type NodeRows } from "../tree/node-rows.ts";
import type { LevelTable } from "./level-table.ts";
import type { MarkTable } from "./mark-table.ts";
import type { NodeTable } from "./node-table.ts";

/** The tables that a search may use, from its memory. */
export interface StateTables {
  readonly marks: MarkTable;
  readonly nodes: NodeTable;
  readonly levels: LevelTable;
}

/** A set of the states of nodes: marks where the space has them, else a hashed table of nodes. */
export class StateSet {
  /** null where states are hashed. */
  readonly marks: MarkTable | null;
  private readonly nodes: NodeTable;
  private readonly space: CodeSpace;
  private readonly rows: NodeRows;

  constructor(space: CodeSpace, rows: NodeRows, { marks, nodes }: StateTables) {
    this.space = space;
    this.rows = rows;
    this.nodes = nodes;
    this.marks = space.marks > 0 ? marks : null;
    if (this.marks === null) nodes.start(space, rows);
    else this.marks.start(space);
  }

  has(low: number, high: number): boolean {
    if (this.marks !== null) return this.marks.has(this.space.mark(low, high));
    return this.nodes.node(this.nodes.slot(low, high)) !== NONE;
  }

  /** Adds the state with this code, which `node` holds; false when it was there already. */
  add(low: number, high: number, node: number): boolean {
    if (this.marks !== null) return this.marks.add(this.space.mark(low, high));
    return this.nodes.add(low, high, node);
  }

  addNode(node: number): boolean {
    return this.add(this.rows.low(node), this.rows.highOf(node), node);
  }
}
