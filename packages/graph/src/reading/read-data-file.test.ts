import { describe, expect, it } from "vitest";
import { readDataFile } from "./read-data-file.ts";

function problemsOf(text: string): string[] {
  const read = readDataFile(text);
  return read.ok ? [] : read.problem.map((at) => `${at.line}:${at.column} ${at.message}`);
}

const SMALL = {
  nodes: ["A", "B", "C"],
  edges: [
    { from: "A", to: "B", cost: 4, twoWay: false },
    { from: "A", to: "C", cost: 2, twoWay: true },
  ],
  h: new Map([
    ["A", 6],
    ["B", 4.5],
  ]),
};

describe("a graph in YAML or JSON", () => {
  it.each([
    ['edges: ["A -> B 4", "A -- C 2"]\nh: { A: 6, B: 4.5 }\n', "YAML"],
    ["edges:\n  - A -> B: 4\n  - A -- C: 2\nh:\n  A: 6\n  B: 4.5\n", "YAML"],
    ["edges:\n  - A -> B 4\n  - A -- C 2 # both ways\nh:\n  A: 6\n  B: 4.50\n", "YAML"],
    ["edges: |\n  A -> B 4\n  A -- C 2\nh: { A: 6, B: 4.5 }\n", "YAML"],
    ['{ "edges": ["A -> B 4", "A -- C 2"],\n\t"h": { "A": 6, "B": 4.5 } }', "JSON"],
    [
      'kind: graph\nedges: [[A, B, 4], { from: A, to: C, cost: 2, directed: false }]\nh: { A: 6, B: "4.5" }',
      "YAML",
    ],
    [
      'edges: [{ source: A, target: B, weight: 4 }, "A -- C 2"]\nnodes: [A, B]\nh: { A: 6, B: 4.5 }',
      "YAML",
    ],
  ])("%j is read", (text, form) => {
    expect(readDataFile(text)).toEqual({
      ok: true,
      value: { graph: SMALL, start: null, goals: [], form, notes: [] },
    });
  });

  it("reads a table of tables, start, several goals, names that are numbers, and named edges", () => {
    const read = readDataFile(
      "edges:\n  1: { 2: 4, 007: 1 }\n  2: [3, 1]\n  3: 1\nnodes: 9\nstart: 1\ngoal: [3, 007]\n",
    );
    expect(read).toEqual({
      ok: true,
      value: {
        graph: {
          nodes: ["9", "1", "2", "007", "3"],
          edges: [
            { from: "1", to: "2", cost: 4, twoWay: false },
            { from: "1", to: "007", cost: 1, twoWay: false },
            { from: "2", to: "3", cost: 1, twoWay: false },
            { from: "2", to: "1", cost: 1, twoWay: false },
            { from: "3", to: "1", cost: 1, twoWay: false },
          ],
          h: new Map(),
        },
        start: "1",
        goals: ["3", "007"],
        form: "YAML",
        notes: [],
      },
    });
    const named = readDataFile('{"edges": [{"from": "A", "to": "B", "name": "go"}]}');
    expect(named.ok && named.value.graph.edges).toEqual([
      { from: "A", to: "B", cost: 1, twoWay: false, name: "go" },
    ]);
  });

  it("takes lists and tables both ways when the graph is undirected", () => {
    const read = readDataFile("directed: false\nedges: [[A, B, 2], A -- C]\n");
    expect(read.ok && read.value.graph.edges).toEqual([
      { from: "A", to: "B", cost: 2, twoWay: true },
      { from: "A", to: "C", cost: 1, twoWay: true },
    ]);
  });

  it.each([
    ['edges: ["A -> B 4", "A -> C -2"]', "1:29 a cost is at least 0, not -2"],
    ["edges:\n  - A -> B\n  - A -> C: x\n", "3:13 a cost is a number such as 4 or 2.5, not x"],
    ["edges: |\n  A -> B 4\n  A -> C: x\n", "3:11 a cost is a number such as 4 or 2.5, not x"],
    ["edges: [[A, B, -4]]", "1:9 a cost is a number from 0 to 1000000000000, not -4"],
    ["edges: [[A, B, many]]", "1:9 a cost is a number such as 4 or 2.5, not many"],
    ["edges: [[A]]", "1:9 an edge as a list is [from, to] or [from, to, cost]"],
    [
      "edges: [{ from: A, to: B, price: 3 }]",
      "1:34 an edge has no key price; it has from, to, cost, directed, name",
    ],
    ["edges: [{ from: A }]", '1:9 "to" has to be the name of a node'],
    [
      "edges: [A -> B]\nheur: { A: 1 }",
      "2:1 a graph has no key heur; it has kind, edges, nodes, h, directed, start, goal",
    ],
    [
      "edges: [A -> B]\nh: { A: high }",
      "2:9 a heuristic value is a number such as 4 or 2.5, not high",
    ],
    [
      "edges: [A -> B]\nh: { A: -1 }",
      "2:9 a heuristic value is a number from 0 to 1000000000000, not -1",
    ],
    [
      "edges: [A -> B]\nh: { A: .nan }",
      "2:9 a heuristic value is a number such as 4 or 2.5, not .nan",
    ],
    ["edges: [A -> B]\nh: { A: 1, A: 2 }", "2:12 the key A stands here twice"],
    ["edges: [A -> B]\ndirected: maybe", '2:11 "directed" is true or false, not a text'],
    ["edges: [A -> B]\nstart: C", "2:8 the graph has no node C; its nodes are A, B"],
    ["edges: [A -> B]\nkind: puzzle", '2:7 "kind" of a graph is graph, not puzzle'],
    ["h: { A: 1 }", '1:1 there is no key "edges": write edges: ["A -> B 4"]'],
    [
      "edges: 7",
      '1:8 edges are a list such as ["A -> B 4"], [[A, B, 4]] or [{ from: A, to: B, cost: 4 }], or a table { A: { B: 4 } }, not a number',
    ],
    ["- A -> B", '1:1 a graph is a table with the key "edges", not a list'],
    [
      "edges: [A -> B",
      "1:15 this is no YAML: Flow sequence in block collection must be sufficiently indented and end with a ]",
    ],
    ["a: &x [1]\nedges: *x", "2:8 aliases (*name) are not read in a graph: write the value out"],
    [
      `edges: ${"[".repeat(30)}${"]".repeat(30)}`,
      "1:28 lists and tables stand more than 20 deep inside one another",
    ],
  ])("%j is told at its place", (text, problem) => {
    expect(problemsOf(text)[0]).toEqual(problem);
  });

  it("finds the place of a problem in long JSON too", () => {
    const edges = Array.from({ length: 3000 }, (_, index) => [`A${index}`, `B${index}`, index]);
    const text = JSON.stringify({ edges: [...edges, ["A", "B", -1]] }, null, 1);
    const line = text.split("\n").length - 6;
    expect(problemsOf(text)).toEqual([
      `${line}:3 a cost is a number from 0 to 1000000000000, not -1`,
    ]);
  });
});

describe("JSON Graph Format", () => {
  it("is read in version 2 with costs, h, start and goals", () => {
    const file = {
      graph: {
        directed: true,
        metadata: { start: "A", goal: ["C"] },
        nodes: {
          A: { metadata: { h: 6 } },
          B: { label: "Bee", metadata: { heuristic: 4 } },
          C: {},
        },
        edges: [
          { source: "A", target: "B", metadata: { cost: 4, name: "go" } },
          { source: "A", target: "C", directed: false, label: "2" },
          { source: "B", target: "C", metadata: { weight: 3 } },
          { source: "C", target: "C", relation: "stays" },
        ],
      },
    };
    expect(readDataFile(JSON.stringify(file))).toEqual({
      ok: true,
      value: {
        graph: {
          nodes: ["A", "B", "C"],
          edges: [
            { from: "A", to: "B", cost: 4, twoWay: false, name: "go" },
            { from: "A", to: "C", cost: 2, twoWay: true },
            { from: "B", to: "C", cost: 3, twoWay: false },
            { from: "C", to: "C", cost: 1, twoWay: false },
          ],
          h: new Map([
            ["A", 6],
            ["B", 4],
          ]),
        },
        start: "A",
        goals: ["C"],
        form: "JSON Graph Format",
        notes: [
          {
            line: 1,
            column: JSON.stringify(file).indexOf('"Bee"') + 1,
            message: "the node B goes by its id, not by its label Bee",
          },
        ],
      },
    });
  });

  it("is read in version 1, undirected, from a list of one graph", () => {
    const graph = {
      directed: false,
      nodes: [{ id: "A" }, { id: "B" }],
      edges: [{ source: "A", target: "B" }],
    };
    const read = readDataFile(JSON.stringify({ graphs: [graph] }));
    expect(read.ok && read.value.graph).toEqual({
      nodes: ["A", "B"],
      edges: [{ from: "A", to: "B", cost: 1, twoWay: true }],
      h: new Map(),
    });
  });

  it.each([
    ['{"graph": {"edges": [{"source": "A"}]}}', '1:22 an edge needs a "target"'],
    ['{"graph": {"nodes": [{"label": "A"}]}}', '1:22 a node in a list needs an "id"'],
    ['{"graphs": [{}, {}]}', "1:2 the file holds 2 graphs: leave one in it"],
    [
      '{"graph": {"edges": [{"source": "A", "target": "B", "metadata": {"cost": [1]}}]}}',
      "1:66 a cost is a number, not a list",
    ],
  ])("%s is told at its place", (text, problem) => {
    expect(problemsOf(text)[0]).toEqual(problem);
  });
});
