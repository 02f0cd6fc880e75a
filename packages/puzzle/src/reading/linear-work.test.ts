import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BoardSize } from "../index.ts";
import { workOn } from "../testing/counted-work.ts";

const SQUARE: BoardSize = { columns: 3, rows: 3 };

/** Every sign that the reader knows, and pieces that make rows and boards of them. */
const PIECES = [
  [..."0123456789aBx_*~.-,;/\\()[]{}|&:+\"'<>= \t│─é"],
  ["\n", "\n", "\n", "\n\n", " ", " ", "  ", "--", "->", "10", "12", "123", "450", "786"],
  ["<td>", "<tr>", "<table>", "</table>", "<br>", "&nbsp;", "&middot;", "None", "BHC"],
  ["1 2 3", "4 5 0", "7 8 6", "1,2,3", "123450786", "1230", "1 2\n3 0\n", "12/30"],
].flat();

const HEADS = [
  "",
  "123450786\n",
  "1,2,3,4,5,0,7,8,6\n",
  "1 2 3\n4 5 0\n7 8 6\n\n",
  "1 2 3 / 4 5 0 / 7 8 6\n",
  "1230\n",
  "1 2\n3 0\n\n",
];

/** How much more work twice the text is: 2 when the reader is linear, 4 when it is quadratic. */
function growth(text: (length: number) => string, size: BoardSize): number {
  return workOn(text(LENGTH * 2), size) / workOn(text(LENGTH), size);
}

/** More than the longest line on which rows are looked for. */
const LENGTH = 2_000;

const repeated =
  (piece: string, head = "") =>
  (length: number): string =>
    head + piece.repeat(Math.ceil(length / piece.length));

describe("twice the text is twice the work", () => {
  it.each([
    "- - \n",
    "- - -\n",
    "+\n",
    "|-\n",
    "+<br>",
    "<tr>\t+",
    "- -\n1 2 3\n",
    "1 2 3\n4 5 0\n7 8 6\n",
    "123450786\n",
    "1 2 3 4 5 0 7 8 6\n",
    "| 1 | 2 | 3 |   | 1 | 2 | 3 |\n| 4 | 5 | 6 |   | 4 | 5 | 6 |\n| 7 | 8 |   |   | 7 |   | 8 |\n",
    "1 2 3  4 5 6  7 8 0\n4 5 0  1 2 3  1 2 3\n7 8 6  7 8 0  4 5 6\n",
    "1 2 3 4 5 0 7 8 6\n1 2 3 4 5 6 7 8 8\n",
    "1 | 2 | 3   4 | 5 | 6\n",
    "<b",
    "1 2 3 4 5 6 7 8 9\n",
  ])("where %j is repeated", (piece) => {
    for (const size of [SQUARE, { columns: 2, rows: 2 }]) {
      expect(growth(repeated(piece, "1 2 3\n4 5 0\n7 8 6\n\n1 2\n3 0\n\n"), size)).toBeLessThan(
        2.2,
      );
    }
  });

  it("whatever is repeated, and whatever stands before it", () => {
    const size = fc.constantFrom(SQUARE, { columns: 2, rows: 2 }, { columns: 4, rows: 3 });
    const pattern = fc
      .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
      .map((pieces) => pieces.join(""));
    const before = fc.oneof(
      fc.constantFrom(...HEADS),
      pattern.map((piece) => repeated(piece)(LENGTH)),
    );
    fc.assert(
      fc.property(pattern, before, size, (piece, head, boards) => {
        expect(growth(repeated(piece, head), boards)).toBeLessThan(2.8);
      }),
      { numRuns: 40 },
    );
  });
});

describe("a character is looked at some hundred times at most", () => {
  it.each([
    "1 ",
    "12 ",
    "1 2 ",
    "- ",
    "a-",
    "3.",
    "&",
    ",",
    "<b",
    "12/30",
    "1 2 3 ",
    "12 30 ",
    "1 2 | ",
  ])("where %j is repeated, on one line or on many", (piece) => {
    const lines = `${piece.repeat(1_400 / piece.length)}\n`;
    for (const size of [SQUARE, { columns: 2, rows: 2 }, { columns: 6, rows: 6 }]) {
      for (const text of [repeated(piece)(LENGTH), repeated(lines)(LENGTH)]) {
        expect(workOn(text, size) / text.length).toBeLessThan(400);
      }
    }
  });
});
