import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGraph, writeDot, writeEdgeList, writeMermaid, type Graph } from "../index.ts";
import { randomGraph } from "../testing/random-graph.ts";

const SMALL: Graph = {
  nodes: ["A", 'B "x"', "G"],
  edges: [
    { from: "A", to: 'B "x"', cost: 4, twoWay: false },
    { from: "A", to: "G", cost: 2.5, twoWay: true, name: "go" },
  ],
  h: new Map([["A", 6]]),
};

describe("a graph that is written", () => {
  it.each([
    ["an edge list", writeEdgeList, "edge list"],
    ["DOT", writeDot, "DOT"],
  ] as const)("as %s is read back the same, its ends included", (_, write, form) => {
    fc.assert(
      fc.property(randomGraph, fc.nat(), fc.nat(), (graph, start, goal) => {
        const { nodes } = graph;
        const ends = {
          start: nodes[start % nodes.length] as string,
          goals: [nodes[goal % nodes.length] as string],
        };
        const read = readGraph(write(graph, ends));
        expect(read).toEqual({
          ok: true,
          value: { graph, ...ends, form, notes: [] },
        });
      }),
      { numRuns: 300 },
    );
  });

  it("as an edge list is read back when it is as large as a graph may be", () => {
    const nodes = Array.from({ length: 30_000 }, (_, index) => `node ${index}`);
    const h = new Map(nodes.map((node, index) => [node, index]));
    const edges = [{ from: "node 0", to: "node 1", cost: 1, twoWay: false }];
    const read = readGraph(writeEdgeList({ nodes, edges, h }));
    expect(read.ok && read.value.graph).toEqual({ nodes, edges, h });
  });

  it("in DOT stands in quotes, with costs, values and roles", () => {
    expect(writeDot(SMALL, { start: "A", goals: ["G"] })).toBe(
      [
        "digraph {",
        '  "A" [h=6, xlabel="h=6", role="start", style=bold];',
        '  "B \\"x\\"";',
        '  "G" [role="goal", peripheries=2];',
        '  "A" -> "B \\"x\\"" [label="4", cost="4"];',
        '  "A" -> "G" [label="2.5", cost="2.5", action="go", dir=both];',
        "}",
        "",
      ].join("\n"),
    );
  });

  it("in DOT is a graph without arrows when every edge leads both ways", () => {
    expect(
      writeDot({ ...SMALL, edges: [{ from: "A", to: "G", cost: 1, twoWay: true }] }).split("\n"),
    ).toEqual([
      "graph {",
      '  "A" [h=6, xlabel="h=6"];',
      '  "B \\"x\\"";',
      '  "G";',
      '  "A" -- "G" [label="1", cost="1"];',
      "}",
      "",
    ]);
  });

  it("in Mermaid has numbered nodes with their names as labels", () => {
    expect(writeMermaid(SMALL, { start: "A", goals: ["G"] })).toEqual({
      ok: true,
      value: [
        "flowchart LR",
        '  n0(("A<br>h=6"))',
        '  n1(("B #34;x#34;"))',
        '  n2((("G")))',
        '  n0 -->|"4"| n1',
        '  n0 ---|"2.5"| n2',
        "  style n0 stroke-width:3px",
        "",
      ].join("\n"),
    });
  });

  it("is refused in Mermaid where Mermaid would not draw it", () => {
    const edge = { from: "A", to: "G", cost: 1, twoWay: true };
    expect(writeMermaid({ ...SMALL, edges: Array.from({ length: 501 }, () => edge) })).toEqual({
      ok: false,
      problem: "Mermaid draws at most 500 edges and the graph has 501: write DOT instead",
    });
    const nodes = Array.from({ length: 900 }, (_, index) => `${index}`.padStart(60, "n"));
    const refused = writeMermaid({ ...SMALL, nodes });
    expect(!refused.ok && refused.problem).toMatch(
      /^Mermaid draws at most 50000 characters and this is \d+: write DOT instead$/,
    );
  });
});
