import { describe, expect, it } from "vitest";
import type { Edge } from "../graph.ts";
import { readEdgeList } from "./read-edge-list.ts";

const oneWay = (from: string, to: string, cost = 1): Edge => ({ from, to, cost, twoWay: false });
const bothWays = (from: string, to: string, cost = 1): Edge => ({ from, to, cost, twoWay: true });

function edgesOf(text: string): readonly Edge[] {
  const read = readEdgeList(text);
  if (!read.ok) throw new Error(read.problem.map(({ message }) => message).join("; "));
  return read.value.graph.edges;
}

function problemsOf(text: string): string[] {
  const read = readEdgeList(text);
  return read.ok ? [] : read.problem.map((at) => `${at.line}:${at.column} ${at.message}`);
}

describe("an edge list", () => {
  it.each([
    ["A -> B 4", [oneWay("A", "B", 4)]],
    ["A -> B", [oneWay("A", "B")]],
    ["A -- C 2", [bothWays("A", "C", 2)]],
    ["A-B:4", [bothWays("A", "B", 4)]],
    ["A - B: 4.5", [bothWays("A", "B", 4.5)]],
    ["A->B:4", [oneWay("A", "B", 4)]],
    ["A → B 4", [oneWay("A", "B", 4)]],
    ["A => B (4)", [oneWay("A", "B", 4)]],
    ["A ⟶ B [4]", [oneWay("A", "B", 4)]],
    ["A --> B = .5", [oneWay("A", "B", 0.5)]],
    ["A <- B 4", [oneWay("B", "A", 4)]],
    ["A ← B 4", [oneWay("B", "A", 4)]],
    ["A <-> B 4", [bothWays("A", "B", 4)]],
    ["A ↔ B", [bothWays("A", "B")]],
    ["A – B 4", [bothWays("A", "B", 4)]],
    ["A -> B [cost=4]", [oneWay("A", "B", 4)]],
    ["A -> B (weight 4)", [oneWay("A", "B", 4)]],
    ["A -> B cost=4", [oneWay("A", "B", 4)]],
    ["A -[4]-> B", [oneWay("A", "B", 4)]],
    ["A -(4)- B", [bothWays("A", "B", 4)]],
    ["A --4--> B", [oneWay("A", "B", 4)]],
    ["A -->|4| B", [oneWay("A", "B", 4)]],
    ["A -> B 0", [oneWay("A", "B", 0)]],
    ["A -> A 3", [oneWay("A", "A", 3)]],
    ["A -> B 1\nA -> B 2", [oneWay("A", "B", 1), oneWay("A", "B", 2)]],
    ["1 -> 2 3", [oneWay("1", "2", 3)]],
    ["1-2 5", [bothWays("1", "2", 5)]],
  ] as [string, Edge[]][])("%s is an edge", (text, edges) => {
    expect(edgesOf(text)).toEqual(edges);
  });

  it.each([
    ["A -> B 4, C -> D 2", [oneWay("A", "B", 4), oneWay("C", "D", 2)]],
    ["A -> B 4; C -> D 2;", [oneWay("A", "B", 4), oneWay("C", "D", 2)]],
    ["A -> B 4 C -> D 2", [oneWay("A", "B", 4), oneWay("C", "D", 2)]],
    ["A-B:4 B-C:2 C-D", [bothWays("A", "B", 4), bothWays("B", "C", 2), bothWays("C", "D")]],
    ["A -> B 4, C 1, D", [oneWay("A", "B", 4), oneWay("A", "C"), oneWay("A", "D")]],
    ["A: B, C 2", [oneWay("A", "B"), oneWay("A", "C", 2)]],
    ["A -> B -> C 3", [oneWay("A", "B"), oneWay("B", "C", 3)]],
    ["A -> B 4 -> C 3", [oneWay("A", "B", 4), oneWay("B", "C", 3)]],
    ["A-B A-C", [bothWays("A", "B"), bothWays("A", "C")]],
    ["A->B5 C->D", [oneWay("A", "B5"), oneWay("C", "D")]],
    [
      "G: N\nH: O, P\nh: k, l",
      [oneWay("G", "N"), oneWay("H", "O"), oneWay("H", "P"), oneWay("h", "k"), oneWay("h", "l")],
    ],
    ["1 -> 2 3 3 -> 4 5", [oneWay("1", "2", 3), oneWay("3", "4", 5)]],
  ] as [string, Edge[]][])("%s is several edges", (text, edges) => {
    expect(edgesOf(text)).toEqual(edges);
  });

  it("reads names with blanks, quotes, accents, apostrophes, digits and hyphens", () => {
    expect(
      edgesOf(
        'Arad -- Rimnicu Vilcea 220\n"Node 1" -> \'Node 2\' 4\n"a -> b" -> O\'Hare\nŞiria -> o103\nts-mail -> "C, D" 2',
      ),
    ).toEqual([
      bothWays("Arad", "Rimnicu Vilcea", 220),
      oneWay("Node 1", "Node 2", 4),
      oneWay("a -> b", "O'Hare"),
      oneWay("Şiria", "o103"),
      oneWay("ts-mail", "C, D", 2),
    ]);
  });

  it("leaves out comments and empty lines, and takes any line end", () => {
    expect(edgesOf("# a map\r\n\r\nA -> B 4 // there\r\n% and back\nB -> A 5 # back\n")).toEqual([
      oneWay("A", "B", 4),
      oneWay("B", "A", 5),
    ]);
  });

  it("reads heuristic values, start, goals and nodes without an edge", () => {
    const read = readEdgeList(
      "start: A\ngoals: G, Rimnicu Vilcea\nA -> G 4\nnodes: X, Y\nZ\nh: A 6, G=0 X(3)\nh(Y) = 2.5, h(Z) = 1\nheuristic:\n  Rimnicu Vilcea 9\n",
    );
    expect(read).toEqual({
      ok: true,
      value: {
        graph: {
          nodes: ["A", "G", "X", "Y", "Z", "Rimnicu Vilcea"],
          edges: [oneWay("A", "G", 4)],
          h: new Map([
            ["A", 6],
            ["G", 0],
            ["X", 3],
            ["Y", 2.5],
            ["Z", 1],
            ["Rimnicu Vilcea", 9],
          ]),
        },
        start: "A",
        goals: ["G", "Rimnicu Vilcea"],
        form: "edge list",
        notes: [],
      },
    });
  });

  it("reads edges without a head one way when the graph is said to be directed", () => {
    const read = readEdgeList("A-B:4", { directed: true });
    expect(read.ok && read.value.graph.edges).toEqual([oneWay("A", "B", 4)]);
  });

  it.each([
    ["A -> B -4", "1:8 a cost is at least 0, not -4"],
    ["A -> B: -4", "1:10 a cost is at least 0, not -4"],
    ["A -> B 4,5", "1:9 write a decimal with a point: 4.5, not 4,5"],
    ["A -> ", "1:3 this arrow leads to no node: write a name behind it"],
    ["-> B", "1:1 an arrow needs a name before it: A -> B"],
    ["A -> B: x", "1:9 a cost is a number such as 4 or 2.5, not x"],
    ["A -> B 4: 5", '1:9 ":" is not understood here: an edge is written A -> B 4 or A -- B 4'],
    ["A -> B (4", "1:8 this bracket holds more than a cost, or is not closed"],
    ['A -> "B 4', "1:6 this quotation mark is not closed on its line"],
    ["A -[3]-> B 4", "1:3 this edge has two costs: leave one out"],
    ["A -> B 4 km", '1:6 put a name that has blanks and numbers in quotes, such as "Node 1"'],
    ["Node 1 -> Node 2", '1:1 put a name that has blanks and numbers in quotes, such as "Node 1"'],
    ["1 -> 2 3 -> 4", "1:6 put a comma between edges, or each on a line of its own"],
    [
      "A: 6",
      "1:4 this can be read in two ways: write A -> 6 for an edge, h(A) = 6 for a heuristic value",
    ],
    [
      "A -> B 4\nA-B -> C",
      '2:1 this can be read in two ways: write A -- B for an edge, "A-B" for a node',
    ],
    ["A -> B -> C, D", "1:14 from which node does an edge lead to D? write that edge whole"],
    ["A, B 4", "1:6 a node alone has no cost"],
    [
      "A = 4",
      "1:3 this belongs to no edge: an edge is written A -> B 4, a heuristic value h(A) = 4",
    ],
    ["h: A -6\nA -> B", "1:6 h is at least 0, not -6"],
    ["h: A, B 4\nA -> B", '1:5 the value of A has to stand here, not ","'],
    ["A -> B C -> D", "1:6 put a comma between two edges, or a name that has blanks in quotes"],
    ["h: A 5\nh: A 6", "2:4 h of A is 6 here and 5 before: give it once"],
    ["start: A, B\nA -> B", "1:11 a search has one start: name one node"],
    ["start: C\nA -> B", "1:8 the graph has no node C; its nodes are A, B"],
    ["goal: bukarest\nA -> Bukarest", "1:7 the graph has no node bukarest; it has Bukarest"],
    ["", "1:1 there is no edge and no node here: write edges such as A -> B 4"],
    ["# nothing", "1:1 there is no edge and no node here: write edges such as A -> B 4"],
    ["A -> B 4000000000000", "1:3 a cost is a number from 0 to 1000000000000, not 4000000000000"],
  ])("%j has one problem, told at its place", (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it("has no single heads in an undirected graph", () => {
    const read = readEdgeList("A -- B\nA -> C", { directed: false });
    expect(read).toEqual({
      ok: false,
      problem: [
        {
          line: 2,
          column: 3,
          message:
            'an edge of an undirected graph has no single head: write A -- C, or leave "directed" out',
        },
      ],
    });
  });

  it("tells every problem, twenty at most", () => {
    expect(problemsOf("A -> \n".repeat(30))).toHaveLength(20);
  });
});
