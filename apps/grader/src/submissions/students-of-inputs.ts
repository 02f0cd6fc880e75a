import { groupSubmissions, type StudentFiles, type SubmissionFile } from "@jejak/grading";
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

/**
 * The students of all arguments, sorted by name. A folder or an archive holds a class unless
 * everything in it is named after questions or its own name is a student's; then it is one student.
 */
export function studentsOfInputs(
  inputs: readonly Input[],
  questionIds: readonly string[],
): Student[] {
  const single = joined(
    inputs.filter(({ kind }) => kind === "file").map((input) => withFolder(input, questionIds)),
  );
  const many = inputs.filter(({ kind }) => kind !== "file");
  const groups = [
    single,
    ...many.map((input) => (isOneStudents(input, questionIds) ? below(input) : input)),
  ].map((input) => ({ input, students: group(input, questionIds) }));
  const holders = new Map<string, number>();
  for (const { student } of groups.flatMap(({ students }) => students)) {
    holders.set(student, (holders.get(student) ?? 0) + 1);
  }
  return groups
    .flatMap(({ input, students }) =>
      students.map((one) =>
        (holders.get(one.student) ?? 0) > 1 ? toldApart(one, input.argument) : one,
      ),
    )
    .toSorted((a, b) => (a.student < b.student ? -1 : a.student > b.student ? 1 : 0));
}

/** Everything that one argument holds, as one student's. */
export function oneStudentOf(input: Input, questionIds: readonly string[]): Student | null {
  const whole = input.kind === "file" ? withFolder(input, questionIds) : below(input);
  return group(whole, questionIds)[0] ?? null;
}

function group(input: Pick<Input, "files" | "unread">, questionIds: readonly string[]): Student[] {
  // A file that could not be read still says whose it is.
  const unread = new Map(input.unread.map((file) => [file.path, file]));
  const placeholders = input.unread.map(({ path }): SubmissionFile => ({
    path,
    bytes: new Uint8Array(),
  }));
  return groupSubmissions([...input.files, ...placeholders], questionIds).map((student) => ({
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
function withFolder(input: Input, questionIds: readonly string[]): Input {
  const stem = basename(input.argument).replace(/(?<=.)\.[^.]*$/, "");
  if (questionNamed(stem, questionIds) === null || holdsNumber(stem)) return input;
  return below({ ...input, name: basename(dirname(resolve(input.argument))) });
}

function below(input: Input): Input {
  const put = <File extends { path: string }>(file: File): File => ({
    ...file,
    path: `${input.name}/${file.path}`,
  });
  return { ...input, files: input.files.map(put), unread: input.unread.map(put) };
}

function isOneStudents(input: Input, questionIds: readonly string[]): boolean {
  const students = group(input, questionIds);
  const areQuestions = students.every(
    ({ student }) => !holdsNumber(student) && questionNamed(student, questionIds) !== null,
  );
  return (
    areQuestions ||
    (students.length === 1 && holdsNumber(input.name) && !holdsNumber(students[0]?.student ?? ""))
  );
}

/** The question that a name says, as a file of that name in a student's folder would be read. */
function questionNamed(name: string, questionIds: readonly string[]): string | null {
  const file = { path: `folder/${name}`, bytes: new Uint8Array() };
  return groupSubmissions([file], questionIds)[0]?.files[0]?.question ?? null;
}

/** A student's number is known by four digits in a row. */
function holdsNumber(name: string): boolean {
  return /\d{4}/.test(name);
}
