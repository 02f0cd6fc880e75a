import type { QuestionTitle } from "../question.ts";
import { plainWords, searchNamed } from "./search-words.ts";

/** The question whose id, title or search a heading's words are; null for none, or for two. */
export function questionNamed(title: string, questions: readonly QuestionTitle[]): string | null {
  const words = plainWords(title);
  if (words === "") return null;
  const exact = questions.filter((one) => namesOf(one).includes(words));
  if (exact.length === 1) return exact[0]?.id ?? null;
  const base = /[(,;–—]/u.test(title)
    ? plainWords(title.replace(/\([^)]*\)/g, " ").replace(/[,;–—].*$/u, " "))
    : words;
  if (base !== words && base !== "") {
    const short = questions.filter((one) => namesOf(one)[0] === base);
    if (short.length === 1) return short[0]?.id ?? null;
  }
  const search = searchNamed(words) ?? (base === words ? null : searchNamed(base));
  if (search === null) return null;
  const same = questions.filter((one) => one.search === search);
  return same.length === 1 ? (same[0]?.id ?? null) : null;
}

const plainNames = new WeakMap<QuestionTitle, readonly string[]>();

/** A question's id and titles in plain words; every line of every file is compared with them. */
function namesOf(question: QuestionTitle): readonly string[] {
  const before = plainNames.get(question);
  if (before !== undefined) return before;
  const names = [question.id, ...(question.titles ?? [])].map(plainWords);
  plainNames.set(question, names);
  return names;
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
