import type { FoundState } from "../../domain.ts";
import type { WrittenMove } from "../moves/move-words.ts";
import type { WrittenValue } from "../marks/written-value.ts";

/** A state as it occurs in a text, with everything that belongs to it there. */
export interface Mention {
  readonly found: FoundState;
  /** The section that holds it, an index. */
  readonly section: number;
  /** Its lines, as indices, and the column of its first cell. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly column: number;
  /** The step number before it. */
  number: number | null;
  /** Whether it stands in a sentence. */
  prose: boolean;
  readonly values: WrittenValue[];
  /** The move written beside it; null where it says that there is none. */
  move?: WrittenMove | null;
}
