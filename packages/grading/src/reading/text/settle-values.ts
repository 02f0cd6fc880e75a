import type { SearchName } from "@jejak/search";
import { asksForValues, bareMeaning } from "../marks/bare-meaning.ts";
import type { Mention } from "./mention.ts";
import type { WrittenValue } from "../marks/written-value.ts";
import { said, type ReaderText } from "../reader-text.ts";

/** The numbers beside one state, by their meaning. */
export interface SettledValues {
  h?: number;
  g?: number;
  f?: number;
  level?: number;
  order?: number;
  hTerms?: readonly number[];
}

/** What the numbers without a name were taken to mean, for the report; [] where all had names, or none is asked for. */
export interface Settlement {
  readonly values: ReadonlyMap<Mention, SettledValues>;
  readonly assumptions: readonly ReaderText[];
}

type PairMeaning = "g+h" | "h+g" | "h-terms";

/**
 * Decides for a whole sequence what its unnamed numbers and sums mean: `1+3` is g + h, unless the
 * first state's says otherwise (g is 0 at the root) or the search is best-first and has no g.
 */
export function settleValues(
  mentions: readonly Mention[],
  asked: ReadonlySet<string>,
  search: SearchName | undefined,
): Settlement {
  const pairs = mentions.flatMap((one) =>
    one.values.filter((value) => value.kind === "sum" && value.terms?.length === 2),
  );
  const pair = pairs.length === 0 ? "g+h" : pairMeaning(pairs, search);
  const bare = bareMeaning(asked, search);
  const settled = new Map<Mention, SettledValues>();
  let usedBare = false;
  let addedParts = false;
  for (const mention of mentions) {
    if (mention.values.length === 0) continue;
    const values: SettledValues = {};
    for (const value of mention.values) {
      if (value.kind === "sum" && value.terms === undefined) usedBare = true;
      settle(values, value, pair, bare);
    }
    if (addParts(values, mention.values)) addedParts = true;
    settled.set(mention, values);
  }
  const assumptions: ReaderText[] = [];
  const asksForAny = asksForValues(asked);
  if (pairs.length > 0 && asksForAny) {
    assumptions.push(said("read.note.pairs", { meaning: PAIR_WORDS[pair] }));
  }
  if (addedParts && asked.has("h")) assumptions.push(said("read.note.h1-h2"));
  if (usedBare && bare === null && asksForAny) assumptions.push(said("read.note.nameless"));
  if (usedBare && bare !== null && asked.has(bare)) {
    assumptions.push(said("read.note.bare", { value: bare }));
  }
  return { values: settled, assumptions };
}

const PAIR_WORDS: Readonly<Record<PairMeaning, string>> = {
  "g+h": "gFirst",
  "h+g": "hFirst",
  "h-terms": "hParts",
};

function pairMeaning(pairs: readonly WrittenValue[], search: SearchName | undefined): PairMeaning {
  const [first = 0, second = 0] = pairs[0]?.terms ?? [];
  if (first === 0) return "g+h";
  if (second === 0 && search !== "best-first") return "h+g";
  return search === "best-first" ? "h-terms" : "g+h";
}

function settle(
  into: SettledValues,
  value: WrittenValue,
  pair: PairMeaning,
  bare: "h" | "g" | "f" | null,
): void {
  const { kind, terms } = value;
  if (kind === "h1" || kind === "h2") return;
  if (kind === "f" && terms?.length === 2) {
    sumOfTwo(into, terms, pair === "h-terms" ? "g+h" : pair);
    into.f = value.value;
  } else if (kind === "h" && terms !== undefined) {
    into.h ??= value.value;
    into.hTerms = terms;
  } else if (kind !== "sum") {
    into[kind] ??= value.value;
  } else if (terms === undefined) {
    if (bare !== null) into[bare] ??= value.value;
  } else if (terms.length === 2) {
    sumOfTwo(into, terms, pair);
    if (pair !== "h-terms" && value.total === true) into.f ??= value.value;
  } else {
    into.h ??= value.value;
    into.hTerms = terms;
  }
}

function sumOfTwo(into: SettledValues, terms: readonly number[], pair: PairMeaning): void {
  const [first = 0, second = 0] = terms;
  if (pair === "h-terms") {
    into.h ??= first + second;
    into.hTerms = terms;
    return;
  }
  into.g ??= pair === "g+h" ? first : second;
  into.h ??= pair === "g+h" ? second : first;
}

/** `H1 = 3, H2 = 4` without their sum: the slides' h is the sum of both. */
function addParts(into: SettledValues, values: readonly WrittenValue[]): boolean {
  const h1 = values.find((value) => value.kind === "h1")?.value;
  const h2 = values.find((value) => value.kind === "h2")?.value;
  if (h1 === undefined || h2 === undefined || into.h !== undefined) return false;
  into.h = h1 + h2;
  return true;
}
