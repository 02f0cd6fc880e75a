import { isSolvable } from "@jejak/puzzle";
import { expect, it } from "vitest";
import { exerciseOf, readChoice, writeChoice } from "./exercise-choice.ts";

it("is the same for the same choice, solvable, and never solved already", () => {
  for (let seed = 0; seed < 60; seed++) {
    const choice = { search: "a-star", seed, moves: 1 + (seed % 8), focus: [] } as const;
    const exercise = exerciseOf(choice);
    expect(exerciseOf(choice)).toEqual(exercise);
    expect(exercise.start).not.toBe(exercise.goal);
    expect(isSolvable(exercise.start, exercise.goal, 3)).toBe(true);
  }
});

it("travels in a link, and a damaged link gives the usual exercise", () => {
  const choice = { search: "depth-first", seed: 7, moves: 4, focus: ["child-order"] } as const;
  expect(writeChoice(choice)).toBe("v=1&s=depth-first&moves=4&seed=7&focus=child-order");
  expect(readChoice(`?${writeChoice(choice)}`)).toEqual(choice);
  expect(readChoice("?s=fastest&moves=99&seed=-3&focus=ties.nothing")).toEqual({
    search: "best-first",
    seed: 1,
    moves: 8,
    focus: ["ties"],
  });
});
