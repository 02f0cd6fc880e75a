import { NONE, type Lineage, type NodeValues } from "@jejak/search";
import { dropsCostlier, type CourseRules } from "./course-rules.ts";
import type { StateSpace } from "./state-space.ts";

/** How the g of a child comes about from its parent's g and h and the cost of the action. */
export type CostSoFar = (parentG: number, parentH: number, cost: number) => number;

const addedUp: CostSoFar = (parentG, _parentH, cost) => parentG + cost;

/**
 * The nodes that the legal runs of one trace may generate, whichever choices they make. Runs that
 * part and meet share it: the child of a node by the same successor is one node for all of them.
 */
export class LegalTree implements Lineage, NodeValues {
  readonly space: StateSpace;
  readonly #rules: CourseRules;
  readonly #costSoFar: CostSoFar;
  readonly #state: number[] = [];
  readonly #parent: number[] = [];
  readonly #level: number[] = [];
  readonly #g: number[] = [];
  readonly #action: (string | null)[] = [];
  /** By node, then by index of the successor. */
  readonly #children: (number[] | undefined)[] = [];
  readonly #classes = new Map<string, number>();
  readonly #classOf: (number | undefined)[] = [];
  readonly root: number;

  /** `costSoFar` is another way than adding up costs, as some misunderstand g. */
  constructor(space: StateSpace, rules: CourseRules, costSoFar: CostSoFar = addedUp) {
    this.space = space;
    this.#rules = rules;
    this.#costSoFar = costSoFar;
    this.root = this.#add(space.initial, NONE, 0, 0, null);
  }

  get size(): number {
    return this.#state.length;
  }

  stateNumber(node: number): number {
    return this.#state[node] as number;
  }

  key(node: number): string {
    return this.space.word(this.stateNumber(node));
  }

  parent(node: number): number {
    return this.#parent[node] as number;
  }

  level(node: number): number {
    return this.#level[node] as number;
  }

  g(node: number): number {
    return this.#g[node] as number;
  }

  /** g of a child of `node` by an action of this cost. */
  costTo(node: number, cost: number): number {
    return this.#costSoFar(this.g(node), this.h(node), cost);
  }

  /** g + h, with the weight that the rules give h. */
  f(node: number): number {
    return this.g(node) + (this.#rules.weight ?? 1) * this.h(node);
  }

  h(node: number): number {
    return this.space.h(this.stateNumber(node));
  }

  action(node: number): string | null {
    return this.#action[node] as string | null;
  }

  /** The child of `node` by its successor number `index`; made when it is first asked for. */
  child(node: number, index: number): number {
    const children = (this.#children[node] ??= []);
    const known = children[index];
    if (known !== undefined) return known;
    const successor = this.space.successors(this.stateNumber(node))[index];
    if (successor === undefined) throw new RangeError(`node ${node} has no successor ${index}`);
    const { state, action, cost } = successor;
    const g = this.costTo(node, cost);
    const made = this.#add(state, node, this.level(node) + 1, g, action);
    children[index] = made;
    return made;
  }

  /** A node like `node` that holds another state: a student's misprint, from which the search goes on. */
  misprint(node: number, state: number): number {
    return this.#add(state, this.parent(node), this.level(node), this.g(node), this.action(node));
  }

  /** The nodes from the root to `node`. */
  path(node: number): number[] {
    const path: number[] = [];
    for (let at = node; at !== NONE; at = this.parent(at)) path.push(at);
    return path.reverse();
  }

  /**
   * Nodes of the same class are interchangeable in a frontier: under these rules nothing that comes
   * later can tell them apart.
   */
  classOf(node: number): number {
    const known = this.#classOf[node];
    if (known !== undefined) return known;
    const signature = this.#signature(node);
    let id = this.#classes.get(signature);
    if (id === undefined) {
      id = this.#classes.size;
      this.#classes.set(signature, id);
    }
    this.#classOf[node] = id;
    return id;
  }

  #signature(node: number): string {
    const { depthLimit, search, duplicates } = this.#rules;
    const usesG = dropsCostlier(this.#rules) || searchUsesG(this.#rules);
    const parent = this.parent(node);
    let ancestry = "";
    if (parent !== NONE && duplicates === "parent") ancestry = `${this.stateNumber(parent)}`;
    // Ancestors are asked for from the root down, so that a long path does not nest calls.
    if (parent !== NONE && duplicates === "path") ancestry = `${this.#pathClass(parent)}`;
    const hasLimit = depthLimit !== null || search === "iterative-deepening";
    const level = hasLimit ? this.level(node) : "";
    return `${this.stateNumber(node)};${level};${usesG ? this.g(node) : ""};${ancestry}`;
  }

  #pathClass(node: number): number {
    const unknown: number[] = [];
    for (let at = node; at !== NONE && this.#classOf[at] === undefined; at = this.parent(at)) {
      unknown.push(at);
    }
    for (const ancestor of unknown.reverse()) this.classOf(ancestor);
    return this.classOf(node);
  }

  #add(state: number, parent: number, level: number, g: number, action: string | null): number {
    const node = this.#state.length;
    this.#state.push(state);
    this.#parent.push(parent);
    this.#level.push(level);
    this.#g.push(g);
    this.#action.push(action);
    return node;
  }
}

/** Whether what the search takes next depends on g. */
function searchUsesG({ search }: CourseRules): boolean {
  switch (search) {
    case "a-star":
    case "uniform-cost":
    case "weighted-a-star":
    case "ida-star":
    case "best-first-tree":
    case "recursive-best-first":
      return true;
    default:
      return false;
  }
}
