import { describe, expect, it } from "vitest";
import { compareReports } from "./compare-reports.ts";
import { readReport, type OldReport } from "./read-report.ts";
import type { QuestionReport, Report } from "./report.ts";

const question = (
  id: string,
  score: number,
  verdict: QuestionReport["verdict"],
  errors: QuestionReport["errors"] = [],
): QuestionReport => ({ id, score, max: 4, verdict, errors, diagnosis: [], marks: [] });

const slip = (step: number): QuestionReport["errors"][number] => ({
  step,
  aspect: "visits",
  kind: "out-of-order",
  got: "B",
  expected: ["C"],
  message: "",
});

const report = (students: Record<string, QuestionReport[]>): Report => ({
  format: "jejak-report/1",
  assignment: "x",
  students: Object.entries(students).map(([student, questions]) => ({
    student,
    files: [],
    score: questions.reduce((sum, { score }) => sum + score, 0),
    max: 8,
    questions,
  })),
});

function asOld(value: Report): OldReport {
  const read = readReport(JSON.stringify(value));
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

describe("the comparison of two reports", () => {
  it("names each question whose marks differ, with what was found before and now", () => {
    const before = report({
      "1": [question("dfs", 2, "partly", [slip(5), slip(7)]), question("bfs", 4, "correct")],
      "2": [question("dfs", 4, "correct"), question("bfs", 3, "partly", [slip(2)])],
      "3": [question("dfs", 0, "missing")],
    });
    const after = report({
      "1": [question("dfs", 4, "correct"), question("bfs", 4, "correct")],
      "2": [question("dfs", 4, "correct"), question("bfs", 2, "partly", [slip(2)])],
      "4": [question("dfs", 1, "partly", [slip(3)])],
    });
    expect(compareReports(asOld(before), after)).toEqual([
      {
        student: "1",
        question: "dfs",
        before: 2,
        after: 4,
        why: "out-of-order at step 5 and 1 more -> correct",
      },
      {
        student: "2",
        question: "bfs",
        before: 3,
        after: 2,
        why: "out-of-order at step 2, marked otherwise",
      },
      { student: "4", question: null, before: null, after: 1, why: "new" },
      { student: "3", question: null, before: 0, after: null, why: "gone" },
    ]);
  });

  it("finds nothing between a report and itself", () => {
    const same = report({ "1": [question("dfs", 2, "partly", [slip(5)])] });
    expect(compareReports(asOld(same), same)).toEqual([]);
  });

  it("tells questions that came or went", () => {
    const before = report({ "1": [question("dfs", 2, "partly", [slip(5)])] });
    const after = report({ "1": [question("bfs", 0, "missing")] });
    expect(compareReports(asOld(before), after)).toEqual([
      { student: "1", question: "bfs", before: null, after: 0, why: "not asked -> missing" },
      {
        student: "1",
        question: "dfs",
        before: 2,
        after: null,
        why: "out-of-order at step 5 -> no longer asked",
      },
    ]);
  });
});

describe("an old report", () => {
  it("that is none is told by what it lacks", () => {
    expect(readReport('{"format":"jejak-report/1","assignment":"x"}')).toEqual({
      ok: false,
      message: "this is no report of `jejak grade --format json`: students is missing",
    });
    expect(readReport('{"format":"jejak-trace/1"}')).toEqual({
      ok: false,
      message:
        'this is no report of `jejak grade --format json`: format is "jejak-trace/1"; it must be "jejak-report/1"',
    });
    expect(readReport("null")).toEqual({
      ok: false,
      message:
        'this is no report of `jejak grade --format json`: format is missing; it must be "jejak-report/1"',
    });
  });

  it("of version 1.x is read with a note, and of version 2 refused with what to do", () => {
    const text = JSON.stringify(report({}));
    expect(readReport(text.replace("report/1", "report/1.5"))).toEqual({
      ok: true,
      value: { assignment: "x", students: [] },
      notes: [
        "The file is jejak-report/1.5; what is newer than jejak-report/1 in it was left out.",
      ],
    });
    expect(readReport(text.replace("report/1", "report/2"))).toEqual({
      ok: false,
      message:
        'format is "jejak-report/2"; this Jejak reads version 1 ("jejak-report/1"). Update Jejak, or have the file written as version 1',
    });
  });
});
