import { createColors } from "picocolors";
import { expect, it } from "vitest";
import {
  questionReport,
  smallAssignment,
  smallReport,
  studentReport,
} from "../testing/small-report.ts";
import { feedbackText } from "./feedback-text.ts";

const plain = createColors(false);

it("says for each question how many points, what went wrong, how the marks came about", () => {
  const [, student] = smallReport.students;
  expect(student && feedbackText(smallAssignment, student, plain)).toBe(`2301923: 6.5 of 8
Kotak-8

ok dfs: 4 of 4, correct

-- bfs: 2.5 of 4, partly
   Step 6: 123045786 comes later.
   You took the children in the order D, R, U, L.
   visits: 4 − 1 slip × 1.5 = 2.5.
   read as: one state a line
`);
});

it("shows the frontier with what was taken and what was possible, and where a file is unreadable", () => {
  const entry = { level: 1, g: 1 };
  const student = studentReport("2301924", [
    questionReport("best", "partly", 2, {
      errors: [
        {
          step: 2,
          aspect: "visits",
          kind: "not-best",
          got: "123456780",
          expected: ["123405786"],
          message: "Step 2: you took 123456780 (h 6).",
          frontier: [
            { ...entry, state: "123405786", h: 2, isChosen: false, isPossible: true },
            { ...entry, state: "123456780", h: 6, isChosen: true, isPossible: false },
            { ...entry, state: "120453786", h: 6, isChosen: false, isPossible: false },
          ],
        },
      ],
      diagnosis: [
        {
          name: "ties",
          changes: {},
          explains: 3,
          of: 3,
          message: "You took the children as they came.",
        },
      ],
      reference: ["123450786", "123405786"],
    }),
    questionReport("bfs", "unreadable", 0, {
      unreadable: { place: { file: "bfs.txt", line: 3, column: 7 }, message: "no state here" },
    }),
  ]);
  expect(feedbackText(smallAssignment, student, plain)).toBe(`2301924: 2 of 8
Kotak-8

-- best: 2 of 4, partly
   Step 2: you took 123456780 (h 6).
     > 123405786  h 2  possible
     x 123456780  h 6  yours
       120453786  h 6
   You took the children as they came.
   right: 123450786 123405786

?? bfs: 0 of 4, unreadable
   bfs.txt, line 3, column 7: no state here
`);
});
