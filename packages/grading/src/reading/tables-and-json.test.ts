import { describe, expect, test } from "vitest";
import { puzzleDomain } from "../puzzle/puzzle-domain.ts";
import { names } from "./testing/paper-domains.ts";
import { shortAnswer } from "./testing/short-answer.ts";

const graph = names([..."ABCD"]);
const made = puzzleDomain({ start: "123450786", goal: "103425786" });
if (!made.ok) throw new Error(made.message);
const puzzle = made.value;

const A = "123450786";
const B = "123405786";
const AB = [
  { state: A, h: 4 },
  { state: B, h: 2 },
];

describe("readAnswer on tables", () => {
  test.each([
    [
      "text around it",
      `My answer\n\n| no | state | h |\n|---|---|---|\n| 1 | ${A} | 4 |\n| 2 | ${B} | 2 |\n\nThat is all that I found.\n`,
    ],
    [
      "a state in quotes over three lines",
      `state;h\n"1 2 3\n4 5 0\n7 8 6";4\n"1 2 3\n4 0 5\n7 8 6";2\n`,
    ],
    [
      "lists of cells in quotes",
      `h,state\n4,"1,2,3,4,5,0,7,8,6"\n2,"[1, 2, 3, 4, 0, 5, 7, 8, 6]"\n`,
    ],
    ["no header", `1,${A},4\n2,${B},2\n`],
    ["rows in the order of their numbers", `no;state;h\n2;${B};2\n1;${A};4\n`],
    ["a row that is only a remark", `no,state,h\n1,${A},4\n2,${B},2\n,this is the end of it,\n`],
  ])("reads one with %s", (_what, text) => {
    expect(shortAnswer(text, puzzle, ["visits", "h"])["steps"]).toEqual(AB);
  });

  test("a table inside a table's cell is a board, its empty cell the blank", () => {
    const board = (word: string): string =>
      `<table>${word
        .replace("0", " ")
        .replace(/.../g, "<tr>$&</tr>")
        .replace(/[1-8 ](?=[1-8 ]{0,2}<)/g, "<td>$&</td>")}</table>`;
    const text = `<html><style>td { border: 1px }</style><body><table>
<tr><th>Gen</th><th>State</th><th>h</th></tr>
<tr><td>1</td><td>${board(A)}</td><td>4</td></tr>
<tr><td>2</td><td>${board(B)}</td><td>2</td></tr></table></body></html>`;
    expect(shortAnswer(text, puzzle)["steps"]).toEqual(AB);
    expect(shortAnswer(`<body>${board(A)}<br>${board(B)}</body>`, puzzle)["steps"]).toEqual([
      { state: A },
      { state: B },
    ]);
  });

  test("a page of HTML is read as the text that it shows; scripts and comments are not shown", () => {
    const text = `<p>DFS</p><script>document.write("${B}")</script><!-- ${B} --><ol><li>${A}&nbsp;h&#61;4</li><li>${B} h=2</li></ol>`;
    expect(shortAnswer(text, puzzle)["steps"]).toEqual(AB);
  });

  test("three columns of numbers without names are g, h and f where the third is the sum, and it is said where they are asked for", () => {
    const table = "A;0;3;3\nB;1;2;3\nC;2;0;2\n";
    const steps = [
      { state: "A", g: 0, h: 3, f: 3 },
      { state: "B", g: 1, h: 2, f: 3 },
      { state: "C", g: 2, h: 0, f: 2 },
    ];
    expect(shortAnswer(table, graph, ["visits"])).toEqual({ steps });
    expect(shortAnswer(table, graph, ["visits", "h"])).toEqual({
      steps,
      notes: ["the three columns of numbers are taken as g, h and f, because the third is the sum"],
    });
  });

  test("columns that are not known are left out, and it is said", () => {
    expect(shortAnswer(`no,state,colour\n1,${A},red\n2,${B},blue\n`, puzzle)).toEqual({
      steps: [{ state: A }, { state: B }],
      notes: ['left out the column "colour": not known'],
    });
  });

  test("a cell in the column of states that holds none stays a step", () => {
    expect(shortAnswer(`no,state\n1,${A}\n2,12340578\n3,oops\n`, puzzle)["steps"]).toEqual([
      { state: A },
      { wrong: "wrong-size", written: "12340578" },
      { wrong: "not-a-state", written: "oops" },
    ]);
  });

  test("a list of states with commas is no table", () => {
    expect(shortAnswer("A, B, C\nB, C, D\n", graph)["steps"]).toEqual(
      [..."ABCBCD"].map((state) => ({ state })),
    );
  });
});

describe("readAnswer on JSON", () => {
  test.each([
    ["words", JSON.stringify([A, B])],
    ["nested lists", "[[[1,2,3],[4,5,0],[7,8,6]],[[1,2,3],[4,0,5],[7,8,6]]]"],
    ["flat lists", "[[1,2,3,4,5,0,7,8,6],\n [1,2,3,4,0,5,7,8,6]]"],
    ["Python's tuples", "[(1, 2, 3, 4, 5, None, 7, 8, 6), (1, 2, 3, 4, None, 5, 7, 8, 6),]"],
    ["a field of visits", JSON.stringify({ visits: [A, B] })],
  ])("reads %s", (_form, text) => {
    expect(shortAnswer(text, puzzle)["steps"]).toEqual([{ state: A }, { state: B }]);
  });

  test("objects hold a state and its values, parent, lists and move", () => {
    const text = JSON.stringify([
      { state: A, h: 4, level: 0, parent: null, open: [B] },
      { node: B, heur: 2, level: 1, parent: A, open: [], move: "left" },
    ]);
    expect(shortAnswer(text, puzzle)).toEqual({
      steps: [
        { state: A, h: 4, level: 0, parent: null, open: [B] },
        { state: B, h: 2, level: 1, parent: A, open: [], move: "L" },
      ],
      generated: `${A} ${B}`,
      tree: [A, `${B}<0`],
    });
  });

  test("lists as long as the visits are their values and the lists after each", () => {
    const text = JSON.stringify({
      visits: [A, B],
      h: [4, 2],
      open: [[B], []],
      closed: [[A], [A, B]],
    });
    expect(shortAnswer(text, puzzle)).toEqual({
      steps: [
        { state: A, h: 4, open: [B], closed: [A] },
        { state: B, h: 2, open: [], closed: [A, B] },
      ],
    });
  });

  test("jejak-trace/1 gives visits with the values of their nodes, expansions, path, moves and tree", () => {
    const C = "123456780";
    const text = JSON.stringify({
      format: "jejak-trace/1",
      visits: [A, B],
      expansions: [A],
      generated: 3,
      path: [A, B],
      moves: ["L"],
      nodes: [
        { id: 0, state: A, parent: null, level: 0, g: 0, h: 4, visit: 0 },
        { id: 1, state: C, parent: 0, level: 1, g: 1, h: 6, visit: null },
        { id: 2, state: B, parent: 0, level: 1, g: 1, h: 2, visit: 1 },
      ],
    });
    expect(shortAnswer(text, puzzle)).toEqual({
      steps: [
        { state: A, level: 0, g: 0, h: 4, parent: null },
        { state: B, level: 1, g: 1, h: 2, parent: A },
      ],
      expansions: A,
      path: `${A} ${B}`,
      moves: "L",
      tree: [`${A} #1`, `${C}<0 -`, `${B}<0 #2`],
      generated: `${A} ${C} ${B}`,
      counts: { generated: 3 },
    });
  });

  test("events of a search visualiser give the order by what is expanded", () => {
    const cells = (word: string): Record<string, number> =>
      Object.fromEntries(
        [...word].map((cell, at) => [`${(at % 3) + 1}${Math.floor(at / 3) + 1}`, Number(cell)]),
      );
    const events = [
      { type: "source", id: 1, ...cells(A) },
      { type: "expanding", id: 1, g: 0, f: 4 },
      { type: "generating", id: 2, pId: 1, g: 1, f: 3, ...cells(B) },
      { type: "expanding", id: 2, pId: 1 },
      { type: "closing", id: 2 },
    ];
    const expected = {
      steps: [
        { state: A, g: 0, f: 4 },
        { state: B, g: 1, f: 3 },
      ],
      expansions: `${A} ${B}`,
      generated: `${A} ${B}`,
      tree: [A, `${B}<0`],
    };
    expect(shortAnswer(JSON.stringify({ version: "1.4.0", events }), puzzle)).toEqual(expected);
    expect(shortAnswer(events.map((event) => JSON.stringify(event)).join("\n"), puzzle)).toEqual(
      expected,
    );
  });

  test("jejak-events/1 gives the order by what is visited", () => {
    const text = [
      { format: "jejak-events/1" },
      { event: "generate", id: 0, state: A, g: 0, h: 4 },
      { event: "visit", id: 0 },
      { event: "generate", id: 1, state: B, parent: 0, g: 1, h: 2 },
      { event: "visit", id: 1 },
      { event: "end", outcome: "found" },
    ]
      .map((event) => JSON.stringify(event))
      .join("\n");
    expect(shortAnswer(text, puzzle)["steps"]).toEqual([
      { state: A, g: 0, h: 4 },
      { state: B, g: 1, h: 2 },
    ]);
  });

  test("a string among states that is none stays a step, and broken JSON is read as text", () => {
    expect(shortAnswer('["A","C","Z"]', graph)["steps"]).toEqual([
      { state: "A" },
      { state: "C" },
      { wrong: "not-a-state", written: '"Z"' },
    ]);
    expect(shortAnswer(`["${A}","${B}"`, puzzle)["steps"]).toEqual([{ state: A }, { state: B }]);
  });

  test("nesting a hundred thousand deep costs no stack", () => {
    expect(shortAnswer("[".repeat(100_000), puzzle)).toHaveProperty("unreadable");
    expect(shortAnswer(`${"[".repeat(50_000)}${"]".repeat(50_000)}`, puzzle)).toHaveProperty(
      "unreadable",
    );
    expect(shortAnswer("<table><tr><td>".repeat(50_000), puzzle)).toHaveProperty("unreadable");
  });
});
