import { heuristic } from "@jejak/heuristics";
import { checkPuzzle, slidingPuzzle } from "@jejak/puzzle";
import { Search } from "@jejak/search";
import { finishSearch } from "./finish-search.ts";
import { MOST_NODES, type PuzzleRequest } from "./search-request.ts";
import { sessionOf, type SessionResult } from "./session.ts";

/** Searches a puzzle to the end (or to 200,000 nodes) and gets the answer ready to be stepped through. */
export function openPuzzle(request: PuzzleRequest): SessionResult {
  const { start, goal, columns, rules } = request;
  const checked = checkPuzzle({ start, goal, columns, childOrder: rules.childOrder });
  if (!checked.ok) {
    const kind = checked.problem.kind === "unsolvable" ? "unsolvable" : "puzzle";
    return { ok: false, problem: { kind, message: checked.problem.message } };
  }
  const h = heuristic(rules.heuristic, goal, columns);
  if (!h.ok) return { ok: false, problem: { kind: "heuristic", message: h.problem.message } };
  const problem = slidingPuzzle({ start, goal, columns, childOrder: rules.childOrder });
  const bounds = { nodes: MOST_NODES };
  const run = finishSearch(new Search(problem, rules, { heuristic: h.value, bounds }));
  const data = { kind: "puzzle", start, goal, columns } as const;
  return { ok: true, value: sessionOf({ request, data, problem, run, graph: null, source: null }) };
}
