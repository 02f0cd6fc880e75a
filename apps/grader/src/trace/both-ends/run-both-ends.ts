import { bidirectional, type BidirectionalRun } from "@jejak/search";
import type { ReadValue } from "../../read-value.ts";
import type { TraceDomain, TraceRequest } from "../trace-domain.ts";
import type { TraceFlags } from "../trace-flags.ts";
import { readLimit } from "../read-limit.ts";
import { readRules } from "../read-rules.ts";

/** The name of the search from both ends, which is no search under rules. */
export const BIDIRECTIONAL = "bidirectional";

/** Where a search without `--limit` is given up. */
const NODES_WITHOUT_LIMIT = 1_000_000;

/** What a search from both ends has no use for, and why. */
const MEANINGLESS = {
  depthLimit: "--depth-limit",
  duplicates: "--duplicates",
  goalTest: "--goal-test",
  ties: "--ties",
  heuristic: "--heuristic",
  weight: "--weight",
  beamWidth: "--beam-width",
} as const satisfies Partial<Record<keyof TraceFlags, string>>;

/** A search from both ends, with the problem that it ran on. */
export interface BothEndsTrace {
  readonly problem: TraceRequest["data"];
  readonly childOrder: TraceRequest["rules"]["childOrder"];
  readonly run: BidirectionalRun<string, string>;
}

/** Runs breadth-first search from the start and from the goals in turn. */
export function runBothEnds(flags: TraceFlags, domain: TraceDomain): ReadValue<BothEndsTrace> {
  for (const [key, flag] of Object.entries(MEANINGLESS)) {
    if (flags[key as keyof typeof MEANINGLESS] === undefined) continue;
    const message = `${flag}: ${BIDIRECTIONAL} goes level by level from both ends and has no such rule`;
    return { ok: false, message };
  }
  const rules = readRules({ ...flags, search: "breadth-first" }, domain);
  if (!rules.ok) return rules;
  const limit = readLimit(flags.limit);
  if (!limit.ok) return limit;
  const request = domain.request({ ...rules.value, heuristic: [] });
  if (!request.ok) return request;
  const { data, problem, goals, predecessors } = request.value;
  const bounds = { nodes: limit.value ?? NODES_WITHOUT_LIMIT };
  const run = bidirectional(problem, { goals, predecessors, bounds });
  if (run.outcome === "stopped" && limit.value === null) {
    const nodes = NODES_WITHOUT_LIMIT.toLocaleString("en");
    const message = `the search has generated ${nodes} nodes without an end; set --limit N to see its first N nodes`;
    return { ok: false, message };
  }
  return { ok: true, value: { problem: data, childOrder: rules.value.childOrder, run } };
}
