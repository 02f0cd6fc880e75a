import { oneLine } from "../terminal/one-line.ts";
import type { Colours } from "../terminal/terminal.ts";
import { points } from "./points.ts";
import type { QuestionReport, StudentReport } from "./report.ts";

const SIGN = { correct: "ok", partly: "--", wrong: "xx", missing: "..", unreadable: "??" } as const;

/** What one student is told: the marks, and for each question what went wrong first and why. */
export function feedbackText(
  assignment: string,
  { student, score, max, questions }: StudentReport,
  colours: Colours,
): string {
  const lines = [
    colours.bold(`${oneLine(student)}: ${points(score)} of ${points(max)}`),
    oneLine(assignment),
  ];
  for (const question of questions) lines.push("", ...questionLines(question, colours));
  return `${lines.join("\n")}\n`;
}

function questionLines(question: QuestionReport, colours: Colours): string[] {
  const { id, score, max, verdict, read, errors, diagnosis } = question;
  const colour = {
    correct: colours.green,
    partly: colours.yellow,
    wrong: colours.red,
    missing: colours.dim,
    unreadable: colours.magenta,
  }[verdict];
  const lines = [
    `${colour(SIGN[verdict])} ${colours.bold(oneLine(id))}  ${points(score)} of ${points(max)}  ${colour(verdict)}`,
  ];
  for (const { step, message } of errors) {
    const place = verdict === "unreadable" ? "" : `step ${step}: `;
    lines.push(`   ${place}${oneLine(message)}`);
  }
  for (const { message } of diagnosis) lines.push(`   ${oneLine(message)}`);
  if (read !== undefined && verdict !== "correct") {
    lines.push(colours.dim(`   read as: ${oneLine(read.form)}, steps: ${read.steps}`));
  }
  return lines;
}
