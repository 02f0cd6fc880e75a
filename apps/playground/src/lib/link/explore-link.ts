import {
  DUPLICATES,
  GOAL_TESTS,
  SEARCHES,
  TIES,
  type HeuristicTerm,
  type Rules,
} from "@jejak/search";
import { SLIDES, type SearchRequest } from "../search/search-request.ts";

/** What a link to Explore says: the problem, the rules and the step. */
export interface ExploreLink {
  readonly request: SearchRequest;
  /** The number of visits shown; the last one where none is said. */
  readonly step: number | "end";
}

const VERSION = "1";
const WORD = /^[0-9a-z]{4,36}$/u;
const LONGEST = 600;

/**
 * The link as a query, short enough for a chat:
 * `v=1&b=123450786.103425786.3&s=best-first&o=DRLU&l=2&d=parent&t=visit&k=fifo&h=misplaced+2*manhattan&n=3`.
 * The spaces around the plus signs are left out; everything is always written, so that a link keeps
 * its meaning when a default changes.
 */
export function writeExploreLink({ request, step }: ExploreLink): string {
  const { start, goal, columns, rules } = request;
  const order = typeof rules.childOrder === "string" ? rules.childOrder : rules.childOrder.join("");
  const terms = rules.heuristic.map(({ name, weight }) =>
    weight === 1 ? name : `${weight}*${name}`,
  );
  const pairs: [string, string][] = [
    ["v", VERSION],
    ["b", [start, goal, columns].join(".")],
    ["s", rules.search],
    ["o", order],
    ["l", rules.depthLimit === null ? "no" : String(rules.depthLimit)],
    ["d", rules.duplicates],
    ["t", rules.goalTest],
    ["k", rules.ties],
    ["h", terms.length === 0 ? "0" : terms.join("+")],
    ["n", String(step)],
  ];
  // Only signs that need no escape stand here; a space for a plus is read back as one.
  return pairs.map(([key, value]) => `${key}=${value}`).join("&");
}

/**
 * Reads a link's query; null where it is none of ours or of a version that is not known. A value
 * that cannot be read falls back to the slides' own, so that an old or shortened link still opens.
 */
export function readExploreLink(query: string): ExploreLink | null {
  if (query.length > LONGEST) return null;
  const values = new URLSearchParams(query);
  if (values.get("v") !== VERSION) return null;
  const [start = "", goal = "", columns = ""] = (values.get("b") ?? "").split(".");
  if (!WORD.test(start) || !WORD.test(goal)) return null;
  const width = Number(columns === "" ? Math.sqrt(start.length) : columns);
  if (!Number.isInteger(width) || width < 2 || width > 6) return null;
  return {
    request: { start, goal, columns: width, rules: readRules(values) },
    step: readStep(values.get("n")),
  };
}

function readRules(values: URLSearchParams): Rules {
  const usual = SLIDES.rules;
  return {
    search: oneOf(SEARCHES, values.get("s")) ?? usual.search,
    childOrder: readOrder(values.get("o")) ?? usual.childOrder,
    depthLimit: readLimit(values.get("l")),
    duplicates: oneOf(DUPLICATES, values.get("d")) ?? usual.duplicates,
    goalTest: oneOf(GOAL_TESTS, values.get("t")) ?? usual.goalTest,
    ties: oneOf(TIES, values.get("k")) ?? usual.ties,
    heuristic: readTerms(values.get("h")) ?? usual.heuristic,
  };
}

function oneOf<Name extends string>(names: readonly Name[], value: string | null): Name | null {
  return names.find((name) => name === value) ?? null;
}

function readOrder(value: string | null): string | string[] | null {
  if (value === "tile") return value;
  const moves = [...(value ?? "")];
  return moves.length === 4 && [..."UDLR"].every((move) => moves.includes(move)) ? moves : null;
}

function readLimit(value: string | null): number | null {
  if (value === null || !/^\d{1,6}$/u.test(value)) return null;
  return Number(value);
}

function readStep(value: string | null): number | "end" {
  return value !== null && /^\d{1,7}$/u.test(value) ? Number(value) : "end";
}

/** A query turns `+` into a space. */
function readTerms(value: string | null): HeuristicTerm[] | null {
  if (value === null) return null;
  if (value === "0") return [];
  const terms: HeuristicTerm[] = [];
  for (const part of value.split(/[ +]+/u)) {
    const [, weight, name] = /^(?:(\d+(?:\.\d+)?)\*)?([a-z]+)$/u.exec(part) ?? [];
    if (name === undefined) return null;
    terms.push({ name, weight: weight === undefined ? 1 : Number(weight) });
  }
  return terms.length > 12 ? null : terms;
}
