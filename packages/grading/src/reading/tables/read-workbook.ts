import { unzipSync, zipSync } from "fflate";
import readXlsx from "read-excel-file/universal";
import { decodeAs } from "../files/text-decoder.ts";
import { said, type ReaderText } from "../reader-text.ts";

/** One sheet: its name and its cells row by row. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
}

/** A cell as text, "" where it is empty; a number loses the zeros that it began with. */
export interface SheetCell {
  readonly text: string;
  readonly isNumber: boolean;
}

/** The sheets of a spreadsheet, or why it cannot be read and what to do. */
export type WorkbookReading =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly message: ReaderText };

/** The largest spreadsheet that is read, unpacked, in bytes. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** The most sheets, and the farthest row and column with a cell, of a spreadsheet that is read. */
const MAX_SHEETS = 64;
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 256;
const MAX_CELLS = 2_000_000;
const MAX_ENTRIES = 2000;

/**
 * Reads an .xlsx file. It is unpacked here first, within bounds, because a small file may unpack to a
 * very large one, or hold one cell so far away that all the empty ones before it fill the memory.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookReading> {
  const unpacked = unpack(bytes);
  if (!unpacked.ok) return unpacked;
  const tooLarge = sheetFault(unpacked.files);
  if (tooLarge !== null) return { ok: false, message: tooLarge };
  try {
    const packed = zipSync(unpacked.files, { level: 0 });
    const buffer = new ArrayBuffer(packed.length);
    new Uint8Array(buffer).set(packed);
    const sheets = await readXlsx(buffer, { trim: false });
    return {
      ok: true,
      sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(rowOf) })),
    };
  } catch {
    return {
      ok: false,
      message: said("unreadable.sheet-spoilt", { fault: "unknown" }),
    };
  }
}

function rowOf(cells: readonly unknown[]): SheetCell[] {
  return cells.map((cell) => {
    const isNumber = typeof cell === "number";
    if (cell === null || cell === undefined) return { text: "", isNumber };
    if (cell instanceof Date) return { text: cell.toISOString().slice(0, 10), isNumber };
    const isPlain = isNumber || typeof cell === "string" || typeof cell === "boolean";
    return { text: isPlain ? String(cell) : "", isNumber };
  });
}

type Unpacked =
  | { readonly ok: true; readonly files: Record<string, Uint8Array> }
  | { readonly ok: false; readonly message: ReaderText };

function unpack(bytes: Uint8Array): Unpacked {
  let size = 0;
  let entries = 0;
  let tooLarge = false;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (!/\.(?:xml|rels)$/i.test(name)) return false;
        size += originalSize;
        tooLarge ||= size > MAX_UNPACKED_BYTES || entries > MAX_ENTRIES;
        return !tooLarge;
      },
    });
    if (!tooLarge) return { ok: true, files };
    return {
      ok: false,
      message: said("unreadable.sheet-unpacked"),
    };
  } catch {
    return {
      ok: false,
      message: said("unreadable.sheet-spoilt", { fault: "damaged" }),
    };
  }
}

/**
 * What is too large about a workbook's sheets, read off the addresses of their rows and cells; null
 * where nothing is. Every file is looked at: the workbook itself says which ones are sheets.
 */
function sheetFault(files: Readonly<Record<string, Uint8Array>>): ReaderText | null {
  const names = Object.keys(files);
  const sheets = names.filter((name) => /worksheets\//i.test(name)).length;
  if (sheets > MAX_SHEETS) {
    return said("unreadable.sheet-extent", { what: "sheets", count: sheets, most: MAX_SHEETS });
  }
  let area = 0;
  for (const name of names) {
    const extent = extentOf(decodeAs(files[name] ?? new Uint8Array(), "utf-8") ?? "");
    if (extent === null) return said("unreadable.sheet-spoilt", { fault: "address" });
    if (extent.rows > MAX_ROWS) {
      return said("unreadable.sheet-extent", { what: "row", count: extent.rows, most: MAX_ROWS });
    }
    if (extent.columns > MAX_COLUMNS) {
      return said("unreadable.sheet-extent", {
        what: "column",
        count: extent.columns,
        most: MAX_COLUMNS,
      });
    }
    area += extent.rows * extent.columns;
  }
  return area > MAX_CELLS
    ? said("unreadable.sheet-extent", { what: "cells", count: area, most: MAX_CELLS })
    : null;
}

/** How far a sheet reaches, by addresses and by counting; null where an address is none. */
function extentOf(xml: string): { rows: number; columns: number } | null {
  let rows = 0;
  let columns = 0;
  let inRow = 0;
  let counted = 0;
  for (const [, tag = "", attributes = ""] of xml.matchAll(/<(?:\w+:)?(row|c)(?=[\s/>])([^>]*)/g)) {
    const address = /(?:^|\s)r\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes);
    const written = address?.[1] ?? address?.[2];
    const parts = written === undefined ? null : /^([A-Za-z]{0,3})(\d{1,7})$/.exec(written);
    if (written !== undefined && parts === null) return null;
    rows = Math.max(rows, Number(parts?.[2] ?? 0));
    if (tag === "row") {
      counted += 1;
      inRow = 0;
    } else {
      inRow += 1;
      columns = Math.max(columns, inRow, columnNumber(parts?.[1] ?? ""));
    }
  }
  return { rows: Math.max(rows, counted), columns };
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}
