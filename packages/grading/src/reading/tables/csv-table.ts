import Papa from "papaparse";
import { columnKind } from "./column-kind.ts";
import { isNoiseLine } from "../marks/noise-line.ts";
import type { ReadingContext } from "../reading-context.ts";
import type { IsName } from "../name-test.ts";
import type { TableCell, WrittenTable } from "./written-table.ts";

const DELIMITERS = [
  ["\t", "tabs"],
  [";", "semicolons"],
  [",", "commas"],
] as const;

/** The most rows and cells that a table may have; beyond them the text is not taken for a table. */
const MAX_CELLS = 2_000_000;

/**
 * The text as a table of comma-, semicolon- or tab-separated values; null where it is none. With known
 * column names any table counts; without them each row needs one state and otherwise only numbers.
 */
export function csvTable(
  text: string,
  context: ReadingContext,
  isName: IsName,
): WrittenTable | null {
  const first = firstLines(text);
  if (first.length < 2) return null;
  for (const [delimiter, medium] of DELIMITERS) {
    if (!first[0]?.includes(delimiter)) continue;
    const sample = first.map((line) => fieldsOf(line, delimiter));
    if (!hasHeader(sample[0] ?? []) && !isTableWithoutHeader(sample, isName)) continue;
    const rows = rowsOf(text, delimiter, context);
    return rows === null ? null : { medium, rows };
  }
  return null;
}

/** The first few lines that say something. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  let start = 0;
  while (lines.length < 6 && start < text.length) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end);
    if (end - start < 20_000 && !isNoiseLine(line)) lines.push(line);
    start = end + 1;
  }
  return lines;
}

function fieldsOf(line: string, delimiter: string): string[] {
  return Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
}

/** Whether these cells are column names that make a table of states or lists. */
export function hasHeader(cells: readonly string[]): boolean {
  const kinds = cells.map((cell) => columnKind(cell));
  const known = kinds.filter((kind) => kind !== null).length;
  const holder = kinds.some((kind) => kind === "state" || kind === "open" || kind === "closed");
  return holder && known > 1 && cells.every((cell) => !/^\d+$/.test(cell.trim()));
}

function isTableWithoutHeader(sample: readonly (readonly string[])[], isName: IsName): boolean {
  const width = sample[0]?.length ?? 0;
  if (width < 2) return false;
  return sample.every((cells) => {
    if (cells.length !== width) return false;
    const states = cells.filter((cell) => isName(cell.trim()));
    const others = cells.filter((cell) => !isName(cell.trim()));
    // Plain lists of states are read as such; a table has something beside its states.
    return (
      states.length > 0 &&
      states.length <= 2 &&
      others.length > 0 &&
      others.every((cell) => /^[\s"]*(?:-?\d{1,6}(?:\.\d+)?|[a-z]{0,6}|-|–)[\s"]*$/i.test(cell))
    );
  });
}

function rowsOf(text: string, delimiter: string, context: ReadingContext): TableCell[][] | null {
  const parsed = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const rows: TableCell[][] = [];
  let line = context.firstLine ?? 1;
  let cells = 0;
  for (const fields of parsed.data) {
    cells += fields.length;
    if (cells > MAX_CELLS) return null;
    let column = 1;
    let height = 1;
    const row: TableCell[] = [];
    for (const field of fields) {
      const place = { line, column };
      row.push({
        text: field,
        place: context.file === undefined ? place : { file: context.file, ...place },
      });
      column += field.length + 1;
      if (field.includes("\n")) height += field.split("\n").length - 1;
    }
    const blank = fields.every((field) => field.trim() === "");
    if (!blank && !(fields.length === 1 && isNoiseLine(fields[0] ?? ""))) rows.push(row);
    line += height;
  }
  return rows;
}
