import { expect, it } from "vitest";
import { graphLayout } from "./graph-layout.ts";
import { faultsOf } from "./layout-faults.ts";

it("draws a ring with a tail without anything on each other, the start on the left", () => {
  const names = ["A", "B", "C", "D", "E"];
  const ends = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 1],
    [3, 4],
  ];
  const edges = ends.map(([from = 0, to = 0]) => ({ from, to, cost: 1 }));
  const places = graphLayout({ names, edges, start: 0 });
  expect(faultsOf(places, { names, edges })).toBe(0);
  expect(Math.min(...places.map(({ x }) => x))).toBe(places[0]?.x);
  expect(graphLayout({ names, edges, start: 0 })).toEqual(places);
});

it("takes a node alone, nodes without edges and an edge from a node to itself", () => {
  expect(graphLayout({ names: ["A"], edges: [], start: 0 })).toEqual([{ x: 0.5, y: 0.5 }]);
  const loop = [{ from: 1, to: 1, cost: 2 }];
  const places = graphLayout({ names: ["A", "B", "C"], edges: loop, start: 0 });
  expect(places.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
});
