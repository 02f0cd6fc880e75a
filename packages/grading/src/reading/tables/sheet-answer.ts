import type { ReadNote } from "../answer.ts";
import type { PaperDomain } from "../paper-domain.ts";
import { readAnswer } from "../read-answer.ts";
import { readTable } from "./read-table.ts";
import type { Sheet, SheetCell } from "./read-workbook.ts";
import type { ReadingContext, ReadResult } from "../reading-context.ts";
import { rememberingDomain } from "../remembering-domain.ts";
import type { WrittenTable } from "./written-table.ts";
import { said } from "../reader-text.ts";

/** Reads one sheet as an answer: a table of states, else its cells as text. Lines and columns are rows and columns. */
export function readSheet(
  sheet: Sheet,
  paper: PaperDomain,
  ask: readonly string[],
  context: ReadingContext,
): ReadResult {
  const domain = rememberingDomain(paper);
  const { rows, restored } = withLeadingZeros(sheet, domain);
  const table: WrittenTable = {
    medium: "sheet",
    rows: rows.map((cells, row) =>
      cells.map((text, column) => {
        const place = { line: row + 1, column: column + 1 };
        return {
          text,
          place: context.file === undefined ? place : { file: context.file, ...place },
        };
      }),
    ),
  };
  const filled = {
    ...table,
    rows: table.rows.filter((cells) => cells.some(({ text }) => text !== "")),
  };
  const result =
    readTable(filled, domain, new Set(ask), context) ??
    readAnswer(textOfRows(rows), domain, ask, context);
  if (!result.ok || restored === null) return result;
  const place = { line: restored + 1, column: 1 };
  const note: ReadNote = {
    place: context.file === undefined ? place : { file: context.file, ...place },
    kind: "assumed",
    message: said("read.note.leading-zeros"),
  };
  return { ok: true, answer: { ...result.answer, notes: [note, ...result.answer.notes] } };
}

/** A sheet as text, a line a row and a tab between cells. */
export function sheetText(sheet: Sheet): string {
  return textOfRows(sheet.rows.map((cells) => cells.map(({ text }) => text)));
}

function textOfRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) =>
      cells
        .map((text) => text.replace(/[\t\n]+/g, " "))
        .join("\t")
        .trimEnd(),
    )
    .join("\n");
}

function withLeadingZeros(
  sheet: Sheet,
  domain: PaperDomain,
): { rows: string[][]; restored: number | null } {
  let restored: number | null = null;
  const rows = sheet.rows.map((cells, row) =>
    cells.map((cell) => {
      const text = withZero(cell, domain);
      if (text !== cell.text) restored ??= row;
      return text;
    }),
  );
  return { rows, restored };
}

function withZero({ text, isNumber }: SheetCell, domain: PaperDomain): string {
  if (!isNumber || !/^\d{3,}$/.test(text) || domain.readState(text)?.ok === true) return text;
  return domain.readState(`0${text}`)?.ok === true ? `0${text}` : text;
}
