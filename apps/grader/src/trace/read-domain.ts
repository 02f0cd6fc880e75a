import type { ReadValue } from "../read-value.ts";
import { puzzleToTrace } from "./puzzle/puzzle-to-trace.ts";
import type { TraceDomain } from "./trace-domain.ts";
import type { TraceFlags } from "./trace-flags.ts";

/** What is to be searched: a sliding puzzle. */
export function readDomain(
  start: string,
  { goal: goals = [], columns }: TraceFlags,
): ReadValue<TraceDomain> {
  const [goal, second] = goals;
  if (goal === undefined) return { ok: false, message: "--goal: name the board to reach" };
  if (second !== undefined) {
    return { ok: false, message: `--goal: a puzzle has one goal, and "${second}" is a second one` };
  }
  return puzzleToTrace({ start, goal, columns });
}
