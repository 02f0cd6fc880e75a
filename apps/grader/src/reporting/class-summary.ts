import { points } from "./points.ts";
import type { Report, Verdict } from "@jejak/grading";

/** What a teacher wants to know about a class at a glance. */
export interface ClassSummary {
  readonly students: number;
  readonly fullMarks: number;
  /** Mean score over all students; 0 for an empty class. */
  readonly mean: number;
  readonly max: number;
  /** Answers by verdict, over all questions. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** First errors of a kind in a question, commonest first. */
  readonly firstErrors: readonly { question: string; kind: string; students: number }[];
}

export function classSummary({ students }: Report): ClassSummary {
  const verdicts = { correct: 0, partly: 0, wrong: 0, missing: 0, unreadable: 0 };
  const counts = new Map<string, { question: string; kind: string; students: number }>();
  let total = 0;
  for (const { score, questions } of students) {
    total += score;
    for (const { id, verdict, errors } of questions) {
      verdicts[verdict]++;
      const [first] = errors;
      if (first === undefined) continue;
      const key = `${id} ${first.kind}`;
      const count = counts.get(key) ?? { question: id, kind: first.kind, students: 0 };
      counts.set(key, { ...count, students: count.students + 1 });
    }
  }
  return {
    students: students.length,
    fullMarks: students.filter(({ score, max }) => score >= max).length,
    mean: students.length === 0 ? 0 : total / students.length,
    max: students[0]?.max ?? 0,
    verdicts,
    firstErrors: [...counts.values()].toSorted((a, b) => b.students - a.students),
  };
}

const ERRORS_SHOWN = 5;

/** The summary in a few lines for the end of a table. */
export function summaryLines(summary: ClassSummary): string[] {
  const { students, fullMarks, mean, max, verdicts, firstErrors } = summary;
  const who = students === 1 ? "1 student" : `${students} students`;
  const lines = [
    `${who}, ${fullMarks} with full marks, mean ${points(mean)} of ${points(max)}`,
    `answers: ${Object.entries(verdicts)
      .map(([verdict, count]) => `${count} ${verdict}`)
      .join(", ")}`,
  ];
  const shown = firstErrors
    .slice(0, ERRORS_SHOWN)
    .map((error) => `${error.students} ${error.kind} (${error.question})`);
  if (shown.length > 0) lines.push(`commonest first errors: ${shown.join(", ")}`);
  return lines;
}
