import type { Bounds } from "./bounds.ts";
import { checkSearch } from "./check-search.ts";
import { MemoryExhausted } from "./int32s.ts";
import type { Heuristic, Problem } from "./problem.ts";
import { NO_LIMIT } from "./no-limit.ts";
import type { Rules } from "./rules.ts";
import { SearchMemory } from "./search-memory.ts";
import { SearchInProgress } from "./search-in-progress.ts";
import type { Outcome, SearchRun } from "./search-run.ts";
import { NONE } from "./tree/node-rows.ts";
import { visitNodes } from "./visit-nodes.ts";

/** What a search needs beside the problem and the rules. */
export interface SearchOptions<State> {
  /** h of a state; the domain makes it from `rules.heuristic`. Without it every h is 0. */
  readonly heuristic?: Heuristic<State>;
  readonly bounds?: Bounds;
  /**
   * `path`: of a depth-first search, in passes or not, only the path to the node visited last and
   * the siblings along it are kept, so that its memory grows with the depth (and, where the problem
   * offers no integers, with the states it has seen). Where the rule on duplicates has to compare
   * with nodes beside the path, as `reached` does, they are kept too. The counters are complete, `visits` is empty,
   * and there is nothing to replay.
   */
  readonly keep?: "tree" | "path";
  /** Memory that an earlier search no longer needs; its run cannot be read any more. */
  readonly memory?: SearchMemory;
}

/** One visit of a running search. */
export interface Step {
  /** Number of the visit, from 1. */
  readonly number: number;
  /** The node that was visited. */
  readonly node: number;
  /** The children it was given: nodes `childrenStart` to `childrenEnd - 1`. */
  readonly childrenStart: number;
  readonly childrenEnd: number;
}

/**
 * A search as an iterator of its visits. It can be stepped with `next`, drained with `finish`, or
 * both; `run` is what it has done so far, and grows with it.
 */
export class Search<State, Action> implements IterableIterator<Step> {
  private readonly search: SearchInProgress<State, Action>;
  private readonly bounds: Bounds;

  constructor(
    problem: Problem<State, Action>,
    rules: Rules,
    {
      heuristic,
      bounds = {},
      keep = "tree",
      memory = new SearchMemory(),
    }: SearchOptions<State> = {},
  ) {
    checkSearch(rules, bounds);
    if (heuristic === undefined && rules.heuristic.length > 0) {
      throw new TypeError("rules.heuristic names heuristics: give their function as `heuristic`");
    }
    this.search = new SearchInProgress(problem, rules, heuristic ?? null, memory, keep === "tree");
    this.bounds = bounds;
  }

  /** null while the search goes on. */
  get outcome(): Outcome | null {
    return this.search.outcome;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Step, undefined> {
    const { size } = this.search.tree;
    const node = this.visit(1);
    if (node === NONE) return { done: true, value: undefined };
    const number = this.search.visits.length;
    // The root of a new pass is made in the step that visits it.
    const childrenStart = Math.max(size, node + 1);
    return {
      done: false,
      value: { number, node, childrenStart, childrenEnd: this.search.tree.size },
    };
  }

  /** Runs the search to its end and returns what it did. */
  finish(): SearchRun<State, Action> {
    this.visit(NO_LIMIT);
    return this.run;
  }

  /** What the search has done so far; its outcome is `stopped` as long as the search could go on. */
  get run(): SearchRun<State, Action> {
    const {
      rules,
      tree,
      visits,
      goal,
      expanded,
      dropped,
      thrownAway,
      largestFrontier,
      outcome,
      forgotten,
    } = this.search;
    const { passes } = this.search;
    return {
      rules,
      tree,
      ...(passes.length > 0 ? { passes } : {}),
      get visits() {
        return visits.toArray();
      },
      goal: goal === NONE ? null : goal,
      outcome: outcome ?? "stopped",
      counters: {
        visited: visits.length,
        expanded,
        generated: tree.size + forgotten,
        dropped,
        thrownAway,
        largestFrontier,
      },
    };
  }

  private visit(most: number): number {
    if (this.search.outcome !== null) return NONE;
    try {
      return visitNodes(this.search, this.bounds, most);
    } catch (error) {
      if (!(error instanceof MemoryExhausted)) throw error;
      this.search.stopForMemory();
      return NONE;
    }
  }
}

/** Runs a search to its end: the whole tree, the order of visits, the outcome. */
export function search<State, Action>(
  problem: Problem<State, Action>,
  rules: Rules,
  options: SearchOptions<State> = {},
): SearchRun<State, Action> {
  return new Search(problem, rules, options).finish();
}
