import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FEEDBACK_LEVELS, LANGUAGES, type Aspect } from "../assignment/assignment.ts";
import { questionLab, gradeAnswer } from "../testing/question-lab.ts";
import { graphExercise, puzzleExercise, type Exercise } from "../testing/random-exercises.ts";
import { answerOf, readSteps, type WrittenStep } from "../testing/written-answer.ts";

const VALUES: Aspect[] = ["h", "g", "f", "level", "parent"];

/** States near the start and some that are none, with values that are seldom right. */
function anyStep({ domain, run }: Exercise): fc.Arbitrary<WrittenStep> {
  const problem = domain.problem(domain.usualChildOrder);
  const near = new Set(run.generated.map(({ state }) => state));
  for (const state of [...near].slice(0, 12)) {
    for (const successor of problem.successors(state)) near.add(successor.state);
  }
  const state = fc.constantFrom(...near);
  const value = fc.integer({ min: -1, max: 6 });
  const list = fc.array(state, { maxLength: 4 });
  return fc.record(
    {
      state: fc.oneof({ weight: 8, arbitrary: state }, fc.constant("?12a")),
      h: value,
      g: value,
      f: value,
      level: value,
      parent: fc.option(state, { nil: null }),
      open: list,
      closed: list,
    },
    { requiredKeys: ["state"] },
  );
}

const exercise = fc.oneof(graphExercise, puzzleExercise(true));
const answered = exercise.chain((one) =>
  fc.record({
    one: fc.constant(one),
    steps: fc.array(anyStep(one), { maxLength: 14 }),
    path: fc.array(anyStep(one), { maxLength: 6 }),
    moves: fc.array(fc.constantFrom("U", "D", "L", "R", "B", "?"), { maxLength: 6 }),
    order: fc.constantFrom("visits", "expansions", "generated"),
    language: fc.constantFrom(...LANGUAGES),
    level: fc.constantFrom(...FEEDBACK_LEVELS),
  }),
);

describe("any answer at all", () => {
  it("is marked between nothing and all points, with complete sentences", () => {
    fc.assert(
      fc.property(answered, ({ one, steps, path, moves, order, language, level }) => {
        const ask = [order, "path", "moves", "open", "closed", "tree", ...VALUES] as Aspect[];
        const lab = questionLab(one.domain, one.rules, ask);
        const answer = answerOf(steps, {
          path: readSteps(path),
          moves: { moves, names: "unsaid", place: { line: 1, column: 1 } },
          tree: readSteps(steps).map((node, at) => ({
            ...node,
            parentIndex: at === 0 ? null : at >> 1,
          })),
        });
        const report = gradeAnswer(lab, answer, { language, level });
        const told = [
          ...report.errors.map(({ message }) => message),
          ...report.diagnosis.map(({ message }) => message),
          ...report.marks.map(({ how }) => how),
        ];
        const pointless = /undefined|null|NaN|\s{2}|\s[.,;]|:\s*\.|\(\)|^\s|\{|\}/;
        expect(told.filter((text) => pointless.test(text))).toEqual([]);
        expect(report.score).toBeGreaterThanOrEqual(0);
        expect(report.score).toBeLessThanOrEqual(report.max);
        expect(report.errors.map(({ step }) => step)).toEqual(
          report.errors.map(({ step }) => step).toSorted((a, b) => a - b),
        );
      }),
      { numRuns: 300, seed: 20261130 },
    );
  });
});
