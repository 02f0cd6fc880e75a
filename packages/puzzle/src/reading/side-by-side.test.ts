import { describe, expect, it, test } from "vitest";
import { findStates } from "../index.ts";

/** Each board's place and word, or place and kind of problem. */
const found = (text: string): string[] =>
  findStates(text, { columns: 3, rows: 3 }).map(({ line, column, reading }) => {
    const what = reading.ok ? reading.value.word : reading.problem.kind;
    return `${line}:${column} ${what}`;
  });

describe("a line across several boards that holds all cells of one", () => {
  it("is a row of each, be it the first, the second or the last", () => {
    expect(found("1 2 3   4 5 6   7 8 0\n4 5 0   1 2 3   1 2 3\n7 8 6   7 8 0   4 5 6\n")).toEqual([
      "1:1 123450786",
      "1:9 456123780",
      "1:17 780123456",
    ]);
    expect(found("4 5 0   1 2 3   1 2 3\n1 2 3   4 5 6   7 8 0\n7 8 6   7 8 0   4 5 6\n")).toEqual([
      "1:1 450123786",
      "1:9 123456780",
      "1:17 123780456",
    ]);
    expect(found("4 5 0 1 2 3 1 2 3\n7 8 6 7 8 0 4 5 6\n1 2 3 4 5 6 7 8 0\n")).toEqual([
      "1:1 450786123",
      "1:7 123780456",
      "1:13 123456780",
    ]);
  });

  it("is a row of each in words, with bars, in brackets, and with empty lines between the rows", () => {
    const words = ["1:1 123450786", "1:5 456123780", "1:9 780123456"];
    expect(found("123 456 780\n450 123 123\n786 780 456\n")).toEqual(words);
    expect(found("123 456 780\n\n450 123 123\n\n786 780 456\n")).toEqual(words);
    expect(found("1 2 3 | 4 5 6 | 7 8 0\n4 5 0 | 1 2 3 | 1 2 3\n7 8 6 | 7 8 0 | 4 5 6\n")).toEqual([
      "1:1 123450786",
      "1:9 456123780",
      "1:17 780123456",
    ]);
    expect(
      found("[1,2,3] [4,5,6] [7,8,0]\n[4,5,0] [1,2,3] [1,2,3]\n[7,8,6] [7,8,0] [4,5,6]\n"),
    ).toEqual(["1:2 123450786", "1:10 456123780", "1:18 780123456"]);
  });

  it("is no doubt where it holds them in two ways", () => {
    const text =
      "1 2 3   4 5 6   7 8 0   1 2 3\n4 5 0   1 2 3   1 2 3   4 5 6\n7 8 6   7 8 0   4 5 6   7 8 0\n";
    expect(found(text)).toEqual([
      "1:1 123450786",
      "1:9 456123780",
      "1:17 780123456",
      "1:25 123456780",
    ]);
  });

  it("is a board where the lines beside it are boards or misspelt ones", () => {
    expect(found("1 2 3   4 5 6   7 8 0\n4 5 6   7 8 0   1 2 3\n7 8 0   1 2 3   4 5 6\n")).toEqual([
      "1:1 123456780",
      "2:1 456780123",
      "3:1 780123456",
    ]);
    expect(found("123/456/780\n123/455/786\n123/405/786\n")).toEqual([
      "1:1 123456780",
      "2:1 not-a-state",
      "3:1 123405786",
    ]);
  });
});

/** A row as people draw it with bars; `0` is left empty. */
const drawn: Readonly<Record<string, (row: string) => string>> = {
  "bars around": (row) => `| ${cells(row).join(" | ")} |`,
  "bars around, without spaces": (row) => `|${cells(row).join("|")}|`,
  "drawn bars": (row) => `│ ${cells(row).join(" │ ")} │`,
  "bars between": (row) => cells(row).join(" | "),
  "bars between, without spaces": (row) => cells(row).join("|"),
};
const cells = (row: string): string[] => [...row].map((cell) => (cell === "0" ? " " : cell));
const withBlankAt = (place: number): string =>
  `${"12345678".slice(0, place)}0${"12345678".slice(place)}`;
const rowsOf = (board: string): string[] => [0, 3, 6].map((at) => board.slice(at, at + 3));

describe("boards side by side drawn with bars, the blank left empty", () => {
  test.each(Object.entries(drawn))("are read wherever their blanks are: %s", (_, row) => {
    for (const between of [" ", "   ", "\t"]) {
      for (let left = 0; left < 9; left += 1) {
        for (let right = 0; right < 9; right += 1) {
          const boards = [withBlankAt(left), withBlankAt(right), withBlankAt(0)];
          const lines = [0, 1, 2].map((at) =>
            boards.map((board) => row(rowsOf(board)[at] ?? "")).join(between),
          );
          const words = findStates(lines.join("\n"), { columns: 3, rows: 3 }).map(({ reading }) =>
            reading.ok ? reading.value.word : reading.problem.message,
          );
          expect([lines, words]).toEqual([lines, boards]);
        }
      }
    }
  });

  it("are read with lines between their rows and arrows between the boards", () => {
    const text = [
      "+---+---+---+    +---+---+---+",
      "|   | 2 | 3 |    | 1 | 2 | 3 |",
      "+---+---+---+    +---+---+---+",
      "| 1 | 5 | 6 | -> |   | 5 | 6 |",
      "+---+---+---+    +---+---+---+",
      "| 4 | 7 | 8 |    | 4 | 7 | 8 |",
      "+---+---+---+    +---+---+---+",
    ].join("\n");
    expect(found(text).map((place) => place.split(" ")[1])).toEqual(["023156478", "123056478"]);
  });

  it("are told when one of them is misspelt, and a table of other things is none", () => {
    const text =
      "| 1 | 2 | 3 |   |   | 2 | 3 |\n| 4 | 5 | 6 |   | 1 | 5 | 6 |\n| 7 | 8 |   |   | 4 | 8 | 8 |\n";
    expect(found(text).map((place) => place.split(" ")[1])).toEqual(["123456780", "not-a-state"]);
    const table = "| 1 | 4 | 3 |  | 1 | 2 | 4 |\n".repeat(3);
    expect(found(table)).toEqual([]);
  });
});
