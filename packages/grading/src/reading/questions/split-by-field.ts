import { cellOf, tableColumns } from "../tables/table-columns.ts";
import { csvTable } from "../tables/csv-table.ts";
import { readJson } from "../json/json-value.ts";
import { nameTest } from "../name-test.ts";
import type { PaperDomain } from "../paper-domain.ts";
import { questionCalled } from "./question-heading.ts";
import type { QuestionTitle } from "../question.ts";
import { rememberingDomain } from "../remembering-domain.ts";
import type { QuestionPart } from "./question-part.ts";
import { lineIndexAt, linesOf } from "../marks/text-lines.ts";

/**
 * The parts of a text that says the question in a field of its own: JSON with a field for each
 * question, or a table with a column "question". null for any other text. Columns and lines are those of the file.
 */
export function splitByField(
  text: string,
  questions: readonly QuestionTitle[],
  paper: PaperDomain,
): ReadonlyMap<string, QuestionPart> | null {
  return /^\s*\{/.test(text)
    ? splitJson(text, questions)
    : splitTable(text, questions, rememberingDomain(paper));
}

function splitJson(
  text: string,
  questions: readonly QuestionTitle[],
): ReadonlyMap<string, QuestionPart> | null {
  const reading = readJson(text);
  if (!reading.ok || reading.value.kind !== "fields") return null;
  const lines = linesOf(text);
  const parts = new Map<string, QuestionPart>();
  for (const [name, value] of reading.value.fields) {
    const question = questionCalled(name, questions);
    if (question === null || parts.has(question)) continue;
    const line = lines[lineIndexAt(lines, value.start)];
    const before = " ".repeat(value.start - (line?.start ?? 0));
    const written = before + text.slice(value.start, value.end);
    parts.set(question, { text: written, firstLine: line?.number ?? 1, notes: [] });
  }
  return parts.size === 0 ? null : parts;
}

/** Each question gets the header and its own rows; the others' lines are left empty. */
function splitTable(
  text: string,
  questions: readonly QuestionTitle[],
  domain: PaperDomain,
): ReadonlyMap<string, QuestionPart> | null {
  const isName = nameTest(domain);
  const table = csvTable(text, {}, isName);
  const columns = table === null ? null : tableColumns(table, isName, null);
  if (table === null || columns === null || !columns.kinds.includes("question")) return null;
  const lines = linesOf(text);
  const headerLine = table.rows[columns.firstRow - 1]?.[0]?.place.line ?? 1;
  const rows = table.rows.slice(columns.firstRow);
  const kept = new Map<string, string[]>();
  for (const [index, cells] of rows.entries()) {
    const written = cellOf(cells, columns, "question")?.text ?? "";
    const question = questionCalled(written, questions);
    if (question === null) continue;
    const part =
      kept.get(question) ?? lines.map((line) => (line.number === headerLine ? line.text : ""));
    const from = (cells[0]?.place.line ?? 1) - 1;
    const to = (rows[index + 1]?.[0]?.place.line ?? lines.length + 1) - 1;
    for (let line = from; line < to; line += 1) part[line] = lines[line]?.text ?? "";
    kept.set(question, part);
  }
  if (kept.size === 0) return null;
  return new Map(
    [...kept].map(([id, part]) => [id, { text: part.join("\n"), firstLine: 1, notes: [] }]),
  );
}
