import { isBlank } from "./is-blank.ts";
import type { Place } from "./place.ts";

/** A cell of a table with the place at which it begins. */
export interface Cell {
  readonly text: string;
  readonly where: Place;
}

/** Rows without an empty line between them. */
export type TableBlock = readonly (readonly Cell[])[];

/** What stands between the cells of a row: a sign, or any blanks. */
export type Delimiter = "|" | "\t" | ";" | "," | " ";

/** The sign that parts the cells: the first of `|`, tab, `;` and `,` that the line holds, else blanks. */
export function delimiterOf(line: string): Delimiter {
  return (["|", "\t", ";", ","] as const).find((sign) => line.includes(sign)) ?? " ";
}

/**
 * The rows of all tables in the text, cut where a line is empty; comment lines and the rules under
 * Markdown headers are left out. In Markdown a line without `|` is text, which parts tables too.
 */
export function tableBlocks(text: string, delimiter: Delimiter): readonly TableBlock[] {
  const blocks: (readonly Cell[])[][] = [[]];
  for (const [index, line] of text.split("\n").entries()) {
    const trimmed = line.trim();
    const isRule = trimmed.includes("-") && /^[\s:|-]+$/.test(trimmed);
    if (isRule || /^(?:#|%|\/\/)/.test(trimmed)) continue;
    const isText = delimiter === "|" && !line.includes("|");
    if (trimmed === "" || isText) blocks.push([]);
    else blocks.at(-1)?.push(rowCells(line, delimiter, index + 1));
  }
  return blocks.filter((block) => block.length > 0);
}

/** The cells of one line; a cell in quotes may hold the delimiter, and `""` for a quotation mark. */
function rowCells(line: string, delimiter: Delimiter, number: number): readonly Cell[] {
  const cells: Cell[] = [];
  let at = delimiter === "|" ? (/^\s*\|/.exec(line)?.[0].length ?? 0) : 0;
  for (;;) {
    while (at < line.length && isPadding(line[at] as string, delimiter)) at++;
    if (at >= line.length && (cells.length > 0 || line.trim() === "")) {
      // Behind the last `|`, or behind blanks, stands no further cell; behind a comma an empty one.
      if (delimiter !== "|" && delimiter !== " ") cells.push(cellOf("", number, at));
      return cells;
    }
    const start = at;
    const quoted = line[at] === '"' ? quotedCell(line, at) : null;
    at = quoted === null ? at : quoted.end;
    while (at < line.length && !isDelimiter(line[at] as string, delimiter)) at++;
    cells.push(cellOf(quoted?.text ?? line.slice(start, at).trim(), number, start));
    if (at >= line.length) return cells;
    if (delimiter !== " ") at++;
  }
}

function cellOf(text: string, line: number, offset: number): Cell {
  return { text, where: { line, column: offset + 1 } };
}

/** Blanks around a cell; a tab that parts cells is none. */
function isPadding(char: string, delimiter: Delimiter): boolean {
  return isBlank(char) && (delimiter === " " || char !== delimiter);
}

function isDelimiter(char: string, delimiter: Delimiter): boolean {
  return delimiter === " " ? isBlank(char) : char === delimiter;
}

function quotedCell(line: string, start: number): { text: string; end: number } | null {
  let end = start + 1;
  for (;;) {
    end = line.indexOf('"', end);
    if (end === -1) return null;
    if (line[end + 1] !== '"') break;
    end += 2;
  }
  return { text: line.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}
