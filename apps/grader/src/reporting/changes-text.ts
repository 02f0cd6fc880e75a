import type { MarksChange } from "@jejak/grading";
import { oneLine } from "../terminal/one-line.ts";
import type { Colours } from "../terminal/terminal.ts";
import { csvRow } from "./csv-row.ts";
import { points } from "./points.ts";

/** Whose marks change, a line for each change: up in green, down in red, and why. */
export function changesText(changes: readonly MarksChange[], colours: Colours): string {
  if (changes.length === 0) return "No marks change.\n";
  const rows = changes.map(({ student, question, before, after, why }) => ({
    who: oneLine(question === null ? student : `${student} ${question}`),
    marks: `${mark(before)} -> ${mark(after)}`,
    colour: (after ?? 0) >= (before ?? 0) ? colours.green : colours.red,
    why: oneLine(why),
  }));
  const who = Math.max(...rows.map((row) => row.who.length));
  const marks = Math.max(...rows.map((row) => row.marks.length));
  const lines = rows.map(
    (row) => `${row.who.padEnd(who)}  ${row.colour(row.marks.padStart(marks))}  ${row.why}\n`,
  );
  const students = new Set(changes.map(({ student }) => student)).size;
  const count = students === 1 ? "1 student" : `${students} students`;
  return `${lines.join("")}\nThe marks of ${count} change.\n`;
}

/** The same as CSV; where nothing was before, or nothing is now, the cell is empty. */
export function* changesCsv(changes: readonly MarksChange[]): Generator<string> {
  yield csvRow(["student", "question", "before", "after", "why"]);
  for (const { student, question, before, after, why } of changes) {
    yield csvRow([student, question ?? "", before ?? "", after ?? "", why]);
  }
}

function mark(score: number | null): string {
  return score === null ? "none" : points(score);
}
