import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createGrader, groupSubmissions, readAssignment, type QuestionReport } from "../index.ts";

const examples = new URL("../../../../examples/", import.meta.url);

/** What a README says each student must get: `partly, step 3 left-out`, by question. */
type Expected = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

function tableOfStudents(name: string): Expected {
  const readme = readFileSync(new URL(`${name}/README.md`, examples), "utf8");
  const table = readme.split(/\n\n+/).find((block) => /^\| *student /.test(block)) ?? "";
  const [head = [], , ...rows] = table.trim().split("\n").map(cellsOf);
  return Object.fromEntries(
    rows.map(([student = "", , ...cells]) => [
      student,
      Object.fromEntries(head.slice(2).map((question, index) => [question, cells[index]])),
    ]),
  );
}

function cellsOf(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function outcomeOf({ verdict, errors: [first] }: QuestionReport): string {
  return first === undefined ? verdict : `${verdict}, step ${first.step} ${first.kind}`;
}

function graded(name: string): Expected {
  const read = (file: string): Buffer => readFileSync(new URL(`${name}/${file}`, examples));
  const assignment = readAssignment(read("assignment.yaml").toString());
  if (!assignment.ok) throw new Error(assignment.faults[0]?.message);
  const grader = createGrader(assignment.value);
  if (!grader.ok) throw new Error(grader.faults[0]?.message);
  const files = readdirSync(new URL(`${name}/submissions`, examples)).map((path) => ({
    path,
    bytes: new Uint8Array(read(`submissions/${path}`)),
  }));
  const questions = assignment.value.questions.map(({ id }) => id);
  return Object.fromEntries(
    groupSubmissions(files, questions).map((student) => {
      const report = grader.value.grade(student);
      const outcomes = report.questions.map((question) => [question.id, outcomeOf(question)]);
      return [report.student, Object.fromEntries(outcomes)];
    }),
  );
}

describe.each([
  ["romania", 6],
  ["inconsistent-heuristic", 4],
  ["tree-a-to-i", 5],
])("examples/%s", (name, students) => {
  it("gives each student of the class what the README's table says", () => {
    const expected = tableOfStudents(name);
    expect(Object.keys(expected)).toHaveLength(students);
    expect(graded(name)).toEqual(expected);
  });
});
