import type { Place } from "../place.ts";
import type { Answer, ReadNote } from "./answer.ts";
import { isBlankAnswer } from "./questions/blank-answer.ts";
import { decodeText, MAX_FILE_BYTES } from "./decode-text.ts";
import { fileKind } from "./files/file-kind.ts";
import type { StudentFile, StudentFiles } from "./group-submissions.ts";
import { questionCalled } from "./questions/question-heading.ts";
import type { QuestionToRead } from "./question.ts";
import { readAnswer } from "./read-answer.ts";
import { readWorkbook, type Sheet, type WorkbookReading } from "./tables/read-workbook.ts";
import type { ReadResult } from "./reading-context.ts";
import { readSheet, sheetText } from "./tables/sheet-answer.ts";
import { splitByField } from "./questions/split-by-field.ts";
import { splitQuestions, type QuestionPart } from "./questions/split-questions.ts";
import type { SubmissionFile } from "./submission-file.ts";

/** A question's part of one file (a text or a sheet), or why the file gives none. */
type Piece =
  | { readonly file: string; readonly part: QuestionPart }
  | { readonly file: string; readonly sheet: Sheet }
  | { readonly file: string; readonly place: Place | null; readonly message: string };

const PROGRAM =
  /\.(?:py|ipynb|java|class|c|h|cc|cpp|hpp|cs|js|ts|go|rs|rb|pl|pas|dpr|kt|m|r|hs|lisp|scm|php|sh|bat|exe)$/i;

/** The spreadsheets of a submission by path, read beforehand: unpacking them takes a while and is not done here. */
export type Workbooks = ReadonlyMap<string, WorkbookReading>;

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
    const message = "this is a program; hand in what it prints, as text or CSV";
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

type Add = (ids: readonly string[], piece: Piece) => void;

/** `dfs-1.txt` comes behind `dfs.txt`: it replaces it. */
function byStem(a: StudentFile, b: StudentFile): number {
  const [left, right] = [a, b].map((file) => file.path.replace(/\.[^./]*$/, ""));
  return (left ?? "") < (right ?? "") ? -1 : (left ?? "") > (right ?? "") ? 1 : 0;
}

/** Gives each of `open`, the questions without an answer yet, its piece of a file that may answer all of `questions`. */
function readFile(
  file: StudentFile,
  questions: readonly QuestionToRead[],
  open: readonly QuestionToRead[],
  workbooks: Workbooks,
  add: Add,
): void {
  const ids = open.map(({ id }) => id);
  const workbook = workbooks.get(file.path);
  if (workbook?.ok === true) return readSheets(file, workbook.sheets, questions, ids, add);
  if (workbook !== undefined)
    return add(ids, { file: file.path, place: null, message: workbook.message });
  const decoded = decodeText(file.bytes);
  if (!decoded.ok)
    return add(ids, { file: file.path, place: decoded.place, message: decoded.message });
  shareText(file, decoded.text, questions, open, add, encodingNotes(decoded.encoding));
}

/** Only an encoding that had to be guessed is worth a word. */
function encodingNotes(encoding: string): readonly ReadNote[] {
  if (!encoding.startsWith("windows")) return [];
  const message = `the file is not UTF-8; it is read as ${encoding.replace("windows", "Windows")}`;
  return [{ place: { line: 1, column: 1 }, kind: "assumed", message }];
}

function shareText(
  file: StudentFile,
  text: string,
  questions: readonly QuestionToRead[],
  open: readonly QuestionToRead[],
  add: Add,
  notes: readonly ReadNote[] = [],
): void {
  const domain = open[0]?.domain;
  if (domain === undefined || isBlankAnswer(text)) return;
  const fields = questions.length > 1 ? splitByField(text, questions, domain) : null;
  const byHeading =
    fields === null
      ? splitQuestions(text, questions, domain)
      : ({ ok: true, parts: fields } as const);
  // What no heading tells apart may still be the one question that is left.
  const retry = !byHeading.ok && open.length < questions.length;
  const split = retry ? splitQuestions(text, open, domain) : byHeading;
  if (!split.ok) {
    const { place, message } = split;
    return add(
      open.map(({ id }) => id),
      { file: file.path, place, message },
    );
  }
  for (const { id } of open) {
    const part = split.parts.get(id);
    if (part === undefined) continue;
    add([id], { file: file.path, part: { ...part, notes: [...notes, ...part.notes] } });
  }
}

/** Sheets are named after questions; else a single sheet is shared like a text, and several answer in order. */
function readSheets(
  file: StudentFile,
  sheets: readonly Sheet[],
  questions: readonly QuestionToRead[],
  ids: readonly string[],
  add: Add,
): void {
  const filled = sheets.filter((sheet) =>
    sheet.rows.some((row) => row.some(({ text }) => text.trim() !== "")),
  );
  const named = filled.map((sheet) => ({ sheet, question: questionCalled(sheet.name, questions) }));
  const hits = named.filter(({ question }) => question !== null);
  for (const { sheet, question } of hits) {
    if (question !== null && ids.includes(question)) add([question], { file: file.path, sheet });
  }
  const [only] = filled;
  if (hits.length > 0 || only === undefined) return;
  const [id] = ids;
  if (id !== undefined && questions.length === 1)
    return add([id], { file: file.path, sheet: only });
  if (filled.length === 1) {
    const open = questions.filter((question) => ids.includes(question.id));
    return shareText(file, sheetText(only), questions, open, add);
  }
  const marks = questions.map((question) => `"${question.id}"`).join(", ");
  add(ids, {
    file: file.path,
    place: null,
    message: `no sheet is named after a question; name the sheets ${marks}`,
  });
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
  { domain, ask, search }: QuestionToRead,
  piece: Exclude<Piece, { message: string }>,
  file: string | undefined,
): ReadResult {
  const context = { search, ...(file === undefined ? {} : { file }) };
  if ("sheet" in piece) return readSheet(piece.sheet, domain, ask, context);
  const { text, firstLine } = piece.part;
  return readAnswer(text, domain, ask, { ...context, firstLine });
}

function otherNote(piece: Piece, used: string): ReadNote {
  return {
    place: { file: piece.file, line: 1, column: 1 },
    kind: "ambiguous",
    message: `the question is also answered in ${piece.file}; ${used} counts`,
  };
}
