import { dropsDuplicate, type SeenStates } from "@jejak/search";
import { dropsCostlier, dropsVisited, type CourseRules } from "./course-rules.ts";
import type { LegalTree } from "./legal-tree.ts";
import type { NumberedSuccessor } from "./state-space.ts";

/** The visits that led to a configuration, newest first. */
export interface VisitedList {
  readonly node: number;
  readonly previous: VisitedList | null;
  readonly length: number;
}

/**
 * Where one legal run stands after some visits: what is in its frontier, what it has seen, whether
 * it has ended. A run that has a choice is forked, one configuration for each.
 */
export class Configuration implements SeenStates {
  readonly rules: CourseRules;
  readonly tree: LegalTree;
  /** In order of generation. */
  frontier: number[];
  visits: VisitedList | null = null;
  /** The goals that may have ended the run: several only where a free child order generated them together. */
  goals: readonly number[] = [];
  /** Whether siblings may still be taken in any order; no longer once their order stands on paper. */
  hasFreeSiblings: boolean;
  /** Children that the last visit generated, in order. */
  lastGenerated: readonly number[] = [];
  readonly #visited: Set<number>;
  readonly #leastG: Map<number, number>;
  /** A sum over what has been seen, whatever its order. */
  #seenHash = 0;

  private constructor(
    rules: CourseRules,
    tree: LegalTree,
    frontier: number[],
    visited: Set<number>,
    leastG: Map<number, number>,
  ) {
    this.rules = rules;
    this.tree = tree;
    this.frontier = frontier;
    this.#visited = visited;
    this.#leastG = leastG;
    this.hasFreeSiblings = rules.childOrder === "any";
  }

  /** The configuration before the first visit. */
  static start(rules: CourseRules, tree: LegalTree): Configuration {
    const state = tree.stateNumber(tree.root);
    const start = new Configuration(rules, tree, [tree.root], new Set(), new Map());
    start.#noteGenerated(state, 0);
    if (rules.goalTest === "generate" && tree.space.isGoal(state)) start.goals = [tree.root];
    return start;
  }

  /** Whether the run is over: a goal was found or nothing is left to visit. */
  get hasEnded(): boolean {
    return this.goals.length > 0 || this.frontier.length === 0;
  }

  /** How much a fork copies. */
  get size(): number {
    return this.frontier.length + this.#visited.size + this.#leastG.size;
  }

  fork(): Configuration {
    const copy = new Configuration(
      this.rules,
      this.tree,
      this.frontier.slice(),
      new Set(this.#visited),
      new Map(this.#leastG),
    );
    copy.visits = this.visits;
    copy.#seenHash = this.#seenHash;
    copy.goals = this.goals;
    copy.hasFreeSiblings = this.hasFreeSiblings;
    copy.lastGenerated = this.lastGenerated;
    return copy;
  }

  wasVisited(state: number): boolean {
    return this.#visited.has(state);
  }

  leastG(state: number): number | undefined {
    return this.#leastG.get(state);
  }

  /** Whether the node is visited without being expanded because of the depth limit. */
  isAtLimit(node: number): boolean {
    const { depthLimit } = this.rules;
    return depthLimit !== null && this.tree.level(node) >= depthLimit;
  }

  /** Whether visiting the node ends the run. */
  endsAt(node: number): boolean {
    return this.rules.goalTest === "visit" && this.tree.space.isGoal(this.tree.stateNumber(node));
  }

  /**
   * Visits the node at `position` of the frontier; `as` is the node that takes its place where a
   * student wrote another state there. `order` lists the successors in the order in which they are
   * generated, the problem's own unless given.
   */
  visit(position: number, as?: number, order?: readonly number[]): void {
    const [taken] = this.frontier.splice(position, 1);
    if (taken === undefined) throw new RangeError(`the frontier has no position ${position}`);
    const node = as ?? taken;
    const state = this.tree.stateNumber(node);
    this.visits = { node, previous: this.visits, length: (this.visits?.length ?? 0) + 1 };
    this.#noteVisited(state);
    this.lastGenerated = [];
    if (this.endsAt(node)) this.goals = [node];
    else if (!this.isAtLimit(node)) this.#expand(node, order);
  }

  /** Puts a child of the last visit behind those already put so: the order in which a student wrote them. */
  putInOrder(child: number, written: number): void {
    const first = this.frontier.length - this.lastGenerated.length + written;
    this.frontier.splice(this.frontier.indexOf(child, first), 1);
    this.frontier.splice(first, 0, child);
    if (this.goals.includes(child)) this.goals = [child];
  }

  #expand(node: number, order: readonly number[] | undefined): void {
    const { tree, rules } = this;
    const successors = tree.space.successors(tree.stateNumber(node));
    const generated: number[] = [];
    for (let at = 0; at < successors.length; at++) {
      const index = order?.[at] ?? at;
      const { state, cost } = successors[index] as NumberedSuccessor;
      const g = tree.costTo(node, cost);
      if (dropsDuplicate(rules.duplicates, tree, this, node, state, g)) continue;
      this.#noteGenerated(state, g);
      const child = tree.child(node, index);
      generated.push(child);
      this.frontier.push(child);
      if (rules.goalTest === "generate" && tree.space.isGoal(state)) {
        this.goals = [...this.goals, child];
        if (rules.childOrder !== "any") break;
      }
    }
    this.lastGenerated = generated;
  }

  /** Under `closed` the queued copies of a visited state will be thrown away: they go at once. */
  #noteVisited(state: number): void {
    const { duplicates } = this.rules;
    if (!dropsVisited(this.rules)) return;
    if (!this.#visited.has(state)) this.#seenHash = (this.#seenHash + scramble(state + 1)) | 0;
    this.#visited.add(state);
    if (duplicates === "closed") {
      this.frontier = this.frontier.filter((node) => this.tree.stateNumber(node) !== state);
    }
  }

  #noteGenerated(state: number, g: number): void {
    const { duplicates } = this.rules;
    if (duplicates !== "generated" && !dropsCostlier(this.rules)) return;
    const least = this.#leastG.get(state);
    if (least !== undefined && least <= g) return;
    this.#leastG.set(state, g);
    const share = (cost: number): number => scramble(Math.imul(state + 1, 0x165667b1) + cost * 8);
    this.#seenHash = (this.#seenHash + share(g) - (least === undefined ? 0 : share(least))) | 0;
  }

  /**
   * A number of 53 bits that is equal for equal keys and the same `pending` nodes, and hardly ever
   * for others. Much cheaper than the key.
   */
  hash(pending: readonly number[]): number {
    const isSet = this.rules.ties === "any" && isByPriority(this.rules);
    let low = scramble(this.#seenHash ^ this.goals.length);
    let high = scramble(low ^ 0x9e3779b9);
    for (const node of this.frontier) {
      const mixed = scramble(this.tree.classOf(node) + 1);
      low = isSet ? (low + mixed) | 0 : scramble(Math.imul(low, 31) ^ mixed);
      high = isSet ? (high ^ Math.imul(mixed, 0x27d4eb2f)) | 0 : (Math.imul(high, 37) + mixed) | 0;
    }
    for (const node of pending) low = scramble(Math.imul(low, 33) ^ this.tree.classOf(node));
    return (high >>> 11) * 2 ** 32 + (low >>> 0);
  }

  /** Equal keys: whatever follows from the one configuration follows from the other. */
  key(): string {
    const classes = this.frontier.map((node) => this.tree.classOf(node));
    if (this.rules.ties === "any" && isByPriority(this.rules)) classes.sort((a, b) => a - b);
    const seen = [...this.#visited].sort((a, b) => a - b);
    const least = [...this.#leastG].sort(([a], [b]) => a - b);
    return `${classes.join()}|${seen.join()}|${least.join()}|${this.goals.join()}`;
  }
}

/** Scrambles 32 bits; the constants are those of MurmurHash3's finaliser (Appleby 2011). */
function scramble(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Whether the search chooses by a number, so that there can be ties. */
export function isByPriority({ search }: CourseRules): boolean {
  return search !== "depth-first" && search !== "breadth-first";
}
