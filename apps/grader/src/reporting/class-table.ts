import { stripVTControlCharacters } from "node:util";
import CliTable3 from "cli-table3";
import { oneLine } from "../terminal/one-line.ts";
import type { Colours, Screen } from "../terminal/terminal.ts";
import { classSummary, summaryLines } from "./class-summary.ts";
import { points } from "./points.ts";
import type { QuestionReport, Report, StudentReport } from "@jejak/grading";

const GAP = "  ";
const LONGEST_NAME = 32;
const NARROWEST_REMARK = 24;

const SIDES = ["top", "bottom", "left", "right", "mid"];
const CORNERS = SIDES.flatMap((side) => ["mid", "left", "right"].map((end) => `${side}-${end}`));

/** Nothing is drawn around the cells; columns stand apart by a gap. */
const NO_LINES = Object.fromEntries([
  ...[...SIDES, ...CORNERS].map((name) => [name, ""]),
  ["middle", GAP],
]) as Record<string, string>;

/**
 * A class as an aligned table: a line for each student with the score, the points of each question
 * and the first error, and the totals at the end. It fits the screen; without one nothing is cut.
 */
export function classTable(report: Report, screen: Screen): string {
  const { colours } = screen;
  const questions = report.students[0]?.questions ?? [];
  const head = ["student", "score", ...questions.map(({ id }) => oneLine(id)), "first error"];
  const rows = report.students.map((student) => rowOf(student, colours));
  const remarkWidth = widthLeft(screen.columns, head, rows);
  const table = new CliTable3({
    chars: NO_LINES,
    style: { "padding-left": 0, "padding-right": 0, head: [], border: [], compact: true },
    colAligns: ["left", ...questions.map(() => "right" as const), "right", "left"],
    colWidths: [...Array<null>(head.length - 1).fill(null), remarkWidth],
    truncate: "…",
  });
  table.push(
    head.map((name) => colours.bold(name)),
    ...rows,
  );
  const lines = table
    .toString()
    .split("\n")
    .map((line) => line.trimEnd());
  const title = colours.bold(oneLine(report.assignment));
  return [title, "", ...lines, "", ...summaryLines(classSummary(report)), ""].join("\n");
}

function rowOf({ student, score, max, questions }: StudentReport, colours: Colours): string[] {
  const name = oneLine(student);
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
  return [
    shown,
    `${points(score)} / ${points(max)}`,
    ...questions.map((question) => markOf(question, colours)),
    oneLine(remarkOf(questions)),
  ];
}

/** A question's points; a sign where there are none to give, so that the colour says nothing alone. */
function markOf({ verdict, score }: QuestionReport, colours: Colours): string {
  switch (verdict) {
    case "correct":
      return colours.green(points(score));
    case "partly":
      return colours.yellow(points(score));
    case "wrong":
      return colours.red(points(score));
    case "missing":
      return colours.dim("-");
    case "unreadable":
      return colours.magenta("?");
  }
}

/**
 * The first thing that went wrong, in the first question where something did; in brackets the name
 * of the misunderstanding that explains it, where one does.
 */
function remarkOf(questions: readonly QuestionReport[]): string {
  if (questions.every(({ verdict }) => verdict === "missing")) return "nothing handed in";
  const reasons = new Set(questions.map(({ unreadable }) => unreadable?.message));
  for (const { id, errors, unreadable, diagnosis } of questions) {
    const message = unreadable?.message ?? errors[0]?.message;
    if (message === undefined) continue;
    if (unreadable !== undefined && reasons.size === 1) return message;
    const [explained] = diagnosis;
    return `${id}${explained === undefined ? "" : ` [${explained.name}]`}: ${message}`;
  }
  const missing = questions.filter(({ verdict }) => verdict === "missing").map(({ id }) => id);
  return missing.length === 0 ? "" : `not handed in: ${missing.join(", ")}`;
}

/** What is left for the last column on a screen; null where lines may be as long as they like. */
function widthLeft(
  columns: number | null,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): number | null {
  if (columns === null) return null;
  const taken = head
    .slice(0, -1)
    .map((name, column) =>
      rows.reduce(
        (most, row) => Math.max(most, stripVTControlCharacters(row[column] ?? "").length),
        name.length,
      ),
    );
  const left = taken.reduce((rest, width) => rest - width - GAP.length, columns);
  return Math.max(NARROWEST_REMARK, left);
}
