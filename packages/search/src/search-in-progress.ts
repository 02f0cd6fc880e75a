import type { DuplicateFilter } from "./duplicates/duplicate-filter.ts";
import { filterFor } from "./duplicates/filter-for.ts";
import { BoundedStackFrontier } from "./frontier/bounded-stack-frontier.ts";
import type { Frontier } from "./frontier/frontier.ts";
import { HValues } from "./h-values.ts";
import { NO_LIMIT } from "./no-limit.ts";
import { passesByF, passesByLevel, type Pass, type PassRule } from "./passes.ts";
import type { Heuristic, Problem } from "./problem.ts";
import type { Rules } from "./rules.ts";
import type { SearchMemory } from "./search-memory.ts";
import type { Outcome } from "./search-run.ts";
import type { SearchMethod } from "./searches/search-method.ts";
import { SEARCH_METHODS } from "./searches/search-methods.ts";
import type { IntegerSpace } from "./space/integer-space.ts";
import { NumberedSpace } from "./space/numbered-space.ts";
import { StateTable } from "./state-table.ts";
import { NONE, type NodeRows } from "./tree/node-rows.ts";
import { SearchTree } from "./tree/search-tree.ts";
import type { VisitList } from "./visit-list.ts";

/** What the procedures of a search work on: the tree so far, the frontier, and what was seen. */
export class SearchInProgress<State, Action> {
  readonly rules: Rules;
  readonly method: SearchMethod;
  readonly space: IntegerSpace<State, Action>;
  readonly rows: NodeRows;
  readonly tree: SearchTree<State, Action>;
  readonly actions: (Action | null)[] = [null];
  readonly h: HValues<State>;
  readonly frontier: Frontier;
  readonly visits: VisitList;
  duplicates: DuplicateFilter;
  depthLimit: number;
  /** Whether states are compared with the goal when they are generated. */
  readonly testsChildren: boolean;
  /** Whether not all successors of a node become its children, whatever the rule on duplicates says. */
  readonly stopsEarly: boolean;
  /** Whether it matters that a node without children was visited. */
  readonly marksVisits: boolean;
  /** Whether a child is nothing but its code, costs 1, and is generated whatever it is. */
  readonly hasPlainChildren: boolean;
  /** Whether nodes are forgotten that are neither on the path nor in the frontier, and how many were. */
  readonly forgets: boolean;
  forgotten = 0;
  /** The passes so far; none for a search that starts once. */
  readonly passes: Pass[] = [];
  /** The goal node once it is found. */
  goal: number = NONE;
  /** null while the search goes on. */
  outcome: Outcome | null = null;
  /** Whether a node was left unexpanded because of the depth limit. */
  cutOff = false;
  /** Whether the visit made last may be unfinished when memory ends. */
  isExpanding = false;
  expanded = 0;
  dropped = 0;
  thrownAway = 0;
  largestFrontier = 0;
  private readonly problem: Problem<State, Action>;
  private readonly memory: SearchMemory;
  private readonly passRule: PassRule | null;

  constructor(
    problem: Problem<State, Action>,
    rules: Rules,
    heuristic: Heuristic<State> | null,
    memory: SearchMemory,
    keepsTree: boolean,
  ) {
    memory.restart();
    this.problem = problem;
    this.memory = memory;
    this.visits = memory.visits;
    this.rules = rules;
    this.method = SEARCH_METHODS[rules.search];
    this.depthLimit = Math.min(rules.depthLimit ?? NO_LIMIT, NO_LIMIT);
    this.testsChildren = rules.goalTest === "generate";
    this.stopsEarly = this.testsChildren || this.method.stopsAtBetter === true;
    this.marksVisits = this.method.revisits === true || rules.duplicates === "reached-unvisited";
    const numbered = problem.space === undefined ? new NumberedSpace(problem) : null;
    const space = problem.space ?? (numbered as NumberedSpace<State, Action>);
    this.space = space;
    memory.rows.most = NO_LIMIT;
    memory.rows.setWide(space.wide);
    this.rows = memory.rows;
    const states = numbered?.states ?? new StateTable((state: State) => problem.key(state));
    const { rows, actions } = this;
    this.tree = new SearchTree<State, Action>(states, { rows, space, actions });
    this.duplicates = filterFor(rules.duplicates, space, rows, memory);
    this.h = new HValues(heuristic, space, (state) => problem.key(state));
    this.hasPlainChildren =
      space.unitCosts && !space.keepsActions && !this.h.isAsked && !this.stopsEarly;
    this.frontier = this.method.frontier(this.tree, rules, memory.buckets);
    this.passRule = this.passRuleFor(this.frontier);
    this.forgets = !keepsTree && !this.duplicates.needsTree;
    this.visits.isKept = keepsTree;
    if (!keepsTree && this.frontier.liveEnd === undefined) {
      throw new TypeError(
        `keep: "path" is for searches that go down a path and back, not for ${rules.search}`,
      );
    }
    const root = this.makeRoot();
    if (this.passRule !== null) this.setPass(root, this.passRule.first(rows.h(root)));
    this.enter(root);
  }

  /** Ends the search where there is no memory for more, as it was before the visit that needed it. */
  stopForMemory(): void {
    this.outcome = "stopped";
    if (!this.isExpanding) return;
    const node = this.visits.toArray().at(-1);
    if (node !== undefined) {
      while (this.rows.parent(this.rows.size - 1) === node) this.rows.size--;
      this.rows.setUnvisited(node);
    }
    this.visits.pop();
    this.expanded--;
  }

  /** Starts the next pass and returns its root; NONE when there is none. */
  startNextPass(): number {
    const last = this.passes.at(-1);
    if (last === undefined || this.passRule === null) return NONE;
    const limit = this.passRule.next(last.limit, this.cutOff);
    if (limit === null) return NONE;
    this.cutOff = false;
    this.memory.nodes.release();
    this.duplicates = filterFor(this.rules.duplicates, this.space, this.rows, this.memory);
    const root = this.makeRoot();
    this.setPass(root, limit);
    this.enter(root);
    // The first visit of the pass is not looked at before it is made: its root is noted here.
    if (this.duplicates.asksVisits) this.duplicates.admitsVisit(root);
    return this.frontier.take();
  }

  private passRuleFor(frontier: Frontier): PassRule | null {
    if (this.method.passesBy === "level") return passesByLevel(this.depthLimit);
    return frontier instanceof BoundedStackFrontier ? passesByF(frontier) : null;
  }

  private setPass(root: number, limit: number): void {
    this.passes.push({ limit, root, firstVisit: this.visits.length + 1 });
    if (this.frontier instanceof BoundedStackFrontier) this.frontier.startPass(limit);
    else this.depthLimit = limit;
  }

  private makeRoot(): number {
    const { rows, space } = this;
    const { initial } = this.problem;
    rows.reserve(1);
    const low = space.encodeLow(initial);
    const high = space.encodeHigh(initial);
    const root = rows.add(low, high, NONE, 0, 0, this.h.of(low, high));
    // In the place of a child that was dropped, which left its action.
    if (space.keepsActions) this.actions[root] = null;
    this.duplicates.noteRoot(root);
    return root;
  }

  private enter(root: number): void {
    const { rows } = this;
    if (this.testsChildren && this.space.isGoal(rows.low(root), rows.highOf(root))) {
      this.goal = root;
      this.outcome = "found";
    } else this.frontier.add(root, root + 1);
  }
}
