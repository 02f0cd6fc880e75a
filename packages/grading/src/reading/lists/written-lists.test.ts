import { describe, expect, test } from "vitest";
import { puzzleDomain } from "../../puzzle/puzzle-domain.ts";
import { names } from "../testing/paper-domains.ts";
import { shortAnswer } from "../testing/short-answer.ts";

const graph = names([..."ABCDEFGHKLST"]);
const made = puzzleDomain({ start: "123450786", goal: "103425786" });
if (!made.ok) throw new Error(made.message);
const puzzle = made.value;

const LISTS = [
  { state: "A", open: ["B", "C"], closed: ["A"] },
  { state: "B", open: ["D", "C"], closed: ["A", "B"] },
];

describe("readAnswer on OPEN and CLOSED", () => {
  test.each([
    ["lists", "A\nOPEN = [B, C]\nCLOSED = [A]\nB\nOPEN = [D, C]\nCLOSED = [A, B]\n"],
    [
      "sets",
      "1. A\nOpen list: { B, C }\nClosed = { A }\n2. B\nOpen list: { D, C }\nClosed = { A, B }\n",
    ],
    ["one line a step", "A  open: B C  closed: A\nB  open: D C  closed: A B\n"],
    [
      "an own word for the node",
      "expand: A\nqueue: B, C\nvisited: A\nexpand: B\nqueue: D, C\nvisited: A, B\n",
    ],
    [
      "Indonesian",
      "Simpul: A\nantrian1: B, C\nantrian2: A\nSimpul: B\nantrian1: D, C\nantrian2: A, B\n",
    ],
    ["Russian", "Узел: A\nОткрытые: B, C\nЗакрытые: A\nУзел: B\nОткрытые: D, C\nЗакрытые: A, B\n"],
    [
      "Portuguese",
      "Nó: A\nFronteira: B, C\nExplorados: A\nNó: B\nFronteira: D, C\nExplorados: A, B\n",
    ],
    ["a table", "node | open | closed\nA | B, C | A\nB | D, C | A, B\n"],
    [
      "a table that starts with the lists alone",
      "node | open | closed\n- | A | -\nA | B, C | A\nB | D, C | A, B\n",
    ],
  ])("reads them as %s", (_form, text) => {
    const steps = shortAnswer(text, graph, ["visits", "open", "closed"])["steps"];
    expect(steps).toEqual(LISTS);
  });

  test.each([
    [
      "OPEN A | CLOSED \nOPEN BC | CLOSED A\nOPEN DC | CLOSED AB\n",
      "bars and letters without anything between",
    ],
    [
      "OPEN = [A]\nCLOSED = []\nOPEN = [B, C]\nCLOSED = [A]\nOPEN = [D, C]\nCLOSED = [A, B]\n",
      "lists alone",
    ],
    ["Visited: A\nQueue: B, C\nVisited: A, B\nQueue: D, C\n", "the visited and the queue"],
    [
      "| OPEN | CLOSED |\n|---|---|\n| A | |\n| B, C | A |\n| D, C | A, B |\n",
      "a table of lists alone",
    ],
  ])("finds the visited states in %j (%s)", (text) => {
    const answer = shortAnswer(text, graph, ["visits", "open"]);
    expect(answer["steps"]).toEqual(LISTS);
    expect(answer["notes"]).toEqual([
      "only lists are written; the visited state of each row is taken to be the one new in CLOSED",
    ]);
  });

  test("finds the visited states of OPEN alone at the head of the row before", () => {
    expect(shortAnswer("OPEN: A\nOPEN: B C\nOPEN: D C\n", graph, ["visits", "open"])).toEqual({
      steps: [
        { state: "A", open: ["B", "C"] },
        { state: "B", open: ["D", "C"] },
      ],
      notes: [
        "only OPEN is written; the visited state of each row is taken to be the first of the row before",
      ],
    });
  });

  test("values stand with the entries of a list", () => {
    const text = "A\nOpen: { B (f=4), C (f=2) }\nC\nOpen: E(20), B(22)\n";
    const table = "node,open\nA,B f=4; C f=2\nC,E(20) B(22)\n";
    for (const written of [text, table]) {
      const answer = shortAnswer(written, graph, ["visits", "open"], { search: "a-star" });
      expect(answer["steps"]).toEqual([
        { state: "A", open: ["B f=4", "C f=2"] },
        { state: "C", open: ["E f=20", "B f=22"] },
      ]);
    }
  });

  test("a queue grouped by level is one list, also under a header of columns", () => {
    const text =
      "STEP  STATE           QUEUE\n" +
      "1     ABC DE~ GHF     2(ABC D~E GHF[L], ABC DEF GH~[D])\n" +
      "2     ABC D~E GHF[L]  2(ABC DEF GH~[D]) 3(A~C DBE GHF[U])\n";
    expect(shortAnswer(text, puzzle, ["visits", "open"])["steps"]).toEqual([
      { state: "123450786", open: ["123405786", "123456780"] },
      { state: "123405786", open: ["123456780", "103425786"] },
    ]);
  });

  test("a dump of nodes shows state, values, parent and lists, and parents inside a list are no entries", () => {
    const root = "state = [[1, 2, 3], [4, 5, 0], [7, 8, 6]]";
    const child = "state = [[1, 2, 3], [4, 0, 5], [7, 8, 6]]";
    const line = `< ${child}, action = {Move 5 Right} g(n) = 5, d = 1, f(n) = 7, Parent = Pointer to {< ${root} >} >`;
    const text =
      `< ${root}, action = {Start} g(n) = 0, d = 0, f(n) = 4, Parent = Pointer to {None} >\n` +
      `\tClosed: []\n\tFringe: [${line}]\n${line}\n` +
      `\tClosed: [[[1, 2, 3], [4, 5, 0], [7, 8, 6]]]\nNodes Popped: 2\nNodes Expanded: 1\n`;
    expect(shortAnswer(text, puzzle)).toEqual({
      steps: [
        { state: "123450786", g: 0, f: 4, level: 0, open: ["123405786 g=5 f=7"], closed: [] },
        { state: "123405786", g: 5, f: 7, level: 1, parent: "123450786", closed: ["123450786"] },
      ],
      counts: { visited: 2, expanded: 1 },
    });
  });
});

describe("readAnswer on aliases", () => {
  const BOARDS = "S0 = 123/456/_78\nS1 = 123/_56/478\nS2 = 123/456/7_8\nS4 = 123/456/78_\n";
  const ORDER = "the order is the one of the names; the boards beside them say what they stand for";

  test("an order of aliases means the boards that are defined elsewhere", () => {
    const text = `${BOARDS}\nOrder: S0 -> S2 -> S4\n`;
    expect(shortAnswer(text, puzzle)).toEqual({
      steps: [{ state: "123456078" }, { state: "123456708" }, { state: "123456780" }],
      notes: [ORDER],
    });
  });

  test("lists of aliases mean boards too, and a step may show its board at once", () => {
    const text =
      "Step 1: S0 123/456/_78 f=0+2\nOPEN { S1 (f=4), S2 (f=2) }\n" +
      "S1 123/_56/478 f=1+3 | S2 123/456/7_8 f=1+1\n" +
      "Step 2: S2\nOPEN = {S1, S4}\nCLOSED = {S0, S2}\nS4 = 123/456/78_\n";
    expect(shortAnswer(text, puzzle, ["visits", "open"], { search: "a-star" })["steps"]).toEqual([
      { state: "123456078", g: 0, h: 2, f: 2, open: ["123056478 f=4", "123456708 f=2"] },
      { state: "123456708", open: ["123056478", "123456780"], closed: ["123456078", "123456708"] },
    ]);
  });

  test("numbers with a hash and words with a number are aliases", () => {
    const boards = "#1 g:0 h:4\n1 2 3\n4 5 0\n7 8 6\n#2 g:1 h:2\n1 2 3\n4 0 5\n7 8 6\n";
    expect(shortAnswer(`${boards}visits: #1 #2\n`, puzzle)["steps"]).toEqual([
      { state: "123450786" },
      { state: "123405786" },
    ]);
    const states = "state 1: 123450786\nstate 2: 123405786\nstate 3: 103425786\n";
    expect(shortAnswer(`${states}\nstate 1\nstate 3\nstate 2\n`, puzzle)["steps"]).toEqual([
      { state: "123450786" },
      { state: "103425786" },
      { state: "123405786" },
    ]);
  });
});
