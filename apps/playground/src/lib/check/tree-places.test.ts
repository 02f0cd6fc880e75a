import { expect, it } from "vitest";
import { treePlaces, widthOf } from "./tree-places.ts";

const nodes = (...list: [parent: number | null, width: number][]) =>
  list.map(([parent, width]) => ({ parent, width }));

it("puts children side by side under the middle of their parent", () => {
  // 0 has 1, 2, 3; 2 has 4 and 5.
  const tree = nodes([null, 10], [0, 10], [0, 10], [0, 10], [2, 10], [2, 10]);
  const places = treePlaces(tree);
  expect(places).toEqual([
    { across: 20, down: 0 },
    { across: 5, down: 1 },
    { across: 20, down: 1 },
    { across: 35, down: 1 },
    { across: 15, down: 2 },
    { across: 25, down: 2 },
  ]);
  expect(widthOf(tree, places)).toBe(40);
  expect(treePlaces([])).toEqual([]);
});

it("leaves a wide node the room that its only child does not take", () => {
  const tree = nodes([null, 10], [0, 60], [0, 20], [1, 10]);
  const places = treePlaces(tree);
  expect(places.map(({ across }) => across)).toEqual([40, 30, 70, 30]);
  expect(widthOf(tree, places)).toBe(80);
});
