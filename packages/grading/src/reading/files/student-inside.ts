import { decodeText } from "../decode-text.ts";

/** How much of a file is searched for its student's number, in bytes. */
const HEAD = 4096;

const LABEL = String.raw`(?:nim|npm|nrp|nis|no\.?\s*mahasiswa|nomor\s+mahasiswa|no\.?\s*induk(?:\s+mahasiswa)?|student(?:\s*(?:id|no\.?|number|nr\.?|#))?|id|matric(?:ulation)?(?:\s*(?:no\.?|number))?|matr(?:ikel)?\.?-?\s*(?:nr\.?|nummer)|matr[ií]cula|n[ºo°]\.?\s*(?:do\s+)?alun[oa]|n[uú]mero(?:\s+d[eo]\s+alun[oa])?|alun[oa]|ra|студент(?:ка)?|номер\s+студента|№\s*студента|студ(?:енческий|\.)?\s*билет(?:\s*№)?|номер\s+зач[её]тной\s+книжки|зач[её]тка|nama|name|nome|имя|фио|ф\.и\.о\.)`;

const STUDENT_LINE = new RegExp(
  String.raw`^[\s#*>/%;|-]*${LABEL}[\s*]*[:=][\s*]*(\S.*?)[\s*|]*$`,
  "iu",
);

/** What a line such as `NIM: 2301923` or `Student: Budi (2301923)` says after its label; null for any other line. */
export function studentLine(line: string): string | null {
  if (line.length > 200 || !/[:=]/.test(line)) return null;
  return STUDENT_LINE.exec(line)?.[1] ?? null;
}

/** The student's number that a file states in one of its first lines; null where it states none. */
export function studentInside(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, HEAD);
  const cut = bytes.length > HEAD ? head.subarray(0, head.lastIndexOf(0x0a) + 1) : head;
  const decoded = decodeText(cut);
  if (!decoded.ok) return null;
  for (const line of decoded.text.split("\n", 40)) {
    const number = /[\p{L}\p{N}][\p{L}\p{N}./-]*/gu;
    const written = studentLine(line);
    const found = written?.match(number)?.find((word) => /\d{4}/.test(word));
    if (found !== undefined) return found;
  }
  return null;
}
