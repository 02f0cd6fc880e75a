import { describe, expect, it } from "vitest";
import type { Edge } from "../graph.ts";
import { readGraph } from "./read-graph.ts";

const oneWay = (from: string, to: string, cost = 1): Edge => ({ from, to, cost, twoWay: false });
const bothWays = (from: string, to: string, cost = 1): Edge => ({ from, to, cost, twoWay: true });

function problemsOf(text: string): string[] {
  const read = readGraph(text);
  return read.ok ? [] : read.problem.map((at) => `${at.line}:${at.column} ${at.message}`);
}

describe("DOT", () => {
  it.each([
    ["digraph { A -> B }", [oneWay("A", "B")]],
    ["graph { A -- B }", [bothWays("A", "B")]],
    [
      'DiGraph G {\n A->B [label=4];\n B->C [LABEL="2.5"]\n}',
      [oneWay("A", "B", 4), oneWay("B", "C", 2.5)],
    ],
    ["digraph { A -> B -> C [cost=4, color=red] }", [oneWay("A", "B", 4), oneWay("B", "C", 4)]],
    ["digraph { A -> B [weight=4; len=5][penwidth=2] }", [oneWay("A", "B", 4)]],
    ["digraph { A -> B [label=go, cost=3] }", [oneWay("A", "B", 3)]],
    ["digraph { A -> B [dir=both]; C -> D [dir=back] }", [bothWays("A", "B"), oneWay("D", "C")]],
    [
      "digraph { A -> {B C} -> D }",
      ["AB", "AC", "BD", "CD"].map(([a = "", b = ""]) => oneWay(a, b)),
    ],
    [
      "digraph { A -> subgraph s { B -> C } [cost=2] }",
      [oneWay("B", "C"), oneWay("A", "B", 2), oneWay("A", "C", 2)],
    ],
    [
      "digraph { edge [cost=3] A -> B; { edge [cost=5] B -> C } C -> D [cost=1] }",
      [oneWay("A", "B", 3), oneWay("B", "C", 5), oneWay("C", "D", 1)],
    ],
    ["digraph { A:n -> B:port:sw }", [oneWay("A", "B")]],
    [
      'digraph { "a\\"b" -> "c d" + "e"; -3.5 -> été }',
      [oneWay('a"b', "c de"), oneWay("-3.5", "été")],
    ],
    ["digraph { 🙂 -> 👩🏽‍🔬 }", [oneWay("🙂", "👩🏽‍🔬")]],
    ["digraph { A -> <b <i>x</i>> }", [oneWay("A", "b <i>x</i>")]],
    [
      "# first\n// second\n/* third\n */ digraph { # fourth\n A -> B // fifth\n#sixth\n}",
      [oneWay("A", "B")],
    ],
    [
      "digraph { rankdir=LR; graph [bgcolor=white]; node [shape=box]; A -> B;; }",
      [oneWay("A", "B")],
    ],
    ['digraph { A -> B [action="0:A->B"] }', [{ ...oneWay("A", "B"), name: "0:A->B" }]],
  ] as [string, Edge[]][])("%s is read", (text, edges) => {
    const read = readGraph(text);
    expect(read.ok && { edges: read.value.graph.edges, form: read.value.form }).toEqual({
      edges,
      form: "DOT",
    });
  });

  it("gives values, start, goals, nodes alone, and what was left out", () => {
    const text =
      'strict digraph {\n  A [h=6, role=start, label="Arad"]\n  B [h="4"]; Z [role=goal]\n  A -> B [label=far]\n  A -> B\n}';
    expect(readGraph(text)).toEqual({
      ok: true,
      value: {
        graph: {
          nodes: ["A", "B", "Z"],
          edges: [oneWay("A", "B")],
          h: new Map([
            ["A", 6],
            ["B", 4],
          ]),
        },
        start: "A",
        goals: ["Z"],
        form: "DOT",
        notes: [
          { line: 2, column: 29, message: "the node A goes by its id, not by its label Arad" },
          { line: 4, column: 17, message: "the label far is no cost: 1 is taken" },
          {
            line: 5,
            column: 8,
            message: "this edge from A to B is left out: a strict graph has one",
          },
        ],
      },
    });
  });

  it.each([
    ["digraph { A → B }", '1:13 "→" is not understood here: put names with signs in quotes, "A-B"'],
    ["digraph { A -> }", '1:16 a node has to stand here, not "}"'],
    ["digraph { A -- B }", "1:13 an edge of a digraph is written ->, not --"],
    ["graph { A -> B }", "1:11 an edge of a graph is written --, not ->"],
    ["digraph { A -> B", "1:17 a node has to stand here, not the end of the text"],
    ["digraph { A-B }", '1:12 "-" is not understood here: put names with signs in quotes, "A-B"'],
    [
      "digraph {\n A -> B 4\n}",
      "2:9 a cost stands in brackets: [cost=4]; a node 4 on a line of its own",
    ],
    ["digraph { A -> B [cost] }", '1:23 = behind cost has to stand here, not "]"'],
    ["digraph { A -> B [cost=many] }", "1:24 a cost is a number such as 4 or 2.5, not many"],
    ["digraph { A -> B [cost=-1] }", "1:16 a cost is a number from 0 to 1000000000000, not -1"],
    ["digraph { A [h=high] }", "1:16 h is a number such as 4 or 2.5, not high"],
    [
      "digraph { A -> B [label=4, weight=10] }",
      "1:25 the label says 4, the weight 10: add cost=4 or cost=10",
    ],
    ['digraph { "A -> B }', "1:11 this quotation mark is not closed"],
    ["digraph { /* A -> B }", "1:11 this comment is not closed with */"],
    ["digraph { A -> <b }", "1:16 this < is not closed with >"],
    ["digraph { A -> B } digraph { C }", "1:20 the end of the text has to stand here, not digraph"],
    ["digraph { A [role=start] B [role=start] }", "1:26 a search has one start: name one node"],
    ["digraph { }", "1:1 there is no edge and no node here: write edges such as A -> B 4"],
  ])("%s is told at its place", (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it("keeps to its bounds on groups inside groups and groups to groups", () => {
    expect(problemsOf(`digraph { ${"{".repeat(100_000)}`)).toEqual([
      "1:60 groups stand more than 50 deep inside one another",
    ]);
    const many = Array.from({ length: 2000 }, (_, index) => `n${index}`).join(" ");
    const text = `digraph { {${many}} -> {${many}} }`;
    expect(problemsOf(text)).toEqual([
      `1:${text.lastIndexOf("{") + 1} the graph has more than 50000 edges: too many to read`,
    ]);
  });
});
