import type { Heuristic, Problem, Rules } from "@jejak/search";
import type { TraceProblem } from "@jejak/tree";

/** A problem that is ready to be searched, with what a file says about it. */
export interface ReadProblem {
  readonly data: TraceProblem;
  readonly problem: Problem<string, string>;
  readonly heuristic: Heuristic<string>;
}

/** Everything that determines a trace. */
export interface TraceRequest extends ReadProblem {
  readonly rules: Rules;
}
