import { points } from "./points.ts";
import type { QuestionReport, Report, Verdict } from "@jejak/grading";

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
  readonly firstErrors: readonly Count[];
  /** The likeliest misunderstandings by question, commonest first. */
  readonly misunderstandings: readonly Count[];
}

/** How many students have something in a question. */
interface Count {
  readonly question: string;
  readonly name: string;
  readonly students: number;
}

export function classSummary({ students }: Report): ClassSummary {
  const verdicts = { correct: 0, partly: 0, wrong: 0, missing: 0, unreadable: 0 };
  const questions = students.flatMap((student) => student.questions);
  for (const { verdict } of questions) verdicts[verdict]++;
  const total = students.reduce((sum, { score }) => sum + score, 0);
  return {
    students: students.length,
    fullMarks: students.filter(({ score, max }) => score >= max).length,
    mean: students.length === 0 ? 0 : total / students.length,
    max: students[0]?.max ?? 0,
    verdicts,
    firstErrors: counted(questions, ({ errors }) => errors[0]?.kind),
    misunderstandings: counted(questions, ({ diagnosis }) => diagnosis[0]?.name),
  };
}

function counted(
  questions: readonly QuestionReport[],
  nameIn: (question: QuestionReport) => string | undefined,
): Count[] {
  const counts = new Map<string, Count>();
  for (const question of questions) {
    const name = nameIn(question);
    if (name === undefined) continue;
    const key = `${question.id} ${name}`;
    const students = (counts.get(key)?.students ?? 0) + 1;
    counts.set(key, { question: question.id, name, students });
  }
  return [...counts.values()].toSorted((a, b) => b.students - a.students);
}

const COUNTS_SHOWN = 5;

/** The summary in a few lines for the end of a table. */
export function summaryLines(summary: ClassSummary): string[] {
  const { students, fullMarks, mean, max, verdicts, firstErrors, misunderstandings } = summary;
  const who = students === 1 ? "1 student" : `${students} students`;
  const lines = [
    `${who}, ${fullMarks} with full marks, mean ${points(mean)} of ${points(max)}`,
    `answers: ${Object.entries(verdicts)
      .map(([verdict, count]) => `${count} ${verdict}`)
      .join(", ")}`,
  ];
  if (firstErrors.length > 0) lines.push(`commonest first errors: ${commonest(firstErrors)}`);
  if (misunderstandings.length > 0) {
    lines.push(`commonest misunderstandings: ${commonest(misunderstandings)}`);
  }
  return lines;
}

function commonest(counts: readonly Count[]): string {
  return counts
    .slice(0, COUNTS_SHOWN)
    .map(({ students, name, question }) => `${students} ${name} (${question})`)
    .join(", ");
}
