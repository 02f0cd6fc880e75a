import { search, type Bounds } from "@jejak/search";
import type { Trace } from "@jejak/tree";
import type { ReadValue } from "../read-value.ts";
import type { TraceRequest } from "./trace-request.ts";

/**
 * Runs the search. One that reaches a bound which the user did not set counts as endless, and is
 * refused with the ways out.
 */
export function runTrace(
  { data, problem, rules, heuristic }: TraceRequest,
  bounds: Bounds,
  boundsAreTheUsers: boolean,
): ReadValue<Trace> {
  const run = search(problem, rules, { heuristic, bounds });
  if (run.outcome === "stopped" && !boundsAreTheUsers) {
    const nodes = run.tree.size.toLocaleString("en");
    return {
      ok: false,
      message: `the search has generated ${nodes} nodes without an end; set --depth-limit, or --limit N to see its first N nodes`,
    };
  }
  return { ok: true, value: { problem: data, run } };
}
