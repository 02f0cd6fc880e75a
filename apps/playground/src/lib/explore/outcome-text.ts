import type { Messages } from "../messages/en.ts";
import type { RunSummary } from "../search/session.ts";
import { rounded } from "./priority-text.ts";

/** How a search ended, in one sentence. */
export function outcomeText(t: Messages, { outcome, goal, tree }: RunSummary): string {
  if (outcome === null) return t.file.tree(tree.size);
  if (outcome === "stopped") return t.outcome.stopped(tree.size);
  if (outcome !== "found") return t.outcome[outcome];
  const at = goal ?? 0;
  const moves = tree.level[at] ?? 0;
  return tree.states.kind === "boards"
    ? t.outcome.found(moves)
    : t.outcome.foundAtCost(moves, rounded(tree.g[at] ?? 0));
}
