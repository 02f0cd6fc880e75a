import fc from "fast-check";
import { expect, it } from "vitest";
import { windowsOf } from "./windows.ts";

const among =
  (boards: readonly number[]) =>
  (start: number): boolean =>
    boards.includes(start);

it("A run that can be cut into boards is cut, though windows across the cuts are boards too.", () => {
  expect(windowsOf(6, 3, among([0, 1, 3]))).toEqual({ starts: [0, 3], doubtful: [] });
  expect(windowsOf(6, 3, among([1, 3]))).toEqual({ starts: [3], doubtful: [] });
});

it("A window that is the only one it can be is no doubt.", () => {
  expect(windowsOf(4, 3, among([1]))).toEqual({ starts: [1], doubtful: [] });
  expect(windowsOf(2, 3, among([0]))).toEqual({ starts: [], doubtful: [] });
  expect(windowsOf(3, 3, among([]))).toEqual({ starts: [], doubtful: [] });
});

it("Overlapping windows are in doubt, those that overlap no other are not.", () => {
  expect(windowsOf(4, 3, among([0, 1]))).toEqual({ starts: [], doubtful: [0, 1] });
  expect(windowsOf(8, 3, among([0, 4, 5]))).toEqual({ starts: [0], doubtful: [4, 5] });
});

it("No two windows that are told overlap, whatever the run.", () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat(20)),
      (length, width, boards) => {
        const { starts, doubtful } = windowsOf(length, width, among(boards));
        for (const start of [...starts, ...doubtful]) expect(boards).toContain(start);
        for (const [index, start] of starts.entries()) {
          expect(start - (starts[index - 1] ?? -width)).toBeGreaterThanOrEqual(width);
        }
      },
    ),
  );
});
