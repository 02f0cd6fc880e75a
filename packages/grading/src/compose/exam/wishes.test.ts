import { expect, it } from "vitest";
import { rangeText, readRange, type WishName } from "./wishes.ts";

const Infinite = Number.POSITIVE_INFINITY;

it.each<[WishName, number | string | number[], [number, number] | null, string]>([
  ["visits", 12, [12, 12], "12"],
  ["ties", 2, [0, 2], "at most 2"],
  ["h", "14", [0, 14], "at most 14"],
  ["visits", "8..15", [8, 15], "8 to 15"],
  ["visits", "8-15", [8, 15], "8 to 15"],
  ["visits", " 8 … 15", null, ""],
  ["solution", "4..", [4, Infinite], "at least 4"],
  ["solution", "..9", [0, 9], "at most 9"],
  ["generated", [10, 20], [10, 20], "10 to 20"],
  ["visits", "15..8", null, ""],
  ["visits", "..", null, ""],
  ["visits", "few", null, ""],
  ["visits", "-3", [0, 3], "at most 3"],
])("%s: %j is %j, %s", (wish, written, range, text) => {
  const read = readRange(wish, written);
  expect(read === null ? null : [read.least, read.most]).toEqual(range);
  expect(read === null ? "" : rangeText(read)).toBe(text);
});
