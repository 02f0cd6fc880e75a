import { studentLine } from "../files/student-inside.ts";

const PAGE_NUMBER =
  /^(?:[-–—]\s*)?(?:(?:page|halaman|hal\.?|страница|стр\.?|página|pagina|pág\.?|seite)\s*\d{1,4}(?:\s*(?:\/|of|dari|из|de|von)\s*\d{1,4})?|\d{1,2}\s*\/\s*\d{1,2}|\d{1,4}\s*(?:of|dari|из|de|von)\s*\d{1,4}|[-–—]\s*\d{1,4}\s*[-–—])(?:\s*[-–—])?$/iu;

const END_WORDS =
  /^[\s*=#-]*(?:end(?: of (?:file|trace|answer|document))?|eof|done|finished|the end|selesai|tamat|конец(?: файла)?|готово|fim(?: do ficheiro| do arquivo)?|ende|null|nil)[\s.*!=#-]*$/iu;

/**
 * Whether a line says nothing about a trace: blank, a comment, a rule, a page number, the student's
 * number, a closing word. (A line that begins with `#` may also be a heading; that is asked first.)
 */
export function isNoiseLine(line: string): boolean {
  const text = line.trim();
  if (text === "") return true;
  const first = text.charCodeAt(0);
  // Most lines of a trace begin with a digit: only page numbers and dates do among noise.
  if (first >= 0x30 && first <= 0x39) {
    return text.length < 24 && (PAGE_NUMBER.test(text) || isDate(text));
  }
  return (
    /^(?:\/\/|%|--|;|<!--|```|~~~|#(?![\d\s]*\d))/.test(text) ||
    /^[-=_*~#+.\s]{3,}$/.test(text) ||
    (text.length < 40 && (PAGE_NUMBER.test(text) || END_WORDS.test(text))) ||
    studentLine(text) !== null
  );
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2}.*)?$|^\d{1,2}[./]\d{1,2}[./]\d{4}(?:\s.*)?$/.test(
    text,
  );
}

/** Where a comment begins behind something else on its line (` // `, ` # `, ` % `, ` -- `); -1 where none does. */
export function trailingCommentAt(line: string): number {
  if (!/\s(?:\/\/|#|%|--)/.test(line)) return -1;
  const match = /\S\s+(?:\/\/|[#%]\s|--\s)/.exec(line);
  return match === null ? -1 : match.index + 1;
}
