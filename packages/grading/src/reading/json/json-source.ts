import type { TextLine } from "../marks/text-lines.ts";
import type { PaperDomain } from "../paper-domain.ts";

/** Everything that turning JSON into an answer needs. */
export interface JsonSource {
  readonly text: string;
  readonly lines: readonly TextLine[];
  readonly domain: PaperDomain;
  readonly file: string | undefined;
}

/** How the values of an answer stand: in one list, line by line, or in one object. */
export type JsonMedium = "list" | "lines" | "document";
