import { expect, it } from "vitest";
import { blankSteps, SEL_ADJ } from "../index.ts";

/** The slides' table, cells from 1, without its zeros. */
const SLIDES = [
  [4, 2],
  [5, 3, 1],
  [6, 2],
  [7, 5, 1],
  [8, 6, 4, 2],
  [9, 5, 3],
  [8, 4],
  [9, 7, 5],
  [8, 6],
];

it("The default child order on 3x3 is the slides' table SelAdj.", () => {
  const order = SEL_ADJ === "tile" ? [] : SEL_ADJ;
  expect(blankSteps(3, 3, order).map((steps) => steps.map(({ cell }) => cell + 1))).toEqual(SLIDES);
});

it("On a board three wide and two high the blank never leaves the board.", () => {
  const steps = blankSteps(3, 2).map((cell) => cell.map(({ move, cell: to }) => `${move}${to}`));
  expect(steps).toEqual([
    ["D3", "R1"],
    ["D4", "L0", "R2"],
    ["D5", "L1"],
    ["U0", "R4"],
    ["U1", "L3", "R5"],
    ["U2", "L4"],
  ]);
});
