import { stringify } from "yaml";
import type { Exam, ExamSearch } from "./exam/exam.ts";
import type { Instance } from "./instances/instance.ts";
import type { DrawnBoard } from "./roster/draw-for-class.ts";

/** The boards that an assignment is written for: the same for everybody, or one for each student. */
export type BoardsForAssignment =
  | { readonly kind: "class"; readonly spare: Instance; readonly students: readonly DrawnBoard[] }
  | { readonly kind: "everybody"; readonly instances: readonly Instance[] };

/** `jejak-assignment/1` as YAML: a question for each search, on each board or on each student's own. */
export function writeAssignment(exam: Exam, boards: BoardsForAssignment): string {
  const { title, preset, searches } = exam;
  const head = {
    format: "jejak-assignment/1",
    title,
    ...(preset === null ? {} : { preset }),
  };
  const [first] = boards.kind === "class" ? [boards.spare] : boards.instances;
  if (first === undefined) throw new RangeError("there is no board to write an assignment for");
  const problem = problemOf(exam, first);
  if (boards.kind === "everybody" && boards.instances.length > 1) {
    const questions = boards.instances.flatMap((instance, at) =>
      searches.map((search) => ({
        ...questionOf(search, `${search.id}-${at + 1}`),
        problem: problemOf(exam, instance),
      })),
    );
    return text(exam, { ...head, questions });
  }
  const questions = searches.map((search) => questionOf(search, search.id));
  if (boards.kind === "everybody") return text(exam, { ...head, problem, questions });
  const problems = new Map(
    boards.students.map(({ student, instance }) => [student, { start: instance.start }]),
  );
  return text(exam, { ...head, problem, problems, questions });
}

function problemOf({ goal, columns, rows }: Exam, { start }: Instance): object {
  return { kind: "puzzle", start, goal, ...(columns === rows ? {} : { columns }) };
}

function questionOf({ written, points }: ExamSearch, id: string): object {
  const rules = Object.fromEntries(
    Object.entries(written).filter(([, value]) => value !== undefined),
  );
  return { id, rules, ask: "visits", points };
}

function text({ seed }: Exam, assignment: object): string {
  // No references between equal parts: people read and change this file.
  const body = stringify(assignment, { aliasDuplicateObjects: false, lineWidth: 0 });
  return `# Written by jejak compose with seed ${seed}: the same wishes and seed give the same boards.\n${body}`;
}
