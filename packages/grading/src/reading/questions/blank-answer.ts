import { isNoiseLine } from "../marks/noise-line.ts";

const NOT_DONE =
  /^[\s\p{P}]*(?:n\/?a|none|not (?:done|answered|attempted|finished)|no answer|empty|todo|skipped|kosong|tidak (?:dikerjakan|dijawab|selesai)|belum(?: selesai| dikerjakan)?|нет(?: ответа)?|не (?:сделано|сделал|решено|решил)|não (?:feito|fiz|respondido)|sem resposta|vazio|keine antwort)?[\s\p{P}]*$/iu;

/** Whether a text answers nothing: only blank lines, comments, headings and words such as "not done". */
export function isBlankAnswer(text: string): boolean {
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, Math.min(end, start + 400));
    if (!isNoiseLine(line) && !NOT_DONE.test(line)) return false;
    start = end + 1;
  }
  return true;
}
