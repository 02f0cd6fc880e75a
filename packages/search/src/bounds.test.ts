import { describe, expect, it } from "vitest";
import { Search, search, type Problem, type Rules } from "./index.ts";

const RULES: Rules = {
  search: "breadth-first",
  childOrder: "listed",
  depthLimit: null,
  duplicates: "none",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [],
};

/** The whole numbers, each followed by the next two: no goal, no end. */
const endless: Problem<number, string> = {
  initial: 0,
  isGoal: () => false,
  successors: (state) => [
    { state: state + 1, action: "one", cost: 1 },
    { state: state + 2, action: "two", cost: 1 },
  ],
  key: String,
};

/** A clock that goes on by one at each look. */
function countingClock(): { clock: () => number; looks: () => number } {
  let looks = 0;
  return { clock: () => ++looks, looks: () => looks };
}

describe("a search with no end", () => {
  it.each(["depth-first", "breadth-first", "best-first", "a-star", "uniform-cost"] as const)(
    "%s is stopped once the tree has the allowed number of nodes",
    (name) => {
      const run = search(endless, { ...RULES, search: name }, { bounds: { nodes: 1000 } });
      // 1 root and 2 children for each of 500 visits; the visit that reaches the bound is finished.
      expect([run.outcome, run.goal, run.tree.size, run.visits.length]).toEqual([
        "stopped",
        null,
        1001,
        500,
      ]);
    },
  );

  it("is stopped by its deadline on the caller's clock", () => {
    const { clock, looks } = countingClock();
    const run = search(endless, RULES, { bounds: { clock, deadline: 10 } });
    expect([run.outcome, looks()]).toEqual(["stopped", 10]);
  });

  it("is stopped by a signal that is aborted while it runs", () => {
    const controller = new AbortController();
    const live = new Search(endless, RULES, { bounds: { signal: controller.signal } });
    for (let step = 0; step < 100; step++) live.next();
    expect(live.outcome).toBe(null);
    controller.abort();
    const run = live.finish();
    expect(run.outcome).toBe("stopped");
    expect(run.visits.length).toBeLessThan(200);
  });

  it("does not begin when the signal is already aborted", () => {
    const run = search(endless, RULES, { bounds: { signal: { aborted: true } } });
    expect([run.outcome, run.visits.length, run.tree.size]).toEqual(["stopped", 0, 1]);
  });

  it("is a search like any other up to the bound", () => {
    const bounded = search(endless, RULES, { bounds: { nodes: 101 } });
    const stepped = new Search(endless, RULES);
    for (let step = 0; step < 50; step++) stepped.next();
    expect([...bounded.visits]).toEqual([...stepped.run.visits]);
  });
});

describe("bounds that make no sense", () => {
  it.each([0, -1, 1.5, Number.NaN])("nodes %s is refused", (nodes) => {
    expect(() => new Search(endless, RULES, { bounds: { nodes } })).toThrow(
      new RangeError(`bounds.nodes is ${nodes}; it must be a whole number of at least 1`),
    );
  });

  it("a deadline without a clock is refused", () => {
    expect(() => new Search(endless, RULES, { bounds: { deadline: 5 } })).toThrow(
      new TypeError("bounds.deadline needs bounds.clock, such as performance.now"),
    );
  });
});
