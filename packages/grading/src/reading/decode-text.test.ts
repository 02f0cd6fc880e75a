import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";
import { inEnglish } from "./testing/in-english.ts";

const bytes = (...list: number[]): Uint8Array => Uint8Array.from(list);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function utf16(text: string, bigEndian: boolean, mark: boolean): Uint8Array {
  const units = [...(mark ? "\ufeff" : ""), ...text].map((character) => character.charCodeAt(0));
  return bytes(
    ...units.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

describe("decodeText", () => {
  test("reads UTF-8 with and without a mark", () => {
    expect(decodeText(utf8("задача 1\n"))).toEqual({
      ok: true,
      text: "задача 1\n",
      encoding: "utf-8",
    });
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41))).toEqual({
      ok: true,
      text: "A",
      encoding: "utf-8",
    });
  });

  test.each([
    ["little-endian with a mark", false, true, "utf-16le"],
    ["big-endian with a mark", true, true, "utf-16be"],
    ["little-endian without a mark", false, false, "utf-16le"],
    ["big-endian without a mark", true, false, "utf-16be"],
  ])("reads UTF-16 %s", (_title, bigEndian, mark, encoding) => {
    const text = "# dfs\n123450786\n123405786\n";
    expect(decodeText(utf16(text, bigEndian, mark))).toEqual({ ok: true, text, encoding });
  });

  test("reads Windows-1251 where words are Cyrillic and Windows-1252 where single letters are accented", () => {
    // "Задача 1" and "Questão 1" byte by byte from the code pages' tables.
    expect(decodeText(bytes(0xc7, 0xe0, 0xe4, 0xe0, 0xf7, 0xe0, 0x20, 0x31))).toEqual({
      ok: true,
      text: "Задача 1",
      encoding: "windows-1251",
    });
    expect(decodeText(bytes(0x51, 0x75, 0x65, 0x73, 0x74, 0xe3, 0x6f, 0x20, 0x31))).toEqual({
      ok: true,
      text: "Questão 1",
      encoding: "windows-1252",
    });
  });

  test("makes every line end one line end and every space an ordinary one", () => {
    expect(decodeText(utf8("a\r\nb\rc\nd\u00a0e\u200bf"))).toEqual({
      ok: true,
      text: "a\nb\nc\nd e f",
      encoding: "utf-8",
    });
  });

  test.each([
    ["%PDF-1.7", "this is a PDF; hand in text, CSV or a spreadsheet (.xlsx)"],
    [
      "PK\u0003\u0004 word/document.xml",
      "this is a Word document; hand in text, CSV or a spreadsheet (.xlsx)",
    ],
    [
      "PK\u0003\u0004 anything",
      "this is a zip archive; hand in text, CSV or a spreadsheet (.xlsx)",
    ],
    [
      "ab\u0000c",
      "the file is not text (it holds zero bytes); hand in text, CSV or a spreadsheet (.xlsx)",
    ],
  ])("refuses %j and says what to hand in", (text, message) => {
    expect(inEnglish(decodeText(utf8(text)))).toEqual({ ok: false, place: null, message });
  });

  test("refuses an image by its first bytes", () => {
    expect(inEnglish(decodeText(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16)))).toEqual({
      ok: false,
      place: null,
      message: "this is a JPEG image; hand in text, CSV or a spreadsheet (.xlsx)",
    });
  });

  test("refuses a file of 50 MB by its size alone", () => {
    expect(inEnglish(decodeText(new Uint8Array(50 * 1024 * 1024)))).toEqual({
      ok: false,
      place: null,
      message: "the file is larger than 4 MB (50 MB); a trace fits in far less",
    });
  });

  test("names the line that is too long", () => {
    expect(inEnglish(decodeText(utf8(`1\n2\n${"3".repeat(200_001)}\n`)))).toEqual({
      ok: false,
      place: { line: 3, column: 1 },
      message: "line 3 is longer than 200,000 characters; write a state or a step a line",
    });
    expect(decodeText(utf8("3".repeat(200_000))).ok).toBe(true);
  });

  test("reads 200,000 lines, and no more", () => {
    const most = "3\n".repeat(199_999);
    expect(decodeText(utf8(`${most}3`))).toEqual({ ok: true, text: `${most}3`, encoding: "utf-8" });
    expect(inEnglish(decodeText(utf8(`${most}3\n`)))).toEqual({
      ok: false,
      place: null,
      message: "the file has more than 200,000 lines; a trace fits in far fewer",
    });
  });

  test("an empty file is an empty text", () => {
    expect(decodeText(bytes())).toEqual({ ok: true, text: "", encoding: "utf-8" });
  });
});
