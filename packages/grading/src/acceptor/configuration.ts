import { dropsDuplicate, priorityOf, type NodeValues, type SeenStates } from "@jejak/search";
import { courseFor } from "./courses/course-for.ts";
import type { Course, RunInProgress } from "./courses/course.ts";
import { dropsCostlier, dropsVisited, type CourseRules } from "./course-rules.ts";
import type { LegalTree } from "./legal-tree.ts";
import type { NumberedSuccessor } from "./state-space.ts";
import type { VisitedList } from "./visited-list.ts";

/**
 * Where one legal run stands after some visits: what is in its frontier, what it has seen, whether
 * it has ended. A run that has a choice is forked, one configuration for each.
 */
export class Configuration implements SeenStates, RunInProgress {
  readonly rules: CourseRules;
  readonly tree: LegalTree;
  /** In order of generation. */
  frontier: number[];
  visits: VisitedList | null = null;
  /** The goals that may have ended the run: several only where a free child order generated them together. */
  goals: readonly number[] = [];
  /** Whether siblings may still be taken in any order; no longer once their order stands on paper. */
  hasFreeSiblings: boolean;
  /** The children of the node visited last, in order; empty where it was not expanded. */
  lastChildren: readonly number[] = [];
  /** Those of them that are new: a node that is visited again has the children it had. */
  lastGenerated: readonly number[] = [];
  /** Whether the last visit ended a pass, so that the root is generated again behind them. */
  hasRestarted = false;
  /** How the search goes on. */
  readonly course: Course;
  readonly #visited: Set<number>;
  readonly #leastG: Map<number, number>;
  /** The nodes that were expanded, where a search comes back to them. */
  readonly #expanded: Set<number>;
  /** A sum over what has been seen, whatever its order. */
  #seenHash = 0;

  private constructor(
    rules: CourseRules,
    tree: LegalTree,
    frontier: number[],
    course: Course,
    visited = new Set<number>(),
    leastG = new Map<number, number>(),
    expanded = new Set<number>(),
  ) {
    this.rules = rules;
    this.tree = tree;
    this.frontier = frontier;
    this.course = course;
    this.#expanded = expanded;
    this.#visited = visited;
    this.#leastG = leastG;
    this.hasFreeSiblings = rules.childOrder === "any";
  }

  /** The configuration before the first visit. */
  static start(rules: CourseRules, tree: LegalTree): Configuration {
    const state = tree.stateNumber(tree.root);
    const start = new Configuration(rules, tree, [tree.root], courseFor(rules, tree));
    start.#noteGenerated(state, 0);
    if (rules.goalTest === "generate" && tree.space.isGoal(state)) start.goals = [tree.root];
    return start;
  }

  /** Whether the run is over: a goal was found or nothing is left to visit. */
  get hasEnded(): boolean {
    if (this.goals.length > 0) return true;
    return this.course.isOver?.(this) ?? this.frontier.length === 0;
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
      this.course.copy(),
      new Set(this.#visited),
      new Map(this.#leastG),
      new Set(this.#expanded),
    );
    copy.visits = this.visits;
    copy.#seenHash = this.#seenHash;
    copy.goals = this.goals;
    copy.hasFreeSiblings = this.hasFreeSiblings;
    copy.lastChildren = this.lastChildren;
    copy.lastGenerated = this.lastGenerated;
    copy.hasRestarted = this.hasRestarted;
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
    const depthLimit = this.course.depthLimit ?? this.rules.depthLimit;
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
    const at = this.course.forget?.(this, position) ?? position;
    const [taken] = this.frontier.splice(at, 1);
    if (taken === undefined) throw new RangeError(`the frontier has no position ${position}`);
    const node = as ?? taken;
    const state = this.tree.stateNumber(node);
    const isExpanded = !this.endsAt(node) && !this.isAtLimit(node);
    const length = (this.visits?.length ?? 0) + 1;
    this.visits = { node, isExpanded, previous: this.visits, length };
    this.#noteVisited(state);
    this.lastChildren = this.lastGenerated = [];
    this.hasRestarted = false;
    if (this.endsAt(node)) this.goals = [node];
    else if (isExpanded) this.#expand(node, order);
    if (this.goals.length === 0) {
      this.course.goOn?.(this, taken, isExpanded ? this.lastChildren : null);
    }
  }

  restart(): void {
    this.frontier = [this.tree.root];
    this.hasRestarted = true;
    this.#visited.clear();
    this.#leastG.clear();
    this.#seenHash = 0;
    this.#noteGenerated(this.tree.stateNumber(this.tree.root), 0);
  }

  /** Puts a child of the last visit behind those already written: `unwritten` are the others, and the child itself. */
  putInOrder(child: number, unwritten: readonly number[]): void {
    const written = this.lastGenerated.filter((other) => !unwritten.includes(other)).length;
    const inOrder = this.lastGenerated.filter((other) => other !== child);
    inOrder.splice(written, 0, child);
    this.lastGenerated = inOrder;
    // Not all of them need stand in the frontier.
    const waiting = inOrder.filter((other) => this.frontier.includes(other));
    let next = 0;
    this.frontier = this.frontier.map((other) =>
      waiting.includes(other) ? (waiting[next++] as number) : other,
    );
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
      if (this.#findsGoal(child)) {
        this.goals = [...this.goals, child];
        if (rules.childOrder !== "any") break;
      }
      if (this.course.stopsAtBetter === true && tree.h(child) < tree.h(node)) break;
    }
    this.lastChildren = generated;
    if (rules.search !== "recursive-best-first") this.lastGenerated = generated;
    else if (!this.#expanded.has(node)) {
      this.#expanded.add(node);
      this.lastGenerated = generated;
    }
  }

  /** Whether the search ends with this child, not above the bound of its pass. */
  #findsGoal(child: number): boolean {
    const { tree, rules, course } = this;
    if (rules.goalTest !== "generate" || !tree.space.isGoal(tree.stateNumber(child))) return false;
    return course.bound === undefined || tree.g(child) + tree.h(child) <= course.bound;
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
    const isSet = isSetOfEquals(this.rules);
    let low = scramble(this.#seenHash ^ this.goals.length);
    for (const sign of this.course.key(this))
      low = scramble(Math.imul(low, 31) ^ sign.charCodeAt(0));
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
    if (isSetOfEquals(this.rules)) classes.sort((a, b) => a - b);
    const seen = [...this.#visited].sort((a, b) => a - b);
    const least = [...this.#leastG].sort(([a], [b]) => a - b);
    const expanded = [...this.#expanded].sort((a, b) => a - b);
    const parts = [classes, seen, least, expanded, this.goals].map((part) => part.join());
    return `${parts.join("|")}|${this.course.key(this)}`;
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
  return priorityOf(search, NO_NODES) !== null;
}

const NO_NODES: NodeValues = { parent: () => 0, g: () => 0, h: () => 0, key: () => "" };

/** Whether the frontier is a set, of which each node of the least value may be taken. */
export function isSetOfEquals({ search, ties }: CourseRules): boolean {
  if (ties !== "any") return false;
  switch (search) {
    case "best-first":
    case "a-star":
    case "uniform-cost":
    case "weighted-a-star":
    case "best-first-tree":
      return true;
    default:
      return false;
  }
}
