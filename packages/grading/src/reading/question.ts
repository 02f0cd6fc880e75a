import type { SearchName } from "@jejak/search";
import type { PaperDomain } from "./paper-domain.ts";

/** What reading needs to know about a question of the assignment to find its part of a submission. */
export interface QuestionTitle {
  readonly id: string;
  readonly search: SearchName;
  /** Other names that a heading may call it. */
  readonly titles?: readonly string[];
}

/** A question with everything that reading its answer needs. */
export interface QuestionToRead extends QuestionTitle {
  readonly domain: PaperDomain;
  /** What the student hands in: `visits`, `h`, `open`, ... */
  readonly ask: readonly string[];
}
