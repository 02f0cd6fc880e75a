import { shuffled } from "@jejak/puzzle";
import { expect, it } from "vitest";
import { nearestSolvable } from "./nearest-solvable.ts";

it("changes two tiles that stand beside each other, and only when it has to", () => {
  expect(nearestSolvable("123456780", "123456780", 3)).toBe("123456780");
  expect(nearestSolvable("213456780", "123456780", 3)).toBe("213456870");
  expect(nearestSolvable("0312", "1230", 2)).toBe("0321");
});

it("gives boards that are really reached: those found from the goal have an even partner", () => {
  for (let seed = 0; seed < 50; seed++) {
    const board = shuffled("123456780", 3, seed, 40);
    expect(nearestSolvable(board, "123456780", 3)).toBe(board);
  }
});
