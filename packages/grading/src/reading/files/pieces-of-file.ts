import type { Place } from "../../place.ts";
import type { ReadNote } from "../answer.ts";
import { decodeText } from "../decode-text.ts";
import type { StudentFile } from "../group-submissions.ts";
import type { QuestionToRead } from "../question.ts";
import { isBlankAnswer } from "../questions/blank-answer.ts";
import { questionCalled } from "../questions/question-heading.ts";
import { splitByField } from "../questions/split-by-field.ts";
import type { QuestionPart } from "../questions/question-part.ts";
import { splitQuestions } from "../questions/split-questions.ts";
import type { Sheet, WorkbookReading } from "../tables/read-workbook.ts";
import { sheetText } from "../tables/sheet-answer.ts";
import { said, type ReaderText } from "../reader-text.ts";

/** A question's part of one file (a text or a sheet), or why the file gives none. */
export type Piece =
  | { readonly file: string; readonly part: QuestionPart }
  | { readonly file: string; readonly sheet: Sheet }
  | { readonly file: string; readonly place: Place | null; readonly message: ReaderText };

/** The spreadsheets of a submission by path, read beforehand: unpacking them takes a while and is not done here. */
export type Workbooks = ReadonlyMap<string, WorkbookReading>;

type Add = (ids: readonly string[], piece: Piece) => void;

/** Gives each of `open`, the questions without an answer yet, its piece of a file that may answer all of `questions`. */
export function readFile(
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
  const message = said("read.note.encoding", { encoding: encoding.replace("windows", "Windows") });
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
  const names = questions.map((question) => `"${question.id}"`).join(", ");
  add(ids, {
    file: file.path,
    place: null,
    message: said("unreadable.sheet-names", { names }),
  });
}
