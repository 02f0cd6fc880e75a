import type { Exam, Instance } from "@jejak/grading";
import type { Terminal } from "../terminal/terminal.ts";
import { oneLine } from "../terminal/one-line.ts";
import { textTrace } from "../trace/text/text-trace.ts";
import { boardRows } from "../trace/text/small-board.ts";
import { aligned } from "./aligned.ts";
import { accountOf, boardsOf, type ComposeResult } from "./compose-result.ts";
import { measureRows, NUMBER_COLUMNS } from "./measure-table.ts";
import { notShown, separationRows } from "./separation-table.ts";
import { traceOf } from "./trace-of.ts";
import { whyGood } from "./why-good.ts";
import { wishesInWords } from "./wishes-in-words.ts";

const INDENT = "   ";
const WIDTH_WITHOUT_SCREEN = 100;

/** The boards for people: what was wished, and for each board why it is good, its numbers, its traces. */
export function* textReport(
  result: ComposeResult,
  { out }: Terminal,
  isBrief: boolean,
): Generator<string> {
  const { exam } = result;
  const { colours } = out;
  yield `${colours.bold(oneLine(exam.title))}\n`;
  const preset = exam.preset === null ? "" : `, rules ${exam.preset}`;
  yield `${exam.rows}x${exam.columns} boards to ${boardText(exam, exam.goal)}${preset}, seed ${exam.seed}\n`;
  for (const line of wishesInWords(exam)) yield `Wished: ${line}\n`;
  yield "\n";
  for (const line of accountOf(result)) yield `${line}.\n`;
  if (result.kind === "class") {
    yield "\n";
    for (const line of classLines(result)) yield `${line}\n`;
    yield `\nAn example of the same difficulty that no student has:\n`;
  }
  const boards = boardsOf(result);
  for (const [at, board] of boards.entries()) {
    const number = boards.length === 1 ? "" : `${at + 1}  `;
    yield `\n${colours.bold(`${number}${board.start}`)}\n`;
    yield* boardLines(exam, board);
    if (isBrief) continue;
    for (const [which, search] of board.searches.entries()) {
      yield `\n${INDENT}${colours.bold(search.id)}\n`;
      const layout = { width: (out.columns ?? WIDTH_WITHOUT_SCREEN) - INDENT.length, colours };
      yield indented([...textTrace(traceOf(exam, board, which), layout)].join("").trimEnd());
    }
  }
}

function* boardLines(exam: Exam, board: Instance): Generator<string> {
  for (const row of boardRows(board.start, exam.columns)) yield `${INDENT}${row}\n`;
  yield "\n";
  for (const reason of whyGood(exam, board)) yield `${INDENT}+ ${reason}\n`;
  yield "\n";
  for (const line of aligned(measureRows(exam, board), NUMBER_COLUMNS)) yield `${INDENT}${line}\n`;
  yield `\n${INDENT}The first step at which each misunderstanding shows:\n`;
  const head = ["", ...board.searches.map(({ id }) => id)];
  const rows = separationRows(board).map(({ name, cells }) => [name, ...cells]);
  for (const line of aligned([head, ...rows], [])) yield `${INDENT}${line}\n`;
  for (const search of board.searches) {
    const hidden = notShown(search);
    if (hidden.length > 0) yield `${INDENT}${search.id} does not show ${hidden.join("; ")}\n`;
  }
}

function classLines({ exam, drawn }: ComposeResult & { readonly kind: "class" }): string[] {
  const head = ["student", "name", "board", ...exam.searches.map(({ id }) => `${id} visits`)];
  const rows = drawn.students.map(({ student, name, instance }) => [
    oneLine(student),
    oneLine(name ?? ""),
    instance.start,
    ...instance.searches.map(({ measures }) => String(measures.visits)),
  ]);
  const visits = exam.searches.map((_, at) => at + 3);
  const withNames = drawn.students.some(({ name }) => name !== null);
  if (withNames) return aligned([head, ...rows], visits);
  const without = [head, ...rows].map(([student = "", , ...rest]) => [student, ...rest]);
  return aligned(
    without,
    visits.map((column) => column - 1),
  );
}

/** A board on one line: `123/8.4/765`. */
function boardText({ columns }: Exam, word: string): string {
  return boardRows(word, columns)
    .map((row) => row.replaceAll(" ", word.length > 10 ? " " : ""))
    .join("/");
}

function indented(text: string): string {
  return `${text.replaceAll(/^(?=.)/gm, `${INDENT}  `)}\n`;
}
