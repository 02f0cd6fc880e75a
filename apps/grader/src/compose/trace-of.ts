import type { Exam, Instance } from "@jejak/grading";
import type { Trace } from "@jejak/tree";

/** The right trace of one search on a board, as all formats write it. */
export function traceOf({ goal, columns }: Exam, { start, searches }: Instance, at: number): Trace {
  const search = searches[at];
  if (search === undefined) throw new RangeError(`the board has no search ${at}`);
  return { problem: { kind: "puzzle", start, goal, columns }, run: search.run };
}
