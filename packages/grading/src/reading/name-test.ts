import type { PaperDomain } from "./paper-domain.ts";

/** Whether a word is a state by itself. */
export type IsName = (word: string) => boolean;

/** The `IsName` of a domain. */
export function nameTest(domain: PaperDomain): IsName {
  return (word) => word.length <= 200 && domain.readState(word)?.ok === true;
}
