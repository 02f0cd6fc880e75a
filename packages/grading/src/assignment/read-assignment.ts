import { readFormatVersion } from "@jejak/tree";
import * as v from "valibot";
import type { Domain } from "../domain.ts";
import { domainFor } from "../domain-for.ts";
import type { Place } from "../place.ts";
import { ASPECTS, type Assignment, type Aspect, type Question } from "./assignment.ts";
import { assignmentFile, type AssignmentFile, type QuestionFile } from "./assignment-file.ts";
import { readLocatedYaml, type LocatedValue, type ValuePath } from "./located-yaml.ts";
import { ownQuestions } from "./own-questions.ts";
import { exact, readMarks } from "./read-marks.ts";
import { readRules } from "./read-rules.ts";
import { pathText, schemaFaults, written } from "./schema-faults.ts";
import { leaveOutUnknownKeys } from "./leave-out-unknown-keys.ts";

/** One thing that is wrong in an assignment, where it stands, and what would be right. */
export interface AssignmentFault {
  readonly place: Place;
  /** Such as `questions[2].rules.search`; empty for the whole file. */
  readonly path: string;
  readonly message: string;
}

export type AssignmentReading =
  | {
      readonly ok: true;
      readonly value: Assignment;
      /** What was left out of a file of a later version 1.x, a sentence each. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly AssignmentFault[] };

/** Values under these keys are text even where they look like numbers. */
const TEXT_KEYS = ["start", "goal", "id", "title"];

/** Reads `jejak-assignment/1`, YAML or JSON. Every fault is found before any student is graded. */
export function readAssignment(text: string, file?: string): AssignmentReading {
  const located = readLocatedYaml(text, file, TEXT_KEYS);
  if (!located.ok) {
    return { ok: false, faults: [{ place: located.place, path: "", message: located.message }] };
  }
  const { value } = located.value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const message = `the file is ${written(value)}: an assignment is a map of keys, such as \`format: jejak-assignment/1\``;
    return { ok: false, faults: [{ place: located.value.placeOf([]), path: "", message }] };
  }
  const version = readFormatVersion((value as { format?: unknown }).format, "jejak-assignment");
  if (!version.ok && version.reason === "other-version") {
    const message = `\`format\` ${version.message}`;
    return {
      ok: false,
      faults: [{ place: located.value.placeOf(["format"]), path: "format", message }],
    };
  }
  const notes = version.ok && version.note !== null ? [version.note] : [];
  if (version.ok) Object.assign(value, { format: "jejak-assignment/1" });
  if (notes.length > 0) notes.push(...leaveOutUnknownKeys(assignmentFile, value, located.value));
  const parsed = v.safeParse(assignmentFile, value);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.issues, located.value) };
  const filled = fillIn(parsed.output, located.value);
  return filled.ok ? { ...filled, notes } : filled;
}

function faultsOf(
  issues: readonly v.BaseIssue<unknown>[],
  located: LocatedValue,
): AssignmentFault[] {
  return schemaFaults(assignmentFile, issues).map(({ path, isKey, message }) => ({
    place: isKey ? located.placeOfKey(path) : located.placeOf(path),
    path: pathText(path),
    message,
  }));
}

function fillIn(
  file: AssignmentFile,
  located: LocatedValue,
):
  | { readonly ok: true; readonly value: Assignment }
  | Extract<AssignmentReading, { readonly ok: false }> {
  const faults: AssignmentFault[] = [];
  const questions: Question[] = [];
  const domains = new Map<unknown, ReturnType<typeof domainFor>>();
  const domainOf = (problem: unknown): ReturnType<typeof domainFor> => {
    const known = domains.get(problem) ?? domainFor(problem as AssignmentFile["problem"] & object);
    domains.set(problem, known);
    return known;
  };
  const fail = (path: ValuePath, message: string): void => {
    faults.push({ place: located.placeOf(path), path: pathText(path), message });
  };
  for (const [index, question] of file.questions.entries()) {
    const at: ValuePath = ["questions", index];
    if (file.questions.findIndex(({ id }) => id === question.id) !== index) {
      fail([...at, "id"], `\`${pathText([...at, "id"])}\`: the id ${question.id} is used twice`);
      continue;
    }
    const problem = question.problem ?? file.problem;
    const problemPath = question.problem === undefined ? ["problem"] : [...at, "problem"];
    if (problem === undefined) {
      fail(at, `\`problem\` is missing: give one to the assignment or to question ${question.id}`);
      continue;
    }
    const domain = domainOf(problem);
    if (!domain.ok) {
      fail(
        [...problemPath, domain.part],
        `\`${pathText([...problemPath, domain.part])}\`: ${domain.message}`,
      );
      continue;
    }
    const filled = fillInQuestion(file, question, domain.value);
    if (filled.ok) questions.push(filled.value);
    else {
      const own = [...at, ...filled.path];
      const path = isIn(question, filled.path) ? own : filled.path;
      fail(path, `question ${question.id}: ${filled.message}`);
    }
  }
  const own = faults.length > 0 ? new Map() : ownQuestions(file, questions, fail);
  if (faults.length > 0) return { ok: false, faults: withoutRepeats(faults) };
  const { title, language, feedback, bound } = file;
  const cap = file.cap === undefined ? null : exact(file.cap);
  return {
    ok: true,
    value: {
      title,
      language,
      feedback,
      questions,
      ownQuestions: own,
      round: exact(file.round),
      cap,
      bound,
    },
  };
}

function isIn(value: object, path: ValuePath): boolean {
  let at: unknown = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !(key in at)) return false;
    at = (at as Record<string | number, unknown>)[key];
  }
  return at !== undefined;
}

/** One fault in what all questions share is told once. */
function withoutRepeats(faults: readonly AssignmentFault[]): AssignmentFault[] {
  const seen = new Set<string>();
  return faults.filter(({ path, message }) => {
    const key = `${path} ${path.startsWith("questions") ? message : ""}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

type Filled =
  | { readonly ok: true; readonly value: Question }
  | { readonly ok: false; readonly path: ValuePath; readonly message: string };

function fillInQuestion(file: AssignmentFile, question: QuestionFile, domain: Domain): Filled {
  const rules = readRules(question.preset ?? file.preset, [file.rules, question.rules], domain);
  if (!rules.ok) {
    const { rule, message } = rules.fault;
    return { ok: false, path: rule === "preset" ? ["preset"] : ["rules", rule], message };
  }
  const asked = typeof question.ask === "string" ? [question.ask] : question.ask;
  const ask = ASPECTS.filter((aspect: Aspect) => asked.includes(aspect));
  const sequences = ask.filter((aspect) => ["visits", "expansions", "generated"].includes(aspect));
  if (sequences.length > 1) {
    const message = `one question asks for ${sequences.join(" and ")}: make them questions of their own`;
    return { ok: false, path: ["ask"], message };
  }
  const points = exact(question.points);
  const marks = readMarks(ask, points, [file.marks, question.marks]);
  if (!marks.ok) return { ok: false, path: ["marks"], message: marks.message };
  return {
    ok: true,
    value: {
      id: question.id,
      title: question.title ?? null,
      domain,
      rules: rules.value,
      ask,
      points,
      marks: marks.value,
      isBonus: question.bonus,
    },
  };
}
