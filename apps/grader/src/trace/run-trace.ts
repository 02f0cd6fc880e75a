import { Search, search, type SearchRun } from "@jejak/search";
import type { Trace } from "@jejak/tree";
import type { ReadValue } from "../read-value.ts";
import type { TraceRequest } from "./trace-domain.ts";

/** Where a search without `--limit` is given up: it is more likely endless than long. */
const NODES_WITHOUT_LIMIT = 1_000_000;

/** The same in time, for rules under which a node costs more and more. */
const SECONDS_WITHOUT_LIMIT = 10;

/** Runs the search, with at most `limit` nodes; one that seems endless is refused with the ways out. */
export function runTrace(request: TraceRequest, limit: number | null): ReadValue<Trace> {
  const run = limit === null ? runUnlessEndless(request) : runWithin(limit, request);
  if (run.outcome !== "stopped" || limit !== null) {
    return { ok: true, value: { problem: request.data, run } };
  }
  const nodes = run.tree.size.toLocaleString("en");
  return {
    ok: false,
    message: `the search has generated ${nodes} nodes without an end; set --depth-limit, or --limit N to see its first N nodes`,
  };
}

function runUnlessEndless(request: TraceRequest): SearchRun<string, string> {
  const { problem, rules, heuristic } = request;
  const clock = (): number => performance.now();
  const deadline = clock() + SECONDS_WITHOUT_LIMIT * 1000;
  const bounds = { nodes: NODES_WITHOUT_LIMIT, clock, deadline };
  return search(problem, rules, { heuristic, bounds });
}

/**
 * The search up to the last visit that leaves its tree within `limit` nodes. How many children a
 * visit has is known only afterwards: the visit that is one too many is found first, and the search
 * then made again up to it.
 */
function runWithin(limit: number, request: TraceRequest): SearchRun<string, string> {
  const { problem, rules, heuristic } = request;
  const whole = new Search(problem, rules, { heuristic });
  let visits = 0;
  for (const { childrenEnd } of whole) {
    if (childrenEnd > limit) {
      const part = new Search(problem, rules, { heuristic });
      for (let visit = 0; visit < visits; visit++) part.next();
      return part.run;
    }
    visits++;
  }
  return whole.run;
}
