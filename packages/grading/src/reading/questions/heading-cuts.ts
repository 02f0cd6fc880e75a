import type { QuestionPart } from "./question-part.ts";
import type { TextLine } from "../marks/text-lines.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { QuestionTitle } from "../question.ts";
import { remembering } from "../remembering.ts";
import { holdsLetter, questionHeading, type QuestionHeading } from "./question-heading.ts";

/** A line that begins a question's part. */
export interface Cut {
  readonly heading: QuestionHeading;
  /** The index of the heading's line. */
  readonly line: number;
}

/** The lines of a text that are headings: those that name a question, else numbers that count the questions. */
export function cutsOf(
  text: string,
  lines: readonly TextLine[],
  questions: readonly QuestionTitle[],
  domain: PaperDomain | undefined,
): readonly Cut[] {
  const headingOf = remembering((line) => {
    const heading = questionHeading(line, questions);
    return heading === null || isOnlyAState(line, heading, domain) ? null : heading;
  });
  const found = (isLooked: (line: string) => boolean): Cut[] => {
    const cuts: Cut[] = [];
    for (const [index, line] of lines.entries()) {
      const heading = isLooked(line.text) ? headingOf(line.text) : null;
      if (heading !== null) cuts.push({ heading, line: index });
    }
    return cuts;
  };
  // Most lines of most traces are digits, and cannot name a question.
  const named = found(holdsLetter);
  const strong = named.filter(({ heading }) => heading.strength === "strong");
  if (strong.length > 0) return strong;
  const weak = [...named, ...found((line) => !holdsLetter(line))].toSorted(
    (a, b) => a.line - b.line,
  );
  return areQuestions(text, weak, lines, questions, domain) ? weak : [];
}

/** A graph's node may be called like a question: then only `# A` and `question: A` are headings. */
function isOnlyAState(
  line: string,
  heading: QuestionHeading,
  domain: PaperDomain | undefined,
): boolean {
  if (domain === undefined || heading.strength === "weak") return false;
  if (/^\s*(?:#|q)/i.test(line)) return false;
  return domain.readState(heading.written.replace(/[:=\s]+$/, ""))?.ok === true;
}

/**
 * Numbers and letters alone are headings when they count the questions, 1, 2, 3 or a, b, c, each once,
 * and every part is a sequence; otherwise they number the steps.
 */
function areQuestions(
  text: string,
  weak: readonly Cut[],
  lines: readonly TextLine[],
  questions: readonly QuestionTitle[],
  domain: PaperDomain | undefined,
): boolean {
  if (questions.length < 2 || weak.length < 2 || weak.length > questions.length) return false;
  const ids = weak.map((cut) => cut.heading.question);
  const order = questions.map((one) => one.id).filter((id) => ids.includes(id));
  if (ids.some((id, index) => id !== order[index])) return false;
  return weak.every((cut, index) => {
    const part = partOf(text, lines, cut, weak[index + 1]?.line ?? lines.length);
    if (domain === undefined) return /\n|[,;>→]|\s\S+\s\S/.test(part.text.trim());
    return domain.findStates(part.text).length > 1;
  });
}

/** The text from a heading up to the line with index `end`, the heading itself blanked. */
export function partOf(
  text: string,
  lines: readonly TextLine[],
  cut: Cut,
  end: number,
): QuestionPart {
  const start = lines[cut.line]?.start ?? 0;
  const stop = end < lines.length ? (lines[end]?.start ?? text.length) - 1 : text.length;
  const content = start + cut.heading.contentAt;
  return {
    text: " ".repeat(cut.heading.contentAt) + text.slice(content, Math.max(content, stop)),
    firstLine: lines[cut.line]?.number ?? 1,
    notes: [],
  };
}
