import { describe, expect, it } from "vitest";
import { readJsonGraph } from "../index.ts";
import { plainTree } from "../testing/plain-tree.ts";
import { plainRead } from "../testing/round-trip.ts";

function problemOf(file: unknown): string {
  const read = readJsonGraph(JSON.stringify(file));
  return read.ok ? "read" : `${read.problem.path} ${read.problem.message}`;
}

describe("JSON Graph Format", () => {
  it("reads a tree that another program wrote, and numbers it by level where that is needed", () => {
    const read = readJsonGraph(
      JSON.stringify({
        graphs: [
          {
            nodes: { S: { label: "start" }, a1: {}, a: { metadata: { g: 4, h: null } }, b: {} },
            edges: [
              { source: "S", target: "a", label: "D" },
              { source: "a", target: "a1", relation: "child" },
              { source: "S", target: "b" },
            ],
          },
        ],
      }),
    );
    expect(plainRead(read)).toEqual(
      plainTree([
        { state: "start", action: null, parent: null, g: 0, h: 0 },
        { state: "a", action: "D", parent: 0, g: 4, h: Infinity },
        { state: "b", action: null, parent: 0, g: 1, h: 0 },
        { state: "a1", action: null, parent: 1, g: 5, h: 0 },
      ]),
    );
    expect(read).toMatchObject({
      notes: [
        "The file does not give every g; each step without one counts 1.",
        "The file does not give every h; 0 stands where it is missing.",
        "The nodes do not stand in an order of generation; they were numbered by level.",
        "Problem and rules are unknown.",
        "The order of visits is unknown.",
      ],
    });
  });

  it.each([
    [{}, "graph is missing; it must be an object"],
    [{ graph: {} }, "graph.nodes is missing; it must be an object"],
    [{ graph: { nodes: {} } }, " has no nodes; a tree has a root"],
    [{ graph: { nodes: { a: 1 } } }, "graph.nodes.a is 1; it must be an object"],
    [
      { graph: { nodes: { a: {} }, edges: [{ source: "a" }] } },
      "graph.edges[0].target is missing; it must be a text",
    ],
    [
      { graph: { nodes: { a: {} }, edges: [{ source: "b", target: "a" }] } },
      'graph.nodes.a its parent "b" is missing',
    ],
    [
      { graph: { nodes: { a: {} }, metadata: { jejak: { format: "jejak-trace/2" } } } },
      'graph.metadata.jejak.format is "jejak-trace/2"; this Jejak reads version 1 ("jejak-trace/1"). Update Jejak, or have the file written as version 1',
    ],
  ])("says what is wrong with %j", (file, message) => {
    expect(problemOf(file)).toBe(message);
  });
});
