import { expect, it } from "vitest";
import { seededRandom } from "./index.ts";

it("The numbers of a seed are those of mulberry32, computed apart from this code.", () => {
  const drawn = (seed: number): number[] => {
    const random = seededRandom(seed);
    return [random(), random(), random()].map((number) => number * 2 ** 32);
  };
  expect([drawn(0), drawn(1), drawn(2 ** 32 + 1)]).toEqual([
    [1144304738, 1416247, 958946056],
    [2693262067, 11749833, 2265367787],
    [2693262067, 11749833, 2265367787],
  ]);
});
