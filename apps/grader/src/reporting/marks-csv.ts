import { csvRow } from "./csv-row.ts";
import type { QuestionReport, Report } from "@jejak/grading";

/**
 * The class as CSV, a line for each student: score and maximum, and for each question its score, its
 * verdict and its first error.
 */
export function* marksCsv(report: Report): Generator<string> {
  const ids = report.students[0]?.questions.map(({ id }) => id) ?? [];
  const columns = ["score", "verdict", "step", "error", "message"];
  yield csvRow([
    "student",
    "score",
    "max",
    ...ids.flatMap((id) => columns.map((column) => `${id} ${column}`)),
  ]);
  for (const { student, score, max, questions } of report.students) {
    yield csvRow([student, score, max, ...questions.flatMap(questionCells)]);
  }
}

function questionCells({
  score,
  verdict,
  errors,
  unreadable,
}: QuestionReport): (string | number)[] {
  const [first] = errors;
  if (first === undefined) return [score, verdict, "", "", unreadable?.message ?? ""];
  return [score, verdict, first.step, first.kind, first.message];
}
