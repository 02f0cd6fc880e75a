import { passOf, type Pass } from "./passes.ts";
import type { Rules } from "./rules.ts";
import type { SearchTree } from "./tree/search-tree.ts";

/**
 * How a search ended: it found a goal; its frontier ran empty; it did so only because the depth
 * limit left nodes unexpanded; a caller's bound ended it.
 */
export const OUTCOMES = ["found", "exhausted", "cut-off", "stopped"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a search counted. */
export interface Counters {
  /** Nodes compared with the goal when taken from the frontier; the slides' jNode. */
  readonly visited: number;
  /** Visited nodes whose children were generated. */
  readonly expanded: number;
  /** Nodes of the tree, the root included. */
  readonly generated: number;
  /** Children dropped as duplicates, not in the tree. */
  readonly dropped: number;
  /** Nodes taken from the frontier and thrown away unvisited (duplicates: closed). */
  readonly thrownAway: number;
  /** The largest number of nodes in the frontier after any visit. */
  readonly largestFrontier: number;
}

/**
 * What a search did: its tree and the order of its visits. Frontier, closed list, path and levels
 * after any step are derived from these two (see replay), never stored twice.
 */
export interface SearchRun<State, Action> {
  readonly rules: Rules;
  readonly tree: SearchTree<State, Action>;
  /** Nodes in the order in which they were taken from the frontier and compared with the goal. */
  readonly visits: readonly number[];
  readonly outcome: Outcome;
  /** The goal node that ended the search; null unless found. */
  readonly goal: number | null;
  readonly counters: Counters;
  /** The passes of a search that starts from the root again and again; `countersByPass` tells what each counted. */
  readonly passes?: readonly Pass[];
}

/** The states from the root to the goal; empty when no goal was found. */
export function solutionPath<State, Action>(run: SearchRun<State, Action>): State[] {
  if (run.goal === null) return [];
  return run.tree.path(run.goal).map((node) => run.tree.state(node));
}

/** The actions from the root to the goal; empty when no goal was found or the root is one. */
export function solutionActions<State, Action>(run: SearchRun<State, Action>): Action[] {
  if (run.goal === null) return [];
  const [, ...steps] = run.tree.path(run.goal);
  return steps.map((node) => run.tree.action(node) as Action);
}

/** Whether the search generated the children of this visited node. */
export function isExpanded<State, Action>(run: SearchRun<State, Action>, node: number): boolean {
  const { goalTest, search } = run.rules;
  const pass = search === "iterative-deepening" ? passOf(run.passes ?? [], node) : undefined;
  const depthLimit = pass === undefined ? run.rules.depthLimit : pass.limit;
  if (goalTest === "visit" && node === run.goal) return false;
  return depthLimit === null || run.tree.level(node) < depthLimit;
}

/** The visited nodes whose children were generated, in order. */
export function expansions<State, Action>(run: SearchRun<State, Action>): number[] {
  return run.visits.filter((node) => isExpanded(run, node));
}
