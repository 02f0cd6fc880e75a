import { describe, expect, it } from "vitest";
import { onSlides, remarks } from "../testing/slides.ts";

const ASK = { rules: { search: "best-first" }, ask: ["visits", "open", "closed"], points: 9 };

/** A table of three visits with the OPEN and CLOSED lists beside them. */
function table(...rows: readonly [open: string, closed: string][]): string {
  const states = ["123450786", "123405786", "103425786"];
  const lines = rows.map(([open, closed], at) => `${states[at]},"${open}","${closed}"`);
  return ["state,open,closed", ...lines].join("\n");
}

const [A, B, G] = ["123450786", "123405786", "103425786"];
// The children of 123450786 and of 123405786 that are not visited before the goal.
const [P, Q] = ["123456780", "120453786"];
const [X, Y] = ["123485706", "123045786"];

describe("OPEN and CLOSED beside each step", () => {
  it.each([
    [
      "after the step",
      [`${B} ${P} ${Q}`, A],
      [`${G} ${X} ${Y} ${P} ${Q}`, `${A} ${B}`],
      [`${X} ${Y} ${P} ${Q}`, `${A} ${B} ${G}`],
    ],
    [
      "after the step, its node still in OPEN",
      [`${A} ${B} ${P} ${Q}`, ""],
      [`${B} ${G} ${X} ${Y} ${P} ${Q}`, A],
      [`${G} ${X} ${Y} ${P} ${Q}`, `${A} ${B}`],
    ],
    [
      "before the step, its node in OPEN",
      [A, ""],
      [`${B} ${P} ${Q}`, A],
      [`${G} ${X} ${Y} ${P} ${Q}`, `${A} ${B}`],
    ],
    [
      "before the step, its node in CLOSED",
      ["", A],
      [`${P} ${Q}`, `${A} ${B}`],
      [`${X} ${Y} ${P} ${Q}`, `${A} ${B} ${G}`],
    ],
    [
      "with the goal in no list",
      [`${B} ${P} ${Q}`, A],
      [`${X} ${Y} ${P} ${Q} ${G}`, `${A} ${B}`],
      [`${X} ${Y} ${P} ${Q}`, `${A} ${B}`],
    ],
  ] as const)("are right as they are %s", (_when, ...rows) => {
    const report = onSlides(ASK, table(...(rows as unknown as [string, string][])));
    expect([remarks(report), report.score]).toEqual([[], 9]);
  });

  it("are sets: their order is not marked", () => {
    const report = onSlides(
      ASK,
      table(
        [`${Q} ${P} ${B}`, A],
        [`${P} ${Q} ${X} ${Y} ${G}`, `${B} ${A}`],
        [`${Q} ${X} ${P} ${Y}`, `${G} ${A} ${B}`],
      ),
    );
    expect(remarks(report)).toEqual([]);
  });

  it("are told where an entry is missing or too many", () => {
    const report = onSlides(
      ASK,
      table(
        [`${B} ${P} ${Q}`, A],
        [`${G} ${X} ${P} ${A} ${Q}`, `${A} ${B}`],
        [`${X} ${Y} ${P} ${Q}`, `${A} ${B} ${G}`],
      ),
    );
    expect(remarks(report)).toEqual([
      `2 wrong-entry: Step 2: OPEN should hold ${G}, ${X}, ${Y}, ${P}, ${Q}; missing: ${Y}; too many: ${A}.`,
    ]);
    expect(report.marks.map(({ how }) => how)).toEqual([
      "order of visits: no slip, 3 of 3.",
      "OPEN: 3 − 1 slip × 1 = 2.",
      "CLOSED: no slip, 3 of 3.",
    ]);
  });

  it("are told where they are missing", () => {
    const report = onSlides(ASK, [A, B, G].join("\n"));
    expect(remarks(report)).toEqual([
      "1 left-out: OPEN: no values are written.",
      "1 left-out: CLOSED: no values are written.",
    ]);
    expect(report.score).toBe(3);
  });

  it("follow the student: after a wrong choice they are those of the student's own run", () => {
    const wrong = [
      "state,open,closed",
      `${A},"${B} ${P} ${Q}",${A}`,
      `${Q},"${B} ${P} 102453786","${A} ${Q}"`,
      `${B},"${G} ${X} ${Y} ${P} 102453786","${A} ${Q} ${B}"`,
      `${G},"${X} ${Y} ${P} 102453786","${A} ${Q} ${B} ${G}"`,
    ].join("\n");
    expect(
      onSlides(ASK, wrong).errors.map(({ aspect, step, kind }) => [aspect, step, kind]),
    ).toEqual([["visits", 2, "not-best"]]);
  });
});
