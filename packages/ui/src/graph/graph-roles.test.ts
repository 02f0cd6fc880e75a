import { expect, it } from "vitest";
import type { TreeData } from "../tree/tree-data.ts";
import { graphRoles } from "./graph-roles.ts";

// S -> A 1, S -> B 4, A -> B 2, A -> B 5; the tree: 0 S, 1 A, 2 B (4), 3 B (by the edge of 2)
const graph = {
  nodes: ["S", "A", "B", "C"].map((name) => ({ name, x: 0, y: 0, h: null })),
  edges: [
    { from: 0, to: 1, cost: 1, twoWay: false },
    { from: 2, to: 0, cost: 4, twoWay: true },
    { from: 1, to: 2, cost: 5, twoWay: false },
    { from: 1, to: 2, cost: 2, twoWay: false },
  ],
};
const tree = {
  states: {
    kind: "names",
    names: ["S", "A", "B"],
    nameOf: Int32Array.of(0, 1, 2, 2),
    longest: 1,
  },
  parent: Int32Array.of(-1, 0, 0, 1),
  g: Float64Array.of(0, 1, 4, 3),
  visits: Int32Array.of(0, 1, 3),
  visitOf: Int32Array.of(1, 2, 0, 3),
  supersededAt: new Int32Array(4),
} as unknown as TreeData;

it("gives each name the role of its node that counts for most", () => {
  const { role, visit } = graphRoles(graph, tree, 2, 4, 1);
  expect([...role]).toEqual([
    ["S", "closed"],
    ["A", "current"],
    ["B", "frontier"],
  ]);
  expect([...visit]).toEqual([
    ["S", 1],
    ["A", 2],
  ]);
});

it("marks the edges whose cost was paid, along them or back along an edge of both ways", () => {
  expect([...graphRoles(graph, tree, 3, 4, 3).path]).toEqual([0, 3]);
  expect([...graphRoles(graph, tree, 3, 4, 2).path]).toEqual([1]);
});
