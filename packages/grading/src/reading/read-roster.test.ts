import { describe, expect, it } from "vitest";
import { readRoster, type RosterReading } from "./read-roster.ts";

const read = (text: string): RosterReading => readRoster(new TextEncoder().encode(text));
const BUDI = { student: "2301923", names: ["Budi Santoso"] };
const ANI = { student: "2301924", names: ["Ani Wijaya"] };

describe("a class list", () => {
  it.each([
    ["numbers alone", "2301923\n2301924\n", [{ student: "2301923" }, { student: "2301924" }]],
    ["numbers and names", "2301923 Budi Santoso\n2301924 Ani Wijaya\n", [BUDI, ANI]],
    ["counted lines", "1. 2301923 Budi Santoso\n2. 2301924 Ani Wijaya\n", [BUDI, ANI]],
    ["commas", "2301923,Budi Santoso\n2301924,Ani Wijaya\n", [BUDI, ANI]],
    ["a counting column first", "1,2301923,Budi Santoso\n2,2301924,Ani Wijaya\n", [BUDI, ANI]],
    ["semicolons and quotes", '2301923;"Budi Santoso"\r\n2301924;Ani Wijaya\r\n', [BUDI, ANI]],
    ["names before numbers", "Budi Santoso\t2301923\nAni Wijaya\t2301924\n", [BUDI, ANI]],
    ["a heading", "NIM,Nama\n2301923,Budi Santoso\n2301924,Ani Wijaya\n", [BUDI, ANI]],
    ["comments and gaps", "# class A\n\n2301923 Budi Santoso\n\n2301924 Ani Wijaya", [BUDI, ANI]],
    [
      "Moodle's columns",
      "First name,Last name,ID number,Email address,Group\nBudi,Santoso,2301923,bsantoso@u.ac.id,A\n",
      [{ student: "2301923", names: ["Budi Santoso", "bsantoso"] }],
    ],
    [
      "Russian column names",
      "Номер зачётки;Фамилия;Имя\nИУ7-1234;Иванов;Пётр\n",
      [{ student: "ИУ7-1234", names: ["Иванов Пётр"] }],
    ],
    [
      "names alone",
      "Budi Santoso\nAni Wijaya\n",
      [{ student: "Budi Santoso" }, { student: "Ani Wijaya" }],
    ],
    [
      "family names first",
      "Santoso, Budi\nSantoso, Ani\n",
      [{ student: "Santoso, Budi" }, { student: "Santoso, Ani" }],
    ],
  ])("is read with %s", (_how, text, value) => {
    expect(read(text)).toEqual({ ok: true, value });
  });

  it("is read in UTF-16 and in Windows-1252", () => {
    const value = [{ student: "2301923", names: ["José Muñoz"] }];
    const text = "2301923,José Muñoz\n";
    expect(readRoster(Buffer.from(`\uFEFF${text}`, "utf16le"))).toEqual({ ok: true, value });
    expect(readRoster(Buffer.from(text, "latin1"))).toEqual({ ok: true, value });
  });

  it("forgets a name that two students have", () => {
    const two = "2301923,Budi Santoso\n2301924,Budi Santoso\n";
    expect(read(two)).toEqual({
      ok: true,
      value: [{ student: "2301923" }, { student: "2301924" }],
    });
  });

  it.each([
    ["nothing", "\n# nobody\n", 1, "there is no student; write one student a line: number, name"],
    [
      "column names alone",
      "NIM,Nama\n",
      1,
      "there is no student; write one student a line: number, name",
    ],
    [
      "a student twice",
      "2301923,Budi\n2301924,Ani\n2301923,Budi\n",
      3,
      "2301923 stands on line 1 already",
    ],
    [
      "a line without a number",
      "NIM,Nama\n2301923,Budi\n,Ani Wijaya\n",
      3,
      '"Ani Wijaya" has no student number, and others have one; write one student a line: number, name',
    ],
    [
      "an essay",
      `2301923 Budi\n${"word ".repeat(300)}\n`,
      2,
      "this line has more than 1000 characters; write one student a line: number, name",
    ],
  ])("that holds %s is refused at its line", (_what, text, line, message) => {
    expect(read(text)).toEqual({ ok: false, faults: [{ place: { line, column: 1 }, message }] });
  });

  it("that is a spreadsheet or a PDF is refused with what to hand in", () => {
    const refused = (start: string): unknown => {
      const reading = readRoster(new TextEncoder().encode(start));
      return reading.ok ? reading : reading.faults[0]?.message;
    };
    expect(refused("%PDF-1.7\n")).toBe("this is a PDF; save the list as CSV or text");
  });

  it("names every fault, not the first alone", () => {
    const reading = read("2301923,A B\n2301923,A B\nC D,\n");
    expect(reading.ok ? [] : reading.faults.map(({ place }) => place.line)).toEqual([2, 3]);
  });
});
