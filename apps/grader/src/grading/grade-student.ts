import {
  readWorkbooks,
  type Assignment,
  type FeedbackLevel,
  type Grader,
  type QuestionReport,
  type StudentReport,
} from "@jejak/grading";
import type { Student } from "../submissions/students-of-inputs.ts";

/**
 * Grades one student. Whatever goes wrong with this submission stays with it: a file that could not
 * be read, or a fault of Jejak itself, makes questions unreadable and nothing else.
 */
export async function gradeStudent(
  grader: Grader,
  assignment: Assignment,
  student: Student,
  level: FeedbackLevel,
): Promise<StudentReport> {
  return withUnread(await gradedOrFailed(grader, assignment, student, level), student);
}

async function gradedOrFailed(
  grader: Grader,
  assignment: Assignment,
  student: Student,
  level: FeedbackLevel,
): Promise<StudentReport> {
  try {
    return grader.grade(student, { level, workbooks: await readWorkbooks(student.files) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Jejak failed on this submission (${reason}); please report it as a bug`;
    const questions = assignment.questions.map(({ id, points }): QuestionReport => ({
      id,
      score: 0,
      max: points.valueOf(),
      verdict: "unreadable",
      unreadable: { place: null, message },
      errors: [],
      diagnosis: [],
      marks: [],
    }));
    const max = questions.reduce((sum, question) => sum + question.max, 0);
    const files = student.files.map(({ path }) => path);
    return { student: student.student, files, score: 0, max, questions };
  }
}

/** A question without an answer may have had it in a file that could not be read. */
function withUnread(report: StudentReport, { unread }: Student): StudentReport {
  if (unread.length === 0) return report;
  return {
    ...report,
    files: [...report.files, ...unread.map(({ path }) => path)],
    questions: report.questions.map((question): QuestionReport => {
      const file = unread.find((one) => one.question === null || one.question === question.id);
      if (question.verdict !== "missing" || file === undefined) return question;
      const message = `${file.path}: ${file.message}`;
      return { ...question, verdict: "unreadable", unreadable: { place: null, message } };
    }),
  };
}
