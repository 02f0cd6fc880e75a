import { readAssignment } from "../assignment/read-assignment.ts";
import { createGrader, type GradeOptions, type Grader } from "../grader.ts";
import type { QuestionReport, StudentReport } from "../report/report.ts";

/** A grader for an assignment of a test, as YAML text or as plain data; what is wrong with it is thrown. */
export function graderOf(assignment: string | Readonly<Record<string, unknown>>): Grader {
  const text =
    typeof assignment === "string"
      ? assignment
      : JSON.stringify({ format: "jejak-assignment/1", ...assignment });
  const read = readAssignment(text);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join("\n"));
  const made = createGrader(read.value);
  if (!made.ok) throw new Error(made.faults.map(({ message }) => message).join("\n"));
  return made.value;
}

/** Grades one student whose files are named after the questions. */
export function gradeTexts(
  grader: Grader,
  texts: Readonly<Record<string, string>>,
  options: GradeOptions = {},
): StudentReport {
  const files = Object.entries(texts).map(([question, text]) => ({
    path: `${question}.txt`,
    bytes: new TextEncoder().encode(text),
    question,
  }));
  return grader.grade({ student: "2301923", files, notes: [] }, options);
}

/** The report on the only question of an assignment: `lines` are what the student wrote. */
export function gradeLines(
  grader: Grader,
  lines: readonly string[],
  options: GradeOptions = {},
): QuestionReport {
  const id = grader.keys[0]?.question.id ?? "";
  const [question] = gradeTexts(grader, { [id]: lines.join("\n") }, options).questions;
  if (question === undefined) throw new TypeError("the assignment has no question");
  return question;
}
