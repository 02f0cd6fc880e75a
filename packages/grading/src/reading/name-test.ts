import type { PaperDomain } from "./paper-domain.ts";

/** Whether a word is a state by itself; asked often for the same few words. */
export type IsName = (word: string) => boolean;

/** A cached `IsName` of a domain. */
export function nameTest(domain: PaperDomain): IsName {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const is = word.length <= 200 && domain.readState(word)?.ok === true;
    if (known.size < 10_000) known.set(word, is);
    return is;
  };
}
