import type { Place } from "../../place.ts";
import type { ReadNote } from "../answer.ts";
import type { ReaderText } from "../reader-text.ts";

/**
 * The text that answers one question. What stands before it on its first line is blanked, so that
 * columns are those of the file; `firstLine` is the number of that line there.
 */
export interface QuestionPart {
  readonly text: string;
  readonly firstLine: number;
  readonly notes: readonly ReadNote[];
}

/** The parts of a text by question id (a question without a part is missing), or why it cannot be split. */
export type SplitQuestions =
  | { readonly ok: true; readonly parts: ReadonlyMap<string, QuestionPart> }
  | { readonly ok: false; readonly place: Place; readonly message: ReaderText };
