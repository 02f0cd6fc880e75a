import {
  readAssignment,
  type Assignment,
  type QuestionReport,
  type Report,
  type StudentReport,
  type Verdict,
} from "@jejak/grading";

/** A question as a report has it; what is not said is empty. */
export function questionReport(
  id: string,
  verdict: Verdict,
  score: number,
  rest: Partial<QuestionReport> = {},
): QuestionReport {
  return { id, score, max: 4, verdict, errors: [], diagnosis: [], marks: [], ...rest };
}

export function studentReport(
  student: string,
  questions: readonly QuestionReport[],
): StudentReport {
  const sum = (of: "score" | "max"): number => questions.reduce((all, one) => all + one[of], 0);
  return { student, files: [`${student}.txt`], score: sum("score"), max: sum("max"), questions };
}

/** The assignment that the report below is of. */
export const smallAssignment: Assignment = read(`
format: jejak-assignment/1
title: Kotak-8
problem: { kind: puzzle, start: "123450786", goal: "103425786" }
preset: kotak-8
rules: { depthLimit: 2 }
questions:
  - { id: dfs, rules: { search: depth-first }, ask: visits, points: 4 }
  - { id: bfs, rules: { search: breadth-first }, ask: visits, points: 4 }
  - { id: best, rules: { search: best-first }, ask: visits, points: 4 }
`);

function read(text: string): Assignment {
  const assignment = readAssignment(text);
  if (!assignment.ok) throw new Error(JSON.stringify(assignment.faults));
  return assignment.value;
}

/** Four students: one right, one with an error, one with nothing, one unreadable. */
export const smallReport: Report = {
  format: "jejak-report/1",
  assignment: "Kotak-8",
  students: [
    studentReport("2301901", [
      questionReport("dfs", "correct", 4),
      questionReport("bfs", "correct", 4),
    ]),
    studentReport("2301923", [
      questionReport("dfs", "correct", 4),
      questionReport("bfs", "partly", 2.5, {
        read: { form: "one state a line", steps: 8 },
        errors: [
          {
            step: 6,
            aspect: "visits",
            kind: "out-of-order",
            got: "123045786",
            expected: ["123485706"],
            message: "Step 6: 123045786 comes later.",
          },
        ],
        diagnosis: [
          {
            name: "child-order",
            changes: { childOrder: ["D", "R", "U", "L"] },
            explains: 8,
            of: 8,
            message: "You took the children in the order D, R, U, L.",
          },
        ],
        marks: [{ aspect: "visits", score: 2.5, max: 4, how: "visits: 4 − 1 slip × 1.5 = 2.5." }],
      }),
    ]),
    studentReport("2301930", [
      questionReport("dfs", "missing", 0),
      questionReport("bfs", "missing", 0),
    ]),
    studentReport("2301911", [
      questionReport("dfs", "unreadable", 0, {
        unreadable: { place: null, message: "this is a PDF" },
      }),
      questionReport("bfs", "unreadable", 0, {
        unreadable: { place: null, message: "this is a PDF" },
      }),
    ]),
  ],
};
