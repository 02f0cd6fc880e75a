import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gradingAnswers } from "./answer-grading.ts";

const ASSIGNMENT = `format: jejak-assignment/1
title: One search
problem: { kind: puzzle, start: "123450786", goal: "103425786" }
preset: kotak-8
rules: { depthLimit: 2 }
questions:
  - { id: best, rules: { search: best-first, ties: any }, ask: visits, points: 4 }
`;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it("shows what an assignment asks", async () => {
  const answer = await gradingAnswers()({ kind: "read", id: 1, assignment: ASSIGNMENT });
  const view = answer.kind === "read" && answer.assignment.ok ? answer.assignment : null;
  expect(view?.questions.map(({ id, kind, ask, rules }) => [id, kind, ask, rules.search])).toEqual([
    ["best", "puzzle", ["visits"], "best-first"],
  ]);
});

it("names the place of a fault", async () => {
  const text = ASSIGNMENT.replace("questions", "question");
  const answer = await gradingAnswers()({ kind: "read", id: 1, assignment: text });
  const faults = answer.kind === "read" && !answer.assignment.ok ? answer.assignment.faults : [];
  expect(faults[0]).toMatch(/^6:1 /u);
});

it("grades a trace in the reader's language, and tells what was read", async () => {
  const answers = gradingAnswers();
  const grade = async (text: string): Promise<unknown> => {
    const files = [{ path: "best.txt", bytes: bytes(text) }];
    const request = {
      id: 2,
      assignment: ASSIGNMENT,
      files,
      language: "id",
      level: "full",
    } as const;
    const answer = await answers({ kind: "grade", ...request });
    if (answer.kind !== "graded") throw new Error(answer.kind);
    const [question] = answer.report.questions;
    const shown = answer.shown["best"];
    return {
      verdict: question?.verdict,
      errors: question?.errors.map(({ step, kind }) => [step, kind]),
      rows: shown?.rows.map(({ state, values }) => [state, values]),
      tree: shown?.tree?.length ?? null,
    };
  };
  expect(await grade("123450786 h=4\n123405786\n103425786")).toEqual({
    verdict: "correct",
    errors: [],
    rows: [
      ["123450786", { h: "4" }],
      ["123405786", {}],
      ["103425786", {}],
    ],
    tree: null,
  });
  expect(await grade("123450786\n123456780\n123405786\n103425786")).toMatchObject({
    verdict: "partly",
    errors: [[2, "not-best"]],
    tree: 4,
  });
});

it("reads a spreadsheet, and says why a file is none", async () => {
  const grade = async (path: string, content: Uint8Array): Promise<unknown> => {
    const answer = await gradingAnswers()({
      kind: "grade",
      id: 3,
      assignment: ASSIGNMENT,
      files: [{ path, bytes: content }],
      language: "en",
      level: "full",
    });
    if (answer.kind !== "graded") throw new Error(answer.kind);
    const [question] = answer.report.questions;
    return question?.unreadable?.message ?? question?.verdict;
  };
  const book = readFileSync(new URL("../../../tests/files/best.xlsx", import.meta.url));
  expect(await grade("best.xlsx", new Uint8Array(book))).toBe("correct");
  expect(await grade("best.xlsx", new Uint8Array([80, 75, 3, 4, 0, 0]))).toMatch(
    /spreadsheet|ZIP/iu,
  );
});

it("reads a text into rows, for the table", async () => {
  const answer = await gradingAnswers()({
    kind: "rows",
    id: 4,
    assignment: ASSIGNMENT,
    question: "best",
    text: "1 2 3 / 4 5 _ / 7 8 6  h=4\n1 2 3 / 4 _ 5 / 7 8 6  h=2",
  });
  expect(answer).toEqual({
    kind: "rows",
    id: 4,
    rows: [
      { state: "123450786", isState: true, values: { h: "4" } },
      { state: "123405786", isState: true, values: { h: "2" } },
    ],
  });
});
