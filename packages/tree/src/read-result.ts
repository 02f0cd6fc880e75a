import type { BareTree, Trace } from "./trace.ts";

/** Why a text could not be read. */
export interface ReadProblem {
  /** Where it stands, such as `nodes[3].parent` or `line 4, column 2`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

interface Unread {
  readonly ok: false;
  readonly problem: ReadProblem;
}

/** What came of reading a file that carries a whole search. */
export type ReadTrace =
  | {
      readonly ok: true;
      readonly kind: "trace";
      readonly trace: Trace;
      /** What the file holds and the trace does not, or the other way round, a sentence each. */
      readonly notes: readonly string[];
    }
  | Unread;

/** What came of reading a file that carries a tree, and perhaps the search that made it. */
export type ReadTree =
  | ReadTrace
  | {
      readonly ok: true;
      readonly kind: "tree";
      readonly tree: BareTree;
      readonly notes: readonly string[];
    };
