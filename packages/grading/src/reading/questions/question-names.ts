import type { QuestionTitle } from "../question.ts";
import { plainWords, searchNamed } from "./search-words.ts";

/** The question whose id, title or search a heading's words are; null for none, or for two. */
export function questionNamed(title: string, questions: readonly QuestionTitle[]): string | null {
  const words = plainWords(title);
  if (words === "") return null;
  const exact = questions.filter((one) =>
    [one.id, ...(one.titles ?? [])].some((name) => plainWords(name) === words),
  );
  if (exact.length === 1) return exact[0]?.id ?? null;
  const base = plainWords(title.replace(/\([^)]*\)/g, " ").replace(/[,;–—].*$/u, " "));
  if (base !== words && base !== "") {
    const short = questions.filter((one) => plainWords(one.id) === base);
    if (short.length === 1) return short[0]?.id ?? null;
  }
  const search = searchNamed(title) ?? searchNamed(base);
  if (search === null) return null;
  const same = questions.filter((one) => one.search === search);
  return same.length === 1 ? (same[0]?.id ?? null) : null;
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

/** The question that a number, a letter or a Roman numeral means: by its id, else by its place. */
export function questionNumbered(sign: string, questions: readonly QuestionTitle[]): string | null {
  const written = sign.toLowerCase();
  const own = questions.find((one) =>
    [written, `q${written}`, `soal${written}`].includes(
      one.id.toLowerCase().replace(/[\s_-]/g, ""),
    ),
  );
  if (own !== undefined) return own.id;
  if (/^\d+$/.test(written)) return questions[Number(written) - 1]?.id ?? null;
  const roman = ROMAN.indexOf(written);
  const index = roman >= 0 && written !== "c" ? roman : written.charCodeAt(0) - 97;
  return written.length === 1 && roman < 0
    ? (questions[index]?.id ?? null)
    : (questions[roman]?.id ?? null);
}
