import type { SearchName } from "@jejak/search";
import * as v from "valibot";
import { questionId, rulesFile, type RulesFile } from "../../assignment/assignment-file.ts";
import { MISUNDERSTANDINGS, type Misunderstanding } from "../../diagnosis/hypothesis.ts";
import { readRange, type WishName } from "./wishes.ts";

type RangeFile = number | string | readonly number[];

/** Wishes as they are written. */
export interface WishesFile extends Readonly<Partial<Record<WishName, RangeFile | undefined>>> {
  readonly found?: boolean | undefined;
}

/** One search of the exam's question; its own rules and wishes go over those of the exam. */
export interface ExamSearchFile {
  readonly id?: string | undefined;
  readonly search?: SearchName | undefined;
  readonly rules?: RulesFile | undefined;
  readonly wishes?: WishesFile | undefined;
  readonly points?: number | undefined;
}

/** The file `jejak-compose/1`. */
export interface ExamFile {
  readonly format: "jejak-compose/1";
  readonly title: string;
  readonly seed: number;
  readonly board?: string | undefined;
  readonly goal?: string | undefined;
  readonly preset?: string | undefined;
  readonly rules?: RulesFile | undefined;
  readonly searches?: readonly (SearchName | ExamSearchFile)[] | undefined;
  readonly wishes?: WishesFile | undefined;
  readonly find: number;
  readonly separate?: "all" | readonly Misunderstanding[] | undefined;
  readonly tries: number;
}

/** The searches whose ties can be counted: each takes the next of one frontier. */
const COMPOSED: readonly SearchName[] = [
  "depth-first",
  "breadth-first",
  "best-first",
  "a-star",
  "uniform-cost",
];

/** More searches than an exam has; work grows with them. */
const MOST_SEARCHES = 8;

function whole(least: number, most: number, what: string): v.GenericSchema<unknown, number> {
  return v.pipe(
    v.number(`${what} is a whole number`),
    v.check(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `${what} is a whole number from ${least} to ${most.toLocaleString("en")}`,
    ),
  );
}

function range(wish: WishName): v.GenericSchema<unknown, RangeFile> {
  return v.pipe(
    v.union(
      [v.number(), v.string(), v.array(v.number())],
      "a wish is a number or a range such as 8..15",
    ),
    v.check(
      (written) =>
        (typeof written === "string" || [written].flat().every(isCount)) &&
        (!Array.isArray(written) || written.length === 2) &&
        readRange(wish, written) !== null,
      "a wish is a whole number or a range such as 8..15, ..15 or [8, 15], the smaller number first",
    ),
  );
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

const wishes = v.strictObject({
  visits: v.optional(range("visits")),
  ties: v.optional(range("ties")),
  solution: v.optional(range("solution")),
  h: v.optional(range("h")),
  generated: v.optional(range("generated")),
  found: v.optional(v.boolean()),
});

const search = v.strictObject({
  id: v.optional(questionId),
  search: v.optional(v.picklist(COMPOSED)),
  rules: v.optional(rulesFile),
  wishes: v.optional(wishes),
  points: v.optional(
    v.pipe(
      v.number("points are a number, such as 3 or 2.5"),
      v.check((value) => Number.isFinite(value) && value >= 0, "points are a number from 0 up"),
    ),
  ),
});

/** Reads `jejak-compose/1` as it is written. */
export const examFile: v.GenericSchema<unknown, ExamFile> = v.strictObject({
  format: v.literal("jejak-compose/1"),
  title: v.optional(v.string(), "Composed questions"),
  seed: v.optional(whole(0, 2 ** 32 - 1, "a seed"), 1),
  board: v.optional(v.string()),
  goal: v.optional(v.string()),
  preset: v.optional(v.string()),
  rules: v.optional(rulesFile),
  searches: v.optional(
    v.pipe(
      v.array(v.union([v.picklist(COMPOSED), search])),
      v.minLength(1, "name at least one search"),
      v.maxLength(MOST_SEARCHES, `there are at most ${MOST_SEARCHES} searches`),
    ),
  ),
  wishes: v.optional(wishes),
  find: v.optional(whole(1, 100, "the number of boards to find"), 3),
  separate: v.optional(
    v.union([
      v.literal("all"),
      v.pipe(v.array(v.picklist(MISUNDERSTANDINGS)), v.minLength(1, "name one, or write all")),
    ]),
  ),
  tries: v.optional(whole(1, 1_000_000, "the number of boards to look at"), 20_000),
});
