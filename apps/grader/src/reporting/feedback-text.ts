import { oneLine } from "../terminal/one-line.ts";
import type { Colours } from "../terminal/terminal.ts";
import { valuesShown, type ValueName } from "../trace/text/step-values.ts";
import { points } from "./points.ts";
import type {
  Assignment,
  FrontierEntry,
  Place,
  QuestionReport,
  ReportError,
  ReportReading,
  StudentReport,
  Verdict,
} from "@jejak/grading";

const SIGN = { correct: "ok", partly: "--", wrong: "xx", missing: "..", unreadable: "??" } as const;

/** What one student is told: the marks, and for each question what went wrong, where and why. */
export function feedbackText(
  assignment: Assignment,
  { student, score, max, questions }: StudentReport,
  colours: Colours,
): string {
  const lines = [
    colours.bold(`${oneLine(student)}: ${points(score)} of ${points(max)}`),
    oneLine(assignment.title),
  ];
  for (const question of questions) {
    const search = assignment.questions.find(({ id }) => id === question.id)?.rules.search;
    const values = search === undefined ? [] : valuesShown(search);
    lines.push("", ...questionLines(question, values, colours));
  }
  return `${lines.join("\n")}\n`;
}

function questionLines(
  question: QuestionReport,
  values: readonly ValueName[],
  colours: Colours,
): string[] {
  const { id, score, max, verdict, read, unreadable, errors, diagnosis, marks, reference } =
    question;
  const colour = verdictColour(verdict, colours);
  const heading = `${colour(SIGN[verdict])} ${colours.bold(oneLine(id))}: ${points(score)} of ${points(max)}, ${colour(verdict)}`;
  const lines: string[] = [];
  if (unreadable !== undefined) lines.push(placed(unreadable.message, unreadable.place));
  for (const error of errors) {
    lines.push(oneLine(error.message), ...frontierLines(error, values, colours));
  }
  for (const { message } of diagnosis) lines.push(oneLine(message));
  if (verdict !== "correct") {
    for (const { how } of marks) lines.push(colours.dim(oneLine(how)));
  }
  if (read !== undefined) lines.push(...readingLines(read, verdict, colours));
  if (reference !== undefined) lines.push(`right: ${oneLine(reference.join(" "))}`);
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
    if (entry.isChosen) return colours.red(`  x ${line}  yours`);
    return entry.isPossible ? colours.green(`  > ${line}  possible`) : `    ${line}`;
  });
  const left = frontier.length - shown.length;
  return left === 0 ? lines : [...lines, `    and ${left} more`];
}

function frontierValue({ g, h }: FrontierEntry, name: ValueName): string {
  return points(name === "g" ? g : name === "h" ? h : g + h);
}

/** How the answer was read: where it may explain lost marks, and always what was doubtful in it. */
function readingLines(
  { form, notes = [] }: ReportReading,
  verdict: Verdict,
  colours: Colours,
): string[] {
  const isRight = verdict === "correct";
  const told = notes.filter(({ kind }) => !isRight || kind === "ambiguous");
  const lines = isRight ? [] : [`read as: ${oneLine(form)}`];
  lines.push(...told.map(({ place, message }) => placed(message, place)));
  return lines.map((line) => colours.dim(line));
}

function placed(message: string, place: Place | null): string {
  if (place === null) return oneLine(message);
  const file = place.file === undefined ? "" : `${oneLine(place.file)}, `;
  return `${file}line ${place.line}, column ${place.column}: ${oneLine(message)}`;
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
