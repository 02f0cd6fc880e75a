import type { Rules, Counters, Outcome, Pass } from "@jejak/search";
import type { TraceProblem } from "../trace.ts";

/** A node as jejak-trace/1 holds it. Numbers of nodes and visits count from 0. */
export interface TraceFileNode {
  readonly id: number;
  readonly state: string;
  /** Left out where no action led here. */
  readonly action?: string | null;
  readonly parent: number | null;
  readonly firstChild: number | null;
  readonly nextSibling: number | null;
  readonly level: number;
  /** null for infinity, as with h. */
  readonly g: number | null;
  readonly h: number | null;
  readonly visit: number | null;
}

/** A jejak-trace/1 file, as `traceJsonChunks` writes it and `readTraceJson` reads it. */
export interface TraceFile {
  readonly $schema?: string;
  readonly format: string;
  readonly problem: TraceProblem;
  readonly rules: Rules;
  readonly outcome: Outcome;
  readonly visits: readonly string[];
  /** The numbers of the visited nodes, where the search comes back to nodes and states do not tell. */
  readonly visitNodes?: readonly number[];
  readonly visitH?: readonly (number | null)[];

  readonly visitLevel?: readonly number[];
  readonly expansions: readonly string[];
  readonly generated: number;
  readonly path: readonly string[];
  readonly moves: readonly (string | null)[];
  readonly counters?: Counters;
  /** Of a search that starts from the root again and again: each pass has a root of its own in `nodes`. */
  readonly passes?: readonly Pass[];
  readonly frontierAfter?: readonly (readonly string[])[] | null;
  readonly nodes: readonly TraceFileNode[];
}
