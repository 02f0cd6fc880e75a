import { apart } from "./apart.ts";

/**
 * A number that stands beside a node, by what it is called. `sum`: an unnamed sum such as `1+3`, whose
 * meaning the whole text decides; `h1`, `h2`: the parts of a sum that only its author added up.
 */
export interface WrittenValue {
  readonly kind: "h" | "g" | "f" | "level" | "order" | "h1" | "h2" | "sum";
  readonly value: number;
  /** The terms, where written as a sum. */
  readonly terms?: readonly number[];
  /** Whether the sum's total was written too (`4 = 1+3`). */
  readonly total?: boolean;
  readonly start: number;
  readonly end: number;
}

const NAMES: Readonly<Record<Exclude<WrittenValue["kind"], "sum">, string>> = {
  h1: "h1|h_1|h₁",
  h2: "h2|h_2|h₂",
  h: "nilai\\s+heuristik|heuristics?|heuristik|heur[ií]stica|heur|h|эвристика|эвристич(?:еская|\\.)?\\s+оценка|эвр|оценка",
  g: "path[\\s_]?cost|cost|biaya|custo|стоимость|цена|kosten|g",
  f: "total|f",
  level:
    "levels?|lvl|lev|lv|depth|kedalaman|tingkat|n[ií]vel|profundidade|prof|уровень|ур|глубина|tiefe|ebene|d",
  order: "visit[\\s_]order|expansion[\\s_]order|expanded|order|urutan|ordem|порядок",
};

const KIND_OF = Object.entries(NAMES) as [Exclude<WrittenValue["kind"], "sum">, string][];

const NUMBER = String.raw`-?\d{1,9}(?:\.\d{1,9})?(?![\d/_])`;
const TERM = String.raw`${NUMBER}(?:\s{0,3}[*·×]\s{0,3}${NUMBER})?`;
const SUM = String.raw`${TERM}(?:\s{0,3}\+\s{0,3}${TERM}){0,40}`;
const EXPRESSION = String.raw`${SUM}(?:\s{0,3}=\s{0,3}${SUM}){0,3}`;

const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:` +
    KIND_OF.map(([kind, names]) => `(?<${kind}>${names})`).join("|") +
    String.raw`)(?![\p{L}\p{N}_])\.?['’′*]?(?<argument>\s{0,3}[(\[]\s{0,3}[\p{L}\d]{1,2}\s{0,3}[)\]])?['’′*]?\s{0,9}(?<sign>[=:≈]|is\b|of\b|(?<=[\s).])(?=\d))\s{0,9}(?:[gh]\w?(?:\([\p{L}]\))?\s{0,3}\+\s{0,3}[gh]\w?(?:\([\p{L}]\))?\s{0,3}=\s{0,3})?(?<expression>${EXPRESSION})`,
  "giu",
);

const UNNAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_+=./-])(?:${NUMBER}\s{0,3}=\s{0,3})?${TERM}(?:\s{0,3}\+\s{0,3}${TERM}){1,40}(?:\s{0,3}=\s{0,3}${NUMBER})?(?![\p{L}\p{N}_+])`,
  "gu",
);

/** Every value written in a line, in order. `isName` tells that a word is a state's name and so no value's. */
export function writtenValues(
  line: string,
  isName: (word: string) => boolean = () => false,
): readonly WrittenValue[] {
  const values: WrittenValue[] = [];
  const unnamed: WrittenValue[] = [];
  if (/\p{L}/u.test(line)) {
    for (const match of line.matchAll(NAMED)) {
      const value = namedValue(match, isName);
      if (value !== null) values.push(value);
    }
  }
  if (line.includes("+")) {
    for (const match of line.matchAll(UNNAMED)) {
      const start = match.index;
      unnamed.push({ kind: "sum", ...evaluate(match[0]), start, end: start + match[0].length });
    }
  }
  return unnamed.length === 0 ? values : apart([...values, ...withoutNamed(unnamed, values)]);
}

/** A sum that has a name, or overlaps a value that has one, is that value. */
function withoutNamed(
  unnamed: readonly WrittenValue[],
  named: readonly WrittenValue[],
): WrittenValue[] {
  let at = 0;
  return unnamed.filter((sum) => {
    while ((named[at]?.end ?? Infinity) <= sum.start) at += 1;
    return (named[at]?.start ?? Infinity) >= sum.end;
  });
}

function namedValue(
  match: RegExpExecArray,
  isName: (word: string) => boolean,
): WrittenValue | null {
  const groups = match.groups ?? {};
  const kind = KIND_OF.find(([name]) => groups[name] !== undefined);
  if (kind === undefined) return null;
  const word = groups[kind[0]] ?? "";
  const hasSign = /[=:≈]/.test(groups["sign"] ?? "") || groups["argument"] !== undefined;
  if (word.length === 1 && !hasSign && (!/h/i.test(word) || isName(word))) return null;
  if (isName(word) && groups["sign"] !== "=") return null;
  const end = match.index + match[0].length;
  return { kind: kind[0], ...evaluate(groups["expression"] ?? ""), start: match.index, end };
}

/** `2+0+3+1 = 6`, `6 = 2+0+3+1`, `4 + 3*6 = 22`: the number said to be the whole, and the terms. */
export function evaluate(expression: string): {
  value: number;
  terms?: readonly number[];
  total?: boolean;
} {
  const sides = expression.split("=").map((side) => side.split("+").map(product));
  const terms = sides.find((side) => side.length > 1);
  const total = sides.findLast((side) => side.length === 1)?.[0];
  const value = total ?? (terms ?? []).reduce((sum, term) => sum + term, 0);
  return terms === undefined ? { value } : { value, terms, total: total !== undefined };
}

function product(term: string): number {
  return term
    .split(/[*·×]/)
    .map(Number)
    .reduce((whole, factor) => whole * factor, 1);
}
