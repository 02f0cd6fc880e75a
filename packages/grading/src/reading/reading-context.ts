import type { SearchName } from "@jejak/search";
import type { Place } from "../place.ts";
import type { ReadAnswer } from "./answer.ts";
import type { ReaderText } from "./reader-text.ts";

/** Where a text comes from and what is asked, as far as that helps to understand it. */
export interface ReadingContext {
  /** The file's path, for the places in the answer. */
  readonly file?: string;
  /** The number of the text's first line in its file; 1 by default. */
  readonly firstLine?: number;
  /** The question's search: it tells what a number without a name is (h for best-first, f for A*). */
  readonly search?: SearchName;
}

/** An answer as read, or the place and the remedy where it cannot be. */
export type ReadResult =
  | { readonly ok: true; readonly answer: ReadAnswer }
  | { readonly ok: false; readonly place: Place | null; readonly message: ReaderText };
