import { describe, expect, it } from "vitest";
import { readAssignment } from "./assignment/read-assignment.ts";
import { createGrader } from "./grader.ts";
import { graderOf, gradeTexts } from "./testing/grading.ts";

// The slides' figure, searched to level 2.
const RIGHT = {
  dfs: "123450786 123456780 123456708 123405786 123485706 123045786 103425786",
  bfs: "123450786 123456780 123405786 120453786 123456708 123485706 123045786 103425786",
  best: "123450786 123405786 103425786",
};
const SLIDES = {
  problem: { kind: "puzzle", start: "123450786", goal: "103425786" },
  preset: "kotak-8",
  rules: { depthLimit: 2 },
};
const lines = (text: string): string => text.replaceAll(" ", "\n");
const question = (id: string, search: string, points: number, more = {}): object => ({
  id,
  rules: { search },
  ask: "visits",
  points,
  ...more,
});
const THREE = [
  question("dfs", "depth-first", 3),
  question("bfs", "breadth-first", 3),
  question("best", "best-first", 4),
];

describe("a grader", () => {
  it("adds up the questions", () => {
    const grader = graderOf({ ...SLIDES, questions: THREE });
    // Breadth-first without its fifth state: one slip of eight, 3 - 3/8.
    const bfs = lines(RIGHT.bfs).replace("123456708\n", "");
    const report = gradeTexts(grader, { dfs: lines(RIGHT.dfs), bfs });
    expect({
      ...report,
      questions: report.questions.map(({ id, score, max, verdict }) => ({
        id,
        score,
        max,
        verdict,
      })),
    }).toEqual({
      student: "2301923",
      files: ["dfs.txt", "bfs.txt"],
      score: 5.63,
      max: 10,
      questions: [
        { id: "dfs", score: 3, max: 3, verdict: "correct" },
        { id: "bfs", score: 2.63, max: 3, verdict: "partly" },
        { id: "best", score: 0, max: 4, verdict: "missing" },
      ],
    });
  });

  it("adds points without binary dust", () => {
    const points = [0.1, 0.2, 0.7];
    const questions = THREE.map((one, at) => ({ ...one, points: points[at] }));
    const report = gradeTexts(graderOf({ ...SLIDES, questions }), {
      dfs: lines(RIGHT.dfs),
      bfs: lines(RIGHT.bfs),
    });
    expect([report.score, report.max]).toEqual([0.3, 1]);
  });

  it("adds a bonus question to the score and not to the maximum", () => {
    const questions = [THREE[0], question("bfs", "breadth-first", 2, { bonus: true })];
    const report = gradeTexts(graderOf({ ...SLIDES, questions }), {
      dfs: lines(RIGHT.dfs),
      bfs: lines(RIGHT.bfs),
    });
    expect([report.score, report.max]).toEqual([5, 3]);
  });

  it("gives no more than the cap", () => {
    const questions = [THREE[0], question("bfs", "breadth-first", 2, { bonus: true })];
    const report = gradeTexts(graderOf({ ...SLIDES, questions, cap: 3.5 }), {
      dfs: lines(RIGHT.dfs),
      bfs: lines(RIGHT.bfs),
    });
    expect([report.score, report.max]).toEqual([3.5, 3]);
  });

  it("rounds each question as the assignment says, halves up, before it adds", () => {
    // Two slips at a quarter of a point leave 1.5: at half points that stays, at whole ones it is 2.
    const twoLess = lines(RIGHT.bfs).replace("123456708\n", "").replace("123045786\n", "");
    const scoreAt = (round: number): number =>
      gradeTexts(
        graderOf({
          ...SLIDES,
          round,
          marks: { slip: 0.25 },
          questions: [question("bfs", "breadth-first", 2)],
        }),
        { bfs: twoLess },
      ).score;
    expect([scoreAt(0.5), scoreAt(1), scoreAt(0.2)]).toEqual([1.5, 2, 1.6]);
  });

  it("says nothing but the score at the level `score`", () => {
    const grader = graderOf({ ...SLIDES, questions: THREE.slice(0, 1) });
    const [report] = gradeTexts(
      grader,
      { dfs: "123450786\n120453786" },
      { level: "score" },
    ).questions;
    expect([report?.verdict, report?.errors]).toEqual(["wrong", []]);
    expect([report?.diagnosis, report?.reference]).toEqual([[], undefined]);
    expect(report?.marks.map(({ how }) => how)).toEqual(["order of visits: 0 of 3."]);
  });

  it("names the place and the rule at the level `first-error`, and not the answer", () => {
    const grader = graderOf({ ...SLIDES, questions: THREE.slice(2) });
    const text = lines("123450786 123456780 123405786 103425786");
    const [report] = gradeTexts(grader, { best: text }, { level: "first-error" }).questions;
    expect(
      report?.errors.map(({ step, kind, message, expected, frontier }) => ({
        step,
        kind,
        message,
        expected,
        frontier,
      })),
    ).toEqual([
      {
        step: 2,
        kind: "not-best",
        message: "Step 2: this is not the state with the least h in the frontier.",
        expected: [],
        frontier: undefined,
      },
    ]);
  });

  it("shows the frontier with its values at the level `explained`", () => {
    const grader = graderOf({ ...SLIDES, questions: THREE.slice(2) });
    const text = lines("123450786 123456780 123405786 103425786");
    const [report] = gradeTexts(grader, { best: text }).questions;
    const node = (state: string, h: number, isChosen: boolean, isPossible: boolean): object => ({
      state,
      level: 1,
      g: 1,
      h,
      isChosen,
      isPossible,
    });
    expect(report?.errors).toEqual([
      {
        step: 2,
        aspect: "visits",
        kind: "not-best",
        got: "123456780",
        expected: ["123405786"],
        message:
          "Step 2: you took 123456780 (h = 6), but the node with the least h in the frontier comes first: 123405786 (h = 2).",
        place: { line: 2, column: 1 },
        frontier: [
          node("123405786", 2, false, true),
          node("123456780", 6, true, false),
          node("120453786", 6, false, false),
        ],
      },
    ]);
    expect(report?.reference).toBeUndefined();
  });

  it("gives the reference trace at the level `full`", () => {
    const grader = graderOf({ ...SLIDES, questions: THREE.slice(2) });
    const [report] = gradeTexts(grader, { best: "123450786" }, { level: "full" }).questions;
    expect(report?.reference).toEqual(RIGHT.best.split(" "));
  });

  it.each([
    [
      "en",
      "Step 2: you took 123456780 (h = 6), but the node with the least h in the frontier comes first: 123405786 (h = 2).",
    ],
    [
      "id",
      "Langkah 2: Anda mengambil 123456780 (h = 6), padahal simpul dengan h terkecil di antrian harus didahulukan: 123405786 (h = 2).",
    ],
    [
      "ru",
      "Шаг 2: вы взяли 123456780 (h = 6), но первой берётся вершина списка OPEN с наименьшим h: 123405786 (h = 2).",
    ],
  ] as const)("speaks the student's language: %s", (language, message) => {
    const grader = graderOf({ ...SLIDES, language, questions: THREE.slice(2) });
    const text = lines("123450786 123456780 123405786 103425786");
    expect(gradeTexts(grader, { best: text }).questions[0]?.errors[0]?.message).toBe(message);
  });

  it("refuses a search that does not end within the bound, and names the remedy", () => {
    const read = readAssignment(
      JSON.stringify({
        format: "jejak-assignment/1",
        problem: { kind: "puzzle", start: "867254301", goal: "123456780" },
        rules: { search: "depth-first" },
        bound: 1000,
        questions: [{ id: "dfs", ask: "visits", points: 1 }],
      }),
    );
    if (!read.ok) throw new Error("the assignment itself is right");
    expect(createGrader(read.value)).toEqual({
      ok: false,
      faults: [
        {
          path: "questions[1]",
          message:
            "question dfs: the depth-first search does not end within 1000 nodes: give it a depthLimit, a stricter rule on duplicates, or a larger bound",
        },
      ],
    });
  });
});
