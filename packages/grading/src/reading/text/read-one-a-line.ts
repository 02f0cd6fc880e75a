import type { ReadStep } from "../answer.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ReaderText } from "../reader-text.ts";
import { formOfStates } from "./form-of-states.ts";
import type { ReadingContext, ReadResult } from "../reading-context.ts";

/** `123450786`, `3. 123450786`, `(3) 283/164/7_5 h=4`: a number if any, one word, h if any. */
const LINE =
  /^[ \t]*(?:(\()?(\d{1,6})(\)|[.:)])[ \t]+)?([\w~*./]{4,40})(?:[ \t]+(\()?h[ \t]?[=:][ \t]?(\d{1,4})(\)?))?[ \t]*$/;

/**
 * The commonest forms, read without looking for anything else: every line is one state, all of them
 * numbered from 0 or 1, or none, with h behind it or not. null for every other text.
 */
export function readOneALine(
  text: string,
  domain: PaperDomain,
  context: ReadingContext,
): ReadResult | null {
  const lines = new PlainLines(domain, context);
  let line = context.firstLine ?? 1;
  for (let start = 0; start <= text.length; line += 1) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    // The longest such line is far shorter, and the pattern need not look at any other.
    if (end - start > 80 || !lines.add(text.slice(start, end), line)) return null;
    start = end + 1;
  }
  return lines.result();
}

/** The lines read so far. */
class PlainLines {
  readonly #domain: PaperDomain;
  readonly #context: ReadingContext;
  readonly #steps: ReadStep[] = [];
  readonly #blanks = new Set<string>();
  readonly #forms = new Set<string>();
  #right = 0;
  /** The first line's number; null where the lines have none. */
  #firstNumber: number | null = null;
  #hasH = false;

  constructor(domain: PaperDomain, context: ReadingContext) {
    this.#domain = domain;
    this.#context = context;
  }

  /** Takes a line, or tells that it needs a closer look. */
  add(written: string, line: number): boolean {
    if (written.trim() === "") return true;
    const match = LINE.exec(written);
    if (match === null) return false;
    const [, opens, number, , word = "", opensH, h, closesH] = match;
    const bracketsFit = opens === undefined || match[3] === ")";
    if (!bracketsFit || (opensH === undefined) !== (closesH === undefined || closesH === ""))
      return false;
    if (!this.#counts(number)) return false;
    const state = this.#domain.readState(word);
    if (state === null || (!state.ok && !/^[\d_/]{6,14}$/.test(word))) return false;
    if (state.ok) {
      this.#right += 1;
      this.#forms.add(state.form);
      if (state.blank !== undefined) this.#blanks.add(state.blank);
    }
    const column =
      written.indexOf(word, number === undefined ? 0 : written.indexOf(number) + number.length) + 1;
    const place = { line, column };
    const { file } = this.#context;
    this.#steps.push({
      place: file === undefined ? place : { file, ...place },
      state,
      ...(h === undefined ? {} : { h: Number(h) }),
    });
    this.#hasH ||= h !== undefined;
    return true;
  }

  /** Whether the number, or none, goes on from the lines before. */
  #counts(number: string | undefined): boolean {
    const count = this.#steps.length;
    const value = number === undefined ? null : Number(number);
    if (count > 0) {
      return this.#firstNumber === null ? value === null : value === this.#firstNumber + count;
    }
    this.#firstNumber = value;
    return value === null || value < 2;
  }

  result(): ReadResult | null {
    const count = this.#steps.length;
    if (count === 0 || this.#right * 2 < count) return null;
    return { ok: true, answer: { form: this.#form(), steps: this.#steps, notes: [] } };
  }

  #form(): ReaderText {
    const count = this.#steps.length;
    const first = this.#firstNumber;
    return formOfStates({
      count,
      layout: "lines",
      forms: this.#forms,
      blanks: this.#blanks,
      numbers: first !== null && count > 1 ? { first, last: first + count - 1 } : null,
      values: this.#hasH ? ["h"] : [],
    });
  }
}
