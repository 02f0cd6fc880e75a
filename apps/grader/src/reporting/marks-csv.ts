import { csvRow } from "./csv-row.ts";
import type { QuestionReport, Report } from "@jejak/grading";

/**
 * The class as CSV, a line for each student: score and maximum, and for each question its score, its
 * verdict, its first error and the misunderstanding that explains it.
 */
export function* marksCsv(report: Report): Generator<string> {
  const ids = report.students[0]?.questions.map(({ id }) => id) ?? [];
  const columns = ["score", "verdict", "step", "error", "message", "diagnosis"];
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

function questionCells(question: QuestionReport): (string | number)[] {
  const { score, verdict, errors, unreadable, diagnosis } = question;
  const [first] = errors;
  const message = first?.message ?? unreadable?.message ?? "";
  const explained = diagnosis[0]?.name ?? "";
  return [score, verdict, first?.step ?? "", first?.kind ?? "", message, explained];
}
