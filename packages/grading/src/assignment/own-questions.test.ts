import { describe, expect, it } from "vitest";
import { graderOf } from "../testing/grading.ts";
import type { StudentReport } from "../report/report.ts";
import { readAssignment } from "./read-assignment.ts";

const HEAD = `format: jejak-assignment/1
problem: { kind: puzzle, start: "123450786", goal: "103425786" }
preset: kotak-8
rules: { depthLimit: 2 }
`;
const QUESTIONS = `questions:
  - { id: best, rules: { search: best-first }, ask: visits, points: 4 }
  - id: other
    problem: { kind: puzzle, start: "123456708", goal: "123456780" }
    rules: { search: best-first }
    ask: visits
    points: 1
`;
const OWN = `problems:
  0012: { start: 103425786 }
  "2301923": { start: "120/453/786" }
`;

function faults(text: string): string[] {
  const read = readAssignment(text);
  if (read.ok) return [];
  return read.faults.map(
    ({ place: { line, column }, path, message }) => `${line}:${column} ${path}: ${message}`,
  );
}

describe("problems of their own", () => {
  it("put the student's start into every question that takes the assignment's problem", () => {
    const read = readAssignment(HEAD + OWN + QUESTIONS);
    if (!read.ok) throw new Error("the assignment is right");
    const starts = [...read.value.ownQuestions].map(([student, questions]) => [
      student,
      questions.map(({ id, domain: { start, goals } }) => `${id} ${start} ${goals.join()}`),
    ]);
    // As in every map of JavaScript, names that are numbers come first.
    expect(starts).toEqual([
      ["2301923", ["best 120453786 103425786", "other 123456708 123456780"]],
      ["0012", ["best 103425786 103425786", "other 123456708 123456780"]],
    ]);
  });

  it("are checked before anybody is graded, each at its place", () => {
    const wrong = `problems:
  2301923: { start: 123456789 }
  2301924: { start: "213450786" }
  2301925: { strat: "123450786" }
`;
    expect(faults(HEAD + wrong.replace(/.*strat.*\n/, "") + QUESTIONS)).toEqual([
      '6:21 problems.2301923.start: `problems.2301923.start`: the start 123456789 is no board: the blank is missing, "9" is no tile of this board',
      "7:21 problems.2301924.start: `problems.2301924.start`: 213450786 can never become 103425786: the tiles of 213450786 make 3 inversions (odd) and those of 103425786 make 4 inversions (even); no move changes odd into even",
    ]);
    expect(faults(HEAD + wrong + QUESTIONS)).toEqual([
      "8:14 problems.2301925.strat: there is no key `strat`; did you mean start? The keys here are start",
    ]);
  });

  it("need a problem that they change", () => {
    const [format] = HEAD.split("\n");
    const [, other] = QUESTIONS.split("  - id: other");
    const only = `questions:\n  - id: other${other}`;
    expect(faults(`${format}\npreset: kotak-8\n${OWN}${only}`)).toEqual([
      "4:3 problems: `problems` gives students a start of their own in `problem`, which is missing",
    ]);
    expect(faults(HEAD + OWN + only)).toEqual([
      "6:3 problems: `problems` changes nothing: every question has a problem of its own",
    ]);
  });
});

describe("a student with a problem of their own", () => {
  const grader = graderOf(HEAD + OWN + QUESTIONS);
  const grade = (student: string, states: readonly string[]): StudentReport => {
    const bytes = new TextEncoder().encode(states.join("\n"));
    return grader.grade({ student, files: [{ path: "x", bytes, question: "best" }], notes: [] });
  };
  // Best-first search by hand: from 120/453/786 the blank goes left to the goal; the other start is the goal.
  const traces = { own: ["120453786", "102453786"], goal: ["103425786"] };

  it("is graded on it, whatever else stands in the name", () => {
    const common = ["123450786", "123405786", "103425786"];
    const verdict = (student: string, states: readonly string[]): string | undefined =>
      grade(student, states).questions[0]?.verdict;
    expect([
      verdict("0012", traces.goal),
      verdict("Budi Santoso 0012", traces.goal),
      verdict("0012", common),
      verdict("2301999", common),
      verdict("2301999", traces.goal),
    ]).toEqual(["correct", "correct", "wrong", "correct", "wrong"]);
  });

  it("who is not listed is told so", () => {
    expect([grade("0012", traces.goal).notes, grade("2301999", traces.goal).notes]).toEqual([
      undefined,
      [
        'the assignment has no problem of "2301999"\'s own; graded on the problem of everybody else',
      ],
    ]);
  });
});
