import {
  isExpanded,
  NONE,
  priorityOf,
  type Pass,
  type Problem,
  type Replay,
  type SearchName,
  type SearchRun,
} from "@jejak/search";
import {
  LISTED,
  shownNodes,
  type DroppedChild,
  type PassView,
  type StepKind,
  type StepView,
} from "./step-view.ts";

type Run = SearchRun<string, string>;

const CANDIDATES = 12;

/** What is shown of a run after so many visits; `visits` are the run's, taken out once. */
export function stepView(
  problem: Problem<string, string>,
  run: Run,
  visits: readonly number[],
  replayed: Replay,
  step: number,
): StepView {
  const node = step === 0 ? null : (visits[step - 1] ?? null);
  const revealed = replayed.generatedAfter(step);
  const before = step === 0 ? [] : replayed.frontierAfter(step - 1);
  const first = step === 0 ? 0 : replayed.generatedAfter(step - 1);
  const generated = Array.from({ length: step === 0 ? 0 : revealed - first }, (_, i) => first + i);
  const closed = Math.max(0, step - LISTED);
  const goalGenerated = run.rules.goalTest === "generate" && generated.includes(run.goal ?? NONE);
  return {
    step,
    kind: kindOf(run, node),
    node,
    revealed,
    generated,
    dropped: node === null ? [] : droppedChildren(problem, run, node, goalGenerated),
    frontier: shownNodes(replayed.frontierAfter(step)),
    closed: { nodes: visits.slice(closed, step), more: closed },
    candidates: shownNodes(before, CANDIDATES),
    tied: node === null ? 0 : countTied(run, before, node),
    goalGenerated,
    pass: passAt(run.passes ?? [], step),
  };
}

/** The pass that a visit belongs to; null for a search without passes. */
function passAt(passes: readonly Pass[], step: number): PassView | null {
  const number = passes.findLastIndex(({ firstVisit }) => firstVisit <= Math.max(1, step)) + 1;
  const pass = passes[number - 1];
  return pass === undefined
    ? null
    : { number, limit: pass.limit, isFirstVisit: pass.firstVisit === step };
}

function kindOf(run: Run, node: number | null): StepKind {
  if (node === null) return "start";
  if (run.rules.goalTest === "visit" && node === run.goal) return "goal";
  return isExpanded(run, node) ? "expanded" : "at-limit";
}

/**
 * The successors that are not among the children, which stand in the order of the successors; those
 * after a generated goal were never made.
 */
function droppedChildren(
  problem: Problem<string, string>,
  run: Run,
  node: number,
  goalGenerated: boolean,
): DroppedChild[] {
  const { tree } = run;
  if (!isExpanded(run, node)) return [];
  const dropped: DroppedChild[] = [];
  let child = tree.firstChild(node);
  for (const { state, action, cost } of problem.successors(tree.state(node))) {
    const isChild =
      child !== NONE &&
      tree.state(child) === state &&
      tree.action(child) === action &&
      tree.g(child) === tree.g(node) + cost;
    if (!isChild) {
      dropped.push({ word: state, move: action, cost });
      continue;
    }
    child = tree.nextSibling(child);
    if (child === NONE && (goalGenerated || stopsAtBetter(run, node))) break;
  }
  return dropped;
}

/** Simple hill climbing makes no child after the first that is better than its parent. */
function stopsAtBetter({ rules, tree }: Run, node: number): boolean {
  if (rules.search !== "simple-hill-climbing") return false;
  const last = tree.children(node).at(-1);
  return last !== undefined && tree.h(last) < tree.h(node);
}

/** Only where the first of one order is taken do equal numbers mean a tie. */
const IN_ONE_ORDER: ReadonlySet<SearchName> = new Set([
  "best-first",
  "a-star",
  "weighted-a-star",
  "uniform-cost",
]);

function countTied(run: Run, before: readonly number[], node: number): number {
  const { search, weight } = run.rules;
  const priority = IN_ONE_ORDER.has(search) ? priorityOf(search, run.tree, weight) : null;
  if (priority === null) return 1;
  const least = priority(node);
  return before.filter((other) => priority(other) === least).length;
}
