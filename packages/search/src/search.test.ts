import { describe, expect, it } from "vitest";
import {
  PRESETS,
  presetNamed,
  Search,
  search,
  solutionActions,
  solutionPath,
  StateTable,
  type Problem,
  type Rules,
} from "./index.ts";
import { plainGraphProblem } from "./testing/plain-graph.ts";

const RULES: Rules = {
  search: "breadth-first",
  childOrder: "listed",
  depthLimit: null,
  duplicates: "closed",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [],
};

const problem = plainGraphProblem({
  start: "A",
  goals: ["D"],
  edges: [
    ["A", "B", 1],
    ["A", "C", 1],
    ["C", "D", 1],
  ],
  h: {},
});

describe("a run", () => {
  it("has the states and the actions from the root to the goal", () => {
    const run = search(problem, RULES);
    expect(solutionPath(run)).toEqual(["A", "C", "D"]);
    expect(solutionActions(run)).toEqual(["edge 1", "edge 2"]);
  });

  it("has no path and no actions when no goal was found", () => {
    const run = search({ ...problem, isGoal: () => false }, RULES);
    expect([run.outcome, solutionPath(run), solutionActions(run)]).toEqual(["exhausted", [], []]);
  });

  it("has a path of one state and no action when the root is a goal", () => {
    const run = search({ ...problem, initial: "D" }, RULES);
    expect([solutionPath(run), solutionActions(run)]).toEqual([["D"], []]);
  });

  it("gives a node as a value with everything the slides' record has", () => {
    const { tree } = search(problem, RULES);
    expect(tree.node(2)).toEqual({
      id: 2,
      state: "C",
      action: "edge 1",
      parent: 0,
      firstChild: 3,
      nextSibling: null,
      level: 1,
      g: 1,
      h: 0,
    });
    expect(() => tree.node(4)).toThrow(new RangeError("the tree has nodes 0 to 3, not 4"));
    expect(() => tree.node(0.5)).toThrow(new RangeError("the tree has nodes 0 to 3, not 0.5"));
  });
});

describe("a search", () => {
  it("leaves nothing behind for the next search of the same problem", () => {
    const [first, second] = [search(problem, RULES), search(problem, RULES)];
    expect(second.counters).toEqual(first.counters);
    expect([...second.visits]).toEqual([...first.visits]);
    expect(second.tree).not.toBe(first.tree);
  });

  it("stays at its end however often it is asked for the next step", () => {
    const live = new Search(problem, RULES);
    live.finish();
    expect([live.next(), live.next(), live.outcome]).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
      "found",
    ]);
    expect([...live.finish().visits]).toEqual([0, 1, 2, 3]);
  });

  it("reads states that are objects by their keys", () => {
    const grid: Problem<{ x: number; y: number }, string> = {
      initial: { x: 0, y: 0 },
      isGoal: ({ x, y }) => x === 2 && y === 1,
      successors: ({ x, y }) => [
        { state: { x: x + 1, y }, action: "right", cost: 1 },
        { state: { x, y: y + 1 }, action: "up", cost: 1 },
      ],
      key: ({ x, y }) => `${x},${y}`,
    };
    expect(solutionActions(search(grid, RULES))).toEqual(["right", "right", "up"]);
  });

  it("asks for the heuristic's function when the rules name one", () => {
    const rules = { ...RULES, heuristic: [{ name: "table", weight: 1 }] };
    expect(() => search(problem, rules)).toThrow(
      new TypeError("rules.heuristic names heuristics: give their function as `heuristic`"),
    );
  });

  it("names a search that it does not know", () => {
    const rules = { ...RULES, search: "deepest-first" as Rules["search"] };
    expect(() => search(problem, rules)).toThrow(
      /^rules\.search is "deepest-first"; it must be one of depth-first, breadth-first, /,
    );
  });

  it.each([-1, 2.5, Number.NaN])("refuses the depth limit %s", (depthLimit) => {
    expect(() => search(problem, { ...RULES, depthLimit })).toThrow(
      new RangeError(
        `rules.depthLimit is ${depthLimit}; it must be a whole number of at least 0, or null`,
      ),
    );
  });

  it("refuses a value of h that is no number and a cost below 0, and names the state", () => {
    const rules: Rules = { ...RULES, heuristic: [{ name: "table", weight: 1 }] };
    const heuristic = (state: string): number => (state === "C" ? Number.NaN : 0);
    expect(() => search(problem, rules, { heuristic })).toThrow(
      new RangeError("h of C is NaN; it must be a number of at least 0"),
    );
    const successors = () => [{ state: "B", action: "back", cost: -1 }];
    expect(() => search({ ...problem, successors }, RULES)).toThrow(
      new RangeError("the cost from A to B is -1; it must be a number of at least 0"),
    );
  });
});

describe("a state table", () => {
  it("numbers states in the order in which they are first seen", () => {
    const table = new StateTable<string>((state) => state.toLowerCase());
    expect(["b", "A", "B", "a"].map((state) => table.number(state))).toEqual([0, 1, 0, 1]);
    expect([table.size, table.state(0), table.key(1)]).toEqual([2, "b", "a"]);
    expect([table.find("A"), table.find("C")]).toEqual([1, undefined]);
    expect(() => table.state(2)).toThrow(new RangeError("no state has the number 2"));
  });
});

describe("a preset", () => {
  it("is found by its name and by nothing else", () => {
    expect(PRESETS.map(({ name }) => presetNamed(name)?.name)).toEqual([
      "kotak-8",
      "bratko",
      "aima",
      "cs188",
    ]);
    expect(presetNamed("kotak-9")).toBe(undefined);
  });

  it("kotak-8 holds the rules of the slides and leaves the search and the limit open", () => {
    expect(presetNamed("kotak-8")?.rules).toEqual({
      childOrder: ["D", "R", "L", "U"],
      duplicates: "parent",
      goalTest: "visit",
      ties: "fifo",
      heuristic: [
        { name: "misplaced", weight: 1 },
        { name: "manhattan", weight: 1 },
      ],
    });
  });
});
