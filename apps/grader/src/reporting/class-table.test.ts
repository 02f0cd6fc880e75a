import { createColors } from "picocolors";
import { expect, it } from "vitest";
import { smallReport, questionReport, studentReport } from "../testing/small-report.ts";
import { classTable } from "./class-table.ts";

const plain = createColors(false);

it("stands in columns, with the totals and the commonest first errors below", () => {
  expect(classTable(smallReport, { isTerminal: false, columns: null, colours: plain })).toBe(
    `Kotak-8

student    score  dfs  bfs  first error
2301901    8 / 8    4    4
2301923  6.5 / 8    4  2.5  bfs [child-order]: Step 6: 123045786 comes later.
2301930    0 / 8    -    -  nothing handed in
2301911    0 / 8    ?    ?  this is a PDF

4 students, 1 with full marks, mean 3.63 of 8
answers: 3 correct, 1 partly, 0 wrong, 2 missing, 2 unreadable
commonest first errors: 1 out-of-order (bfs)
commonest misunderstandings: 1 child-order (bfs)
`,
  );
});

it("keeps to the width of a screen", () => {
  const table = classTable(smallReport, { isTerminal: true, columns: 65, colours: plain });
  expect(table.split("\n")[4]).toBe(
    "2301923  6.5 / 8    4  2.5  bfs [child-order]: Step 6: 123045786…",
  );
});

it("shows names that hold escape sequences as plain text", () => {
  const report = {
    ...smallReport,
    students: [studentReport("\u001b[2J\u001b[31mEve", [questionReport("dfs", "correct", 4)])],
  };
  const table = classTable(report, { isTerminal: true, columns: 80, colours: plain });
  expect(table.split("\n")[3]).toBe("[2J[31mEve  4 / 4    4");
});

it("colours marks by verdict", () => {
  const colours = createColors(true);
  const table = classTable(smallReport, { isTerminal: true, columns: 80, colours });
  expect(table).toContain(colours.green("4"));
  expect(table).toContain(colours.yellow("2.5"));
  expect(table).toContain(colours.magenta("?"));
});
