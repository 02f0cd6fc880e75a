import { createGrader, groupSubmissions, readAssignment, type Grader } from "@jejak/grading";
import { composeBoard } from "./compose-board.ts";
import type { AssignmentView, GradingAnswer, GradingRequest } from "./grading-messages.ts";

type Opened = { ok: true; grader: Grader } | { ok: false; faults: readonly string[] };

/** One folder holds everything that is checked: the grader then takes it as one student's. */
const STUDENT = "trace";

/** Answers with the grader of @jejak/grading; the grader of the last assignment is kept. */
export function gradingAnswers(): (request: GradingRequest) => GradingAnswer {
  let last: { text: string; opened: Opened } | null = null;
  const openedFor = (text: string): Opened => {
    last = last?.text === text ? last : { text, opened: open(text) };
    return last.opened;
  };
  return (request) => {
    const { id } = request;
    if (request.kind === "compose") {
      return { kind: "composed", id, board: composeBoard(request.exam, request.wanted) };
    }
    const opened = openedFor(request.assignment);
    if (request.kind === "read") return { kind: "read", id, assignment: viewOf(opened) };
    if (!opened.ok) return { kind: "failed", id, message: opened.faults.join("\n") };
    const { grader } = opened;
    const files = request.files.map(({ path, bytes }) => ({ path: `${STUDENT}/${path}`, bytes }));
    const ids = grader.assignment.questions.map(({ id: question }) => question);
    const [student] = groupSubmissions(files, ids);
    const report = grader.grade(student ?? { student: STUDENT, files: [], notes: [] }, {
      language: request.language,
      level: request.level,
    });
    return { kind: "graded", id, report };
  };
}

function open(text: string): Opened {
  const reading = readAssignment(text);
  if (!reading.ok) {
    return {
      ok: false,
      faults: reading.faults.map(({ place, message }) => {
        return `${place.line}:${place.column} ${message}`;
      }),
    };
  }
  const made = createGrader(reading.value);
  if (!made.ok) return { ok: false, faults: made.faults.map(({ message }) => message) };
  return { ok: true, grader: made.value };
}

function viewOf(opened: Opened): AssignmentView {
  if (!opened.ok) return opened;
  const { title, questions } = opened.grader.assignment;
  return {
    ok: true,
    title,
    questions: questions.map(({ id, title: own, domain, rules, ask }) => ({
      id,
      title: own,
      kind: domain.kind,
      start: domain.start,
      goals: domain.goals,
      rules,
      ask,
    })),
  };
}
