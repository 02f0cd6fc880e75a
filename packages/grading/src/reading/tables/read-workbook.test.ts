import { describe, expect, test } from "vitest";
import { readWorkbook } from "./read-workbook.ts";
import { smallWorkbook, workbookOf } from "../testing/small-workbook.ts";
import { inEnglish } from "../testing/in-english.ts";

describe("readWorkbook", () => {
  test("reads each sheet with its name, and empty cells as nothing", async () => {
    const bytes = smallWorkbook({
      dfs: [
        ["state", "h"],
        [123450786, 4],
      ],
      bfs: [["A", null, "B"]],
    });
    expect(inEnglish(await readWorkbook(bytes))).toEqual({
      ok: true,
      sheets: [
        {
          name: "dfs",
          rows: [
            [
              { text: "state", isNumber: false },
              { text: "h", isNumber: false },
            ],
            [
              { text: "123450786", isNumber: true },
              { text: "4", isNumber: true },
            ],
          ],
        },
        {
          name: "bfs",
          rows: [
            [
              { text: "A", isNumber: false },
              { text: "", isNumber: false },
              { text: "B", isNumber: false },
            ],
          ],
        },
      ],
    });
  });

  test.each([
    [
      "a cell in the last row of the last column",
      `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
      "the spreadsheet has a cell in row 1048576; 20000 rows are read at most",
    ],
    [
      "a cell far to the right",
      `<row r="1"><c r="XFD1"><v>1</v></c></row>`,
      "the spreadsheet has a cell in column 16384; 256 columns are read at most",
    ],
    [
      "an address that is a number in disguise",
      `<row r="1e9"><c><v>1</v></c></row>`,
      "the spreadsheet has a cell without a proper address; save it again as .xlsx, or hand in CSV",
    ],
    [
      "very many rows without addresses",
      `<row/>`.repeat(30_000),
      "the spreadsheet has a cell in row 30000; 20000 rows are read at most",
    ],
    [
      "many rows and many columns",
      `<row r="1"><c r="GR1"><v>1</v></c></row><row r="19999"><c r="A19999"><v>1</v></c></row>`,
      "the spreadsheet spans 3999800 cells; 2000000 are read at most",
    ],
  ])("refuses %s", async (_title, rows, message) => {
    expect(inEnglish(await readWorkbook(workbookOf(rows)))).toEqual({ ok: false, message });
  });

  test("refuses what unpacks to more than 32 MB, and what is damaged", async () => {
    expect(inEnglish(await readWorkbook(workbookOf(" ".repeat(33 * 1024 * 1024))))).toEqual({
      ok: false,
      message: "the spreadsheet is larger than 32 MB unpacked; a trace fits in far less",
    });
    const bytes = smallWorkbook({ dfs: [["A"]] });
    expect(inEnglish(await readWorkbook(bytes.subarray(0, bytes.length - 40)))).toEqual({
      ok: false,
      message: "the spreadsheet is damaged; save it again as .xlsx, or hand in CSV",
    });
    expect(inEnglish(await readWorkbook(workbookOf("")))).toEqual({
      ok: false,
      message: "the spreadsheet cannot be read; save it again as .xlsx, or hand in CSV",
    });
  });
});
