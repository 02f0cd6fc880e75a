import { expect, it } from "vitest";
import { gradeLines, graderOf } from "../testing/grading.ts";

const grader = graderOf({
  title: "Passes",
  problem: { kind: "puzzle", start: "123450786", goal: "103425786" },
  preset: "kotak-8",
  rules: { search: "iterative-deepening" },
  questions: [{ id: "q", ask: "visits", points: 1 }],
});

// The slides' figure, level by level: limits 0, 1 and 2.
const PASSES = [
  ["123450786"],
  ["123450786", "123456780", "123405786", "120453786"],
  ["123450786", "123456780", "123456708", "123405786", "123485706", "123045786", "103425786"],
];

function paper(head: (limit: number) => string[], line: (state: string, at: number) => string) {
  return PASSES.flatMap((pass, limit) => [...head(limit), ...pass.map(line)]);
}
const alone = (state: string): string => state;

it.each<[string, string[]]>([
  ["one after the other", paper(() => [], alone)],
  ["under its limit", paper((limit) => [`limit ${limit}:`], alone)],
  ["under its depth", paper((limit) => [`depth = ${limit}`], alone)],
  ["under its number", paper((limit) => [`pass ${limit + 1}`], alone)],
  ["under both, in Indonesian", paper((limit) => [`Putaran ${limit + 1}, batas ${limit}`], alone)],
  ["under both, in Russian", paper((limit) => [`Проход ${limit + 1}, предел ${limit}`], alone)],
  ["behind a line", paper(() => ["-----"], alone)],
  [
    "numbered anew in each",
    paper(
      (limit) => [`Iteration ${limit + 1}`],
      (state, at) => `${at + 1}. ${state}`,
    ),
  ],
  ["on a line each", PASSES.map((pass, limit) => `limit ${limit}: ${pass.join(" ")}`)],
  ["on a line each, with arrows", PASSES.map((pass) => pass.join(" -> "))],
])("the passes of iterative deepening are read %s", (_, lines) => {
  const { verdict, errors, read } = gradeLines(grader, lines);
  expect({ verdict, errors, steps: read?.steps }).toEqual({
    verdict: "correct",
    errors: [],
    steps: 12,
  });
});

it("a slip in a pass stands where it is in the whole trace", () => {
  const lines = paper((limit) => [`limit ${limit}:`], alone).filter(
    (line, at) => at !== 5 || line !== "123405786",
  );
  expect(gradeLines(grader, lines).errors.map(({ step, kind }) => [step, kind])).toEqual([
    [4, "left-out"],
  ]);
});
