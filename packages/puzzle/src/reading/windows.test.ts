import fc from "fast-check";
import { expect, it } from "vitest";
import { windowsOf } from "./windows.ts";

/** Boards at these starts, each called by its start. */
const windows = (
  length: number,
  width: number,
  boards: readonly number[],
): { starts: number[]; doubtful: readonly number[] } => {
  const at = (start: number): string | null => (boards.includes(start) ? `board ${start}` : null);
  const { found, doubtful } = windowsOf(length, width, at);
  for (const { start, board } of found) expect(board).toBe(`board ${start}`);
  return { starts: found.map(({ start }) => start), doubtful };
};

it("A run that can be cut into boards is cut, though windows across the cuts are boards too.", () => {
  expect(windows(6, 3, [0, 1, 3])).toEqual({ starts: [0, 3], doubtful: [] });
  expect(windows(6, 3, [1, 3])).toEqual({ starts: [3], doubtful: [] });
});

it("A window that is the only one it can be is no doubt.", () => {
  expect(windows(4, 3, [1])).toEqual({ starts: [1], doubtful: [] });
  expect(windows(2, 3, [0])).toEqual({ starts: [], doubtful: [] });
  expect(windows(3, 3, [])).toEqual({ starts: [], doubtful: [] });
});

it("Overlapping windows are in doubt, those that overlap no other are not.", () => {
  expect(windows(4, 3, [0, 1])).toEqual({ starts: [], doubtful: [0, 1] });
  expect(windows(8, 3, [0, 4, 5])).toEqual({ starts: [0], doubtful: [4, 5] });
});

it("No two windows that are told overlap, whatever the run.", () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat(20)),
      (length, width, boards) => {
        const { starts, doubtful } = windows(length, width, boards);
        for (const start of [...starts, ...doubtful]) expect(boards).toContain(start);
        for (const [index, start] of starts.entries()) {
          expect(start - (starts[index - 1] ?? -width)).toBeGreaterThanOrEqual(width);
        }
      },
    ),
  );
});
