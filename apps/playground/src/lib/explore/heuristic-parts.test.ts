import { expect, it } from "vitest";
import { heuristicParts } from "./heuristic-parts.ts";

it("takes h apart tile by tile and weighs the sums", () => {
  // 123405786 for the goal 103425786: only tile 2 is misplaced, one cell above its own.
  const terms = [
    { name: "misplaced", weight: 1 },
    { name: "manhattan", weight: 2 },
  ];
  expect(heuristicParts("123405786", "103425786", 3, terms)).toEqual({
    total: 3,
    terms: [
      { name: "misplaced", weight: 1, sum: 1, tiles: [{ tile: "2", value: 1 }] },
      { name: "manhattan", weight: 2, sum: 1, tiles: [{ tile: "2", value: 1 }] },
    ],
  });
});
