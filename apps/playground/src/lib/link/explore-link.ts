import type { Rules } from "@jejak/search";
import { rulesForGraph } from "../explore/problem-changes.ts";
import { SLIDES, type PuzzleRequest, type SearchRequest } from "../search/search-request.ts";
import { packText, unpackText } from "./packed-text.ts";
import { readRulePairs, rulePairs } from "./rule-pairs.ts";

/** What a link to Explore says: a problem, the searches on it side by side, and the step. */
export interface ExploreLink {
  /** At least one; they differ in their rules only. */
  readonly requests: readonly SearchRequest[];
  /** The number of visits shown; the last one where none is said. */
  readonly step: number | "end";
}

const VERSION = "1";
const WORD = /^[0-9a-z]{4,36}$/u;
/** Longer addresses are cut off by too many programs that people send them with. */
const LONGEST = 8000;
const MOST_SEARCHES = 4;

/**
 * A puzzle's link as a query, short enough for a chat:
 * `v=1&b=123450786.103425786.3&s=best-first&o=DRLU&l=2&d=parent&t=visit&k=fifo&h=misplaced+2*manhattan&n=3`.
 * The spaces around the plus signs are left out; everything is always written, so that a link keeps
 * its meaning when a default changes.
 */
export function puzzleQuery(
  { start, goal, columns, rules }: PuzzleRequest,
  step: number | "end",
): string {
  const problem: Pair = ["b", [start, goal, columns].join(".")];
  return queryOf([["v", VERSION], problem, ...rulePairs(rules), ["n", String(step)]]);
}

/**
 * The link as a query; null for a graph that is too long for one, and for a tree from a file. A graph is `g`, its text packed,
 * with `a` for the start and `z` for each goal that were chosen. Each further search is a `c` with
 * the rules in which it differs from the first: `c=s:breadth-first~d:none`.
 */
export async function writeExploreLink({ requests, step }: ExploreLink): Promise<string | null> {
  const [first, ...others] = requests;
  if (first === undefined || first.kind === "tree") return null;
  const own = rulePairs(first.rules);
  const further = others.map(({ rules }): Pair => ["c", differing(rulePairs(rules), own)]);
  if (first.kind === "puzzle")
    return [puzzleQuery(first, step), queryOf(further)].filter(Boolean).join("&");
  const { text, start, goals } = first;
  const query = queryOf([
    ["v", VERSION],
    ["g", await packText(text)],
    ...(start === null ? [] : [["a", encodeURIComponent(start)] as Pair]),
    ...goals.map((goal): Pair => ["z", encodeURIComponent(goal)]),
    ...own,
    ["n", String(step)],
    ...further,
  ]);
  return query.length > LONGEST ? null : query;
}

/**
 * Reads a link's query; null where it is none of ours or of a version that is not known. A value
 * that cannot be read falls back to the slides' own, so that an old or shortened link still opens.
 */
export async function readExploreLink(query: string): Promise<ExploreLink | null> {
  const values = valuesOf(query);
  if (values === null) return null;
  const problem = readPuzzle(values) ?? (await readGraph(values));
  if (problem === null) return null;
  const own = new Map(values);
  const ruleSets = [own, ...values.getAll("c").map((text) => overridden(own, text))];
  return {
    requests: ruleSets
      .slice(0, MOST_SEARCHES)
      .map((pairs) => problem(readRulePairs(pairs, SLIDES.rules))),
    step: readStep(values.get("n")),
  };
}

/** The first search of a link's query; null where it is none of ours, or of a graph. */
export function readPuzzleQuery(query: string): PuzzleRequest | null {
  const values = valuesOf(query);
  const problem = values === null ? null : readPuzzle(values);
  if (values === null || problem === null) return null;
  return problem(readRulePairs(new Map(values), SLIDES.rules));
}

/** The values of a query of the version that is known, and of a length that can be one. */
function valuesOf(query: string): URLSearchParams | null {
  if (query.length > LONGEST + 1) return null;
  const values = new URLSearchParams(query);
  return values.get("v") === VERSION ? values : null;
}

type Pair = readonly [key: string, value: string];
/** A problem that still waits for its rules. */
type OpenProblem<Request = SearchRequest> = (rules: Rules) => Request;

/** Only signs that need no escape stand here; a space for a plus is read back as one. */
function queryOf(pairs: readonly Pair[]): string {
  return pairs.map(([key, value]) => `${key}=${value}`).join("&");
}

function differing(pairs: readonly Pair[], from: readonly Pair[]): string {
  const before = new Map(from);
  return pairs
    .filter(([key, value]) => value !== before.get(key))
    .map(([key, value]) => `${key}:${value}`)
    .join("~");
}

function overridden(own: ReadonlyMap<string, string>, text: string): Map<string, string> {
  const pairs = new Map(own);
  for (const part of text.split("~")) {
    const [, key, value] = /^([a-z]):(.+)$/u.exec(part) ?? [];
    if (key !== undefined && value !== undefined) pairs.set(key, value);
  }
  return pairs;
}

function readPuzzle(values: URLSearchParams): OpenProblem<PuzzleRequest> | null {
  const [start = "", goal = "", columns = ""] = (values.get("b") ?? "").split(".");
  if (!WORD.test(start) || !WORD.test(goal)) return null;
  const width = Number(columns === "" ? Math.sqrt(start.length) : columns);
  if (!Number.isInteger(width) || width < 2 || width > 6) return null;
  return (rules) => ({ kind: "puzzle", start, goal, columns: width, rules });
}

async function readGraph(values: URLSearchParams): Promise<OpenProblem | null> {
  const packed = values.get("g");
  const text = packed === null ? null : await unpackText(packed);
  if (text === null) return null;
  const [start, goals] = [values.get("a"), values.getAll("z")];
  return (rules) => ({ kind: "graph", text, start, goals, rules: rulesForGraph(rules) });
}

function readStep(value: string | null): number | "end" {
  return value !== null && /^\d{1,7}$/u.test(value) ? Number(value) : "end";
}
