import type { SearchName } from "@jejak/search";
import { bareMeaning } from "../marks/bare-meaning.ts";
import type { Mention } from "./mention.ts";
import type { WrittenValue } from "../marks/written-value.ts";

/** The numbers beside one state, by their meaning. */
export interface SettledValues {
  h?: number;
  g?: number;
  f?: number;
  level?: number;
  order?: number;
  hTerms?: readonly number[];
}

/** What the numbers without a name were taken to mean, in words for the report; [] where all had names. */
export interface Settlement {
  readonly values: ReadonlyMap<Mention, SettledValues>;
  readonly assumptions: readonly string[];
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
  const assumptions: string[] = [];
  const pairs = mentions.flatMap((one) =>
    one.values.filter((value) => value.kind === "sum" && value.terms?.length === 2),
  );
  const pair = pairs.length === 0 ? "g+h" : pairMeaning(pairs, search);
  if (pairs.length > 0) assumptions.push(PAIR_WORDS[pair]);
  const bare = bareMeaning(asked, search);
  const settled = new Map<Mention, SettledValues>();
  let usedBare = false;
  for (const mention of mentions) {
    if (mention.values.length === 0) continue;
    const values: SettledValues = {};
    for (const value of mention.values) {
      if (value.kind === "sum" && value.terms === undefined) usedBare = true;
      settle(values, value, pair, bare);
    }
    addParts(values, mention.values, assumptions);
    settled.set(mention, values);
  }
  if (usedBare) {
    assumptions.push(
      bare === null
        ? "a number behind a state has no name, and is left out"
        : `a number behind a state is taken as ${bare}`,
    );
  }
  return { values: settled, assumptions: [...new Set(assumptions)] };
}

const PAIR_WORDS: Readonly<Record<PairMeaning, string>> = {
  "g+h": "sums of two numbers are taken as g + h",
  "h+g": "sums of two numbers are taken as h + g, because the first one ends in 0",
  "h-terms": "sums of two numbers are taken as the two parts of h",
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
function addParts(
  into: SettledValues,
  values: readonly WrittenValue[],
  assumptions: string[],
): void {
  const h1 = values.find((value) => value.kind === "h1")?.value;
  const h2 = values.find((value) => value.kind === "h2")?.value;
  if (h1 === undefined || h2 === undefined || into.h !== undefined) return;
  into.h = h1 + h2;
  assumptions.push("h is taken as H1 + H2, which stand there alone");
}
