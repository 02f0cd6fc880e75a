import Fraction from "fraction.js";
import type { Assignment, FeedbackLevel, Language, Question } from "./assignment/assignment.ts";
import { rosterMatch } from "./reading/roster.ts";
import { DiagnosisLab } from "./diagnosis/diagnosis-lab.ts";
import { answerKey, type AnswerKey } from "./grade/answer-key.ts";
import { gradeQuestion, type AnswerMemory, type ReportStyle } from "./grade/grade-question.ts";
import type { StudentFiles } from "./reading/group-submissions.ts";
import type { QuestionToRead } from "./reading/question.ts";
import type { Workbooks } from "./reading/files/pieces-of-file.ts";
import { readSubmission } from "./reading/read-submission.ts";
import type { StudentReport } from "./report/report.ts";

/** How a report is written where it should not be as the assignment says. */
export interface GradeOptions {
  readonly language?: Language;
  readonly level?: FeedbackLevel;
  /** The student's spreadsheets, read by `readWorkbooks`; without them a spreadsheet is unreadable. */
  readonly workbooks?: Workbooks;
}

/** Grades one student after another; what it has computed for one serves the next. */
export interface Grader {
  readonly assignment: Assignment;
  readonly keys: readonly AnswerKey[];
  grade(student: StudentFiles, options?: GradeOptions): StudentReport;
}

/** A grader for the assignment, or the questions whose search does not end. */
export function createGrader(
  assignment: Assignment,
): { ok: true; value: Grader } | { ok: false; faults: { path: string; message: string }[] } {
  const faults: { path: string; message: string }[] = [];
  const made = new Map<Question, AnswerKey>();
  const keysOf = (questions: readonly Question[], owner: string | null): AnswerKey[] =>
    questions.flatMap((question, index) => {
      const known = made.get(question);
      if (known !== undefined) return known;
      const key = answerKey(question, assignment.bound);
      if (key.ok) {
        made.set(question, key.value);
        return key.value;
      }
      const path = owner === null ? `questions[${index + 1}]` : `problems.${owner}`;
      faults.push({ path, message: `question ${question.id}: ${key.message}` });
      return [];
    });
  const keys = keysOf(assignment.questions, null);
  const own = new Map<string, OwnProblem>();
  for (const [student, questions] of assignment.ownQuestions) {
    own.set(student, { keys: keysOf(questions, student), atWork: null });
  }
  if (faults.length > 0) return { ok: false, faults };
  const questions = questionsAtWork(keys);
  const roster = [...own.keys()].map((student) => ({ student }));
  return {
    ok: true,
    value: {
      assignment,
      keys,
      grade: (student, options = {}) => {
        const name = own.has(student.student)
          ? student.student
          : rosterMatch(student.student, roster);
        const mine = name === null ? undefined : own.get(name);
        if (mine !== undefined) {
          mine.atWork ??= questionsAtWork(mine.keys);
          return gradeStudent(assignment, mine.atWork, student, options);
        }
        const note = `the assignment has no problem of "${student.student}"'s own; graded on the problem of everybody else`;
        const notes = own.size === 0 ? student.notes : [...student.notes, note];
        return gradeStudent(assignment, questions, { ...student, notes }, options);
      },
    },
  };
}

/** A student's own problem: its keys, and what has been computed on it once it was graded. */
interface OwnProblem {
  readonly keys: readonly AnswerKey[];
  atWork: readonly QuestionAtWork[] | null;
}

function questionsAtWork(keys: readonly AnswerKey[]): QuestionAtWork[] {
  const goals = [...new Set(keys.flatMap(({ question }) => question.domain.goals))];
  return keys.map((key) => ({
    lab: new DiagnosisLab(key, goals),
    memory: new Map(),
    toRead: toRead(key),
  }));
}

/** A question with what serves from one student to the next. */
interface QuestionAtWork {
  readonly lab: DiagnosisLab;
  readonly memory: AnswerMemory;
  readonly toRead: QuestionToRead;
}

function toRead({ question: { id, title, rules, ask, domain } }: AnswerKey): QuestionToRead {
  const titles = title === null ? {} : { titles: [title] };
  return { id, search: rules.search, ask, domain, ...titles };
}

function gradeStudent(
  assignment: Assignment,
  questions: readonly QuestionAtWork[],
  student: StudentFiles,
  { language = assignment.language, level = assignment.feedback, workbooks }: GradeOptions,
): StudentReport {
  const style: ReportStyle = { language, level, round: assignment.round };
  const answers = readSubmission(
    student,
    questions.map(({ toRead }) => toRead),
    workbooks,
  );
  const graded = questions.map(({ lab, memory }) =>
    gradeQuestion(lab, answers.get(lab.key.question.id) ?? { status: "missing" }, style, memory),
  );
  return {
    student: student.student,
    files: student.files.map(({ path }) => path),
    score: total(
      assignment,
      graded.map(({ score }) => score),
    ).valueOf(),
    max: maximum(assignment).valueOf(),
    questions: graded.map(({ report }) => report),
    ...(student.notes.length === 0 ? {} : { notes: student.notes }),
  };
}

/** Bonus questions add to the score and not to the maximum; the cap is the last word. */
function total({ cap }: Assignment, scores: readonly Fraction[]): Fraction {
  const sum = scores.reduce((all, score) => all.add(score), new Fraction(0));
  return cap !== null && sum.compare(cap) > 0 ? cap : sum;
}

function maximum({ questions }: Assignment): Fraction {
  return questions
    .filter(({ isBonus }) => !isBonus)
    .reduce((all, { points }) => all.add(points), new Fraction(0));
}
