import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readAssignment } from "./assignment/read-assignment.ts";
import { graderOf, gradeTexts } from "./testing/grading.ts";

/** A dispute found in public: what was asked, what somebody wrote, and what it should get. */
interface Case {
  readonly case: string;
  /** Where it comes from. */
  readonly source: string;
  /** What is disputed. */
  readonly shows: string;
  readonly questions: readonly (AskedQuestion | RefusedProblem)[];
}

interface AskedQuestion {
  readonly problem: object;
  readonly preset?: string;
  readonly rules: object;
  readonly ask: string | readonly string[];
  readonly answers: readonly WrittenAnswer[];
}

interface WrittenAnswer {
  readonly what: string;
  /** Line by line. */
  readonly text: readonly string[];
  readonly verdict: string;
  /** Aspect, step and kind; null where nothing is wrong. */
  readonly firstError: readonly [string, number, string] | null;
  /** The name of the first explanation, empty where there is none; not said where the case is not about it. */
  readonly diagnosis?: readonly string[];
}

/** A problem that no assignment can have. */
interface RefusedProblem {
  readonly problem: object;
  readonly fault: { readonly path: string; readonly message: string };
}

const folder = new URL("../test-cases/", import.meta.url);
const cases = readdirSync(folder)
  .toSorted()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Case);

const answers = cases.flatMap(({ case: name, questions }) =>
  questions.flatMap((question, at) =>
    "answers" in question
      ? question.answers.map((answer) => ({ name, at: at + 1, question, answer }))
      : [],
  ),
);
const refused = cases.flatMap(({ case: name, questions }) =>
  questions.flatMap((question) => ("fault" in question ? [{ name, ...question }] : [])),
);

describe("what somebody wrote in public gets the verdict and the explanation of the case", () => {
  it.each(answers)("$name, question $at: $answer.what", ({ question, answer }) => {
    const { problem, rules, ask, preset } = question;
    const own = preset === undefined ? {} : { preset };
    const grader = graderOf({ problem, questions: [{ id: "q", rules, ask, points: 1, ...own }] });
    const [report] = gradeTexts(grader, { q: answer.text.join("\n") }).questions;
    const [error] = report?.errors ?? [];
    const told = report?.diagnosis.slice(0, 1).map(({ name }) => name);
    const { verdict, firstError, diagnosis = told } = answer;
    expect({
      verdict: report?.verdict,
      firstError: error === undefined ? null : [error.aspect, error.step, error.kind],
      diagnosis: told,
    }).toEqual({ verdict, firstError, diagnosis });
  });
});

describe("a problem that cannot be asked is refused", () => {
  it.each(refused)("$name", ({ problem, fault }) => {
    const questions = [{ id: "q", rules: { search: "breadth-first" }, ask: "visits", points: 1 }];
    const read = readAssignment(
      JSON.stringify({ format: "jejak-assignment/1", problem, questions }),
    );
    const faults = read.ok ? [] : read.faults.map(({ path, message }) => ({ path, message }));
    expect(faults).toEqual([fault]);
  });
});
