import { formatHeuristic, parseHeuristic } from "@jejak/heuristics";
import {
  DUPLICATES,
  GOAL_TESTS,
  SEARCHES,
  TIES,
  type HeuristicTerm,
  type Rules,
} from "@jejak/search";
import { wholeRules } from "../search/with-search.ts";

/** Rules as pairs of a letter and a value without any sign that an address would escape. */
export function rulePairs(rules: Rules): [key: string, value: string][] {
  const order = typeof rules.childOrder === "string" ? rules.childOrder : rules.childOrder.join("");
  return [
    ["s", rules.search],
    ["o", order],
    ["l", rules.depthLimit === null ? "no" : String(rules.depthLimit)],
    ["d", rules.duplicates],
    ["t", rules.goalTest],
    ["k", rules.ties],
    ["h", formatHeuristic(rules.heuristic).replaceAll(" ", "")],
    ...(rules.weight === undefined ? [] : [["w", String(rules.weight)] as [string, string]]),
    ...(rules.beamWidth === undefined ? [] : [["m", String(rules.beamWidth)] as [string, string]]),
  ];
}

/** The rules of such pairs; what is missing or cannot be read is as in `usual`. */
export function readRulePairs(values: ReadonlyMap<string, string>, usual: Rules): Rules {
  const value = (key: string): string | null => values.get(key) ?? null;
  const weight = readNumber(value("w"), /^\d{1,4}(?:\.\d{1,6})?$/u);
  const beamWidth = readNumber(value("m"), /^[1-9]\d{0,5}$/u);
  return wholeRules({
    search: oneOf(SEARCHES, value("s")) ?? usual.search,
    childOrder: readOrder(value("o")) ?? usual.childOrder,
    depthLimit: readLimit(value("l")),
    duplicates: oneOf(DUPLICATES, value("d")) ?? usual.duplicates,
    goalTest: oneOf(GOAL_TESTS, value("t")) ?? usual.goalTest,
    ties: oneOf(TIES, value("k")) ?? usual.ties,
    heuristic: readTerms(value("h")) ?? usual.heuristic,
    ...(weight === null ? {} : { weight }),
    ...(beamWidth === null ? {} : { beamWidth }),
  });
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

function readNumber(value: string | null, form: RegExp): number | null {
  return value !== null && form.test(value) ? Number(value) : null;
}

function readLimit(value: string | null): number | null {
  if (value === null || !/^\d{1,6}$/u.test(value)) return null;
  return Number(value);
}

const TABLE = [{ name: "table", aliases: [] }];

/** A query turns `+` into a space, and no heuristic's name needs one. */
function readTerms(value: string | null): readonly HeuristicTerm[] | null {
  if (value === null) return null;
  const sum = value.replaceAll(" ", "+");
  const read = [parseHeuristic(sum), parseHeuristic(sum, TABLE)].find(({ ok }) => ok);
  return read?.ok === true ? read.value : null;
}
