import { expect, it } from "vitest";
import { en } from "../messages/en.ts";
import { exerciseOf } from "./exercise-choice.ts";
import { hintText } from "./hint-text.ts";

const entry = (state: string, g: number, h: number, isPossible: boolean) => ({
  state,
  level: g,
  g,
  h,
  isPossible,
  isChosen: false,
});
const TURN = {
  words: ["123450786"],
  judgement: {
    slip: null,
    slips: 0,
    isFinished: false,
    frontier: [entry("123405786", 1, 2, true), entry("123456780", 1, 6, false)],
  },
  generated: [
    { number: 1, state: "123450786", h: "" },
    { number: 2, state: "123456780", h: null },
    { number: 3, state: "123405786", h: null },
  ],
  remarks: [],
};
const star = exerciseOf({ search: "a-star", seed: 1, moves: 3, focus: [] });

function hints(stage: "next" | "values" | "frontier"): string[] {
  return [1, 2, 3].map((strength) => hintText(en.practise, stage, strength, star, TURN));
}

it("gives away the rule, then a value, then the answer", () => {
  expect(hints("next")).toEqual([
    "A* takes the node with the least f = g + h.",
    "The least f in the frontier is 3.",
    "Next is 123405786.",
  ]);
  expect(hints("values")).toEqual([
    "h = misplaced + manhattan, summed over the tiles; the blank does not count.",
    "The boards now show it tile by tile: a dot for a tile in its place, else its distance.",
    "From the first to the last, h is 6, 2.",
  ]);
  expect(hints("frontier")).toEqual([
    "A* takes the node with the least f = g + h.",
    "The frontier now holds 2 nodes.",
    "It begins with 123405786, then 123456780.",
  ]);
});
