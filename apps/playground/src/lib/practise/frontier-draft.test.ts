import { expect, it } from "vitest";
import { moved, newDraft, putIn, putNew, takeOut, type FrontierDraft } from "./frontier-draft.ts";

const START = newDraft("123405786", 3, ["123456780", "120453786"]);
const inside = (draft: FrontierDraft): string[] => draft.inside.map(({ state }) => state);

it("begins with what waits, and lays every board one move away beside it", () => {
  expect(inside(START)).toEqual(["123456780", "120453786"]);
  expect(START.beside.map(({ state }) => state)).toEqual([
    "103425786",
    "123045786",
    "123450786",
    "123485706",
  ]);
});

it("puts nodes in, before another one or at the end, moves them and takes them out", () => {
  const [goal, left] = START.beside;
  const [waits] = START.inside;
  const one = putIn(START, goal?.id ?? -1, waits?.id ?? -1);
  expect(inside(one)).toEqual(["103425786", "123456780", "120453786"]);
  const two = putIn(one, left?.id ?? -1, null);
  expect(inside(two)).toEqual(["103425786", "123456780", "120453786", "123045786"]);
  expect(inside(moved(two, left?.id ?? -1, -1))).toEqual([
    "103425786",
    "123456780",
    "123045786",
    "120453786",
  ]);
  expect(moved(two, left?.id ?? -1, 1)).toBe(two);
  expect(takeOut(one, goal?.id ?? -1)).toEqual(START);
});

it("takes typed boards, copies too", () => {
  const twice = putNew(putNew(START, "123456780", 0), "123456780", null);
  expect(inside(twice)).toEqual(["123456780", "123456780", "120453786", "123456780"]);
  expect(new Set(twice.inside.map(({ id }) => id)).size).toBe(4);
});
