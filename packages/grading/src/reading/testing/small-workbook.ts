import { strToU8, zipSync } from "fflate";

type Cell = string | number | null;

/** An .xlsx file with the given sheets, as small as the format allows. */
export function smallWorkbook(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
): Uint8Array {
  const names = Object.keys(sheets);
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ),
    "xl/workbook.xml": xml(
      `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${names
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships>${names
        .map(
          (_name, at) =>
            `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join("")}</Relationships>`,
    ),
  };
  for (const [at, name] of names.entries()) {
    files[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(rowsXml(sheets[name] ?? []));
  }
  return zipSync(files);
}

/** A workbook whose one sheet holds the given XML as its rows, whatever it says. */
export function workbookOf(rows: string): Uint8Array {
  return zipSync({ "xl/worksheets/sheet1.xml": sheetXml(rows) });
}

function xml(body: string): Uint8Array {
  return strToU8(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}

function sheetXml(rows: string): Uint8Array {
  return xml(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
}

function rowsXml(rows: readonly (readonly Cell[])[]): string {
  return rows
    .map((cells, row) => {
      const written = cells.map((cell, column) =>
        cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`),
      );
      return `<row r="${row + 1}">${written.join("")}</row>`;
    })
    .join("");
}

function cellXml(cell: Cell, address: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${address}"><v>${cell}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t>${cell}</t></is></c>`;
}
