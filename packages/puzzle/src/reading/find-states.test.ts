import { describe, expect, it } from "vitest";
import { findStates, type ReadOptions } from "../index.ts";

const SIZE: ReadOptions = { columns: 3, rows: 3 };

/** Place and word of each board, or place and kind of each problem. */
const found = (text: string, options: ReadOptions = SIZE): string[] =>
  findStates(text, options).map(({ line, column, reading }) => {
    const what = reading.ok ? reading.value.word : reading.problem.kind;
    return `${line}:${column} ${what}`;
  });

describe("all boards of a text are found", () => {
  it("one a line, with whatever stands beside them", () => {
    const text = [
      "NIM: 2301923",
      "# dfs",
      "1) 123450786 h=4",
      "2. 123456780 (6)",
      "Step 3: 123405786",
      "  - 120453786, 0+2",
      "END OF FILE",
    ].join("\n");
    expect(found(text)).toEqual([
      "3:4 123450786",
      "4:4 123456780",
      "5:9 123405786",
      "6:5 120453786",
    ]);
  });

  it("on one line, between arrows, commas and semicolons", () => {
    expect(found("123450786 -> 123456780, 123/405/786; [1,2,0,4,5,3,7,8,6] → 12_453786")).toEqual([
      "1:1 123450786",
      "1:14 123456780",
      "1:25 123405786",
      "1:39 120453786",
      "1:60 120453786",
    ]);
  });

  it("stacked, with headings or empty lines between", () => {
    const text = "Start:\n2 8 3\n1 6 4\n7 _ 5\n\nGoal\n1 2 3\n8 _ 4\n7 6 5\nEND OF FILE";
    expect(found(text)).toEqual(["2:1 283164705", "7:1 123804765"]);
  });

  it("stacked without anything between", () => {
    expect(found("1 2 3\n4 5 0\n7 8 6\n1 2 3\n4 5 6\n7 8 0\n")).toEqual([
      "1:1 123450786",
      "4:1 123456780",
    ]);
  });

  it("below headings that look like rows", () => {
    const rows = ["1234", "5678", "9abc", "defg", "hijk", "lmn0"];
    const text = `${["Step", ...rows].join("\n")}\n`.repeat(6);
    expect(found(text, { columns: 4, rows: 6 })).toEqual(
      [2, 9, 16, 23, 30, 37].map((line) => `${line}:1 ${rows.join("")}`),
    );
  });

  it("stacked between drawn lines", () => {
    expect(
      found("123\n450\n786\n-----\n123\n4 5\n786\n-----\n12\n453\n786\n".replace("12\n", "12 \n")),
    ).toEqual(["1:1 123450786", "5:1 123405786", "9:1 120453786"]);
  });

  it("side by side", () => {
    const gaps = "1 2 3   1 2 3    1 2 3\n4 5 0   4 5 6    4 0 5\n7 8 6 → 7 8 0 →  7 8 6";
    expect(found(gaps)).toEqual(["1:1 123450786", "1:9 123456780", "1:18 123405786"]);
    const pipes = "1 2 3 | 1 2 3\n4 5 0 | 4 5 6\n7 8 6 | 7 8 0";
    expect(found(pipes)).toEqual(["1:1 123450786", "1:9 123456780"]);
    expect(found("123 123\n450 456\n786 780\n")).toEqual(["1:1 123450786", "1:5 123456780"]);
  });

  it("with values beside their rows", () => {
    const text = "1 2 3  h=4\n4 5 0  g=0\n7 8 6  f=4\n\n6  1 2 3\n   4 5 6\n   7 8 0\n";
    expect(found(text)).toEqual(["1:1 123450786", "5:4 123456780"]);
  });

  it("with values that would be rows of a smaller board", () => {
    expect(found("312_ h=21\n3_12 h=30\n", { columns: 2, rows: 2 })).toEqual([
      "1:1 3120",
      "2:1 3012",
    ]);
    const board = "17 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 0";
    expect(found(`${board} h=4`, { columns: 5, rows: 4 })).toEqual(["1:1 h123456789abcdefgij0"]);
  });

  it("with a number before or behind their cells", () => {
    expect(found("1 1 2 3 4 5 0 7 8 6\n2 1 2 3 4 5 6 7 8 0\n")).toEqual([
      "1:3 123450786",
      "2:3 123456780",
    ]);
    expect(found("1 2 3 4 5 0 7 8 6   1\n")).toEqual(["1:1 123450786"]);
  });

  it("in OPEN and CLOSED lists", () => {
    const text =
      "OPEN = [[1,2,3],[4,5,0],[7,8,6]], [[1,2,3],[4,5,6],[7,8,0]]\n" +
      "CLOSED = [[[1,2,3],[4,0,5],[7,8,6]], [[1,2,0],[4,5,3],[7,8,6]]]\n";
    expect(found(text)).toEqual([
      "1:10 123450786",
      "1:37 123456780",
      "2:13 123405786",
      "2:40 120453786",
    ]);
  });

  it("in the queues of case 67", () => {
    const text = "STEP STATE QUEUE\n1 BHC AFD G~E 2(BHC A~D GFE[U], BHC AFD GE~[R])\n";
    expect(found(text)).toEqual(["2:3 283164705", "2:17 283104765", "2:33 283164750"]);
  });

  it("in the dumps of case 78 and the sentences of case 81", () => {
    const dump =
      "< state = [[2, 3, 6],[1, 0, 7], [4, 8, 5]], action = {Move 7 Left} g(n) = 7, d = 1, f(n) = 40, Parent = Pointer to {None} >";
    expect(found(dump)).toEqual(["1:13 236107485"]);
    const sentence =
      "The best state to expand with a g(n) = 1 and h(n) = 3 is...\n[1, 2, 3]\n[4, 8, 0]\n[7, 6, 5]    Expanding this node...\n";
    expect(found(sentence)).toEqual(["2:2 123480765"]);
  });

  it("in gutters, tables and nested tables", () => {
    const gutter =
      "│  ├■═ #5 g:2 h:9\n│  │  4  .  3 \n│  │  1  2  5 \n│  │  6  8  7 \n│  └■═ #6 g:3 h:8\n│     4  2  3 \n│     1  .  5 \n│     6  8  7 ";
    expect(found(gutter)).toEqual(["2:7 403125687", "6:7 423105687"]);
    const markdown =
      "| step | state | h |\n|---|---|---|\n| 1 | 123450786 | 4 |\n| 2 | 1 2 3<br>4 5 6<br>7 8 0 | 6 |\n";
    expect(found(markdown)).toEqual(["3:7 123450786", "4:7 123456780"]);
    const nested =
      "<table><tr><td>1</td><td><table><tr><td>1</td><td>2</td><td>3</td></tr><tr><td>4</td><td></td><td>6</td></tr><tr><td>7</td><td>5</td><td>8</td></tr></table></td><td>3</td></tr></table>";
    expect(found(nested)).toEqual(["1:41 123406758"]);
  });

  it("with an empty cell at an edge, which the first full row tells", () => {
    const table =
      "<table>\n<tr><td>5</td><td></td></tr>\n<tr><td>2</td><td>1</td></tr>\n<,tr><td>3</td><td>4</td></tr>\n</table>\n";
    expect(found(table, { columns: 2, rows: 3 })).toEqual(["2:9 502134"]);
  });

  it("with the highest number as the blank where the text says so", () => {
    const text = "8 7 6\n5 4 3\n2 1 0\nkosong = 8\n";
    expect(found(text)).toEqual(["1:1 087654321"]);
  });

  it("with their spans, which lie between each other's ends side by side", () => {
    const text = "1 2 3   1 2 3\n4 5 0   4 5 6\n7 8 6   7 8 0";
    const cut = findStates(text, SIZE).map(({ spans }) =>
      spans.map(({ start, end }) => text.slice(start, end)),
    );
    expect(cut).toEqual([
      ["1 2 3", "4 5 0", "7 8 6"],
      ["1 2 3", "4 5 6", "7 8 0"],
    ]);
  });

  it("of the size that covers most of the text when none is said", () => {
    expect(found("1230\n1203\n", {})).toEqual(["1:1 1230", "2:1 1203"]);
    expect(found("x: 123456789abcdef0, 12/30\n", {})).toEqual(["1:4 123456789abcdef0"]);
    expect(found("no board here\n", {})).toEqual([]);
  });
});

describe("what is no board is left alone", () => {
  it("be it a date, a telephone number, a head of a table, a list of values", () => {
    const text =
      "Tanggal 12/03/2026 jam 10:30, 081234567890, page 3/7\n1 2 3 4 5 6 7 8 9\n1 4 0\n2 6 1\n3 2 1\nh = [4, 6, 2, 6]\n";
    expect(found(text)).toEqual([]);
    expect(found(`${text}123450786\n`)).toEqual(["7:1 123450786"]);
  });

  it("be it a word of three letters above a row", () => {
    expect(found("bad\n123\n405\n786\n")).toEqual(["2:1 123405786"]);
    expect(found("Step\n72*1\n5463\nStep\n7261\n54*3\n", { columns: 4, rows: 2 })).toEqual([
      "2:1 72015463",
      "5:1 72615403",
    ]);
  });
});

describe("a line drawn between rows", () => {
  it("is drawn between all rows of a board or between none, or below the head of a table", () => {
    expect(found("4 5 0\n-----\n7 8 6\n-----\n1 2 3\n")).toEqual(["1:1 450786123"]);
    expect(found("| 4 | 5 | 0 |\n|---|---|---|\n| 7 | 8 | 6 |\n| 1 | 2 | 3 |\n")).toEqual([
      "1:3 450786123",
    ]);
    expect(found("4 5 0\n7 8 6\n-----\n1 2 3\n")).toEqual([]);
  });
});

describe("what was meant as a board and is none is a problem in its place", () => {
  it("among words", () => {
    const text = "1) 123450786\n2) 123455708\n3) 12345678\n4) 123405786\n";
    expect(found(text)).toEqual([
      "1:4 123450786",
      "2:4 not-a-state",
      "3:4 wrong-size",
      "4:4 123405786",
    ]);
  });

  it("among stacked boards, whose rows stay together", () => {
    const text =
      "1 2 3\n4 5 0\n7 8 8\n1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 5\n7 8 0\n\n1 2 3\n4 0 6\n7 5 8\n";
    expect(found(text)).toEqual([
      "1:1 not-a-state",
      "4:1 123456780",
      "8:1 wrong-size",
      "12:1 123406758",
    ]);
  });

  it("among boards in slashed rows and lists", () => {
    const text = "123/450/786 0+4\n123/455/786 1+3\n123/45/786\n[1,2,3,4,5,6,7,8,8]\n";
    expect(found(text)).toEqual([
      "1:1 123450786",
      "2:1 not-a-state",
      "3:1 wrong-size",
      "4:2 not-a-state",
    ]);
  });

  it("among lines with a number beside the board", () => {
    const text = "1 1 2 3 4 5 0 7 8 6\n2 1 2 3 4 5 6 7 8 0\n3 1 2 3 4 0 5 7 8 3\n";
    expect(found(text)).toEqual(["1:3 123450786", "2:3 123456780", "3:3 not-a-state"]);
  });

  it("where nine stands for the blank beside boards with a 0", () => {
    expect(found("123450786\n123459786\n")).toEqual(["1:1 123450786", "2:1 not-a-state"]);
  });

  it("with what is wrong in words", () => {
    const [first] = findStates("a) 123455786", SIZE);
    expect(first?.reading).toEqual({
      ok: false,
      problem: {
        kind: "not-a-state",
        message: "123455786 is no board: tile 5 stands more than once, the blank is missing",
        written: "123455786",
        line: 1,
        column: 4,
      },
    });
  });
});

describe("what could be two things is said to be in doubt", () => {
  it("a number beside the cells that could be one of them", () => {
    expect(found("1 2 3 4 5 0 7 8 6 1")).toEqual(["1:1 ambiguous"]);
    expect(found("1 2 3 4 5 0 7 8 6 1\n1 2 3 4 5 6 7 8 0 6\n")).toEqual([
      "1:1 123450786",
      "2:1 123456780",
    ]);
    expect(found("3 1 2 3\n4 5 0\n7 8 6\n")).toEqual(["1:1 ambiguous"]);
    expect(found("3 1 2 3\n  4 5 0\n  7 8 6\n")).toEqual(["1:3 123450786"]);
  });

  it("a row that lacks a cell, unless other boards show that spaces are kept", () => {
    expect(found("123\n84\n765\n")).toEqual(["1:1 ambiguous"]);
    expect(found("123\n8 4\n765\n\n123\n84\n765\n")).toEqual(["1:1 123804765", "5:1 123840765"]);
  });
});
