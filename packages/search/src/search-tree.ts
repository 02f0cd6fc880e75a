import type { NodeValues } from "./frontier-order.ts";
import type { StateTable } from "./state-table.ts";

/** Stands where a node has no parent, child or sibling; the slides' `nil`. */
export const NONE = -1;

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

/**
 * Every generated node in order of generation, linked as in the slides' TREE: parent (induk), first
 * child (anak_pertama) and next sibling (saudara). Stored in columns, one typed array a field; a
 * node is the number of its row.
 */
export class SearchTree<State, Action> implements NodeValues {
  readonly states: StateTable<State>;
  #size = 0;
  #capacity = 64;
  #state = new Int32Array(64);
  #parent = new Int32Array(64);
  #firstChild = new Int32Array(64);
  #nextSibling = new Int32Array(64);
  #level = new Int32Array(64);
  #g = new Float64Array(64);
  #h = new Float64Array(64);
  readonly #actions: (Action | null)[] = [];
  /** The child added last under each node is only ever needed for the node added to last. */
  #lastChild = NONE;
  #lastParent = NONE;

  constructor(states: StateTable<State>) {
    this.states = states;
  }

  get size(): number {
    return this.#size;
  }

  /**
   * Adds a node as the last child of `parent` (NONE for the root) and returns it. Only the newest
   * parent may be given further children: a search makes all children of a node together.
   */
  add(stateNumber: number, action: Action | null, parent: number, g: number, h: number): number {
    const node = this.#size++;
    if (node === this.#capacity) this.#grow();
    this.#state[node] = stateNumber;
    this.#parent[node] = parent;
    this.#firstChild[node] = NONE;
    this.#nextSibling[node] = NONE;
    this.#g[node] = g;
    this.#h[node] = h;
    this.#actions.push(action);
    if (parent === NONE) {
      this.#level[node] = 0;
      return node;
    }
    this.#level[node] = this.level(parent) + 1;
    if (parent === this.#lastParent) {
      this.#nextSibling[this.#lastChild] = node;
    } else if (this.firstChild(parent) === NONE) {
      this.#firstChild[parent] = node;
    } else {
      throw new RangeError(`the children of node ${parent} were already complete`);
    }
    this.#lastParent = parent;
    this.#lastChild = node;
    return node;
  }

  state(node: number): State {
    return this.states.state(this.stateNumber(node));
  }

  /** The state's number in `states`: equal numbers, equal states. */
  stateNumber(node: number): number {
    return this.#state[node] as number;
  }

  /** The key of the node's state. */
  key(node: number): string {
    return this.states.key(this.stateNumber(node));
  }

  action(node: number): Action | null {
    return this.#actions[node] as Action | null;
  }

  /** NONE at the root. */
  parent(node: number): number {
    return this.#parent[node] as number;
  }

  /** NONE where no child was generated. */
  firstChild(node: number): number {
    return this.#firstChild[node] as number;
  }

  /** NONE at the last sibling. */
  nextSibling(node: number): number {
    return this.#nextSibling[node] as number;
  }

  level(node: number): number {
    return this.#level[node] as number;
  }

  g(node: number): number {
    return this.#g[node] as number;
  }

  h(node: number): number {
    return this.#h[node] as number;
  }

  node(id: number): TreeNode<State, Action> {
    if (!Number.isInteger(id) || id < 0 || id >= this.#size) {
      throw new RangeError(`the tree has nodes 0 to ${this.#size - 1}, not ${id}`);
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

  #grow(): void {
    this.#capacity *= 2;
    const grown = (column: Int32Array): Int32Array<ArrayBuffer> => {
      const larger = new Int32Array(this.#capacity);
      larger.set(column);
      return larger;
    };
    this.#state = grown(this.#state);
    this.#parent = grown(this.#parent);
    this.#firstChild = grown(this.#firstChild);
    this.#nextSibling = grown(this.#nextSibling);
    this.#level = grown(this.#level);
    const grownCosts = (column: Float64Array): Float64Array<ArrayBuffer> => {
      const larger = new Float64Array(this.#capacity);
      larger.set(column);
      return larger;
    };
    this.#g = grownCosts(this.#g);
    this.#h = grownCosts(this.#h);
  }
}
