import type { DuplicateFilter } from "./duplicates/duplicate-filter.ts";
import { filterFor } from "./duplicates/filter-for.ts";
import type { Frontier } from "./frontier/frontier.ts";
import type { Heuristic, Problem } from "./problem.ts";
import type { Rules } from "./rules.ts";
import type { Outcome } from "./search-run.ts";
import type { SearchMemory } from "./search-memory.ts";
import { HValues } from "./h-values.ts";
import type { IntegerSpace } from "./space/integer-space.ts";
import { NumberedSpace } from "./space/numbered-space.ts";
import { StateTable } from "./state-table.ts";
import { NONE, type NodeRows } from "./tree/node-rows.ts";
import { NO_LIMIT } from "./no-limit.ts";
import { SearchTree } from "./tree/search-tree.ts";
import type { VisitList } from "./visit-list.ts";

/** What the procedures of a search work on: the tree so far, the frontier, and what was seen. */
export class SearchInProgress<State, Action> {
  readonly rules: Rules;
  readonly space: IntegerSpace<State, Action>;
  readonly rows: NodeRows;
  readonly tree: SearchTree<State, Action>;
  readonly actions: (Action | null)[] = [null];
  readonly duplicates: DuplicateFilter;
  readonly h: HValues<State>;
  readonly frontier: Frontier;
  readonly visits: VisitList;
  readonly depthLimit: number;
  /** Whether states are compared with the goal when they are generated. */
  readonly testsChildren: boolean;
  /** The goal node once it is found. */
  goal: number = NONE;
  /** null while the search goes on. */
  outcome: Outcome | null = null;
  /** Whether a node was left unexpanded because of the depth limit. */
  cutOff = false;
  expanded = 0;
  dropped = 0;
  thrownAway = 0;
  largestFrontier = 0;

  constructor(
    problem: Problem<State, Action>,
    rules: Rules,
    heuristic: Heuristic<State> | null,
    memory: SearchMemory,
    frontierFor: (tree: SearchTree<State, Action>) => Frontier,
  ) {
    memory.restart();
    this.visits = memory.visits;
    this.rules = rules;
    this.depthLimit = Math.min(rules.depthLimit ?? NO_LIMIT, NO_LIMIT);
    this.testsChildren = rules.goalTest === "generate";
    const numbered = problem.space === undefined ? new NumberedSpace(problem) : null;
    const space = problem.space ?? (numbered as NumberedSpace<State, Action>);
    this.space = space;
    memory.rows.plain = space.unitCosts && !space.writesActions;
    memory.rows.actions = [];
    memory.rows.setWide(space.wide);
    this.rows = memory.rows;
    const states = numbered?.states ?? new StateTable((state: State) => problem.key(state));
    const { rows, actions } = this;
    this.tree = new SearchTree<State, Action>(states, { rows, space, actions });
    this.duplicates = filterFor(rules.duplicates, space, rows, memory);
    this.h = new HValues(heuristic, space, (state) => problem.key(state));
    this.frontier = frontierFor(this.tree);
    this.#addRoot(problem.initial);
  }

  #addRoot(state: State): void {
    const { rows, space } = this;
    const low = space.encodeLow(state);
    const high = space.encodeHigh(state);
    const root = rows.add(low, high, NONE, 0, 0, this.h.of(low, high));
    this.duplicates.noteRoot(root);
    if (this.testsChildren && space.isGoal(low, high)) {
      this.goal = root;
      this.outcome = "found";
    } else this.frontier.add(root, root + 1);
  }
}
