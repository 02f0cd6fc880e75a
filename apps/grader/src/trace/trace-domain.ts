import type { Heuristic, Problem, Rules, Successor } from "@jejak/search";
import type { TraceProblem } from "@jejak/tree";
import type { ReadValue } from "../read-value.ts";

/** Everything that determines a trace: a problem that is ready to be searched, and the rules. */
export interface TraceRequest {
  /** The problem as files say it. */
  readonly data: TraceProblem;
  readonly problem: Problem<string, string>;
  readonly goals: readonly string[];
  /** The states from which one action leads to this one, with that action. */
  readonly predecessors: (state: string) => readonly Successor<string, string>[];
  readonly heuristic: Heuristic<string>;
  readonly rules: Rules;
}

/** What reading the flags has to know about a kind of problem: sliding tiles or explicit graphs. */
export interface TraceDomain {
  /** Rules that stand in for a preset's where these make no sense for this kind of problem. */
  readonly ownRules: Partial<Rules>;
  readChildOrder(written: string): ReadValue<Rules["childOrder"]>;
  readHeuristic(written: string): ReadValue<Rules["heuristic"]>;
  /** The problem under these rules; refused where they do not fit it. */
  request(rules: Rules): ReadValue<TraceRequest>;
}
