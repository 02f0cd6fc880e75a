import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { manhattanTo, misplacedFrom } from "../../testing/boards.ts";
import type { Exam } from "../exam/exam.ts";
import { examOf } from "../testing/exam-of.ts";
import { naiveRules } from "../testing/naive-rules.ts";
import { naiveSearch, type NaiveRules } from "../testing/naive-search.ts";
import { shuffled } from "@jejak/puzzle";
import { Separator } from "./separate.ts";

const GOAL = "123804765";
const MOST = 80;
const USUAL_GOALS = ["123456780", "012345678"];

const permutations = (rest: readonly string[]): string[][] =>
  rest.length < 2
    ? [[...rest]]
    : rest.flatMap((one) =>
        permutations(rest.filter((other) => other !== one)).map((more) => [one, ...more]),
      );
const without = <Value>(all: readonly Value[], own: Value): Value[] =>
  all.filter((one) => one !== own);

/** Everything that may be misunderstood, by its id, written down for itself. */
function wrongRules(right: NaiveRules, h: readonly string[]): Map<string, Partial<NaiveRules>> {
  const wrong = new Map<string, Partial<NaiveRules>>();
  const usesH = right.search === "best-first" || right.search === "a-star";
  const searches = ["depth-first", "breadth-first", "best-first", "a-star", "uniform-cost"];
  for (const search of without(searches, right.search)) {
    const isHForF = right.search === "a-star" && search === "best-first";
    wrong.set(`${isHForF ? "h-for-f" : "search"}: ${search}`, { search });
  }
  for (const order of permutations(["U", "D", "L", "R"])) {
    if (order.join() !== right.childOrder.toString()) {
      wrong.set(`child-order: ${order.join()}`, { childOrder: order });
    }
  }
  wrong.set("child-order: tile", { childOrder: "tile" });
  const rules = [
    ...["none", "parent", "path", "closed", "closed-at-generation"],
    ...["generated", "reached", "reached-unvisited"],
  ];
  for (const duplicates of without(rules, right.duplicates)) {
    wrong.set(`duplicates: ${duplicates}`, { duplicates });
  }
  const goalTest = right.goalTest === "visit" ? "generate" : "visit";
  wrong.set(`goal-test: ${goalTest}`, { goalTest });
  wrong.set("goal-not-tested", { goal: null });
  if (usesH || right.search === "uniform-cost") {
    for (const ties of without(["fifo", "lifo", "low-h", "alphabetical"], right.ties)) {
      wrong.set(`ties: ${ties}`, { ties });
    }
  }
  const limit = right.depthLimit;
  if (limit !== null) {
    wrong.set(`depth-limit: ${limit - 1}`, { depthLimit: limit - 1 });
    wrong.set(`root-is-level-1: ${limit - 1}`, { depthLimit: limit - 1 });
    wrong.set(`depth-limit: ${limit + 1}`, { depthLimit: limit + 1 });
    wrong.set("depth-limit: none", { depthLimit: null });
  }
  if (right.search === "uniform-cost") wrong.set("g-not-added", { costSoFar: () => 1 });
  if (!usesH) return wrong;
  wrong.set("siblings-only", { siblingsOnly: true });
  if (right.search === "a-star") {
    wrong.set("g-not-added", { costSoFar: () => 1 });
    wrong.set("f-for-g", { costSoFar: (g, own) => g + own + 1 });
  }
  const [misplaced, manhattan] = [misplacedFrom(GOAL), manhattanTo(GOAL)];
  const sum = (...parts: ((state: string) => number)[]): Partial<NaiveRules> => ({
    h: (state) => parts.reduce((all, part) => all + part(state), 0),
  });
  const single = { misplaced, manhattan };
  for (const [name, part] of Object.entries(single)) {
    if (h.join() !== name) wrong.set(`heuristic: ${name}`, sum(part));
  }
  if (h.length === 1) wrong.set("heuristic: misplaced + manhattan", sum(misplaced, manhattan));
  for (const other of USUAL_GOALS) {
    const parts = h.map((name) =>
      name === "misplaced" ? misplacedFrom(other) : manhattanTo(other),
    );
    wrong.set(`other-goal: ${other}`, sum(...parts));
  }
  const home = GOAL.indexOf("0");
  const away = (state: string): number => Number(state.indexOf("0") !== home);
  const walk = (state: string): number => {
    const cell = state.indexOf("0");
    return (
      Math.abs(Math.floor(cell / 3) - Math.floor(home / 3)) + Math.abs((cell % 3) - (home % 3))
    );
  };
  const ways =
    h.length === 2 ? [[away, walk], [away], [walk]] : h[0] === "misplaced" ? [[away]] : [[walk]];
  for (const [at, way] of ways.entries()) {
    const number = at === 0 ? "" : ` (${at + 1})`;
    wrong.set(`blank-counted: ${h.join(" + ")}${number}`, sum(right.h, ...way));
  }
  return wrong;
}

/** The first step that no right trace has, from 1; with the goal test at generation the goal may stand at the end. */
function firstWrongStep(
  right: readonly (readonly string[])[],
  wrong: readonly string[],
): number | null {
  if (right.some((trace) => trace.join() === wrong.join())) return null;
  const common = right.map((trace) => {
    const at = trace.findIndex((state, index) => state !== wrong[index]);
    return at === -1 ? trace.length : at;
  });
  return Math.max(...common) + 1;
}

const cases = fc.record({
  seed: fc.nat(),
  steps: fc.integer({ min: 1, max: 8 }),
  search: fc.constantFrom("depth-first", "breadth-first", "best-first", "a-star", "uniform-cost"),
  h: fc.constantFrom(["misplaced"], ["manhattan"], ["misplaced", "manhattan"]),
  rules: fc.record({
    childOrder: fc.constantFrom(["D", "R", "L", "U"], ["U", "L", "R", "D"]),
    depthLimit: fc.constantFrom(3, 6, null),
    duplicates: fc.constantFrom("parent", "path", "closed", "generated", "reached"),
    goalTest: fc.constantFrom("visit", "generate"),
    ties: fc.constantFrom("fifo", "lifo", "low-h", "alphabetical"),
  }),
});

describe("what a board separates", () => {
  it("is what a search written for the test finds for every misunderstanding by itself", () => {
    let compared = 0;
    fc.assert(
      fc.property(cases, ({ seed, steps, search, h, rules }) => {
        const exam: Exam = examOf({
          goal: GOAL,
          searches: [search],
          rules: { ...rules, heuristic: h.join(" + ") },
        });
        const [asked] = exam.searches;
        const start = shuffled(GOAL, 3, seed, steps);
        if (asked === undefined) throw new Error("there is a search");
        const right = naiveRules(exam, asked, start);
        const run = naiveSearch(right, MOST);
        // Longer ones, and those that never end, are no questions.
        if (run.visits.length >= MOST) return;
        compared++;
        const own = [run.visits];
        if (rules.goalTest === "generate" && run.path !== null) own.push([...run.visits, GOAL]);
        const expected = new Map(
          [...wrongRules(right, h)].map(([id, change]) => [
            id,
            firstWrongStep(own, naiveSearch({ ...right, ...change }, run.visits.length + 3).visits),
          ]),
        );
        // Without a solution there is no path to write: whoever would is right.
        const path = run.path ?? [];
        const ifFound = (trace: readonly string[]): number | null =>
          run.path === null ? null : firstWrongStep(own, trace);
        expected.set("path-for-order", ifFound(path));
        expected.set("path-reversed", ifFound(path.toReversed()));
        const isGoalLast = run.path !== null && run.visits.at(-1) === path.at(-1);
        expected.set(
          "goal-not-written",
          firstWrongStep(own, isGoalLast ? run.visits.slice(0, -1) : run.visits),
        );
        const { separations } = new Separator(exam, asked).separate(start);
        const found = separations.filter(({ id }) => id !== "heuristic: sequence");
        expect(Object.fromEntries(found.map(({ id, step }) => [id, step]))).toEqual(
          Object.fromEntries(expected),
        );
      }),
      { numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(25);
  });

  it("counts only what no right trace does where ties may be broken in any way", () => {
    // Nilsson's problem: two nodes have f = 5, so that lifo is as right as fifo.
    const exam = examOf({
      goal: GOAL,
      preset: "kotak-8",
      searches: ["a-star"],
      rules: { ties: "any", heuristic: "misplaced" },
    });
    const [asked] = exam.searches;
    if (asked === undefined) throw new Error("there is a search");
    const { separations } = new Separator(exam, asked).separate("283164705");
    const step = (id: string): number | null | undefined =>
      separations.find((one) => one.id === id)?.step;
    expect([
      step("child-order: U,L,R,D"),
      step("h-for-f: best-first"),
      step("search: breadth-first"),
    ]).toEqual([null, null, 2]);
  });
});
