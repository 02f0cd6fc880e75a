import { describe, expect, it } from "vitest";
import { readState, type ReadOptions, type ReadState } from "../index.ts";

const read = (text: string, options: ReadOptions = {}): unknown => {
  const reading = readState(text, options);
  if (!reading.ok) return `${reading.problem.kind}: ${reading.problem.message}`;
  const { word, form, blank } = reading.value;
  return [word, form, blank];
};

describe("one board is read as people write it", () => {
  const boards: readonly (readonly [
    name: string,
    text: string,
    word: string,
    form: string,
    blank: string,
  ])[] = [
    ["S1", "123405678", "123405678", "one word", "0"],
    ["S2", "12345678_", "123456780", "one word", "_"],
    ["S2", "2831647x5", "283164705", "one word", "x"],
    ["S2 with a dot", "1234.5678", "123405678", "one word", "."],
    ["S3", "1,2,5,3,4,0,6,7,8", "125340678", "cells on one line", "0"],
    ["S4", "8, 7, 5, 4, 1, 2, 3, 0, 6", "875412306", "cells on one line", "0"],
    ["S5", "1 3 4 8 2 0 7 6 5", "134820765", "cells on one line", "0"],
    ["S6", "[[1, 2, 3], [4, 0, 5], [7, 8, 6]]", "123405786", "a list of rows", "0"],
    ["S6 None", "[[1, 2, 3], [4, None, 5], [7, 8, 6]]", "123405786", "a list of rows", "None"],
    ["S6 quotes", `[[1, 2, 3], [4, "_", 5], [7, 8, 6]]`, "123405786", "a list of rows", "_"],
    ["S6 nothing", "[[1, 2, 3], [4, '', 5], [7, 8, 6]]", "123405786", "a list of rows", ""],
    ["S6 a space", "[[1, 2, 3], [4, ' ', 5], [7, 8, 6]]", "123405786", "a list of rows", ""],
    ["S6 -1", "[[1, 2, 3], [4, -1, 5], [7, 8, 6]]", "123405786", "a list of rows", "-1"],
    ["S6 on lines", "[\n  1, 2, 3,\n  4, 0, 5,\n  7, 8, 6\n]", "123405786", "a list", "0"],
    ["S7", "(1, 3, 4, 8, 0, 2, 7, 5, 6)", "134802756", "a list", "0"],
    ["S8", "2 8 3\n1 6 4\n7 _ 5", "283164705", "3 rows", "_"],
    ["S8 a star", "2 8 3\r\n1 6 4\r\n7 * 5\r\n", "283164705", "3 rows", "*"],
    ["S8 a letter", "2 8 3\n1 6 4\n7 x 5", "283164705", "3 rows", "x"],
    ["S8 a capital", "2 8 3\n1 6 4\n7 B 5", "283164705", "3 rows", "B"],
    ["S8 a dot", "2 8 3\n1 6 4\n7 . 5", "283164705", "3 rows", "."],
    ["S8 a dash", "2 8 3\n1 6 4\n7 - 5", "283164705", "3 rows", "-"],
    ["S8 a name", "2 8 3\n1 6 4\n7 EMPTY 5", "283164705", "3 rows", "EMPTY"],
    ["S8 spread", "2 8 3\n\n1 6 4\n\n7 0 5", "283164705", "3 rows", "0"],
    ["S9", "321\n4B6\n875", "321406875", "3 rows", "B"],
    ["S10", "3\n 0  1  3\n\t4  2  5\n 7  8  6\n", "013425786", "3 rows", "0"],
    ["S11", "[[2 1 6]\n [4 * 8]\n [7 5 3]]", "216408753", "a list of rows", "*"],
    ["S12", "[2, 8, 1]\n[4, 6, 3]\n[0, 7, 5]", "281463075", "3 rows", "0"],
    ["S13", "1 | 2 | 3 |\n8 |   | 4 |\n7 | 6 | 5 |", "123804765", "3 rows", ""],
    ["S13 a middle dot", "1 | 2 | 3\n8 | · | 4\n7 | 6 | 5", "123804765", "3 rows", "·"],
    [
      "S14",
      "+--+--+--+\n| 1| 8| 3|\n+--+--+--+\n| 5|  | 7|\n+--+--+--+\n| 2| 4| 6|\n+--+--+--+",
      "183507246",
      "3 rows",
      "",
    ],
    ["S15", "│  4  .  3 \n│  1  2  5 \n│  6  8  7 ", "403125687", "3 rows", "."],
    ["S16", "BHC AFD G~E", "283164705", "3 rows on one line", "~"],
    ["S16 alone", "BHCAFDG_E", "283164705", "one word", "_"],
    ["S17", "283/164/7_5", "283164705", "3 rows on one line", "_"],
    ["S17 spread", "2 8 3 / 1 6 4 / 7 _ 5", "283164705", "3 rows on one line", "_"],
    ["semicolons", "1,0,2;3,4,5;6,7,8", "102345678", "3 rows on one line", "0"],
    ["dashes between rows", "1 2 3 - 4 5 6 - 7 8 0", "123456780", "3 rows on one line", "0"],
    ["rows in quotes", `["123", "4_6", "785"]`, "123406785", "3 rows on one line", "_"],
    [
      "S18",
      "[2/2,1/3,2/3,3/3,3/2,3/1,2/1,1/1,1/2]",
      "123804765",
      "column/row of each tile, rows from the bottom",
      "0",
    ],
    [
      "S19",
      "9,0,0, 1,0,1, 3,0,2, 4,1,0, 2,1,1, 5,1,2, 7,2,0, 8,2,1, 6,2,2",
      "013425786",
      "value, row and column of each cell",
      "9",
    ],
    [
      "S20",
      `{"11":1,"21":2,"31":3,"12":4,"22":5,"32":6,"13":7,"23":8,"33":0}`,
      "123456780",
      "cells keyed by column and row",
      "0",
    ],
    [
      "S21",
      "b(2,8,3, 1,6,4, 7,o,5, 8)",
      "283164705",
      "a term with the blank's place at the end",
      "o",
    ],
    ["S24", "| 1 | 2 | 3 |\n|---|---|---|\n| 4 |  | 6 |\n| 7 | 5 | 8 |", "123406758", "3 rows", ""],
    [
      "S24 in HTML",
      "<table>\n<tr>\n<td>1</td><td>2</td><td>3</td>\n</tr>\n<tr><td>4</td><td></td><td>6</td></tr>\n" +
        "<tr><td>7</td><td>5</td><td>8</td></tr></table>",
      "123406758",
      "3 rows",
      "",
    ],
    [
      "S24 with an entity",
      "<table><tr><td>1<td>2<td>3<tr><td>4<td>&nbsp;<td>6<tr><td>7<td>5<td>8</table>",
      "123406758",
      "3 rows",
      "",
    ],
    ["LaTeX", "1 & 2 & 3 \\\\\n & 4 & 5 \\\\\n7 & 8 & 6 \\\\", "123045786", "3 rows", ""],
    ["CSV", "1,2,3\n4,5,6\n7,8,\n", "123456780", "3 rows", ""],
    ["TSV", "1\t2\t3\n4\t\t5\n7\t8\t6", "123405786", "3 rows with a gap", ""],
    ["a gap", "1 2 3\n8   4\n7 6 5", "123804765", "3 rows with a gap", ""],
    ["a gap in the first row", "  2 3\n1 8 4\n7 6 5", "023184765", "3 rows with a gap", ""],
    ["a gap at the end", "1 2 3\n4 5 6\n7 8", "123456780", "3 rows with a gap", ""],
    ["a gap in a word", "123\n8 4\n765", "123804765", "3 rows with a gap", ""],
    ["Markdown's emphasis", "**123450786**", "123450786", "one word", "0"],
    ["a full stop", "123450786.", "123450786", "one word", "0"],
    ["nine for the blank", "1 2 3\n4 9 5\n7 8 6", "123405786", "3 rows", "9"],
    ["a byte order mark", "\uFEFF123405678", "123405678", "one word", "0"],
  ];
  it.each(boards)("%s: %j", (_name, text, word, form, blank) => {
    expect(read(text)).toEqual([word, form, blank]);
    expect(read(text, { columns: 3, rows: 3 })).toEqual([word, form, blank]);
  });
});

describe("other sizes", () => {
  it.each([
    ["1230", 2, 2, "1230"],
    ["123456789abcdef0", 4, 4, "123456789abcdef0"],
    ["123456789ABCDEF_", 4, 4, "123456789abcdef0"],
    ["123456789abcdefB", 4, 4, "123456789abcdef0"],
    ["1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0", 4, 4, "123456789abcdef0"],
    ["1 2 3 4\n5 6 7 8\n9 a b c\nd e f .", 4, 4, "123456789abcdef0"],
    [" 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15 ", 4, 4, "123456789abcdef0"],
    ["ABCD/EFGH/IJKL/MNO~", 4, 4, "123456789abcdef0"],
    ["123\n450", 3, 2, "123450"],
    ["1 2\n3 4\n5 _", 2, 3, "123450"],
    ["1 2 3 | 4 5 0", 3, 2, "123450"],
    ["[[1,2,3,4],[5,6,7,8],[9,10,11,0]]", 4, 3, "123456789ab0"],
    [
      "{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,0}",
      5,
      5,
      "123456789abcdefghijklmno0",
    ],
    ["123456789abcdefghijklmnopqrstuvwxyz0", 6, 6, "123456789abcdefghijklmnopqrstuvwxyz0"],
  ])("%j is a board %i wide and %i high", (text, columns, rows, word) => {
    const reading = readState(text);
    const state: Partial<ReadState> = reading.ok ? reading.value : {};
    expect([state.columns, state.rows, state.word]).toEqual([columns, rows, word]);
  });

  it("a rectangle in one word needs its width", () => {
    expect(read("123450")).toBe(
      "ambiguous: 6 cells can have 2 or 3 columns: say which, or write the board in rows",
    );
    expect(readState("123450", { columns: 2 })).toEqual({
      ok: true,
      value: {
        word: "123450",
        columns: 2,
        rows: 3,
        form: "one word",
        blank: "0",
        numbering: "usual",
      },
    });
  });
});

describe("the blank", () => {
  const goal = "[[0,1,2],[3,4,5],[6,7,8]]";

  it("is 0 unless the highest number is said to be it", () => {
    expect(read(goal)).toEqual(["012345678", "a list of rows", "0"]);
    expect(read(goal, { blank: "highest" })).toEqual(["123456780", "a list of rows", "8"]);
    expect(read(`blank = 8\n${goal}`)).toBe(
      'extra-text: "blank" stands beside the board and is no part of it',
    );
  });

  it("is the sign where tiles count from 0, as in case 39", () => {
    expect(readState("_76/543/210")).toEqual({
      ok: true,
      value: {
        word: "087654321",
        columns: 3,
        rows: 3,
        form: "3 rows on one line",
        blank: "_",
        numbering: "from-zero",
      },
    });
  });

  it("may stand among tiles of any kind", () => {
    const own = { columns: 2, rows: 2, tiles: "яюэ0" };
    expect(
      ["яю_э", "я ю\n0 э", "[['я', 'ю'], [None, 'э']]"].map((text) => read(text, own)),
    ).toEqual([
      ["яю0э", "one word", "_"],
      ["яю0э", "2 rows", "0"],
      ["яю0э", "a list of rows", "None"],
    ]);
  });
});

describe("what is no board is told with its place", () => {
  it.each([
    [
      "123455786",
      "not-a-state: 123455786 is no board: tile 5 stands more than once, the blank is missing",
    ],
    ["12345078", "wrong-size: 12345078 has 8 cells, and a board of 3x3 has 9: tile 6 is missing"],
    [
      "1234507866",
      "wrong-size: 1234507866 has 10 cells, and a board of 3x3 has 9: tile 6 stands more than once",
    ],
    [
      "1 2 3\n4 5 5\n7 8 6",
      "not-a-state: 1 2 3 / 4 5 5 / 7 8 6 is no board: tile 5 stands more than once, the blank is missing",
    ],
    [
      "1 2 3\n8 4\n7 6 5",
      "ambiguous: 1 2 3 / 8 4 / 7 6 5 lacks a cell, and it cannot be told which one is the blank: write 0 or _ for it",
    ],
    [
      "b(2,8,3, 1,6,4, 7,o,5, 7)",
      "ambiguous: the term says that the blank is cell 7, but it stands in cell 8",
    ],
    [
      "1 2 3 4 5 0 7 8 6 1",
      "ambiguous: 10 numbers in a row hold a board of 9 cells in more than one way: write a comma or a label between the board and the number beside it",
    ],
    ["123450786 h=4", 'extra-text: "h" stands beside the board and is no part of it'],
    ["123450786 123456780", "extra-text: a second board begins here, and one was expected"],
    [
      "",
      "no-board: there is nothing here: a board of 3x3 has 9 different cells, such as 123456780",
    ],
    [
      "hello",
      'no-board: "hello" is no board: a board of 3x3 has 9 different cells, such as 123456780',
    ],
  ])("%j", (text, message) => {
    expect(read(text)).toBe(message);
  });

  it("has line and column", () => {
    const problemOf = (text: string): unknown => {
      const reading = readState(text);
      return reading.ok ? null : [reading.problem.line, reading.problem.column];
    };
    expect(problemOf("\n\n  123455786")).toEqual([3, 3]);
    expect(problemOf("123450786\r\n\r\n and more")).toEqual([3, 2]);
  });

  it("is not read on when it is far too long", () => {
    expect(read("1".repeat(10_001))).toBe(
      "no-board: a text of 10001 characters is too long for one board",
    );
  });
});
