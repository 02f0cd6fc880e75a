import { DuplicateFilter } from "./duplicate-filter.ts";
import type { Frontier } from "./frontier.ts";
import type { Heuristic, Problem } from "./problem.ts";
import type { Rules } from "./rules.ts";
import { SearchTree, NONE } from "./search-tree.ts";
import { StateTable } from "./state-table.ts";

/** What the procedures of a search work on: the tree so far, the frontier, and what was seen. */
export class SearchInProgress<State, Action> {
  readonly problem: Problem<State, Action>;
  readonly rules: Rules;
  readonly tree: SearchTree<State, Action>;
  readonly duplicates: DuplicateFilter;
  readonly frontier: Frontier;
  readonly visits: number[] = [];
  /** The goal node once it is found. */
  goal: number | null = null;
  /** Whether a node was left unexpanded because of the depth limit. */
  cutOff = false;
  expanded = 0;
  dropped = 0;
  thrownAway = 0;
  readonly #heuristic: Heuristic<State>;
  /** h by state number: a state's h never changes, and copies of a state are common. */
  readonly #h: number[] = [];

  constructor(
    problem: Problem<State, Action>,
    rules: Rules,
    heuristic: Heuristic<State>,
    frontierFor: (tree: SearchTree<State, Action>) => Frontier,
  ) {
    this.problem = problem;
    this.rules = rules;
    this.#heuristic = heuristic;
    this.tree = new SearchTree<State, Action>(new StateTable((state) => problem.key(state)));
    this.duplicates = new DuplicateFilter(rules.duplicates, this.tree);
    this.frontier = frontierFor(this.tree);
    const root = this.tree.states.number(problem.initial);
    this.duplicates.noteGenerated(root, 0);
    this.tree.add(root, null, NONE, 0, this.h(root));
    if (rules.goalTest === "generate" && problem.isGoal(problem.initial)) this.goal = 0;
    else this.frontier.add(0, 1);
  }

  h(stateNumber: number): number {
    const known = this.#h[stateNumber];
    if (known !== undefined) return known;
    const h = this.#heuristic(this.tree.states.state(stateNumber));
    if (!(h >= 0)) {
      const key = this.tree.states.key(stateNumber);
      throw new RangeError(`h of ${key} is ${h}; it must be a number of at least 0`);
    }
    this.#h[stateNumber] = h;
    return h;
  }
}
