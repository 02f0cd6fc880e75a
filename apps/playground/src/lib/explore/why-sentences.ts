import type { SearchName } from "@jejak/search";
import type { Messages } from "../messages/en.ts";
import type { RunSummary } from "../search/session.ts";
import type { StepView } from "../search/step-view.ts";
import { priorityName, priorityValue, rounded } from "./priority-text.ts";

/** Why the node of this step was visited and what came of it, in sentences. */
export function whySentences(t: Messages, summary: RunSummary, view: StepView): string[] {
  if (summary.request.kind === "tree") {
    return view.node === null ? [t.file.noSearch] : [t.why.expanded(view.generated.length)];
  }
  if (view.node === null) return [t.why.start];
  const choice = [
    ...(view.pass?.isFirstVisit === true ? [t.why.pass(view.pass.number, view.pass.limit)] : []),
    ...chosenBecause(t, summary, view, view.node),
  ];
  switch (view.kind) {
    case "goal":
      return [...choice, t.why.goal];
    case "at-limit":
      return [...choice, t.why.limit];
    case "expanded":
      return [
        ...choice,
        view.goalGenerated ? t.why.goalGenerated : t.why.expanded(view.generated.length),
      ];
    case "start":
      return choice;
  }
}

function chosenBecause(
  t: Messages,
  { request: { rules }, tree }: RunSummary,
  { candidates, tied, pass }: StepView,
  node: number,
): string[] {
  if (pass?.isFirstVisit === true) return [];
  if ((tree.parent[node] ?? -1) < 0) return [t.why.only];
  const own = ownReason(t, rules.search, pass?.limit ?? 0);
  if (own !== null) return [own];
  if (candidates.nodes.length + candidates.more <= 1) return [t.why.only];
  const name = priorityName(rules);
  if (name === null) return [rules.search !== "breadth-first" ? t.why.stack : t.why.queue];
  const value = rounded(priorityValue(rules, tree, node));
  const values = candidates.nodes.map((other) => rounded(priorityValue(rules, tree, other)));
  const all = values.join(", ") + (candidates.more > 0 ? ", ..." : "");
  const least = t.why.least(name, String(value), all);
  return tied > 1 ? [least, t.why.tied(tied, name, t.rules.tiesNames[rules.ties])] : [least];
}

/** Why a search took its node that does not take the first of one frontier in one order; null for others. */
function ownReason(t: Messages, search: SearchName, limit: number): string | null {
  switch (search) {
    case "iterative-deepening":
    case "ida-star":
      return t.why.inPass[search](limit);
    case "siblings-only":
    case "beam":
    case "steepest-hill-climbing":
    case "simple-hill-climbing":
    case "best-first-tree":
    case "recursive-best-first":
      return t.why.own[search];
    case "depth-first":
    case "breadth-first":
    case "best-first":
    case "a-star":
    case "weighted-a-star":
    case "uniform-cost":
      return null;
  }
}

/** One step in words, for the live region. */
export function spokenStep(
  t: Messages,
  summary: RunSummary,
  view: StepView,
  wordOf: (node: number) => string,
): string {
  if (view.node === null) return t.say.start(wordOf(0));
  const {
    request: { rules },
    tree,
  } = summary;
  const name = priorityName(rules);
  const value = name === null ? "" : `, ${name} ${rounded(priorityValue(rules, tree, view.node))}`;
  const visit = t.say.visit(view.step, wordOf(view.node), value);
  if (view.kind === "goal") return `${visit} ${t.say.goal}`;
  if (view.kind === "at-limit") return `${visit} ${t.say.limit}`;
  return `${visit} ${t.say.generates(view.generated.map(wordOf))}`;
}
