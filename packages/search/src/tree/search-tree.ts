import type { NodeValues } from "../frontier/frontier-order.ts";
import type { IntegerSpace } from "../space/integer-space.ts";
import type { StateTable } from "../state-table.ts";
import { FIRST_CHILD, NodeRows, NONE, ROW } from "./node-rows.ts";

/** One node as a value: what the slides' record `simpul` holds, and its place in the tree. */
export interface TreeNode<State, Action> {
  /** Position in order of generation, from 0 (the root). */
  readonly id: number;
  readonly state: State;
  /** The action that led here; null at the root. */
  readonly action: Action | null;
  readonly parent: number | null;
  readonly firstChild: number | null;
  readonly nextSibling: number | null;
  /** Number of actions from the root. */
  readonly level: number;
  /** Cost from the root. */
  readonly g: number;
  readonly h: number;
}

/** What a search gives its tree: the rows it fills, and the space whose codes they hold. */
export interface TreeInSpace<State, Action> {
  readonly rows: NodeRows;
  readonly space: IntegerSpace<State, Action>;
  /** The actions by node, where the space keeps them by row. */
  readonly actions: (Action | null)[];
}

/**
 * Every generated node in order of generation, linked as in the slides' TREE: parent (induk), first
 * child (anak_pertama) and next sibling (saudara). Stored in typed arrays; a node is the number of
 * its row.
 */
export class SearchTree<State, Action> implements NodeValues {
  /** The states by number, for a tree that is made node by node with `add`. */
  readonly states: StateTable<State>;
  private readonly rows: NodeRows;
  /** The space whose codes the rows hold; null when they hold numbers of `states`. */
  private readonly space: IntegerSpace<State, Action> | null;
  private readonly actions: (Action | null)[];

  constructor(states: StateTable<State>, inSpace?: TreeInSpace<State, Action>) {
    this.states = states;
    this.rows = inSpace?.rows ?? new NodeRows();
    this.space = inSpace?.space ?? null;
    this.actions = inSpace?.actions ?? [];
  }

  get size(): number {
    return this.rows.size;
  }

  /**
   * Adds a node as the last child of `parent` (NONE for a root) and returns it. Only the newest
   * parent may be given further children: a search makes all children of a node together.
   */
  add(stateNumber: number, action: Action | null, parent: number, g: number, h: number): number {
    const rows = this.rows;
    const node = rows.size;
    rows.reserve(1);
    if (parent !== NONE) {
      if (this.firstChild(parent) === NONE) rows.cells[(parent << ROW) + FIRST_CHILD] = node;
      else if (this.parent(node - 1) !== parent) {
        throw new RangeError(`the children of node ${parent} were already complete`);
      }
    }
    this.actions[node] = action;
    return rows.add(stateNumber, 0, parent, parent === NONE ? 0 : this.level(parent) + 1, g, h);
  }

  state(node: number): State {
    const rows = this.rows;
    const low = rows.low(node);
    if (this.space === null) return this.states.state(low);
    return this.space.decode(low, rows.highOf(node));
  }

  /** The state's number in `states`: equal numbers, equal states. */
  stateNumber(node: number): number {
    if (this.space === null) return this.rows.low(node);
    return this.states.number(this.state(node));
  }

  /** The key of the node's state. */
  key(node: number): string {
    return this.states.keyOf(this.state(node));
  }

  /** The action that led to the node; null at a root. */
  action(node: number): Action | null {
    const parent = this.parent(node);
    if (this.space === null || this.space.keepsActions || parent === NONE) {
      return this.actions[node] ?? null;
    }
    const rows = this.rows;
    const [from, to] = [rows.low(parent), rows.low(node)];
    return this.space.actionBetween(from, rows.highOf(parent), to, rows.highOf(node));
  }

  /** NONE at a root. */
  parent(node: number): number {
    return this.rows.parent(node);
  }

  /** NONE where no child was generated. */
  firstChild(node: number): number {
    return this.rows.firstChild(node);
  }

  /** NONE at the last sibling. */
  nextSibling(node: number): number {
    const parent = this.parent(node);
    const next = node + 1;
    return next < this.size && parent !== NONE && this.parent(next) === parent ? next : NONE;
  }

  level(node: number): number {
    return this.rows.level(node);
  }

  g(node: number): number {
    return this.rows.g(node);
  }

  h(node: number): number {
    return this.rows.h(node);
  }

  node(id: number): TreeNode<State, Action> {
    if (!Number.isInteger(id) || id < 0 || id >= this.size) {
      throw new RangeError(`the tree has nodes 0 to ${this.size - 1}, not ${id}`);
    }
    const link = (node: number): number | null => (node === NONE ? null : node);
    return {
      id,
      state: this.state(id),
      action: this.action(id),
      parent: link(this.parent(id)),
      firstChild: link(this.firstChild(id)),
      nextSibling: link(this.nextSibling(id)),
      level: this.level(id),
      g: this.g(id),
      h: this.h(id),
    };
  }

  /** The children of `node` in order of generation. */
  children(node: number): number[] {
    const children: number[] = [];
    for (let child = this.firstChild(node); child !== NONE; child = this.nextSibling(child)) {
      children.push(child);
    }
    return children;
  }

  /** The nodes from the root to `node`, both included. */
  path(node: number): number[] {
    const path: number[] = [];
    for (let at = node; at !== NONE; at = this.parent(at)) path.push(at);
    return path.reverse();
  }
}
