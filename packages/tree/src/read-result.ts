import type { Trace } from "./trace.ts";

/** Why a text could not be read. */
export interface ReadProblem {
  /** Where it stands, such as `nodes[3].parent` or `line 4, column 2`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** What came of reading a file that carries a whole search. */
export type ReadTrace =
  | {
      readonly ok: true;
      readonly trace: Trace;
      /** What the file holds and the trace does not, or the other way round, a sentence each. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly problem: ReadProblem };
