import { heuristic } from "@jejak/heuristics";
import { checkPuzzle, slidingPuzzle, type SlidingPuzzle } from "@jejak/puzzle";
import {
  isExpanded,
  priorityOf,
  replay,
  Search,
  type Counters,
  type Outcome,
  type Replay,
  type SearchRun,
} from "@jejak/search";
import type { TreeData } from "@jejak/ui/tree";
import { MOST_NODES, type SearchRequest } from "./search-request.ts";
import type { DroppedChild, ShownNodes, StepKind, StepView } from "./step-view.ts";
import { treeColumns } from "./tree-columns.ts";

/** What a finished search is, apart from its steps. */
export interface RunSummary {
  readonly request: SearchRequest;
  readonly tree: TreeData;
  /** The number of visits. */
  readonly steps: number;
  readonly outcome: Outcome;
  readonly goal: number | null;
  readonly counters: Counters;
}

/** A finished search that is asked for its steps one at a time, forwards or back. */
export interface Session {
  readonly summary: RunSummary;
  readonly run: SearchRun<string, string>;
  /** What is shown after so many visits. */
  at(step: number): StepView;
}

/** Why a request is none that can be searched, in the words of the package that found it. */
export interface SessionProblem {
  readonly kind: "puzzle" | "unsolvable" | "heuristic";
  readonly message: string;
}

export type SessionResult =
  | { readonly ok: true; readonly value: Session }
  | { readonly ok: false; readonly problem: SessionProblem };

const LISTED = 60;
const CANDIDATES = 12;

/** Searches to the end (or to 200,000 nodes) and gets the answer ready to be stepped through. */
export function openSession(
  request: SearchRequest,
  signal?: { readonly aborted: boolean },
): SessionResult {
  const { start, goal, columns, rules } = request;
  const checked = checkPuzzle({ start, goal, columns, childOrder: rules.childOrder });
  if (!checked.ok) {
    const kind = checked.problem.kind === "unsolvable" ? "unsolvable" : "puzzle";
    return { ok: false, problem: { kind, message: checked.problem.message } };
  }
  const h = heuristic(rules.heuristic, goal, columns);
  if (!h.ok) return { ok: false, problem: { kind: "heuristic", message: h.problem.message } };
  const problem = slidingPuzzle({ start, goal, columns, childOrder: rules.childOrder });
  const bounds = { nodes: MOST_NODES, ...(signal === undefined ? {} : { signal }) };
  const run = new Search(problem, rules, { heuristic: h.value, bounds }).finish();
  const replayed = replay(run);
  const { outcome, counters, visits } = run;
  const summary: RunSummary = {
    request,
    tree: treeColumns(run, columns),
    steps: visits.length,
    outcome,
    goal: run.goal,
    counters,
  };
  return {
    ok: true,
    value: { summary, run, at: (step) => stepView(problem, run, replayed, step) },
  };
}

function stepView(
  problem: SlidingPuzzle,
  run: SearchRun<string, string>,
  replayed: Replay,
  step: number,
): StepView {
  const node = step === 0 ? null : (run.visits[step - 1] ?? null);
  const revealed = replayed.generatedAfter(step);
  const before = step === 0 ? [] : replayed.frontierAfter(step - 1);
  const first = step === 0 ? 0 : replayed.generatedAfter(step - 1);
  const generated = Array.from({ length: step === 0 ? 0 : revealed - first }, (_, i) => first + i);
  const closed = Math.max(0, step - LISTED);
  const goalGenerated = run.rules.goalTest === "generate" && generated.includes(run.goal ?? -1);
  return {
    step,
    kind: kindOf(run, node),
    node,
    revealed,
    generated,
    dropped: node === null ? [] : droppedChildren(problem, run, node, goalGenerated),
    frontier: shown(replayed.frontierAfter(step), LISTED),
    closed: { nodes: run.visits.slice(closed, step), more: closed },
    candidates: shown(before, CANDIDATES),
    tied: node === null ? 0 : countTied(run, before, node),
    goalGenerated,
  };
}

function kindOf(run: SearchRun<string, string>, node: number | null): StepKind {
  if (node === null) return "start";
  if (run.rules.goalTest === "visit" && node === run.goal) return "goal";
  return isExpanded(run, node) ? "expanded" : "at-limit";
}

/** The successors that are not among the children; those after a generated goal were never made. */
function droppedChildren(
  problem: SlidingPuzzle,
  run: SearchRun<string, string>,
  node: number,
  goalGenerated: boolean,
): DroppedChild[] {
  const { tree } = run;
  if (!isExpanded(run, node)) return [];
  const kept = new Set<string>();
  for (let child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
    kept.add(tree.action(child) ?? "");
  }
  const dropped: DroppedChild[] = [];
  for (const { state, action } of problem.successors(tree.state(node))) {
    if (!kept.has(action)) dropped.push({ word: state, move: action });
    else if (goalGenerated && problem.isGoal(state)) break;
  }
  return dropped;
}

function countTied(
  run: SearchRun<string, string>,
  before: readonly number[],
  node: number,
): number {
  const priority = priorityOf(run.rules.search, run.tree);
  if (priority === null) return 1;
  const least = priority(node);
  return before.filter((other) => priority(other) === least).length;
}

function shown(nodes: readonly number[], most: number): ShownNodes {
  return { nodes: nodes.slice(0, most), more: Math.max(0, nodes.length - most) };
}
