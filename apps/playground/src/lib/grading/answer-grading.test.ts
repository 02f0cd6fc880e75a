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

it("shows what an assignment asks", () => {
  const answer = gradingAnswers()({ kind: "read", id: 1, assignment: ASSIGNMENT });
  const view = answer.kind === "read" && answer.assignment.ok ? answer.assignment : null;
  expect(view?.questions.map(({ id, kind, ask, rules }) => [id, kind, ask, rules.search])).toEqual([
    ["best", "puzzle", ["visits"], "best-first"],
  ]);
});

it("names the place of a fault", () => {
  const text = ASSIGNMENT.replace("questions", "question");
  const answer = gradingAnswers()({ kind: "read", id: 1, assignment: text });
  const faults = answer.kind === "read" && !answer.assignment.ok ? answer.assignment.faults : [];
  expect(faults[0]).toMatch(/^6:1 /u);
});

it("grades a trace in the reader's language", () => {
  const answers = gradingAnswers();
  const grade = (text: string): unknown => {
    const files = [{ path: "best.txt", bytes: bytes(text) }];
    const request = {
      id: 2,
      assignment: ASSIGNMENT,
      files,
      language: "id",
      level: "full",
    } as const;
    const answer = answers({ kind: "grade", ...request });
    if (answer.kind !== "graded") throw new Error(answer.kind);
    const [question] = answer.report.questions;
    return [question?.verdict, question?.errors.map(({ step, kind }) => [step, kind])];
  };
  expect(grade("123450786\n123405786\n103425786")).toEqual(["correct", []]);
  expect(grade("123450786\n123456780\n123405786\n103425786")).toEqual([
    "partly",
    [[2, "not-best"]],
  ]);
});
