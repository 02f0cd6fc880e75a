import { ROW_VALUES, type ReadRow, type RowValue } from "../grading/read-rows.ts";

export type TableColumn = "state" | RowValue;

/** One row of an answer that is typed into a table: what stands in each column. */
export type TableRow = Readonly<Partial<Record<TableColumn, string>>>;

/** More rows than a trace by hand has. */
const MOST_ROWS = 2000;

const SEQUENCES: readonly string[] = ["visits", "expansions", "generated", "path"];

/** The columns for what a question asks; null where the answer is no list of states, or more than one. */
export function columnsFor(ask: readonly string[]): readonly TableColumn[] | null {
  const lists = ask.filter((aspect) => SEQUENCES.includes(aspect));
  const values = ROW_VALUES.filter((name) => ask.includes(name));
  if (lists.length > 1 || lists.length + values.length !== ask.length) return null;
  return ["state", ...values];
}

/** Whether nothing stands in a row. */
export function isBlank(row: TableRow): boolean {
  return Object.values(row).every((text) => (text ?? "").trim() === "");
}

/** The rows with one empty row behind them, so that the table grows as it is filled. */
function grown(rows: readonly TableRow[]): TableRow[] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return [...rows.slice(0, last + 1), {}].slice(0, MOST_ROWS);
}

/** The rows with a cell's text; text of several lines or columns, as from a spreadsheet, fills the cells below and to the right. */
export function withCell(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  at: { readonly row: number; readonly column: TableColumn },
  text: string,
): TableRow[] {
  const lines = text.replace(/\r\n?/gu, "\n").replace(/\n+$/u, "").split("\n");
  const first = columns.indexOf(at.column);
  const changed = [...rows];
  for (const [down, line] of lines.slice(0, MOST_ROWS).entries()) {
    const cells = lines.length > 1 || line.includes("\t") ? line.split("\t") : [line];
    const row: Partial<Record<TableColumn, string>> = { ...changed[at.row + down] };
    for (const [right, cell] of cells.entries()) {
      const column = columns[first + right];
      if (column !== undefined) row[column] = cell.trim();
    }
    changed[at.row + down] = row;
  }
  return grown(changed);
}

/** The table as CSV, which the reader knows; empty where nothing is written. */
export function tableText(rows: readonly TableRow[], columns: readonly TableColumn[]): string {
  const written = grown(rows).slice(0, -1);
  if (written.length === 0) return "";
  const lines = written.map((row) => columns.map((column) => quoted(row[column] ?? "")).join(","));
  return [columns.join(","), ...lines, ""].join("\n");
}

function quoted(text: string): string {
  return /[",\n;]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What was read of a text, as rows of a table. */
export function tableRows(
  read: readonly ReadRow[],
  columns: readonly TableColumn[],
): readonly TableRow[] {
  const rows = read.map(({ state, values }): TableRow => {
    const all: TableRow = { ...values, state };
    return Object.fromEntries(
      columns.flatMap((column) => (all[column] === undefined ? [] : [[column, all[column]]])),
    );
  });
  return grown(rows);
}
