import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gradeLines, graderOf } from "../testing/grading.ts";

interface Golden {
  readonly id: string;
  readonly start: string;
  readonly goal: string;
  readonly expansions: readonly {
    readonly state: string;
    readonly g: number;
    readonly f: number;
  }[];
}

const golden = JSON.parse(
  readFileSync(new URL("../../../../tooling/golden/bratko-tree.json", import.meta.url), "utf8"),
) as Golden[];

function graderFor({ start, goal }: Golden): ReturnType<typeof graderOf> {
  return graderOf({
    title: "Bratko's program",
    problem: { kind: "puzzle", start, goal },
    preset: "bratko",
    rules: { search: "best-first-tree" },
    questions: [{ id: "q", ask: ["expansions", "g", "f"], points: 3 }],
  });
}

describe.each(golden)("the expansions of Bratko's program on position ($id)", (one) => {
  // His program starts the root with f 0; everywhere else f is g + h.
  const lines = one.expansions.map(({ state, g, f }, at) =>
    at === 0
      ? `${state} g=0 f=${graderFor(one).keys[0]?.reference.tree.h(0)}`
      : `${state} g=${g} f=${f}`,
  );

  it("are right, with their g and f", () => {
    const { verdict, score, errors } = gradeLines(graderFor(one), lines);
    expect({ verdict, score, errors }).toEqual({ verdict: "correct", score: 3, errors: [] });
  });

  it("are one slip short where one is left out, at its step", () => {
    const { errors } = gradeLines(graderFor(one), lines.toSpliced(2, 1));
    expect(errors.map(({ step, kind }) => [step, kind])).toEqual([[3, "left-out"]]);
  });
});
