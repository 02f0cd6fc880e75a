import { expect, it } from "vitest";
import { gradingAnswers } from "../grading/answer-grading.ts";
import { columnsFor, tableRows, tableText, withCell } from "./answer-table.ts";

it("has the columns that a question asks for, and none where the answer is no one list", () => {
  expect(columnsFor(["visits"])).toEqual(["state"]);
  expect(columnsFor(["visits", "open", "h"])).toEqual(["state", "h", "open"]);
  expect(columnsFor(["path"])).toEqual(["state"]);
  expect(columnsFor(["visits", "path"])).toBeNull();
  expect(columnsFor(["moves"])).toBeNull();
  expect(columnsFor(["visits", "tree"])).toBeNull();
});

it("grows as it is filled, and takes what is pasted from a spreadsheet", () => {
  const columns = ["state", "h"] as const;
  const one = withCell([{}], columns, { row: 0, column: "state" }, " A ");
  expect(one).toEqual([{ state: "A" }, {}]);
  const more = withCell(one, columns, { row: 1, column: "state" }, "B\t2\textra\r\nC\t1\r\n");
  expect(more).toEqual([{ state: "A" }, { state: "B", h: "2" }, { state: "C", h: "1" }, {}]);
  expect(withCell(more, columns, { row: 2, column: "h" }, "")).toEqual([
    { state: "A" },
    { state: "B", h: "2" },
    { state: "C", h: "" },
    {},
  ]);
});

it("is written so that the grader reads it, whatever stands in its cells", async () => {
  const columns = ["state", "h", "open"] as const;
  const rows = [
    { state: "1 2 3 / 4 5 _ / 7 8 6", h: "4", open: "123405786, 123456780; 120453786" },
    {},
    { state: "123405786", h: "2", open: "123456780 120453786" },
  ];
  const assignment = `format: jejak-assignment/1
title: x
problem: { kind: puzzle, start: "123450786", goal: "103425786" }
preset: kotak-8
rules: { search: best-first, depthLimit: 2 }
questions: [{ id: a, ask: [visits, h, open], points: 3 }]`;
  const text = tableText(rows, columns);
  const answers = gradingAnswers();
  const read = await answers({ kind: "rows", id: 1, assignment, question: "a", text });
  expect(read.kind === "rows" && tableRows(read.rows, columns)).toEqual([
    { state: "123450786", h: "4", open: "123405786; 123456780; 120453786" },
    { state: "123405786", h: "2", open: "123456780; 120453786" },
    {},
  ]);
  expect(tableText([{}, { h: " " }], columns)).toBe("");
});
