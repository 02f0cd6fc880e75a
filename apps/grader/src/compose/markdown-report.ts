import type { Exam, Instance } from "@jejak/grading";
import { markdownChunks } from "@jejak/tree";
import { boardRows } from "../trace/text/small-board.ts";
import { accountOf, boardsOf, type ComposeResult } from "./compose-result.ts";
import { measureRows, NUMBER_COLUMNS } from "./measure-table.ts";
import { notShown, separationRows } from "./separation-table.ts";
import { traceOf } from "./trace-of.ts";
import { whyGood } from "./why-good.ts";
import { wishesInWords } from "./wishes-in-words.ts";

/** The same as the text for people, in Markdown: for a page, or for the solutions of an exam. */
export function* markdownReport(result: ComposeResult, isBrief: boolean): Generator<string> {
  const { exam } = result;
  yield `# ${plain(exam.title)}\n\n`;
  const preset = exam.preset === null ? "" : `, rules \`${exam.preset}\``;
  yield `Boards of ${exam.rows}x${exam.columns} to \`${exam.goal}\`${preset}, seed ${exam.seed}.\n\n`;
  for (const line of wishesInWords(exam)) yield `- Wished: ${plain(line)}\n`;
  for (const line of accountOf(result)) yield `- ${plain(line)}\n`;
  if (result.kind === "class") yield* classTable(result);
  for (const [at, board] of boardsOf(result).entries()) {
    const title = result.kind === "class" ? "Example" : `Board ${at + 1}`;
    yield `\n## ${title}: ${board.start}\n\n`;
    yield* boardParts(exam, board);
    if (isBrief) continue;
    for (const [which, { id }] of board.searches.entries()) {
      yield `\n### ${plain(id)}\n\n`;
      yield* markdownChunks(traceOf(exam, board, which));
    }
  }
}

function* boardParts(exam: Exam, board: Instance): Generator<string> {
  yield `\`\`\`\n${boardRows(board.start, exam.columns).join("\n")}\n\`\`\`\n\n`;
  for (const reason of whyGood(exam, board)) yield `- ${plain(reason)}\n`;
  for (const search of board.searches) {
    const hidden = notShown(search);
    if (hidden.length > 0) yield `- ${plain(`${search.id} does not show ${hidden.join("; ")}`)}\n`;
  }
  yield "\n";
  yield* table(measureRows(exam, board), NUMBER_COLUMNS);
  yield "\nThe first step at which each misunderstanding shows:\n\n";
  const head = ["misunderstanding", ...board.searches.map(({ id }) => id)];
  yield* table([head, ...separationRows(board).map(({ name, cells }) => [name, ...cells])], []);
}

function* classTable({
  exam,
  drawn,
}: ComposeResult & { readonly kind: "class" }): Generator<string> {
  yield "\n";
  const head = ["student", "name", "board", ...exam.searches.map(({ id }) => `${id} visits`)];
  const rows = drawn.students.map(({ student, name, instance }) => [
    student,
    name ?? "",
    instance.start,
    ...instance.searches.map(({ measures }) => String(measures.visits)),
  ]);
  yield* table(
    [head, ...rows],
    exam.searches.map((_, at) => at + 3),
  );
}

function* table(
  [head = [], ...rows]: readonly (readonly string[])[],
  right: readonly number[],
): Generator<string> {
  const line = (cells: readonly string[]): string => `| ${cells.map(plain).join(" | ")} |\n`;
  yield line(head);
  yield `| ${head.map((_, at) => (right.includes(at) ? "---:" : "---")).join(" | ")} |\n`;
  for (const row of rows) yield line(row);
}

/** Text without the signs that mean something in Markdown. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>|~&$]/g, "\\$&");
}
