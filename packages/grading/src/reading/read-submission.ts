import { alreadyRead } from "./already-read.ts";
import type { Answer, ReadNote } from "./answer.ts";
import { MAX_FILE_BYTES } from "./decode-text.ts";
import { fileKind } from "./files/file-kind.ts";
import { readFile, type Piece, type Workbooks } from "./files/pieces-of-file.ts";
import type { StudentFile, StudentFiles } from "./group-submissions.ts";
import type { QuestionToRead } from "./question.ts";
import { isBlankAnswer } from "./questions/blank-answer.ts";
import { readAnswer } from "./read-answer.ts";
import type { ReadResult } from "./reading-context.ts";
import type { SubmissionFile } from "./submission-file.ts";
import { readWorkbook, type WorkbookReading } from "./tables/read-workbook.ts";
import { readSheet } from "./tables/sheet-answer.ts";
import { said, type ReaderText } from "./reader-text.ts";

const PROGRAM =
  /\.(?:py|ipynb|java|class|c|h|cc|cpp|hpp|cs|js|ts|go|rs|rb|pl|pas|dpr|kt|m|r|hs|lisp|scm|php|sh|bat|exe)$/i;

/** Reads the spreadsheets among files, for `readSubmission`; all other files are left alone. */
export async function readWorkbooks(files: readonly SubmissionFile[]): Promise<Workbooks> {
  const workbooks = new Map<string, WorkbookReading>();
  for (const { path, bytes } of files) {
    if (isWorkbook(bytes)) workbooks.set(path, await readWorkbook(bytes));
  }
  return workbooks;
}

function isWorkbook(bytes: Uint8Array): boolean {
  return bytes.length <= MAX_FILE_BYTES && fileKind(bytes).kind === "workbook";
}

/**
 * Reads everything that one student handed in, question by question. A file named after a question
 * answers that question; any other text is split by its headings among the questions without a file
 * of their own. What cannot be read is `unreadable`, what is not there `missing`; nothing throws.
 */
export function readSubmission(
  student: Pick<StudentFiles, "files">,
  questions: readonly QuestionToRead[],
  workbooks: Workbooks = new Map(),
): ReadonlyMap<string, Answer> {
  const pieces = new Map<string, Piece[]>(questions.map((question) => [question.id, []]));
  const files = student.files.toSorted(byStem);
  const texts = files.filter((file) => !PROGRAM.test(file.path));
  const add = (ids: readonly string[], piece: Piece): void => {
    for (const id of ids) pieces.get(id)?.push(piece);
  };
  for (const file of texts) {
    const question = questions.find((one) => one.id === file.question);
    if (question !== undefined) readFile(file, [question], [question], workbooks, add);
  }
  const open = questions.filter((question) => pieces.get(question.id)?.length === 0);
  for (const file of texts) {
    const isNamed = questions.some((one) => one.id === file.question);
    if (!isNamed && open.length > 0) readFile(file, questions, open, workbooks, add);
  }
  if (texts.length === 0) {
    const message = said("unreadable.program");
    for (const file of files) {
      add(
        questions.map(({ id }) => id),
        { file: file.path, place: null, message },
      );
    }
  }
  const several = texts.length > 1;
  return new Map(
    questions.map((question) => [
      question.id,
      answerOf(question, pieces.get(question.id) ?? [], several),
    ]),
  );
}

/** `dfs-1.txt` comes behind `dfs.txt`: it replaces it. */
function byStem(a: StudentFile, b: StudentFile): number {
  const [left, right] = [a, b].map((file) => file.path.replace(/\.[^./]*$/, ""));
  return (left ?? "") < (right ?? "") ? -1 : (left ?? "") > (right ?? "") ? 1 : 0;
}

function answerOf(question: QuestionToRead, pieces: readonly Piece[], several: boolean): Answer {
  const filled = pieces.filter((piece) => !("part" in piece) || !isBlankAnswer(piece.part.text));
  const last = filled.findLast((piece) => !("message" in piece)) ?? filled.at(-1);
  if (last === undefined) return { status: "missing" };
  const file = several ? last.file : undefined;
  if ("message" in last) {
    const place = last.place === null || file === undefined ? last.place : { ...last.place, file };
    return { status: "unreadable", files: [last.file], place, message: last.message };
  }
  const result = readPiece(question, last, file);
  if (!result.ok) {
    return {
      status: "unreadable",
      files: [last.file],
      place: result.place,
      message: result.message,
    };
  }
  const others = filled
    .filter((piece) => piece !== last)
    .map((piece) => otherNote(piece, last.file));
  const before = "part" in last ? last.part.notes : [];
  const notes = [
    ...others,
    ...before.map((note) =>
      file === undefined ? note : { ...note, place: { ...note.place, file } },
    ),
    ...result.answer.notes,
  ];
  return { status: "read", answer: { ...result.answer, notes }, files: [last.file] };
}

function readPiece(
  question: QuestionToRead,
  piece: Exclude<Piece, { message: ReaderText }>,
  file: string | undefined,
): ReadResult {
  const { domain, ask, search } = question;
  const context = { search, ...(file === undefined ? {} : { file }) };
  if ("sheet" in piece) return readSheet(piece.sheet, domain, ask, context);
  const { text, firstLine } = piece.part;
  const read = (): ReadResult => readAnswer(text, domain, ask, { ...context, firstLine });
  return file === undefined ? alreadyRead(question, text, firstLine, read) : read();
}

function otherNote(piece: Piece, used: string): ReadNote {
  return {
    place: { file: piece.file, line: 1, column: 1 },
    kind: "ambiguous",
    message: said("read.note.also-answered", { other: piece.file, used }),
  };
}
