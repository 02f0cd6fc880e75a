import type { OldQuestion, OldReport } from "./read-report.ts";
import type { QuestionReport, Report } from "./report.ts";

/** A question whose marks are not what they were, or a student who is only in one of the reports. */
export interface MarksChange {
  readonly student: string;
  /** null where the whole student came or went. */
  readonly question: string | null;
  /** null where there was nothing before, or is nothing now. */
  readonly before: number | null;
  readonly after: number | null;
  /** What was found before and now, such as "out-of-order at step 5 -> correct". */
  readonly why: string;
}

/** Whose marks differ between two reports, and why; students in the order of the new report. */
export function compareReports(before: OldReport, after: Report): readonly MarksChange[] {
  const old = new Map(before.students.map((student) => [student.student, student]));
  const changes: MarksChange[] = [];
  for (const { student, score, questions } of after.students) {
    const known = old.get(student);
    old.delete(student);
    if (known === undefined) {
      changes.push({ student, question: null, before: null, after: score, why: "new" });
      continue;
    }
    for (const question of questions) {
      const was = known.questions.find(({ id }) => id === question.id);
      if (was?.score !== question.score) changes.push(questionChange(student, was, question));
    }
    for (const was of known.questions) {
      if (questions.some(({ id }) => id === was.id)) continue;
      const why = `${findingOf(was)} -> no longer asked`;
      changes.push({ student, question: was.id, before: was.score, after: null, why });
    }
  }
  for (const { student, score } of old.values()) {
    changes.push({ student, question: null, before: score, after: null, why: "gone" });
  }
  return changes;
}

function questionChange(
  student: string,
  was: OldQuestion | undefined,
  now: QuestionReport,
): MarksChange {
  const before = was?.score ?? null;
  const earlier = was === undefined ? "not asked" : findingOf(was);
  const later = findingOf(now);
  const why = earlier === later ? `${later}, marked otherwise` : `${earlier} -> ${later}`;
  return { student, question: now.id, before, after: now.score, why };
}

/** "correct", "missing", or the first error with the number of the others. */
function findingOf({ verdict, errors }: OldQuestion | QuestionReport): string {
  const [first, ...others] = errors;
  if (first === undefined) return verdict;
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return `${first.kind} at step ${first.step}${more}`;
}
