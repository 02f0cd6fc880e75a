import type { QuestionTitle } from "../question.ts";
import { questionNamed, questionNumbered } from "./question-names.ts";
import { plainWords, searchNamed } from "./search-words.ts";

/**
 * A line that may begin a question's part. `strong`: words name the question; `weak`: only a number
 * or letter does, which numbered steps have too.
 */
export interface QuestionHeading {
  readonly strength: "strong" | "weak";
  /** The question's id; null where the line names a question that the assignment does not have. */
  readonly question: string | null;
  /** What the line calls it, for messages. */
  readonly written: string;
  /** Where the answer goes on behind the heading on the same line (an offset in the line). */
  readonly contentAt: number;
}

const QUESTION_WORD =
  /^(?:question|quest|q|soal|pertanyaan|nomor|nomer|no|problem|exercise|task|part|bagian|задача|задание|вопрос|часть|questão|questao|exercício|exercicio|problema|parte|aufgabe|frage|jawaban|answer|ответ|resposta)(?!\p{L})\.?/iu;

const DECORATION = /^[\s>]*(?:#{1,6}(?=[\s\p{L}])|={2,}|-{2,}|\*{1,3}|_{2,3}|\/\/+|%+|\[)?\s*/u;

/** The longest heading that is looked for, in characters. */
const LONGEST = 120;

/** Reads a line as the heading of one of `questions`; null where it is none. */
export function questionHeading(
  line: string,
  questions: readonly QuestionTitle[],
): QuestionHeading | null {
  const head = line.length > LONGEST ? line.slice(0, LONGEST) : line;
  if (!holdsLetter(head)) return bareNumber(line, questions);
  const decoration = DECORATION.exec(head)?.[0] ?? "";
  const body = head.slice(decoration.length);
  const marked = /^#|^=|^\*|^-|^_/.test(decoration.trim());
  return (
    questionWord(line, decoration.length, body, questions) ??
    named(line, decoration.length, body, questions, marked) ??
    enumerated(line, decoration.length, body, questions)
  );
}

/** Whether a line holds anything but ASCII digits and signs: only then can words name a question. */
export function holdsLetter(line: string): boolean {
  return /[A-Za-z\u0080-\uffff]/.test(line);
}

/** `Question 2`, `Soal 1: DFS`, `question: dfs`, `No. 2`, `Q1`. */
function questionWord(
  line: string,
  at: number,
  body: string,
  questions: readonly QuestionTitle[],
): QuestionHeading | null {
  const word = QUESTION_WORD.exec(body) ?? /^q(?=\d)/i.exec(body);
  if (word === null) return null;
  const rest = body.slice(word[0].length);
  const number =
    /^\s*[:#№.°º=-]*\s*(\d{1,3}|[a-z]|[ivx]{1,4})(?![\p{L}\p{N}*])\s*(?:[).:\]=—–-]+|$|(?=\s|\())/iu.exec(
      rest,
    );
  if (number !== null) {
    const after = at + word[0].length + number[0].length;
    const title = titleUpTo(line, after);
    const byName = title.text === "" ? null : questionNamed(title.text, questions);
    if (byName !== null) return strong(byName, line.slice(at, title.end), title.end);
    const which = number[1] ?? "";
    const bySign = questionNumbered(which, questions);
    // Prose such as "no 5 of them" is no heading: what follows must be nothing, a title or a colon.
    if (title.text !== "" && !/[:.)\]=—–-]\s*$/.test(number[0]) && title.stop !== ":") {
      if (!/^\(.*\)$/.test(title.text)) return null;
    }
    if (bySign === null && /^[a-z]$/i.test(which)) return null;
    return strong(bySign, line.slice(at, after).trim(), title.text === "" ? title.end : after);
  }
  const named = /^\s*[:=#-]\s*(.+)$/u.exec(rest);
  if (named === null) return null;
  const title = titleUpTo(line, at + body.length - (named[1] ?? "").length);
  const question = questionNamed(title.text, questions);
  return question === null ? null : strong(question, title.text, title.end);
}

/** `# dfs`, `DFS:`, `Pencarian mendalam`, `2. Breadth-first search (limit 2)`. */
function named(
  line: string,
  at: number,
  body: string,
  questions: readonly QuestionTitle[],
  marked: boolean,
): QuestionHeading | null {
  const number = /^\(?(?:\d{1,2}|[a-z])[.)]\s+/i.exec(body)?.[0] ?? "";
  const title = titleUpTo(line, at + number.length);
  const question = questionNamed(title.text, questions);
  if (question !== null) return strong(question, title.text, title.end);
  const search = searchNamed(plainWords(title.text));
  if (search === null) return null;
  const known = questions.filter((one) => one.search === search);
  // Two questions with one search: only their own names tell them apart.
  if (known.length > 1) return null;
  return marked || title.stop === ":" || title.stop === ""
    ? strong(null, title.text, title.end)
    : null;
}

/** `1)` or `b)` with nothing but an answer behind it. */
function enumerated(
  line: string,
  at: number,
  body: string,
  questions: readonly QuestionTitle[],
): QuestionHeading | null {
  const match = /^\(?([a-z]|[ivx]{1,4})[).](?=\s|$)\s*/i.exec(body);
  if (match === null) return null;
  const question = questionNumbered(match[1] ?? "", questions);
  if (question === null) return null;
  const contentAt = at + match[0].length;
  return { strength: "weak", question, written: line.slice(at, contentAt).trim(), contentAt };
}

function bareNumber(line: string, questions: readonly QuestionTitle[]): QuestionHeading | null {
  const match = /^\s*(?:#{1,6}\s*)?\(?(\d{1,2})[).](?:\s+|$)/.exec(line);
  if (match === null) return null;
  const question = questionNumbered(match[1] ?? "", questions);
  if (question === null) return null;
  return { strength: "weak", question, written: match[0].trim(), contentAt: match[0].length };
}

interface Title {
  readonly text: string;
  readonly end: number;
  /** What ended the title: a colon or dash, or the end of the line. */
  readonly stop: ":" | "-" | "";
}

function titleUpTo(line: string, from: number): Title {
  const match = /(?<!=)[:=](?![=/])|\s[-–—]\s|\t/.exec(line.slice(from, from + LONGEST));
  const end = match === null ? line.length : from + match.index;
  const text = line
    .slice(from, Math.min(end, from + LONGEST))
    .replace(/^[\s.:)\]—–-]+/u, "")
    .replace(/[\s_#=\]—–-]+$/u, "");
  if (match === null) return { text, end: line.length, stop: "" };
  const stop = /[:=]/.test(match[0]) ? ":" : "-";
  return { text, end: end + match[0].length, stop };
}

/** The question that a name, a search's name or a number means; null for none. */
export function questionCalled(
  written: string,
  questions: readonly QuestionTitle[],
): string | null {
  const name = written.trim();
  if (name === "" || name.length > LONGEST) return null;
  const byName = questionNamed(name, questions);
  if (byName !== null) return byName;
  if (/^(?:\d{1,3}|[a-z]|[ivx]{1,4})$/i.test(name)) return questionNumbered(name, questions);
  const heading = questionHeading(name, questions);
  return heading?.strength === "strong" ? heading.question : null;
}

function strong(question: string | null, written: string, contentAt: number): QuestionHeading {
  return { strength: "strong", question, written: written.trim(), contentAt };
}
