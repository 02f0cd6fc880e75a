import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Aspect } from "../assignment/assignment.ts";
import type { QuestionReport } from "../report/report.ts";
import { pathTo, type LegalStep } from "../testing/one-legal-run.ts";
import { gradeAnswer, questionLab } from "../testing/question-lab.ts";
import { graphExercise, puzzleExercise, type Exercise } from "../testing/random-exercises.ts";
import type { Made } from "../testing/slow-rules.ts";
import { answerOf, readSteps, type WrittenStep } from "../testing/written-answer.ts";

const states = (nodes: readonly Made[]): string[] => nodes.map(({ state }) => state);

/** A node with everything that may be asked for beside it. */
function withValues(
  { state, level, g, parent }: Made,
  { h, rules: { weight = 1 } }: Exercise,
): WrittenStep & object {
  const parentState = parent === null ? null : parent.state;
  return { state, level, g, h: h(state), f: g + weight * h(state), parent: parentState };
}

function hasNoParallelEdges({ domain }: Exercise): boolean {
  const problem = domain.problem("listed");
  return [..."ABCDE"].every((state) => {
    const next = [...problem.successors(state)].map((successor) => successor.state);
    return new Set(next).size === next.length;
  });
}

function report(
  { domain, rules }: Exercise,
  ask: Aspect[],
  ...answer: Parameters<typeof answerOf>
): QuestionReport {
  return gradeAnswer(questionLab(domain, rules, ask), answerOf(...answer));
}

/** Those of the visited nodes that come from the last root. */
function visitedInPass(visited: readonly Made[]): readonly Made[] {
  return visited.slice(visited.findLastIndex(({ parent }) => parent === null));
}

/** What a right answer gets, whatever it was asked for. */
const RIGHT = { verdict: "correct", errors: [], diagnosis: [] };
const found = ({ verdict, errors, diagnosis }: QuestionReport): object => ({
  verdict,
  errors,
  diagnosis,
});

const exercise = fc.oneof(graphExercise, puzzleExercise(true));
// Of runs that write the same states the visits alone choose one, and its lists are not always
// those of the student: where copies of one state stand in the frontier, or two edges lead there.
const listExercise = fc
  .oneof(graphExercise.filter(hasNoParallelEdges), puzzleExercise(true))
  // What recursive best-first search keeps changes with every step; the slow search has no list of it.
  .filter(({ rules }) => rules.search !== "recursive-best-first")
  .filter(({ run }) =>
    run.steps.every(
      ({ node, frontierBefore }) =>
        frontierBefore.filter(({ state }) => state === node.state).length === 1,
    ),
  );
const RUNS = { numRuns: 250, seed: 20261130 };

describe("an answer that some legal run writes", () => {
  it("has no error and no diagnosis, as an order of visits with all values", () => {
    fc.assert(
      fc.property(exercise, (one) => {
        fc.pre(one.run.steps.length > 0);
        const steps = one.run.steps.map(({ node }) => withValues(node, one));
        const ask: Aspect[] = ["visits", "h", "g", "f", "level", "parent"];
        const got = report(one, ask, steps);
        expect({ ...found(got), score: got.score }).toEqual({ ...RIGHT, score: 6 });
      }),
      RUNS,
    );
  });

  it("has none as an order of expansions", () => {
    fc.assert(
      fc.property(exercise, (one) => {
        fc.pre(one.run.expanded.length > 0);
        const got = report(one, ["expansions"], states(one.run.expanded));
        expect(found(got)).toEqual(RIGHT);
      }),
      RUNS,
    );
  });

  it("has none as an order of generation", () => {
    fc.assert(
      fc.property(exercise, (one) => {
        const got = report(one, ["generated"], states(one.run.generated));
        expect(found(got)).toEqual(RIGHT);
      }),
      RUNS,
    );
  });

  it("has none as a path or as moves, alone", () => {
    fc.assert(
      fc.property(exercise, (one) => {
        const { goal } = one.run;
        fc.pre(goal !== null && goal.parent !== null);
        const path = goal === null ? [] : pathTo(goal);
        expect(found(report(one, ["path"], path))).toEqual(RIGHT);
        const moves = path
          .slice(1)
          .map((state, at) => one.domain.actionBetween(path[at] ?? "", state) ?? "");
        const written = { moves, names: "unsaid" as const, place: { line: 1, column: 1 } };
        expect(found(report(one, ["moves"], [], { moves: written }))).toEqual(RIGHT);
      }),
      RUNS,
    );
  });

  it("has none as an order of visits with the path that belongs to it", () => {
    fc.assert(
      fc.property(exercise, (one) => {
        const { goal, steps } = one.run;
        fc.pre(goal !== null && steps.length > 0);
        const path = goal === null ? [] : readSteps(pathTo(goal));
        const visits = states(steps.map(({ node }) => node));
        expect(found(report(one, ["visits", "path"], visits, { path }))).toEqual(RIGHT);
      }),
      RUNS,
    );
  });

  // Books differ in what they show beside a step; whoever keeps to one way is right.
  const open: Readonly<Record<string, (step: LegalStep) => readonly Made[]>> = {
    "after the step": ({ frontierAfter }) => frontierAfter,
    "after the step, its node still in it": ({ node, frontierAfter }) => [node, ...frontierAfter],
    "before the step, with its node": ({ frontierBefore }) => frontierBefore,
    "before the step, without its node": ({ node, frontierBefore }) =>
      frontierBefore.filter((other) => other !== node),
  };
  it.each(Object.keys(open))("has none as lists, OPEN as it is %s", (when) => {
    fc.assert(
      fc.property(listExercise, (one) => {
        const { steps } = one.run;
        fc.pre(steps.length > 0);
        const written = steps.map((step, at) => ({
          state: step.node.state,
          open: states(open[when]?.(step) ?? []),
          closed: states(visitedInPass(steps.slice(0, at + 1).map(({ node }) => node))),
        }));
        expect(found(report(one, ["visits", "open", "closed"], written))).toEqual(RIGHT);
      }),
      RUNS,
    );
  });
});
