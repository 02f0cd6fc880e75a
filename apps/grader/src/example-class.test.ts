import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { QuestionReport, Report } from "@jejak/grading";
import { describe, expect, it } from "vitest";
import { recorded } from "./testing/recorded-terminal.ts";

const folder = fileURLToPath(new URL("../../../examples/kotak-8/", import.meta.url));

/** What the example's README says each student must get: `partly, step 3 wrong-level`, by question. */
type Expected = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The tables of the README whose first column is `student`, one for each class in the folder. */
function tablesOfStudents(): Expected[] {
  const readme = readFileSync(`${folder}README.md`, "utf8");
  const blocks = readme.split(/\n\n+/).filter((block) => /^\| *student /.test(block));
  return blocks.map((block) => {
    const [head = [], , ...rows] = block.trim().split("\n").map(cellsOf);
    const questions = head.slice(2);
    return Object.fromEntries(
      rows.map(([student, , ...cells]) => [
        student,
        Object.fromEntries(questions.map((question, index) => [question, cells[index]])),
      ]),
    ) as Expected;
  });
}

function cellsOf(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function outcomeOf({ verdict, errors: [first] }: QuestionReport): string {
  return first === undefined ? verdict : `${verdict}, step ${first.step} ${first.kind}`;
}

async function graded(assignment: string, submissions: string): Promise<Expected> {
  const args = [`${folder}${assignment}`, `${folder}${submissions}`, "--format", "json"];
  const { exitCode, out } = await recorded(["grade", ...args]);
  expect(exitCode).toBe(0);
  const { students } = JSON.parse(out) as Report;
  return Object.fromEntries(
    students.map(({ student, questions }) => [
      student,
      Object.fromEntries(questions.map((question) => [question.id, outcomeOf(question)])),
    ]),
  );
}

describe("examples/kotak-8", () => {
  const [whole = {}, ties = {}] = tablesOfStudents();

  it("gives each student of the class what the README's table says", async () => {
    expect(Object.keys(whole)).toHaveLength(32);
    expect(await graded("assignment.yaml", "submissions")).toEqual(whole);
  });

  it("accepts every legal tie and free order, and nothing else", async () => {
    expect(Object.keys(ties)).toHaveLength(9);
    expect(await graded("ties.yaml", "ties")).toEqual(ties);
  });
});
