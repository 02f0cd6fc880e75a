import { expect, it } from "vitest";
import { faultsOf } from "./layout-faults.ts";

const corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const names = ["A", "B", "C", "D"];

it("counts edges that cross, and none where they only meet", () => {
  const around = [0, 1, 2, 3].map((from) => ({ from, to: (from + 1) % 4 }));
  expect(faultsOf(corners, { names, edges: around })).toBe(0);
  const diagonals = [
    { from: 0, to: 2 },
    { from: 1, to: 3 },
  ];
  expect(faultsOf(corners, { names, edges: [...around, ...diagonals] })).toBe(2);
});

it("counts nodes on an edge and nodes on each other", () => {
  const middle = [...corners, { x: 0.5, y: 0.5 }];
  const edges = [{ from: 0, to: 2 }];
  expect(faultsOf(middle, { names: [...names, "E"], edges })).toBe(3);
  expect(faultsOf([...corners, { x: 0, y: 0 }], { names: [...names, "E"], edges: [] })).toBe(8);
});
