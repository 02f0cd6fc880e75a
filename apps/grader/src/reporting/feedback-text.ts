import { oneLine } from "../terminal/one-line.ts";
import type { Colours } from "../terminal/terminal.ts";
import { valuesShown, type ValueName } from "../trace/text/step-values.ts";
import { points } from "./points.ts";
import {
  pageText,
  type Assignment,
  type FrontierEntry,
  type Language,
  type Place,
  type QuestionReport,
  type ReportError,
  type ReportReading,
  type StudentReport,
  type Verdict,
} from "@jejak/grading";

/** Slips that are told; who makes more has misunderstood something, which the diagnosis says. */
const SLIPS_TOLD = 8;

const SIGN = { correct: "ok", partly: "--", wrong: "xx", missing: "..", unreadable: "??" } as const;

/** What one student is told: the marks, and for each question what went wrong, where and why. */
export function feedbackText(
  assignment: Assignment,
  { student, score, max, questions }: StudentReport,
  colours: Colours,
): string {
  const { language } = assignment;
  const marks = pageText(language, "page.score", { score: points(score), max: points(max) });
  const lines = [colours.bold(`${oneLine(student)}: ${marks}`), oneLine(assignment.title)];
  for (const question of questions) {
    const search = assignment.questions.find(({ id }) => id === question.id)?.rules.search;
    const values = search === undefined ? [] : valuesShown(search);
    lines.push("", ...questionLines(question, values, language, colours));
  }
  return `${lines.join("\n")}\n`;
}

function questionLines(
  question: QuestionReport,
  values: readonly ValueName[],
  language: Language,
  colours: Colours,
): string[] {
  const { id, score, max, verdict, read, unreadable, errors, diagnosis, marks, reference } =
    question;
  const colour = verdictColour(verdict, colours);
  const of = pageText(language, "page.score", { score: points(score), max: points(max) });
  const word = colour(pageText(language, `page.verdict.${verdict}`));
  const heading = `${colour(SIGN[verdict])} ${colours.bold(oneLine(id))}: ${of}, ${word}`;
  const lines: string[] = [];
  if (unreadable !== undefined) lines.push(placed(unreadable.message, unreadable.place, language));
  for (const error of errors.slice(0, SLIPS_TOLD)) {
    lines.push(oneLine(error.message), ...frontierLines(error, values, language, colours));
  }
  if (errors.length > SLIPS_TOLD) {
    lines.push(pageText(language, "page.more-slips", { count: errors.length - SLIPS_TOLD }));
  }
  for (const { message } of diagnosis) lines.push(oneLine(message));
  if (verdict !== "correct") {
    for (const { how } of marks) lines.push(colours.dim(oneLine(how)));
  }
  if (read !== undefined) lines.push(...readingLines(read, verdict, language, colours));
  if (reference !== undefined)
    lines.push(pageText(language, "page.right", { states: oneLine(reference.join(" ")) }));
  return [heading, ...lines.map((line) => `   ${line}`)];
}

const FRONTIER_SHOWN = 12;

/**
 * The frontier at a wrong choice, with the values that the search chooses by. Where it does not
 * choose by any the remark alone says enough.
 */
function frontierLines(
  { kind, frontier = [] }: ReportError,
  values: readonly ValueName[],
  language: Language,
  colours: Colours,
): string[] {
  const isChoice = kind === "not-best" || kind === "out-of-order";
  if (!isChoice || values.length === 0) return [];
  const shown = frontier.filter(
    ({ isChosen, isPossible }, index) => isChosen || isPossible || index < FRONTIER_SHOWN,
  );
  const width = shown.reduce((most, { state }) => Math.max(most, state.length), 0);
  const lines = shown.map((entry) => {
    const state = oneLine(entry.state).padEnd(width);
    const line = `${state}  ${values.map((name) => `${name} ${frontierValue(entry, name)}`).join("  ")}`;
    if (entry.isChosen) return colours.red(`  x ${line}  ${pageText(language, "page.yours")}`);
    if (!entry.isPossible) return `    ${line}`;
    return colours.green(`  > ${line}  ${pageText(language, "page.possible")}`);
  });
  const left = frontier.length - shown.length;
  return left === 0
    ? lines
    : [...lines, `    ${pageText(language, "page.more-nodes", { count: left })}`];
}

function frontierValue({ g, h }: FrontierEntry, name: ValueName): string {
  return points(name === "g" ? g : name === "h" ? h : g + h);
}

/** How the answer was read: where it may explain lost marks, and always what was doubtful in it. */
function readingLines(
  { form, notes = [] }: ReportReading,
  verdict: Verdict,
  language: Language,
  colours: Colours,
): string[] {
  const isRight = verdict === "correct";
  const told = notes.filter(({ kind }) => !isRight || kind === "ambiguous");
  const lines = isRight ? [] : [pageText(language, "page.read-as", { form: oneLine(form) })];
  lines.push(...told.map(({ place, message }) => placed(message, place, language)));
  return lines.map((line) => colours.dim(line));
}

function placed(message: string, place: Place | null, language: Language): string {
  if (place === null) return oneLine(message);
  const file = place.file === undefined ? "" : `${oneLine(place.file)}, `;
  const { line, column } = place;
  return file + pageText(language, "page.place", { line, column, message: oneLine(message) });
}

function verdictColour(verdict: Verdict, colours: Colours): (text: string) => string {
  switch (verdict) {
    case "correct":
      return colours.green;
    case "partly":
      return colours.yellow;
    case "wrong":
      return colours.red;
    case "missing":
      return colours.dim;
    case "unreadable":
      return colours.magenta;
  }
}
