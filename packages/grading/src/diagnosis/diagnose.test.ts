import { describe, expect, it } from "vitest";
import type { CourseRules } from "../acceptor/course-rules.ts";
import type { Aspect } from "../assignment/assignment.ts";
import type { Domain } from "../domain.ts";
import { puzzleDomain } from "../puzzle/puzzle-domain.ts";
import type { ReportDiagnosis } from "../report/report.ts";
import { manhattanTo, misplacedFrom } from "../testing/boards.ts";
import { oneLegalRun, type CostSoFar } from "../testing/one-legal-run.ts";
import { gradeAnswer, questionLab } from "../testing/question-lab.ts";
import { lines, onSlides } from "../testing/slides.ts";
import { smallGraphDomain } from "../testing/small-graph-domain.ts";
import type { SmallGraph } from "../testing/small-graphs.ts";
import { answerOf, type WrittenStep } from "../testing/written-answer.ts";

const GOAL = "123804765";
const manhattan = manhattanTo(GOAL);
const misplaced = misplacedFrom(GOAL);

const BREADTH: CourseRules = {
  search: "breadth-first",
  childOrder: ["D", "R", "L", "U"],
  depthLimit: 4,
  duplicates: "parent",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [{ name: "manhattan", weight: 1 }],
};
const INFORMED: CourseRules = { ...BREADTH, depthLimit: null, duplicates: "closed" };
const BEST: CourseRules = { ...INFORMED, search: "best-first" };
const A_STAR: CourseRules = { ...INFORMED, search: "a-star" };

function boards(start: string): Domain {
  const described = puzzleDomain({ start, goal: GOAL, columns: 3 });
  if (!described.ok) throw new Error(described.message);
  return described.value;
}

/** How somebody searches who gets something wrong. */
interface Wrongly {
  readonly rules: CourseRules;
  readonly h?: (state: string) => number;
  readonly costSoFar?: CostSoFar;
}

/** The order of visits of the slow search of the tests. */
function visits(domain: Domain, { rules, h = manhattan, costSoFar }: Wrongly): string[] {
  const problem = domain.problem(rules.childOrder);
  const run = oneLegalRun(problem, rules, h, 250, undefined, costSoFar);
  if (run === null) throw new RangeError("the search of the test is too long");
  return run.steps.map(({ node }) => node.state);
}

function diagnosisOf(
  domain: Domain,
  rules: CourseRules,
  steps: readonly WrittenStep[],
  ask: readonly Aspect[] = ["visits"],
): readonly ReportDiagnosis[] {
  return gradeAnswer(questionLab(domain, rules, ask, 100_000), answerOf(steps)).diagnosis;
}

/** What is told of the visits of somebody who searches `wrongly` where `rules` are asked for. */
function toldOf(start: string, rules: CourseRules, wrongly: Wrongly): readonly ReportDiagnosis[] {
  const domain = boards(start);
  const steps = visits(domain, wrongly);
  expect(steps).not.toEqual(visits(domain, { rules }));
  return diagnosisOf(domain, rules, steps);
}

describe("a trace by other rules is explained by", () => {
  it("the search of another question", () => {
    const wrongly = { rules: { ...BREADTH, search: "depth-first" as const } };
    expect(toldOf("123784065", BREADTH, wrongly)).toEqual([
      {
        name: "search",
        changes: { search: "depth-first" },
        explains: 18,
        of: 18,
        message: "Your trace is exactly what comes out when the search is depth-first.",
      },
    ]);
  });

  it("another order of children", () => {
    const wrongly = { rules: { ...BREADTH, childOrder: ["U", "L", "R", "D"] } };
    expect(toldOf("283164705", BREADTH, wrongly)).toEqual([
      {
        name: "child-order",
        changes: { childOrder: ["U", "L", "R", "D"] },
        explains: 33,
        of: 33,
        message:
          "Your trace is exactly what comes out when the children are taken in the order U, L, R, D of the blank's moves.",
      },
    ]);
  });

  it("children by the number of the moved tile", () => {
    const [told] = toldOf("283164705", BREADTH, { rules: { ...BREADTH, childOrder: "tile" } });
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "child-order",
      { childOrder: "tile" },
      "Your trace is exactly what comes out when the children are taken by the number of the moved tile.",
    ]);
  });

  it("another depth limit, or the root taken for level 1 where it is one less", () => {
    const depth: CourseRules = { ...BREADTH, search: "depth-first" };
    const less = toldOf("123784065", depth, { rules: { ...depth, depthLimit: 3 } });
    expect(less.map(({ name, changes, message }) => ({ name, changes, message }))).toEqual([
      {
        name: "depth-limit",
        changes: { depthLimit: 3 },
        message: "Your trace is exactly what comes out when the depth limit is 3.",
      },
      {
        name: "root-is-level-1",
        changes: { depthLimit: 3 },
        message: "Your trace is exactly what comes out when the root is counted as level 1.",
      },
    ]);
    const more = toldOf("123784065", depth, { rules: { ...depth, depthLimit: 5 } });
    expect(more.map(({ name, changes }) => ({ name, changes }))).toEqual([
      { name: "depth-limit", changes: { depthLimit: 5 } },
    ]);
  });

  it("another rule on duplicates", () => {
    const rules = { ...BREADTH, depthLimit: 3 };
    const [told] = toldOf("231708654", rules, { rules: { ...rules, duplicates: "none" } });
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "duplicates",
      { duplicates: "none" },
      "Your trace is exactly what comes out when no duplicates are dropped.",
    ]);
  });

  it("a goal test at generation instead of at the visit", () => {
    const [told] = toldOf("134802765", BREADTH, { rules: { ...BREADTH, goalTest: "generate" } });
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "goal-test",
      { goalTest: "generate" },
      "Your trace is exactly what comes out when the search stops as soon as the goal is generated.",
    ]);
  });

  it("another rule for ties", () => {
    const [told] = toldOf("231708654", A_STAR, { rules: { ...A_STAR, ties: "lifo" } });
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "ties",
      { ties: "lifo" },
      "Your trace is exactly what comes out when of equal nodes the newer one is taken.",
    ]);
  });

  it("another heuristic", () => {
    const [told] = toldOf("283164705", BEST, { rules: BEST, h: misplaced });
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "heuristic",
      { heuristic: [{ name: "misplaced", weight: 1 }] },
      "Your trace is exactly what comes out when h is misplaced.",
    ]);
  });

  it("the blank counted in h", () => {
    // The blank belongs into the centre.
    const blank = (state: string): number => {
      const cell = state.indexOf("0");
      return Math.abs((cell % 3) - 1) + Math.abs(Math.floor(cell / 3) - 1);
    };
    const h = (state: string): number => manhattan(state) + blank(state);
    const [told] = toldOf("231804765", BEST, { rules: BEST, h });
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "blank-counted",
      {},
      "Your trace is exactly what comes out when the blank is counted in h like a tile.",
    ]);
  });

  it("h to another goal", () => {
    const h = manhattanTo("123456780");
    const [told] = toldOf("134802765", BEST, { rules: BEST, h });
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "other-goal",
      { goal: "123456780" },
      "Your trace is exactly what comes out when h is measured to another goal, 123456780.",
    ]);
  });

  it("h taken for f", () => {
    const [told] = toldOf("231708654", A_STAR, { rules: { ...A_STAR, search: "best-first" } });
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "h-for-f",
      { search: "best-first" },
      "Your trace is exactly what comes out when nodes are chosen by h alone, without g.",
    ]);
  });

  it("f taken for g", () => {
    const costSoFar: CostSoFar = (parent, cost) => parent.g + manhattan(parent.state) + cost;
    const [told] = toldOf("134802765", A_STAR, { rules: A_STAR, costSoFar });
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "f-for-g",
      {},
      "Your trace is exactly what comes out when the cost of a move is added to the parent's f instead of its g.",
    ]);
  });

  it("g that is not added up", () => {
    // Costs so far: C 1, F 2, B 3, D 3, E 5. The last costs alone are C 1, F 2, D 2, E 2, B 3.
    const graph: SmallGraph = {
      edges: [
        { from: "A", to: "B", cost: 3 },
        { from: "A", to: "C", cost: 1 },
        { from: "A", to: "F", cost: 2 },
        { from: "C", to: "D", cost: 2 },
        { from: "D", to: "E", cost: 2 },
        { from: "B", to: "E", cost: 3 },
      ],
      goals: ["E"],
      h: { A: 0, B: 0, C: 0, D: 0, E: 0, F: 0 },
    };
    const rules: CourseRules = {
      ...INFORMED,
      search: "uniform-cost",
      childOrder: "listed",
      heuristic: [],
    };
    const domain = smallGraphDomain(graph);
    const right = visits(domain, { rules, h: () => 0 });
    const steps = visits(domain, { rules, h: () => 0, costSoFar: (_, cost) => cost });
    expect([right, steps]).toEqual([
      ["A", "C", "F", "B", "D", "E"],
      ["A", "C", "F", "D", "E"],
    ]);
    const [told] = diagnosisOf(domain, rules, steps);
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "g-not-added",
      {},
      "Your trace is exactly what comes out when g is only the cost of the last move and is not added up.",
    ]);
  });

  it("a look at the children of the last node alone", () => {
    const start = "281043765";
    const domain = boards(start);
    const problem = domain.problem(BEST.childOrder);
    // Down from each node to its best child, back when there is none left: hill climbing with a memory.
    const rules: CourseRules = { ...BEST, duplicates: "parent", depthLimit: 4 };
    const steps: string[] = [];
    const climb = (state: string, parent: string | null, level: number): boolean => {
      steps.push(state);
      if (state === GOAL) return true;
      if (level === 4) return false;
      return [...problem.successors(state)]
        .filter((child) => child.state !== parent)
        .sort((a, b) => manhattan(a.state) - manhattan(b.state))
        .some((child) => climb(child.state, state, level + 1));
    };
    climb(start, null, 0);
    expect(steps).not.toEqual(visits(domain, { rules }));
    const [told] = diagnosisOf(domain, rules, steps);
    expect([told?.name, told?.changes, told?.message]).toEqual([
      "siblings-only",
      {},
      "Your trace is exactly what comes out when only the children of the last node are compared, not the whole frontier.",
    ]);
  });
});

const right = "123450786 123456780 123405786 120453786 123456708 123485706 123045786 103425786";
const path = ["123450786", "123405786", "103425786"];
const onBreadth = (text: string, ask: string = "visits"): ReportDiagnosis[] => [
  ...onSlides({ rules: { search: "breadth-first" }, ask }, text).diagnosis,
];

describe("what is no matter of rules is explained by", () => {
  it("a search that goes on behind the goal", () => {
    expect(onBreadth(lines(`${right} 102453786`))).toEqual([
      {
        name: "goal-not-tested",
        changes: {},
        explains: 9,
        of: 9,
        message: "Your trace is exactly what comes out when the search does not stop at the goal.",
      },
    ]);
  });

  it("a goal that is not written down", () => {
    const [told] = onBreadth(lines(right.replace(" 103425786", "")));
    expect([told?.name, told?.message]).toEqual([
      "goal-not-written",
      "Your trace is exactly what comes out when the goal itself is not written down.",
    ]);
  });

  it("the solution path, forwards or backwards, in the place of the order", () => {
    // Here best-first search goes straight to the goal, so that it explains the path as well.
    expect(onBreadth(path.join("\n")).map(({ name, message }) => [name, message])).toEqual([
      [
        "path-for-order",
        "Your trace is exactly what comes out when the solution path is written instead of the order of the search.",
      ],
      ["search", "Your trace is exactly what comes out when the search is best-first, by h alone."],
    ]);
    const [backwards] = onBreadth(path.toReversed().join("\n"));
    expect([backwards?.name, backwards?.message]).toEqual([
      "path-reversed",
      "Your trace is exactly what comes out when the solution path is written backwards, from the goal to the start.",
    ]);
  });

  it("an order of children that changes on the way", () => {
    const domain = boards("231708654");
    const [before, after] = [domain.problem(["D", "R", "L", "U"]), domain.problem("tile")];
    let expansions = 0;
    const problem = {
      ...before,
      isGoal: (state: string) => before.isGoal(state),
      successors: (state: string) => (++expansions > 4 ? after : before).successors(state),
    };
    const run = oneLegalRun(problem, BREADTH, manhattan, 250);
    const steps = run?.steps.map(({ node }) => node.state) ?? [];
    expect(diagnosisOf(domain, BREADTH, steps)).toEqual([
      {
        name: "order-changed-midway",
        changes: { childOrder: "any" },
        explains: 37,
        of: 37,
        message:
          "Your trace is exactly what comes out when the order of the children changes on the way.",
      },
    ]);
  });

  it("a path or moves from the goal to the start", () => {
    expect(onBreadth(path.toReversed().join("\n"), "path").map(({ name }) => name)).toEqual([
      "path-reversed",
    ]);
    // The moves are L U; undone from the goal back they are D R.
    expect(onBreadth("D R", "moves").map(({ name }) => name)).toEqual(["path-reversed"]);
  });

  it("moves that name the tile instead of the blank", () => {
    expect(onBreadth("R D", "moves")).toEqual([
      {
        name: "tile-moves",
        changes: {},
        explains: 2,
        of: 2,
        message:
          "Your trace is exactly what comes out when the moves name the tile instead of the blank.",
      },
    ]);
  });
});

describe("wrong values beside a right order are explained by", () => {
  const states = visits(boards("283164705"), { rules: A_STAR });
  // Nilsson's path, found without a detour: h 5 4 3 2 1 0.
  const h = [5, 4, 3, 2, 1, 0];
  const told = (
    aspect: Aspect,
    values: readonly number[],
    rules: CourseRules = A_STAR,
  ): unknown => {
    const steps = states.map((state, at) => ({ state, [aspect]: values[at] }));
    const found = diagnosisOf(boards("283164705"), rules, steps, ["visits", aspect]);
    return found.map(({ name, message }) => [name, message]);
  };

  it("nothing where they are right", () => {
    expect(states).toEqual([
      "283164705",
      "283104765",
      "203184765",
      "023184765",
      "123084765",
      "123804765",
    ]);
    expect(told("h", h)).toEqual([]);
    expect(told("f", [5, 5, 5, 5, 5, 5])).toEqual([]);
  });

  it("the root counted as level 1", () => {
    const expected = "your values are what comes out when the root is counted as level 1.";
    expect(told("level", [1, 2, 3, 4, 5, 6])).toEqual([["root-is-level-1", `level: ${expected}`]]);
    expect(told("g", [1, 2, 3, 4, 5, 6])).toEqual([["root-is-level-1", `g: ${expected}`]]);
    expect(told("f", [6, 6, 6, 6, 6, 6])).toEqual([["root-is-level-1", `f: ${expected}`]]);
  });

  it("g that is not added up", () => {
    expect(told("g", [0, 1, 1, 1, 1, 1])).toEqual([
      [
        "g-not-added",
        "g: your values are what comes out when g is only the cost of the last move and is not added up.",
      ],
    ]);
    expect(told("f", [5, 5, 4, 3, 2, 1])).toEqual([
      [
        "g-not-added",
        "f: your values are what comes out when g is only the cost of the last move and is not added up.",
      ],
    ]);
  });

  it("f taken for g", () => {
    // g of a child is f of its parent and 1: 0, 0+5+1, 6+4+1, 11+3+1, 15+2+1, 18+1+1.
    const because = "when the cost of a move is added to the parent's f instead of its g.";
    expect(told("g", [0, 6, 11, 15, 18, 20])).toEqual([
      ["f-for-g", `g: your values are what comes out ${because}`],
    ]);
    expect(told("f", [5, 10, 14, 17, 19, 20])).toEqual([
      ["f-for-g", `f: your values are what comes out ${because}`],
    ]);
  });

  it("h taken for f", () => {
    expect(told("f", h)).toEqual([
      ["h-for-f", "f: your values are what comes out when nodes are chosen by h alone, without g."],
    ]);
  });

  it("another heuristic", () => {
    // Misplaced tiles: 2, 8, 1, 6; then 2, 8, 1; the same; 1, 8 and 2 as well; 8; none.
    expect(told("h", states.map(misplaced))).toEqual([
      ["heuristic", "h: your values are what comes out when h is misplaced."],
    ]);
    expect(states.map(misplaced)).toEqual([4, 3, 3, 2, 1, 0]);
  });

  it("the blank counted", () => {
    // The blank lies 1, 0, 1, 2, 1, 0 cells from the centre.
    expect(told("h", [6, 4, 4, 4, 2, 0])).toEqual([
      [
        "blank-counted",
        "h: your values are what comes out when the blank is counted in h like a tile.",
      ],
    ]);
  });

  it("another goal", () => {
    expect(told("h", states.map(manhattanTo("123456780")))).toEqual([
      [
        "other-goal",
        "h: your values are what comes out when h is measured to another goal, 123456780.",
      ],
    ]);
  });

  it("nothing where they are wrong without a system", () => {
    expect(told("h", [5, 4, 9, 2, 1, 0])).toEqual([]);
    expect(told("g", [0, 1, 1, 3, 3, 5])).toEqual([]);
  });
});

describe("an explanation", () => {
  it("is told with one slip on top", () => {
    const domain = boards("231708654");
    const steps = visits(domain, { rules: { ...BREADTH, childOrder: ["U", "L", "R", "D"] } });
    const [told] = diagnosisOf(domain, BREADTH, steps.toSpliced(20, 1));
    expect(told).toEqual({
      name: "child-order",
      changes: { childOrder: ["U", "L", "R", "D"] },
      explains: 36,
      of: 36,
      message:
        "Apart from 1 slip your trace is what comes out when the children are taken in the order U, L, R, D of the blank's moves.",
    });
  });

  it("may take two changes", () => {
    const domain = boards("231708654");
    const rules: CourseRules = {
      ...BREADTH,
      search: "depth-first",
      childOrder: ["L", "U", "R", "D"],
    };
    const [told] = diagnosisOf(domain, BREADTH, visits(domain, { rules }));
    expect([told?.changes, told?.explains, told?.of]).toEqual([
      { search: "depth-first", childOrder: ["L", "U", "R", "D"] },
      37,
      37,
    ]);
  });

  it("is not made of a trace that stops early, however it goes on", () => {
    expect(onBreadth(lines("123450786 123456780 123405786 120453786 123456708"))).toEqual([]);
  });

  it("is not made of one slip", () => {
    const wrong = right.replace("123456708", "876543210");
    expect(onBreadth(lines(wrong))).toEqual([]);
  });

  it("is kept back at the lower levels of feedback", () => {
    const lab = questionLab(boards("283164705"), BREADTH, ["visits"]);
    const steps = visits(boards("283164705"), { rules: { ...BREADTH, childOrder: "tile" } });
    const told = (["score", "first-error"] as const).map(
      (level) => gradeAnswer(lab, answerOf(steps), { level }).diagnosis,
    );
    expect(told).toEqual([[], []]);
  });
});
