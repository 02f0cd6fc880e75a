import type { Answer, ReadNote } from "./answer.ts";
import { decodeText } from "./decode-text.ts";
import type { StudentFile, StudentFiles } from "./group-submissions.ts";
import { isBlankAnswer } from "./blank-answer.ts";
import type { QuestionToRead } from "./question.ts";
import { readAnswer } from "./read-answer.ts";
import { splitQuestions, type QuestionPart } from "./split-questions.ts";

/** A question's part of one file, or why the file gives none. */
type Piece =
  | { readonly file: string; readonly part: QuestionPart }
  | {
      readonly file: string;
      readonly place: { line: number; column: number } | null;
      readonly message: string;
    };

const PROGRAM =
  /\.(?:py|ipynb|java|class|c|h|cc|cpp|hpp|cs|js|ts|go|rs|rb|pl|pas|dpr|kt|m|r|hs|lisp|scm|php|sh|bat|exe)$/i;

/**
 * Reads everything that one student handed in, question by question. A file named after a question
 * answers that question; any other text is split by its headings among the questions without a file
 * of their own. What cannot be read is `unreadable`, what is not there `missing`; nothing throws.
 */
export function readSubmission(
  student: Pick<StudentFiles, "files">,
  questions: readonly QuestionToRead[],
): ReadonlyMap<string, Answer> {
  const pieces = new Map<string, Piece[]>(questions.map((question) => [question.id, []]));
  const files = student.files.toSorted(byStem);
  const texts = files.filter((file) => !PROGRAM.test(file.path));
  for (const file of texts) {
    if (file.question !== null && pieces.has(file.question)) readNamed(file, questions, pieces);
  }
  const open = questions.filter((question) => pieces.get(question.id)?.length === 0);
  for (const file of texts) {
    if (file.question !== null && pieces.has(file.question)) continue;
    if (open.length > 0) readShared(file, questions, open, pieces);
  }
  if (texts.length === 0) for (const file of files) refuseProgram(file, questions, pieces);
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

function readNamed(
  file: StudentFile,
  questions: readonly QuestionToRead[],
  pieces: ReadonlyMap<string, Piece[]>,
): void {
  const question = questions.find((one) => one.id === file.question);
  if (question === undefined) return;
  const decoded = decodeText(file.bytes);
  if (!decoded.ok) {
    pieces
      .get(question.id)
      ?.push({ file: file.path, place: decoded.place, message: decoded.message });
    return;
  }
  const split = splitQuestions(decoded.text, [question], question.domain);
  const part = split.ok ? split.parts.get(question.id) : undefined;
  if (part !== undefined) pieces.get(question.id)?.push({ file: file.path, part });
}

function readShared(
  file: StudentFile,
  questions: readonly QuestionToRead[],
  open: readonly QuestionToRead[],
  pieces: ReadonlyMap<string, Piece[]>,
): void {
  const refuse = (place: { line: number; column: number } | null, message: string): void => {
    for (const question of open) pieces.get(question.id)?.push({ file: file.path, place, message });
  };
  const decoded = decodeText(file.bytes);
  if (!decoded.ok) {
    refuse(decoded.place, decoded.message);
    return;
  }
  const domain = open[0]?.domain;
  if (isBlankAnswer(decoded.text)) return;
  const byHeading = splitQuestions(decoded.text, questions, domain);
  const split =
    byHeading.ok || open.length === questions.length
      ? byHeading
      : splitQuestions(decoded.text, open, domain);
  if (!split.ok) {
    refuse(split.place, split.message);
    return;
  }
  for (const question of open) {
    const part = split.parts.get(question.id);
    if (part !== undefined) pieces.get(question.id)?.push({ file: file.path, part });
  }
}

function refuseProgram(
  file: StudentFile,
  questions: readonly QuestionToRead[],
  pieces: ReadonlyMap<string, Piece[]>,
): void {
  for (const question of questions) {
    pieces.get(question.id)?.push({
      file: file.path,
      place: null,
      message: "this is a program; hand in what it prints, as text or CSV",
    });
  }
}

function answerOf(question: QuestionToRead, pieces: readonly Piece[], several: boolean): Answer {
  const filled = pieces.filter((piece) => !("part" in piece) || !isBlankAnswer(piece.part.text));
  const last = filled.findLast((piece) => "part" in piece) ?? filled.at(-1);
  if (last === undefined) return { status: "missing" };
  if (!("part" in last)) {
    const place = last.place === null || !several ? last.place : { file: last.file, ...last.place };
    return { status: "unreadable", files: [last.file], place, message: last.message };
  }
  const result = readAnswer(last.part.text, question.domain, question.ask, {
    firstLine: last.part.firstLine,
    search: question.search,
    ...(several ? { file: last.file } : {}),
  });
  if (!result.ok) {
    return {
      status: "unreadable",
      files: [last.file],
      place: result.place,
      message: result.message,
    };
  }
  const { answer } = result;
  const others = filled
    .filter((piece) => piece !== last)
    .map((piece) => otherNote(piece, last.file));
  const before = last.part.notes.map((note) => withFile(note, several ? last.file : undefined));
  return {
    status: "read",
    answer: { ...answer, notes: [...others, ...before, ...answer.notes] },
    files: [last.file],
  };
}

function otherNote(piece: Piece, used: string): ReadNote {
  return {
    place: { file: piece.file, line: 1, column: 1 },
    kind: "ambiguous",
    message: `the question is also answered in ${piece.file}; ${used} counts`,
  };
}

function withFile(note: ReadNote, file: string | undefined): ReadNote {
  return file === undefined ? note : { ...note, place: { file, ...note.place } };
}
