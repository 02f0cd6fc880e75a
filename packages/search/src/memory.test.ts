import { afterEach, describe, expect, it, vi } from "vitest";
import { replay, search, SearchMemory, type Problem, type Rules } from "./index.ts";
import { plainGraphProblem } from "./testing/plain-graph.ts";

const RULES: Rules = {
  search: "breadth-first",
  childOrder: "listed",
  depthLimit: null,
  duplicates: "none",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [],
};

/** 0, 1, 2, ...: as many levels as numbers. */
const chain = (length: number): Problem<number, string> => ({
  initial: 0,
  isGoal: (number) => number === length,
  successors: (number) => [{ state: number + 1, action: "next", cost: 1 }],
  key: String,
});

describe("memory that one search after another uses", () => {
  const problem = plainGraphProblem({
    start: "A",
    goals: ["C"],
    edges: [
      ["A", "B", 2.5],
      ["B", "C", 1],
    ],
    h: {},
  });

  it("leaves the run of the earlier search empty", () => {
    const memory = new SearchMemory();
    const first = search(problem, RULES, { memory });
    expect([first.tree.size, first.visits.length]).toEqual([3, 3]);
    const second = search(chain(2), RULES, { memory });
    expect([first.tree.size, first.visits.length]).toEqual([0, 0]);
    expect([second.tree.size, second.visits.length]).toEqual([3, 3]);
  });

  it("holds nothing of the earlier search for the later one", () => {
    const memory = new SearchMemory();
    search(problem, { ...RULES, search: "uniform-cost", duplicates: "reached" }, { memory });
    const { tree } = search(chain(1), { ...RULES, search: "uniform-cost" }, { memory });
    expect([tree.node(0), tree.node(1)]).toEqual([
      {
        id: 0,
        state: 0,
        action: null,
        parent: null,
        firstChild: 1,
        nextSibling: null,
        level: 0,
        g: 0,
        h: 0,
      },
      {
        id: 1,
        state: 1,
        action: "next",
        parent: 0,
        firstChild: null,
        nextSibling: null,
        level: 1,
        g: 1,
        h: 0,
      },
    ]);
  });
});

describe("a tree of 100,000 levels", () => {
  it.each(["none", "parent", "closed", "generated", "reached"] as const)(
    "is made and read under duplicates %s",
    (duplicates) => {
      const run = search(chain(100_000), { ...RULES, search: "a-star", duplicates });
      const last = run.goal ?? 0;
      expect([run.tree.level(last), run.tree.g(last), run.tree.level(70_000)]).toEqual([
        100_000, 100_000, 70_000,
      ]);
      expect(run.tree.path(last).length).toBe(100_001);
      expect(replay(run).frontierAfter(99_999)).toEqual([99_999]);
    },
  );
});

describe("values of h", () => {
  it.each([
    ["fractions", (state: number) => state / 8],
    ["more than two bytes", (state: number) => 65_530 + state],
    ["more than four bytes", (state: number) => 2 ** 40 + state],
    ["no end", (state: number) => (state > 5 ? Infinity : state)],
  ])("keep %s", (_, heuristic) => {
    const rules: Rules = { ...RULES, heuristic: [{ name: "any", weight: 1 }] };
    const { tree } = search(chain(20), rules, { heuristic });
    const values = Array.from({ length: tree.size }, (_value, node) => tree.h(node));
    expect(values).toEqual(Array.from({ length: 21 }, (_value, state) => heuristic(state)));
  });
});

describe("a search for which there is no more memory", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(["breadth-first", "depth-first", "a-star"] as const)(
    "%s is stopped, as it was before the visit that needed more",
    (name) => {
      const Unlimited = Int32Array;
      class Limited extends Unlimited {
        constructor(length: number) {
          if (length > 20_000) throw new RangeError("Array buffer allocation failed");
          super(length);
        }
      }
      const twoWays: Problem<number, string> = {
        initial: 0,
        isGoal: () => false,
        key: String,
        successors: (number) => [
          { state: 2 * number + 1, action: "left", cost: 1 },
          { state: 2 * number + 2, action: "right", cost: 1 },
        ],
      };
      vi.stubGlobal("Int32Array", Limited);
      const run = search(twoWays, { ...RULES, search: name });
      vi.unstubAllGlobals();
      expect(run.outcome).toBe("stopped");
      expect(run.tree.size).toBe(2 * run.visits.length + 1);
      expect(run.counters).toMatchObject({
        visited: run.visits.length,
        expanded: run.visits.length,
        generated: run.tree.size,
      });
      const frontier = replay(run).frontierAfter(run.visits.length);
      expect(frontier.length).toBe(run.tree.size - run.visits.length);
    },
  );
});
