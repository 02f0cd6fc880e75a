import type { TreeData } from "@jejak/ui/tree";
import { expect, it } from "vitest";
import { nextAtLevel, nextOnGoalBranch } from "./next-visit.ts";

//     0
//   1   2
//  3 4   5     visited in the order 0 1 3 4 2 5; the goal is 5
const tree = {
  visits: Int32Array.of(0, 1, 3, 4, 2, 5),
  level: Int32Array.of(0, 1, 1, 2, 2, 2),
  parent: Int32Array.of(-1, 0, 0, 1, 1, 2),
} as unknown as TreeData;

it("goes to the next visit at a level, and from the last to the first again", () => {
  expect([0, 3, 4, 6].map((from) => nextAtLevel(tree, from, 2))).toEqual([3, 4, 6, 3]);
  expect([6, 3].map((from) => nextAtLevel(tree, from, 2, -1))).toEqual([4, 6]);
  expect(nextAtLevel(tree, 0, 7)).toBeNull();
});

it("goes along the branch of the goal only, and stops at its ends", () => {
  expect([0, 1, 2, 5, 6].map((from) => nextOnGoalBranch(tree, 5, from))).toEqual([
    1,
    5,
    5,
    6,
    null,
  ]);
  expect([6, 5, 1].map((from) => nextOnGoalBranch(tree, 5, from, -1))).toEqual([5, 1, null]);
  expect(nextOnGoalBranch(tree, null, 0)).toBeNull();
});
