import {
  DUPLICATES,
  GOAL_TESTS,
  SEARCHES,
  TIES,
  type HeuristicTerm,
  type Rules,
} from "@jejak/search";

/** Rules as pairs of a letter and a value without any sign that an address would escape. */
export function rulePairs(rules: Rules): [key: string, value: string][] {
  const order = typeof rules.childOrder === "string" ? rules.childOrder : rules.childOrder.join("");
  const terms = rules.heuristic.map(({ name, weight }) =>
    weight === 1 ? name : `${weight}*${name}`,
  );
  return [
    ["s", rules.search],
    ["o", order],
    ["l", rules.depthLimit === null ? "no" : String(rules.depthLimit)],
    ["d", rules.duplicates],
    ["t", rules.goalTest],
    ["k", rules.ties],
    ["h", terms.length === 0 ? "0" : terms.join("+")],
  ];
}

/** The rules of such pairs; what is missing or cannot be read is as in `usual`. */
export function readRulePairs(values: ReadonlyMap<string, string>, usual: Rules): Rules {
  const value = (key: string): string | null => values.get(key) ?? null;
  return {
    search: oneOf(SEARCHES, value("s")) ?? usual.search,
    childOrder: readOrder(value("o")) ?? usual.childOrder,
    depthLimit: readLimit(value("l")),
    duplicates: oneOf(DUPLICATES, value("d")) ?? usual.duplicates,
    goalTest: oneOf(GOAL_TESTS, value("t")) ?? usual.goalTest,
    ties: oneOf(TIES, value("k")) ?? usual.ties,
    heuristic: readTerms(value("h")) ?? usual.heuristic,
  };
}

function oneOf<Name extends string>(names: readonly Name[], value: string | null): Name | null {
  return names.find((name) => name === value) ?? null;
}

const NAMED_ORDERS: ReadonlySet<string> = new Set(["tile", "listed", "reversed", "alphabetical"]);

function readOrder(value: string | null): string | string[] | null {
  if (value !== null && NAMED_ORDERS.has(value)) return value;
  const moves = [...(value ?? "")];
  return moves.length === 4 && [..."UDLR"].every((move) => moves.includes(move)) ? moves : null;
}

function readLimit(value: string | null): number | null {
  if (value === null || !/^\d{1,6}$/u.test(value)) return null;
  return Number(value);
}

/** A query turns `+` into a space. */
function readTerms(value: string | null): HeuristicTerm[] | null {
  if (value === null) return null;
  if (value === "0") return [];
  const terms: HeuristicTerm[] = [];
  for (const part of value.split(/[ +]+/u)) {
    const [, weight, name] = /^(?:(\d+(?:\.\d+)?)\*)?([a-z-]+)$/u.exec(part) ?? [];
    if (name === undefined) return null;
    terms.push({ name, weight: weight === undefined ? 1 : Number(weight) });
  }
  return terms.length > 12 ? null : terms;
}
