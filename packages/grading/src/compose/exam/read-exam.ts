import { readState, standardGoal } from "@jejak/puzzle";
import * as v from "valibot";
import { oneLegalChoice } from "../../acceptor/course-rules.ts";
import { readLocatedYaml, type ValuePath } from "../../assignment/located-yaml.ts";
import { readRules } from "../../assignment/read-rules.ts";
import { pathText, schemaFaults, written } from "../../assignment/schema-faults.ts";
import { domainFor } from "../../domain-for.ts";
import type { Domain } from "../../domain.ts";
import type { Place } from "../../place.ts";
import { examFile, type ExamFile, type ExamSearchFile, type WishesFile } from "./exam-file.ts";
import type { Exam, ExamSearch } from "./exam.ts";
import { readBoardSize } from "./read-board-size.ts";
import { readRange, WISHES, type Range, type WishName, type Wishes } from "./wishes.ts";

/** One thing that is wrong with an exam. */
export interface ExamFault {
  /** Where it stands in the file; null for what was said beside the file. */
  readonly place: Place | null;
  /** Such as `wishes.visits`. */
  readonly path: string;
  readonly message: string;
}

export type ExamReading =
  | { readonly ok: true; readonly value: Exam }
  | { readonly ok: false; readonly faults: readonly ExamFault[] };

/** Values as in the file, which go over the file's: a command's flags. */
export type ExamOverrides = Readonly<Record<string, unknown>>;

const TEXT_KEYS = ["goal", "board", "id", "title"];
/** Maps of which single keys are overridden; of everything else the whole. */
const MERGED = ["rules", "wishes"];

/**
 * Reads `jejak-compose/1`, YAML or JSON, with `overrides` over it; the text is null where the
 * overrides say everything. Every fault is found before any board is looked at.
 */
export function readExam(
  text: string | null,
  overrides: ExamOverrides = {},
  file?: string,
): ExamReading {
  const located = readLocatedYaml(text ?? "format: jejak-compose/1", file, TEXT_KEYS);
  if (!located.ok) {
    return { ok: false, faults: [{ place: located.place, path: "", message: located.message }] };
  }
  const { value } = located.value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const message = `the file is ${written(value)}: it must be a map of keys, such as \`format: jejak-compose/1\``;
    return { ok: false, faults: [{ place: located.value.placeOf([]), path: "", message }] };
  }
  const placeOf = (path: ValuePath, isKey = false): Place | null => {
    if (text === null || isOverridden(overrides, path)) return null;
    return isKey ? located.value.placeOfKey(path) : located.value.placeOf(path);
  };
  const parsed = v.safeParse(examFile, merged(value as ExamOverrides, overrides));
  if (!parsed.success) {
    const faults = schemaFaults(examFile, parsed.issues).map(({ path, isKey, message }) => ({
      place: placeOf(path, isKey),
      path: pathText(path),
      message,
    }));
    return { ok: false, faults };
  }
  const filled = fillIn(parsed.output);
  if (filled.ok) return filled;
  const { path, message } = filled;
  return { ok: false, faults: [{ place: placeOf(path), path: pathText(path), message }] };
}

function merged(value: ExamOverrides, overrides: ExamOverrides): ExamOverrides {
  const both = { ...value, ...overrides };
  for (const key of MERGED) {
    const [own, over] = [value[key], overrides[key]];
    if (typeof own !== "object" || typeof over !== "object") continue;
    both[key] = { ...own, ...over };
  }
  return both;
}

function isOverridden(overrides: ExamOverrides, [key, inner]: ValuePath): boolean {
  if (key === undefined || !(key in overrides)) return false;
  const over = overrides[key];
  if (!MERGED.includes(String(key)) || inner === undefined) return true;
  return typeof over === "object" && over !== null && inner in over;
}

type Failed = { readonly ok: false; readonly path: ValuePath; readonly message: string };
type Filled<Value> = { readonly ok: true; readonly value: Value } | Failed;

function fillIn(file: ExamFile): Filled<Exam> {
  const size = sizeAndGoal(file);
  if (!size.ok) return size;
  const { columns, rows, goal } = size.value;
  const domain = domainFor({ kind: "puzzle", start: goal, goal, columns });
  if (!domain.ok) return { ok: false, path: ["goal"], message: `\`goal\`: ${domain.message}` };
  const searches: ExamSearch[] = [];
  const listed = file.searches ?? [{}];
  for (const [index, one] of listed.entries()) {
    const at: ValuePath = file.searches === undefined ? [] : ["searches", index];
    const search = fillInSearch(
      file,
      typeof one === "string" ? { search: one } : one,
      domain.value,
    );
    if (!search.ok) return { ...search, path: placeIn(file, at, search.path) };
    if (searches.some(({ id }) => id === search.value.id)) {
      const message = `the id ${search.value.id} is used twice: give each search an \`id\` of its own`;
      return { ok: false, path: at, message };
    }
    searches.push(search.value);
  }
  const { title, seed, find, tries } = file;
  const preset = file.preset ?? null;
  const separate = file.separate ?? null;
  return {
    ok: true,
    value: { title, seed, goal, columns, rows, preset, searches, find, separate, tries },
  };
}

/** A fault in what a search does not say itself stands in what all searches share. */
function placeIn(file: ExamFile, at: ValuePath, path: ValuePath): ValuePath {
  const [, index] = at;
  const own = typeof index === "number" ? file.searches?.[index] : undefined;
  const [key, rule] = path;
  if (typeof own !== "object" || key === undefined) return path;
  const inner = (own as Readonly<Record<string, unknown>>)[key];
  if (typeof inner !== "object" || inner === null) return path;
  return rule === undefined || rule in inner ? [...at, ...path] : path;
}

function sizeAndGoal(
  file: ExamFile,
): Filled<{ readonly columns: number; readonly rows: number; readonly goal: string }> {
  const size = readBoardSize(file.board, file.goal);
  if (!size.ok) return { ...size, path: [size.part] };
  const { columns, rows } = size.value;
  if (file.goal === undefined) {
    return { ok: true, value: { columns, rows, goal: standardGoal(columns * rows) } };
  }
  const read = readState(file.goal, { columns, rows });
  if (!read.ok) return { ok: false, path: ["goal"], message: `\`goal\`: ${read.problem.message}` };
  return { ok: true, value: { columns, rows, goal: read.value.word } };
}

function fillInSearch(file: ExamFile, own: ExamSearchFile, domain: Domain): Filled<ExamSearch> {
  const named = own.search === undefined ? {} : { search: own.search };
  const layers = [file.rules, own.rules, named];
  const rules = readRules(file.preset, layers, domain);
  if (!rules.ok) {
    const { rule, message } = rules.fault;
    if (rule === "search") {
      const missing = "`searches` is missing: name them, such as [breadth-first, a-star]";
      return { ok: false, path: [], message: missing };
    }
    return { ok: false, path: rule === "preset" ? ["preset"] : ["rules", rule], message };
  }
  const { search } = rules.value;
  return {
    ok: true,
    value: {
      id: own.id ?? search,
      rules: rules.value,
      legal: oneLegalChoice(rules.value, domain.usualChildOrder),
      wishes: wishesOf({ ...file.wishes, ...own.wishes }),
      points: own.points ?? 1,
      written: { ...file.rules, ...own.rules, search },
    },
  };
}

function wishesOf(file: WishesFile): Wishes {
  const ranges: Partial<Record<WishName, Range>> = {};
  for (const wish of WISHES) {
    const range = file[wish] === undefined ? null : readRange(wish, file[wish]);
    if (range !== null) ranges[wish] = range;
  }
  return { ...ranges, found: file.found ?? true };
}
