import { expect, it } from "vitest";
import { treePlaces } from "./tree-places.ts";

it("puts leaves side by side and parents over the middle of their children", () => {
  // 0 has 1, 2, 3; 2 has 4 and 5.
  const nodes = [null, 0, 0, 0, 2, 2].map((parent) => ({ parent }));
  expect(treePlaces(nodes)).toEqual([
    { across: 1.5, down: 0 },
    { across: 0, down: 1 },
    { across: 1.5, down: 1 },
    { across: 3, down: 1 },
    { across: 1, down: 2 },
    { across: 2, down: 2 },
  ]);
  expect(treePlaces([])).toEqual([]);
});
