import { expect, it } from "vitest";
import { packText } from "../link/packed-text.ts";
import { exerciseOf } from "./exercise-choice.ts";
import { exerciseOfLink, readSetLink, writeSetLink, type ProblemSet } from "./problem-set.ts";

const PROBLEMS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) =>
  exerciseOf({ search: seed < 6 ? "best-first" : "a-star", seed, moves: 4, focus: [] }),
);
const SET: ProblemSet = {
  title: "Minggu 3: жадный поиск",
  task: "frontier",
  mode: "at-the-end",
  showsFrontier: false,
  strongestHint: 1,
  problems: PROBLEMS,
};

it("travels in a link that is short enough for a chat", async () => {
  const link = await writeSetLink(SET);
  expect(link.length).toBeLessThan(700);
  expect(await readSetLink(link)).toEqual(SET);
});

it("reads nothing from links that are damaged or say what cannot be", async () => {
  const bad = [
    { ...SET, v: 2 },
    { v: 1, ...SET, problems: [] },
    { v: 1, ...SET, strongestHint: 9 },
    { v: 1, ...SET, title: "x".repeat(81) },
    { v: 1, ...SET, problems: [{ ...PROBLEMS[0], start: "<b>" }] },
  ];
  for (const set of bad) {
    expect(await readSetLink(`#set=${await packText(JSON.stringify(set))}`)).toBeNull();
  }
  for (const hash of ["", "#set=", "#set=AAAA", `#set=${await packText("[")}`]) {
    expect(await readSetLink(hash)).toBeNull();
  }
});

it("takes a problem from a link to Explore, with any of several equals right", () => {
  const query = "v=1&b=123450786.103425786.3&s=a-star&o=DRLU&l=5&d=path&t=visit&k=lifo&h=manhattan";
  expect(exerciseOfLink(`https://example.org/id/?${query}&n=2#main`)).toEqual({
    start: "123450786",
    goal: "103425786",
    columns: 3,
    rules: {
      search: "a-star",
      childOrder: ["D", "R", "L", "U"],
      depthLimit: 5,
      duplicates: "path",
      goalTest: "visit",
      ties: "any",
      heuristic: [{ name: "manhattan", weight: 1 }],
    },
  });
  expect(exerciseOfLink("https://example.org/")).toBeNull();
  expect(exerciseOfLink("nothing")).toBeNull();
});
