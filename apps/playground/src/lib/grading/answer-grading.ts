import {
  createGrader,
  groupSubmissions,
  readAnswer,
  readAssignment,
  readSubmission,
  readWorkbooks,
  type Grader,
  type Question,
  type QuestionReport,
  type ReadAnswer,
} from "@jejak/grading";
import { boardColumns } from "./board-columns.ts";
import { composeBoard } from "./compose-board.ts";
import { errorTree } from "./error-tree.ts";
import type {
  AssignmentView,
  GradingAnswer,
  GradingRequest,
  ShownAnswer,
} from "./grading-messages.ts";
import { graphText } from "./graph-text.ts";
import { readRows } from "./read-rows.ts";

type Opened = { ok: true; grader: Grader } | { ok: false; faults: readonly string[] };
type GradeRequest = Extract<GradingRequest, { kind: "grade" }>;

/** One folder holds everything that is checked: the grader then takes it as one student's. */
const STUDENT = "trace";

/** Answers with the grader of @jejak/grading; the grader of the last assignment is kept. */
export function gradingAnswers(): (request: GradingRequest) => Promise<GradingAnswer> {
  let last: { text: string; opened: Opened } | null = null;
  const openedFor = (text: string): Opened => {
    last = last?.text === text ? last : { text, opened: open(text) };
    return last.opened;
  };
  return async (request) => {
    const { id } = request;
    if (request.kind === "compose") {
      return { kind: "composed", id, board: composeBoard(request.exam, request.wanted) };
    }
    const opened = openedFor(request.assignment);
    if (request.kind === "read") return { kind: "read", id, assignment: viewOf(opened) };
    if (!opened.ok) return { kind: "failed", id, message: opened.faults.join("\n") };
    const { grader } = opened;
    if (request.kind === "rows") {
      const question = grader.assignment.questions.find(({ id: one }) => one === request.question);
      return {
        kind: "rows",
        id,
        rows: question === undefined ? [] : rowsOf(question, request.text),
      };
    }
    return grade(grader, request);
  };
}

async function grade(grader: Grader, request: GradeRequest): Promise<GradingAnswer> {
  const files = request.files.map(({ path, bytes }) => ({ path: `${STUDENT}/${path}`, bytes }));
  const { questions } = grader.assignment;
  const ids = questions.map(({ id }) => id);
  const [found] = groupSubmissions(files, ids);
  const student = found ?? { student: STUDENT, files: [], notes: [] };
  const workbooks = await readWorkbooks(student.files);
  const { language, level } = request;
  const report = grader.grade(student, { language, level, workbooks });
  const toRead = questions.map(({ id, rules, ask, domain }) => ({
    id,
    search: rules.search,
    ask,
    domain,
  }));
  const answers = readSubmission(student, toRead, workbooks);
  const shown: Record<string, ShownAnswer> = {};
  for (const question of questions) {
    const answer = answers.get(question.id);
    const own = report.questions.find(({ id }) => id === question.id);
    if (answer?.status === "read" && own !== undefined) {
      shown[question.id] = shownAnswer(question, answer.answer, own);
    }
  }
  return { kind: "graded", id: request.id, report, shown };
}

function shownAnswer(
  question: Question,
  answer: ReadAnswer,
  { errors: [first] }: QuestionReport,
): ShownAnswer {
  const words = answer.steps.map(({ state }) => (state.ok ? state.word : ""));
  return {
    rows: readRows(answer),
    tree: first === undefined ? null : errorTree(question, words, first),
  };
}

function rowsOf({ domain, ask, rules }: Question, text: string): ShownAnswer["rows"] {
  const read = readAnswer(text, domain, ask, { search: rules.search });
  return read.ok ? readRows(read.answer) : [];
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
      columns: boardColumns(domain),
      graph: graphText(domain),
      goals: domain.goals,
      rules,
      ask,
    })),
  };
}
