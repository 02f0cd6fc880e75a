import { expect, it } from "vitest";
import { parse } from "yaml";
import { readAssignment } from "../assignment/read-assignment.ts";
import { compose } from "./compose.ts";
import { examOf } from "./testing/exam-of.ts";
import { writeAssignment } from "./write-assignment.ts";

it("an assignment asks for each search on each board, under the rules of the exam", () => {
  const exam = examOf({
    title: "Quiz: two boards",
    seed: 5,
    board: "2x3",
    preset: "kotak-8",
    rules: { depthLimit: 9 },
    searches: ["breadth-first", { id: "best", search: "best-first", points: 2.5 }],
    wishes: { visits: "5..40" },
    find: 2,
  });
  const { instances } = compose(exam);
  const [first, second] = instances.map(({ start }) => start);
  const text = writeAssignment(exam, { kind: "everybody", instances });
  const question = (id: string, search: string, points: number, start?: string): object => ({
    id,
    rules: { depthLimit: 9, search },
    ask: "visits",
    points,
    problem: { kind: "puzzle", start, goal: "123450", columns: 3 },
  });
  expect(text.split("\n", 1)).toEqual([
    "# Written by jejak compose with seed 5: the same wishes and seed give the same boards.",
  ]);
  expect(parse(text)).toEqual({
    format: "jejak-assignment/1",
    title: "Quiz: two boards",
    preset: "kotak-8",
    questions: [
      question("breadth-first-1", "breadth-first", 1, first),
      question("best-1", "best-first", 2.5, first),
      question("breadth-first-2", "breadth-first", 1, second),
      question("best-2", "best-first", 2.5, second),
    ],
  });
  const read = readAssignment(text);
  if (!read.ok) throw new Error("the assignment is right");
  expect(read.value.questions.map(({ rules }) => rules)).toEqual(
    [0, 1, 0, 1].map((at) => exam.searches[at]?.rules),
  );
});
