import { boundReached, type Bounds } from "./bounds.ts";
import { checkSearch } from "./check-search.ts";
import type { Heuristic, Problem } from "./problem.ts";
import type { Rules } from "./rules.ts";
import { SearchInProgress } from "./search-in-progress.ts";
import type { Outcome, SearchRun } from "./search-run.ts";
import { NONE } from "./search-tree.ts";
import { SEARCH_METHODS } from "./searches/search-methods.ts";
import { visitNext } from "./visit-next.ts";

/** What a search needs beside the problem and the rules. */
export interface SearchOptions<State> {
  /** h of a state; the domain makes it from `rules.heuristic`. Without it every h is 0. */
  readonly heuristic?: Heuristic<State>;
  readonly bounds?: Bounds;
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
  readonly #search: SearchInProgress<State, Action>;
  readonly #bounds: Bounds;
  #outcome: Outcome | null;
  #largestFrontier = 0;

  constructor(
    problem: Problem<State, Action>,
    rules: Rules,
    { heuristic, bounds = {} }: SearchOptions<State> = {},
  ) {
    checkSearch(rules, bounds);
    if (heuristic === undefined && rules.heuristic.length > 0) {
      throw new TypeError("rules.heuristic names heuristics: give their function as `heuristic`");
    }
    this.#search = new SearchInProgress(problem, rules, heuristic ?? (() => 0), (tree) =>
      SEARCH_METHODS[rules.search].frontier(tree, rules),
    );
    this.#bounds = bounds;
    this.#outcome = this.#search.goal === null ? null : "found";
  }

  /** null while the search goes on. */
  get outcome(): Outcome | null {
    return this.#outcome;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Step, undefined> {
    const childrenStart = this.#search.tree.size;
    const node = this.#advance();
    if (node === NONE) return { done: true, value: undefined };
    const number = this.#search.visits.length;
    return {
      done: false,
      value: { number, node, childrenStart, childrenEnd: this.#search.tree.size },
    };
  }

  /** Runs the search to its end and returns what it did. */
  finish(): SearchRun<State, Action> {
    while (this.#advance() !== NONE);
    return this.run;
  }

  /** What the search has done so far; its outcome is `stopped` as long as the search could go on. */
  get run(): SearchRun<State, Action> {
    const { rules, tree, visits, goal, expanded, dropped, thrownAway } = this.#search;
    return {
      rules,
      tree,
      visits,
      goal,
      outcome: this.#outcome ?? "stopped",
      counters: {
        visited: visits.length,
        expanded,
        generated: tree.size,
        dropped,
        thrownAway,
        largestFrontier: this.#largestFrontier,
      },
    };
  }

  #advance(): number {
    if (this.#outcome !== null) return NONE;
    const inProgress = this.#search;
    if (boundReached(this.#bounds, inProgress.tree.size, inProgress.visits.length)) {
      this.#outcome = "stopped";
      return NONE;
    }
    const node = visitNext(inProgress);
    if (inProgress.goal !== null) this.#outcome = "found";
    else if (node === NONE) this.#outcome = inProgress.cutOff ? "cut-off" : "exhausted";
    this.#largestFrontier = Math.max(this.#largestFrontier, inProgress.frontier.size);
    return node;
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
