import { describe, expect, it } from "vitest";
import type { Edge } from "../graph.ts";
import { readGraph } from "./read-graph.ts";

const oneWay = (from: string, to: string, cost = 1): Edge => ({ from, to, cost, twoWay: false });
const TRIANGLE = [oneWay("A", "B", 4), oneWay("A", "C", 2.5), oneWay("B", "C")];

function problemsOf(text: string): string[] {
  const read = readGraph(text);
  return read.ok ? [] : read.problem.map((at) => `${at.line}:${at.column} ${at.message}`);
}

describe("a table of edges", () => {
  it.each([
    "from,to,cost\nA,B,4\nA,C,2.5\nB,C,\n",
    "A,B,4\nA,C,2.5\nB,C,1\n",
    "A;B;4\r\nA;C;2.5\r\nB;C;1\r\n",
    "A\tB\t4\nA\tC\t2.5\nB\tC\t1\n",
    "A B 4\nA C 2.5\nB C 1\n",
    "# costs\n\nA  B  4\n  A  C  2.5\nB  C  1",
    "| from | to | cost |\n|------|:--:|-----:|\n| A | B | 4 |\n| A | C | 2.5 |\n| B | C | |\n",
    "A | B | 4\nA | C | 2.5\nB | C | 1\n",
    "biaya,ke,dari\n4,B,A\n2.5,C,A\n,C,B\n",
    "откуда;куда;стоимость\nA;B;4\nA;C;2.5\nB;C;1",
  ])("%j is read", (text) => {
    const read = readGraph(text);
    expect(read.ok && { edges: read.value.graph.edges, form: read.value.form }).toEqual({
      edges: TRIANGLE,
      form: "table",
    });
  });

  it("without costs costs 1 everywhere, numbers as names included", () => {
    const read = readGraph("1 2\n1 3\n2 3\n");
    expect(read.ok && read.value.graph.edges).toEqual([
      oneWay("1", "2"),
      oneWay("1", "3"),
      oneWay("2", "3"),
    ]);
  });

  it("keeps names in quotes, actions, and values in a table below", () => {
    const text =
      'from,action,to,cost,colour\n"Rimnicu, Vilcea",go,"say ""hi""",3,red\n\nnode,h\n"Rimnicu, Vilcea",7\n';
    expect(readGraph(text)).toEqual({
      ok: true,
      value: {
        graph: {
          nodes: ["Rimnicu, Vilcea", 'say "hi"'],
          edges: [{ ...oneWay("Rimnicu, Vilcea", 'say "hi"', 3), name: "go" }],
          h: new Map([["Rimnicu, Vilcea", 7]]),
        },
        start: null,
        goals: [],
        form: "table",
        notes: [{ line: 1, column: 21, message: "the column colour is left out" }],
      },
    });
  });

  it("reads values without headings below edges that name all their nodes", () => {
    const read = readGraph("A,B,4\nB,C,2\n\nA,6\nB,2\nC,0\n");
    expect(read.ok && [...read.value.graph.h]).toEqual([
      ["A", 6],
      ["B", 2],
      ["C", 0],
    ]);
  });

  it("leads both ways when the graph is undirected", () => {
    const read = readGraph("A,B,4\n", { directed: false });
    expect(read.ok && read.value.graph.edges).toEqual([{ ...oneWay("A", "B", 4), twoWay: true }]);
  });

  it.each([
    ["A,B,4\nA,C,-2", "2:1 a cost is a number from 0 to 1000000000000, not -2"],
    ["from,to,cost\nA,C,far", "2:5 a cost is a number such as 4 or 2.5, not far"],
    ["from,to\nA,", "2:1 this row names no node to"],
    [
      "A,B,4\n\nC,5",
      '3:1 this table can be read in two ways: write a row of headings above: "from, to" for edges, "node, h" for values',
    ],
    ["node,h\nA,x", "2:1 a heuristic value is a number such as 4 or 2.5, not x"],
  ])("%j is told at its place", (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });
});

describe("a matrix of costs", () => {
  it.each([
    ",A,B,C\nA,,4,2.5\nB,,,1\nC,,,\n",
    "| | A | B | C |\n|-|-|-|-|\n| A | - | 4 | 2.5 |\n| B | ∞ | - | 1 |\n| C | - | - | 0 |\n",
    "A B C\nA inf 4 2.5\nB inf inf 1\nC inf inf inf\n",
  ])("%j is read row by row", (text) => {
    const read = readGraph(text);
    expect(read.ok && [read.value.graph.edges, read.value.notes]).toEqual([TRIANGLE, []]);
  });

  it("takes 0 for no edge where nothing else marks one, and says so", () => {
    const read = readGraph(",A,B,C\nA,0,4,2.5\nB,0,0,1\nC,0,0,0\n");
    expect(read.ok && [read.value.graph.edges, read.value.notes]).toEqual([
      TRIANGLE,
      [{ line: 3, column: 3, message: "0 is read as no edge" }],
    ]);
  });

  it("takes 0 for a cost beside other marks, and says so", () => {
    const read = readGraph(",A,B,C\nA,-,4,2.5\nB,-,-,1\nC,0,-,-\n");
    expect(read.ok && [read.value.graph.edges, read.value.notes]).toEqual([
      [...TRIANGLE, oneWay("C", "A", 0)],
      [{ line: 4, column: 3, message: "0 is read as an edge of cost 0" }],
    ]);
  });

  it.each([
    [",A,B\nA,-,x y\nB,1,-\n", '2:5 a cost is a number such as 4 or 2.5, not "x y"'],
    [",A,B\nA,-,1\nB,1,-,5\n", "3:7 no column stands above 5"],
  ])("%j is told at its place", (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });
});
