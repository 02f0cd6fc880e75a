import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { AllowedBy } from "../../../../tooling/testing/allowed-by.ts";
import {
  ASPECTS,
  createGrader,
  ERROR_KINDS,
  FEEDBACK_LEVELS,
  groupSubmissions,
  readAssignment,
  readReport,
  readWorkbooks,
  REPORT_SCHEMA,
  type FeedbackLevel,
  type Report,
} from "../index.ts";

const text = { type: "string" } as const;
const texts = { type: "array", items: text } as const;
const number = { type: "number" } as const;
const points = { type: "number", minimum: 0 } as const;
const count = { type: "integer", minimum: 0 } as const;
const fromOne = { type: "integer", minimum: 1 } as const;
const boolean = { type: "boolean" } as const;
const aspect = { enum: ASPECTS } as const;

const place = {
  type: "object",
  required: ["line", "column"],
  properties: { file: text, line: fromOne, column: fromOne },
} as const;

const frontierEntry = {
  type: "object",
  required: ["state", "level", "g", "h", "isChosen", "isPossible"],
  properties: {
    state: text,
    level: count,
    g: number,
    h: number,
    isChosen: boolean,
    isPossible: boolean,
  },
} as const;

const error = {
  type: "object",
  required: ["step", "aspect", "kind", "got", "expected", "message"],
  properties: {
    step: fromOne,
    aspect,
    kind: { enum: ERROR_KINDS },
    got: { type: ["string", "number", "null"] },
    expected: { type: "array", items: { type: ["string", "number"] } },
    message: text,
    place,
    frontier: { type: "array", items: frontierEntry },
  },
} as const;

const diagnosis = {
  type: "object",
  required: ["name", "changes", "explains", "of", "message"],
  properties: {
    name: text,
    names: texts,
    changes: { type: "object", additionalProperties: true },
    explains: count,
    of: count,
    message: text,
  },
} as const;

const marks = {
  type: "object",
  required: ["aspect", "score", "max", "how"],
  properties: { aspect, score: points, max: points, how: text },
} as const;

const note = {
  type: "object",
  required: ["place", "kind", "message"],
  properties: { place, kind: text, message: text },
} as const;

const question = {
  type: "object",
  required: ["id", "score", "max", "verdict", "errors", "diagnosis", "marks"],
  properties: {
    id: text,
    score: points,
    max: points,
    verdict: { enum: ["correct", "partly", "wrong", "missing", "unreadable"] },
    read: {
      type: "object",
      required: ["form", "steps"],
      properties: { form: text, steps: count, notes: { type: "array", items: note } },
    },
    unreadable: {
      type: "object",
      required: ["place", "message"],
      properties: { place: { anyOf: [place, { type: "null" }] }, step: fromOne, message: text },
    },
    errors: { type: "array", items: error },
    diagnosis: { type: "array", items: diagnosis },
    marks: { type: "array", items: marks },
    reference: texts,
  },
} as const;

const student = {
  type: "object",
  required: ["student", "files", "score", "max", "questions"],
  properties: {
    student: text,
    files: texts,
    score: points,
    max: points,
    questions: { type: "array", items: question },
    notes: texts,
  },
} as const;

/** The schema once more, where the compiler sees which values it allows. */
const TYPED = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:jejak:jejak-report:1",
  title: "jejak-report/1",
  type: "object",
  required: ["format", "assignment", "students"],
  properties: {
    $schema: text,
    format: { type: "string", pattern: "^jejak-report/1(\\.[0-9]{1,6})?$" },
    assignment: text,
    students: { type: "array", items: student },
  },
} as const;

/** A report of this version or of a later 1.x. */
interface AnyReport extends Omit<Report, "format"> {
  readonly format: string;
}

function withoutDescriptions(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === "description" && typeof value === "string" ? undefined : value,
    ),
  );
}

const examples = new URL("../../../../examples/", import.meta.url);
/** A folder of examples/ with the assignment and the submissions in it. */
type Class = readonly [name: string, assignment: string, submissions: string];

const CLASSES: readonly Class[] = readdirSync(examples)
  .flatMap((name): Class[] => [
    [name, "assignment.yaml", "submissions"],
    [name, "ties.yaml", "ties"],
  ])
  .filter(([name, , submissions]) => existsSync(new URL(`${name}/${submissions}`, examples)));

async function reportOf(
  [name, assignmentFile, submissions]: Class,
  level: FeedbackLevel,
): Promise<Report> {
  const read = (path: string): Buffer => readFileSync(new URL(`${name}/${path}`, examples));
  const assignment = readAssignment(read(assignmentFile).toString());
  if (!assignment.ok) throw new Error(assignment.faults[0]?.message);
  const grader = createGrader(assignment.value);
  if (!grader.ok) throw new Error(grader.faults[0]?.message);
  const folder = new URL(`${name}/${submissions}/`, examples);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => {
      const path = `${parentPath}/${file}`;
      const bytes = new Uint8Array(readFileSync(path));
      return { path: path.slice(folder.pathname.length), bytes };
    });
  const ids = assignment.value.questions.map(({ id }) => id);
  const students = [];
  for (const one of groupSubmissions(files, ids)) {
    const workbooks = await readWorkbooks(one.files);
    students.push(grader.value.grade(one, { level, workbooks }));
  }
  return { format: "jejak-report/1", assignment: assignment.value.title, students };
}

const validate = new Ajv2020({ allowUnionTypes: true }).compile(REPORT_SCHEMA);

describe("the schema of jejak-report/1", () => {
  it("allows exactly what the type allows", () => {
    expectTypeOf<AllowedBy<typeof TYPED>>().toEqualTypeOf<AnyReport>();
    expect(withoutDescriptions(REPORT_SCHEMA)).toEqual(TYPED);
  });

  it.each(CLASSES.flatMap((one) => FEEDBACK_LEVELS.map((level) => [...one, level] as const)))(
    "holds for the report of examples/%s/%s on %s, told %s",
    async (name, assignment, submissions, level) => {
      const report = await reportOf([name, assignment, submissions], level);
      expect(report.students.length).toBeGreaterThan(3);
      validate(JSON.parse(JSON.stringify(report)));
      expect(validate.errors).toBe(null);
    },
  );

  it.each([
    ["of another main version", { format: "jejak-report/2" }, "/format must match pattern"],
    ["without a title", { assignment: undefined }, " must have required property 'assignment'"],
    ["with a student without marks", { students: [{ student: "x", files: [] }] }, "/students/0"],
  ])("refuses a report %s", (_, change, message) => {
    const report = { format: "jejak-report/1", assignment: "x", students: [], ...change };
    validate(JSON.parse(JSON.stringify(report)));
    const [first] = validate.errors ?? [];
    expect(`${first?.instancePath} ${first?.message}`).toContain(message);
    expect(readReport(JSON.stringify(report)).ok).toBe(false);
  });
});
