import {
  groupSubmissions,
  questionOfName,
  type Roster,
  type StudentFiles,
  type SubmissionFile,
} from "@jejak/grading";
import { basename, dirname, resolve } from "node:path";
import type { Input } from "./collect-submissions.ts";
import type { UnreadFile } from "./found-file.ts";

/** One student with everything handed in, and what of it could not be read. */
export interface Student extends StudentFiles {
  readonly unread: readonly UnreadAnswer[];
}

/** A file that could not be read, and the question that its name says; null where it says none. */
interface UnreadAnswer extends UnreadFile {
  readonly question: string | null;
}

/** How the files of a class are told apart: by the questions, and by the class list where there is one. */
export interface ClassNames {
  readonly questionIds: readonly string[];
  readonly roster: Roster;
}

/** A class with everybody who handed in something or stands on its list, sorted by name. */
export interface ListedClass {
  readonly students: readonly Student[];
  /** Those who handed in something and do not stand on the list; nobody where there is no list. */
  readonly strangers: readonly string[];
}

/**
 * The students of all arguments. A folder or an archive holds a class unless everything in it is
 * named after questions or its own name is a student's; then it is one student.
 */
export function studentsOfInputs(inputs: readonly Input[], names: ClassNames): ListedClass {
  const single = joined(
    inputs.filter(({ kind }) => kind === "file").map((input) => withFolder(input, names)),
  );
  const many = inputs.filter(({ kind }) => kind !== "file");
  const groups = [
    single,
    ...many.map((input) => (isOneStudents(input, names) ? below(input) : input)),
  ].map((input) => ({ input, students: group(input, names) }));
  const holders = new Map<string, number>();
  for (const { student } of groups.flatMap(({ students }) => students)) {
    holders.set(student, (holders.get(student) ?? 0) + 1);
  }
  const present = groups.flatMap(({ input, students }) =>
    students.map((one) =>
      (holders.get(one.student) ?? 0) > 1 ? toldApart(one, input.argument) : one,
    ),
  );
  const absent = names.roster
    .filter(({ student }) => !holders.has(student))
    .map(({ student }): Student => ({ student, files: [], notes: [], unread: [] }));
  return {
    students: [...present, ...absent].toSorted((a, b) => compare(a.student, b.student)),
    strangers: strangersAmong([...holders.keys()], names.roster).toSorted(compare),
  };
}

/** Everything that one argument holds, as one student's. */
export function oneStudentOf(input: Input, names: ClassNames): Student | null {
  const whole = input.kind === "file" ? withFolder(input, names) : below(input);
  return group(whole, names)[0] ?? null;
}

/** Those of these students who do not stand on the list; nobody where there is no list. */
export function strangersAmong(students: readonly string[], roster: Roster): string[] {
  if (roster.length === 0) return [];
  const listed = new Set(roster.map(({ student }) => student));
  return students.filter((student) => !listed.has(student));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function group(input: Pick<Input, "files" | "unread">, names: ClassNames): Student[] {
  // A file that could not be read still says whose it is.
  const unread = new Map(input.unread.map((file) => [file.path, file]));
  const placeholders = input.unread.map(({ path }): SubmissionFile => ({
    path,
    bytes: new Uint8Array(),
  }));
  const files = [...input.files, ...placeholders];
  return groupSubmissions(files, names.questionIds, names.roster).map((student) => ({
    ...student,
    files: student.files.filter(({ path }) => !unread.has(path)),
    unread: student.files.flatMap(({ path, question }) => {
      const file = unread.get(path);
      return file === undefined ? [] : [{ ...file, question }];
    }),
  }));
}

/** Two arguments that hold the same student are two submissions: they are kept apart. */
function toldApart(student: Student, argument: string): Student {
  const note = `"${student.student}" is in more than one argument; they are kept apart`;
  return {
    ...student,
    student: `${student.student} (${argument})`,
    notes: [...student.notes, note],
  };
}

function joined(inputs: readonly Input[]): Pick<Input, "files" | "unread" | "argument"> {
  return {
    argument: inputs.map(({ argument }) => argument).join(", "),
    files: inputs.flatMap(({ files }) => files),
    unread: inputs.flatMap(({ unread }) => unread),
  };
}

/** A file that is named after a question, such as `2301902/dfs.txt`, belongs to the folder it lies in. */
function withFolder(input: Input, { questionIds }: ClassNames): Input {
  const stem = basename(input.argument).replace(/(?<=.)\.[^.]*$/, "");
  if (questionOfName(stem, questionIds) === null || holdsNumber(stem)) return input;
  return below({ ...input, name: basename(dirname(resolve(input.argument))) });
}

function below(input: Input): Input {
  const put = <File extends { path: string }>(file: File): File => ({
    ...file,
    path: `${input.name}/${file.path}`,
  });
  return { ...input, files: input.files.map(put), unread: input.unread.map(put) };
}

function isOneStudents(input: Input, names: ClassNames): boolean {
  const students = group(input, names);
  const areQuestions = students.every(
    ({ student }) => !holdsNumber(student) && questionOfName(student, names.questionIds) !== null,
  );
  return (
    areQuestions ||
    (students.length === 1 && holdsNumber(input.name) && !holdsNumber(students[0]?.student ?? ""))
  );
}

/** A student's number is known by four digits in a row. */
function holdsNumber(name: string): boolean {
  return /\d{4}/.test(name);
}
