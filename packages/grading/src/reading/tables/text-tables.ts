import { hasHeader } from "./csv-table.ts";
import type { ReadingContext } from "../reading-context.ts";
import { linesOf, type TextLine } from "../marks/text-lines.ts";
import type { TableCell, WrittenTable } from "./written-table.ts";
import type { TableMedium } from "./written-table.ts";

/** How the cells of one line are told apart. */
type Splitter = (line: string) => readonly { text: string; at: number }[];

/**
 * A table drawn with bars (Markdown, with or without its line of dashes), or with columns set apart by
 * two spaces or a tab, under a header of known column names; null where the text holds none. Lines
 * above and below the table are left alone.
 */
export function textTable(text: string, context: ReadingContext): WrittenTable | null {
  if (!/[|│]| {2}|\t/.test(text)) return null;
  const lines = linesOf(text, context.firstLine ?? 1);
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 2000) continue;
    for (const [medium, split] of SPLITTERS) {
      const cells = split(line.text);
      if (cells.length > 1 && hasHeader(cells.map((cell) => cell.text))) {
        return { medium, rows: rowsFrom(lines.slice(index), split, cells.length, context.file) };
      }
    }
  }
  return null;
}

const SPLITTERS: readonly (readonly [TableMedium, Splitter])[] = [
  ["bars", (line) => (/[|│]/.test(line) ? pieces(line, /[|│]/g, true) : [])],
  ["columns", (line) => pieces(line.trimEnd(), /\t+ *| {2,}/g, false)],
];

function pieces(line: string, separator: RegExp, bars: boolean): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  const add = (end: number): void => {
    const raw = line.slice(at, end);
    parts.push({ text: raw.trim(), at: at + raw.length - raw.trimStart().length });
  };
  for (const match of line.matchAll(separator)) {
    add(match.index);
    at = match.index + match[0].length;
  }
  add(line.length);
  // The bars at both ends of a line, or its indentation, make no cells.
  const first = parts[0]?.text === "" ? 1 : 0;
  const last = bars && parts.length > 1 && parts.at(-1)?.text === "" ? -1 : undefined;
  return parts.slice(first, last);
}

function rowsFrom(
  lines: readonly TextLine[],
  split: Splitter,
  width: number,
  file: string | undefined,
): TableCell[][] {
  const rows: TableCell[][] = [];
  for (const line of lines) {
    if (line.text.trim() === "") {
      if (rows.length > 1) break;
      continue;
    }
    if (/^[\s|│+:=─┼-]+$/u.test(line.text)) continue;
    const cells = split(line.text);
    if (cells.length < 2 || cells.length > width) {
      if (rows.length > 1) break;
      continue;
    }
    rows.push(
      cells.map(({ text, at }) => {
        const place = { line: line.number, column: at + 1 };
        return { text, place: file === undefined ? place : { file, ...place } };
      }),
    );
  }
  return rows;
}
