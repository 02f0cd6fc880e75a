import { lmsName } from "./lms-name.ts";
import { questionOfName } from "./question-of-name.ts";
import { rosterMatch, type Roster } from "../roster.ts";

/** Whose file a path is, and which question it is named after. */
export interface PathOwner {
  readonly student: string;
  /** What tells apart two students of the same name: the learning management system's number. */
  readonly key: string | null;
  readonly question: string | null;
  /** Whether the path holds a student's number or a name of the roster, so that the file need not say it. */
  readonly sure: boolean;
  /** Larger is later; "" where there is only one. */
  readonly attempt: string;
  /** Whether it is the note that Blackboard puts beside a student's files. */
  readonly receipt: boolean;
}

/**
 * The student and question that a path names: a file is one student named by its name, a folder one
 * student whose files are named after the questions, `2301923-dfs.txt` is both; what a learning
 * management system adds is taken off. A roster decides where it knows the name.
 */
export function studentOf(
  path: string,
  questionIds: readonly string[] = [],
  roster: Roster = [],
): PathOwner {
  const normal = path.normalize("NFC").replace(/^\.?\/+/, "");
  const lms = lmsName(normal);
  const below = lms === null ? normal : lms.rest;
  const parts = below.split("/");
  const file = withoutExtension(parts.at(-1) ?? "");
  const folders = parts.slice(0, -1);
  const common = {
    attempt: lms?.attempt ?? "",
    receipt: lms?.lms === "blackboard" && below === "",
  };
  if (lms !== null) {
    const known = rosterMatch(lms.student, roster) ?? rosterMatch(file, roster);
    return {
      student: known ?? lms.student,
      key: known === null ? lms.key : null,
      question: questionOf(folders, file, questionIds),
      sure: known !== null || (!lms.anonymous && holdsNumber(lms.student)),
      ...common,
    };
  }
  const split = folders.length === 0 ? splitName(file, questionIds) : null;
  const own = folders.length === 0 && split === null ? exactQuestion(file, questionIds) : null;
  const written = split?.student ?? folders[0] ?? file;
  const known = rosterMatch(written, roster);
  return {
    student: known ?? written,
    key: null,
    question:
      own ??
      split?.question ??
      questionOf(folders.slice(1), folders.length > 0 ? file : "", questionIds),
    sure: known !== null || holdsNumber(written),
    ...common,
  };
}

function exactQuestion(file: string, questionIds: readonly string[]): string | null {
  return questionIds.find((id) => id.toLowerCase() === file.toLowerCase()) ?? null;
}

/** A student's number is known by four digits in a row. */
export function holdsNumber(name: string): boolean {
  return /\d{4}/.test(name);
}

function withoutExtension(name: string): string {
  return name.replace(/(?<=.)\.[\p{L}\p{N}]{1,8}$/u, "").trim();
}

/** The file's own name decides; the folders above it help where it says nothing. */
function questionOf(
  folders: readonly string[],
  file: string,
  questionIds: readonly string[],
): string | null {
  for (const name of [file, ...folders.toReversed()]) {
    const question = questionOfName(name, questionIds);
    if (question !== null) return question;
  }
  return null;
}

/** `2301923-dfs`, `dfs_2301923`: a student and a question in one name; null where it is only one of them. */
function splitName(
  file: string,
  questionIds: readonly string[],
): { student: string; question: string } | null {
  // A longer name is no student's number with a question's id.
  if (file.length > 200) return null;
  const match = /^(.+?)[\s._-]+([^\s._-]+|(?:q|soal|no)[\s._-]?\d+)$/iu;
  const byId = splitAtId(file, questionIds);
  if (byId !== null) return byId;
  const numbered = match.exec(file);
  if (numbered === null) return null;
  const [, student = "", last = ""] = numbered;
  const question =
    /\d/.test(last) && /^\p{L}/u.test(last) ? questionOfName(last, questionIds) : null;
  return question === null ? null : { student, question };
}

function splitAtId(
  file: string,
  questionIds: readonly string[],
): { student: string; question: string } | null {
  const lower = file.toLowerCase();
  // The longest id first, so that "a-star" is not taken for a question "star".
  for (const id of questionIds.toSorted((a, b) => b.length - a.length)) {
    const word = id.toLowerCase();
    const rest = lower.length - word.length;
    if (rest < 2) continue;
    if (lower.endsWith(word) && /[\s._-]/.test(file[rest - 1] ?? "")) {
      return named(file.slice(0, rest), id);
    }
    if (lower.startsWith(word) && /[\s._-]/.test(file[word.length] ?? "")) {
      return named(file.slice(word.length), id);
    }
  }
  return null;
}

function named(student: string, question: string): { student: string; question: string } | null {
  const name = student.replace(/^[\s._-]+|[\s._-]+$/g, "");
  return name === "" ? null : { student: name, question };
}
