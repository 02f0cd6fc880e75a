import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOARD_SIZES, findStates, readState, type ReadOptions } from "../index.ts";

const PIECES = [
  [..."0123456789_|,;:/()[]{}'\"-+&.<>\n\t \r│─éэ\u0000xBo"],
  ["10", "  ", "\n\n", "\r\n", ", ", " | ", "--", "->", "h=", "None", "😀", "2/2,1/3"],
  ["<td>", "</td>", "<tr>", "<table>", "</table>", "<br>", "&nbsp;", "ABC", "123", "450"],
  ["123450786", "1 2 3\n4 5 0\n7 8 6", "[[1,2,3],[4,0,5],[7,8,6]]"],
].flat();

const anyText = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 60 })
  .map((parts) => parts.join(""));
const anySize: fc.Arbitrary<ReadOptions> = fc.constantFrom({}, ...BOARD_SIZES, {
  columns: 3,
  rows: 3,
});

describe("whatever the text", () => {
  it("what is found lies in it, in order, and never twice", () => {
    fc.assert(
      fc.property(anyText, anySize, (text, options) => {
        const found = findStates(text, options);
        const starts = found.map(({ start }) => start);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        for (const { start, end, spans, line, column, reading } of found) {
          expect(start === Math.min(...spans.map((span) => span.start))).toBe(true);
          expect(end === Math.max(...spans.map((span) => span.end))).toBe(true);
          const before = text.slice(0, start).split(/\r\n|\r|\n/);
          expect([line, column]).toEqual([before.length, (before.at(-1) ?? "").length + 1]);
          const word = reading.ok ? reading.value.word : "";
          expect(new Set(word).size).toBe(word.length);
        }
        const spans = found.flatMap((state) => state.spans).sort((a, b) => a.start - b.start);
        expect(spans.every(({ start }, index) => start >= (spans[index - 1]?.end ?? 0))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it("a single board is read or a problem is told", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: "binary" })), anySize, (text, options) => {
        const reading = readState(text, options);
        expect(reading.ok || reading.problem.message.length > 0).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

describe("a great many boards", () => {
  it("are found, however their blank is written", () => {
    const count = 130_000;
    const found = findStates("123456789\n".repeat(count), { columns: 3, rows: 3 });
    const starts = Array.from({ length: count }, (_, board) => board * 10);
    expect(found.map(({ start }) => start)).toEqual(starts);
  });
});

describe("a line of 100,000 characters", () => {
  const LENGTH = 100_000;
  const filled = (piece: string): string => piece.repeat(LENGTH / piece.length);
  const nothing = [
    "1",
    "1 ",
    "[",
    "[]",
    "|",
    '"',
    "-",
    "1.",
    "1/2,",
    "<b",
    "<td>",
    "&",
    "11:1,",
    "x ",
  ];

  it.each(nothing)("of %j holds nothing", (piece) => {
    expect(findStates(filled(piece), { columns: 3, rows: 3 })).toEqual([]);
  });

  it("of boards holds them all", () => {
    const found = findStates(filled("123450786 "), { columns: 3, rows: 3 });
    expect([found.length, found.at(-1)?.column]).toEqual([10_000, 99_991]);
  });
});

describe("100,000 characters in lines", () => {
  it.each(["1 2 3\n", "123\n", "---\n", "1 2 3\n4   5\n", "3\n1 2 3\n", "1 2 3 4\n", "\n"])(
    "of %j hold nothing",
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      expect(findStates(text, { columns: 3, rows: 3 })).toEqual([]);
    },
  );
});
