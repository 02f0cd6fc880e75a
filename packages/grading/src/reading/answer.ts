import type { StateOnPaper } from "../domain.ts";
import type { Place } from "../place.ts";
import type { ReaderText } from "./reader-text.ts";

/** One entry of an OPEN or CLOSED list as written, with the values that stood beside it. */
export interface ReadEntry {
  readonly state: StateOnPaper;
  readonly h?: number;
  readonly g?: number;
  readonly f?: number;
}

/** One row of what a student wrote: a state, and whatever else stood beside it. */
export interface ReadStep {
  readonly place: Place;
  readonly state: StateOnPaper;
  readonly h?: number;
  readonly g?: number;
  readonly f?: number;
  readonly level?: number;
  /** The parent's state; null where the student wrote that there is none. */
  readonly parent?: StateOnPaper | null;
  /** The move that led here, canonical for the blank (`U D L R`) unless `moves` says that tiles are named. */
  readonly move?: string;
  /** The terms of h in tile order, where written as a sum. */
  readonly hTerms?: readonly number[];
  readonly open?: readonly ReadEntry[];
  readonly closed?: readonly ReadEntry[];
}

/** A list of moves as written. `names` says what the words name, as far as the words themselves tell. */
export interface ReadMoves {
  readonly place: Place;
  readonly moves: readonly string[];
  /** `unsaid`: letters or words alone; `tile`: each move names a tile ("7 left", "12 13 14"). */
  readonly names: "unsaid" | "blank" | "tile";
  /** The tiles, where named. */
  readonly tiles?: readonly (string | null)[];
}

/** One node of a tree as written; `parent` is an index into the list, null for the root. */
export interface ReadNode extends ReadStep {
  readonly parentIndex: number | null;
  /** The visit number written beside it, from 1; null when the student marked it as never visited. */
  readonly order?: number | null;
}

/** Something that the reader wants said in the report: where, and what it made of it. */
export interface ReadNote {
  readonly place: Place;
  readonly kind: "ambiguous" | "ignored" | "assumed";
  readonly message: ReaderText;
}

/**
 * What a student handed in for one question, as it was understood. `steps` is the main sequence
 * (the order of visits, or of whatever the question asks for); sequences under a heading of their
 * own ("path:", "moves:", "OPEN:") stand in their own fields.
 */
export interface ReadAnswer {
  /** How it was written, for the report: "one state a line", "table with columns state, h". */
  readonly form: ReaderText;
  readonly steps: readonly ReadStep[];
  readonly expansions?: readonly ReadStep[];
  readonly generated?: readonly ReadStep[];
  readonly path?: readonly ReadStep[];
  readonly moves?: ReadMoves;
  readonly tree?: readonly ReadNode[];
  /** Numbers the student states: nodes expanded, generated, depth, cost. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly notes: readonly ReadNote[];
}

/** One question's part of a submission. */
export type Answer =
  | { readonly status: "read"; readonly answer: ReadAnswer; readonly files: readonly string[] }
  | { readonly status: "missing" }
  | {
      readonly status: "unreadable";
      readonly files: readonly string[];
      readonly place: Place | null;
      readonly message: ReaderText;
    };
