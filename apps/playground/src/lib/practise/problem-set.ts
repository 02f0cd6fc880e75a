import { DUPLICATES, GOAL_TESTS, TIES } from "@jejak/search";
import * as v from "valibot";
import { readPuzzleQuery } from "../link/explore-link.ts";
import { packText, partOfHash, unpackText } from "../link/packed-text.ts";
import { PRACTISED, type Exercise } from "./exercise.ts";
import { MODES, TASKS, type Mode, type Task } from "./practise-ways.ts";

/** Problems that a teacher has chosen, and how they are answered; a link holds it all. */
export interface ProblemSet {
  readonly title: string;
  readonly task: Task;
  readonly mode: Mode;
  readonly showsFrontier: boolean;
  /** How strong hints may get: 0 is none. */
  readonly strongestHint: number;
  readonly problems: readonly Exercise[];
}

export const MOST_PROBLEMS = 50;
export const LONGEST_TITLE = 80;

const word = v.pipe(v.string(), v.regex(/^[0-9a-z]{4,36}$/u));
const name = v.pipe(v.string(), v.maxLength(40));

const exercise = v.object({
  start: word,
  goal: word,
  columns: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
  rules: v.object({
    search: v.picklist(PRACTISED),
    childOrder: v.union([name, v.pipe(v.array(name), v.maxLength(4))]),
    depthLimit: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))),
    duplicates: v.picklist(DUPLICATES),
    goalTest: v.picklist(GOAL_TESTS),
    ties: v.picklist([...TIES, "any"]),
    heuristic: v.pipe(v.array(v.object({ name, weight: v.number() })), v.maxLength(12)),
  }),
});

const setFile = v.object({
  v: v.literal(1),
  title: v.pipe(v.string(), v.maxLength(LONGEST_TITLE)),
  task: v.picklist(TASKS),
  mode: v.picklist(MODES),
  showsFrontier: v.boolean(),
  strongestHint: v.picklist([0, 1, 2, 3]),
  problems: v.pipe(v.array(exercise), v.minLength(1), v.maxLength(MOST_PROBLEMS)),
});

/** The last part of a link to the set. */
export async function writeSetLink(set: ProblemSet): Promise<string> {
  return `#set=${await packText(JSON.stringify({ v: 1, ...set }))}`;
}

/** The set of a link's last part; null where there is none that can be read. */
export async function readSetLink(hash: string): Promise<ProblemSet | null> {
  const text = await unpackText(partOfHash(hash, "set"));
  if (text === null) return null;
  try {
    const read = v.safeParse(setFile, JSON.parse(text));
    if (!read.success) return null;
    const { v: _version, ...set } = read.output;
    return set;
  } catch {
    return null;
  }
}

/**
 * The problem that a link to Explore shows, any of several equals being right; null where it is no
 * such link, or its search is not one that is practised.
 */
export function exerciseOfLink(address: string): Exercise | null {
  const at = address.indexOf("?");
  const request = at < 0 ? null : readPuzzleQuery(address.slice(at).replace(/#.*$/u, "").trim());
  if (request === null) return null;
  const { start, goal, columns, rules } = request;
  const search = PRACTISED.find((one) => one === rules.search);
  const duplicates = DUPLICATES.find((one) => one === rules.duplicates);
  if (search === undefined || duplicates === undefined) return null;
  return { start, goal, columns, rules: { ...rules, search, duplicates, ties: "any" } };
}
