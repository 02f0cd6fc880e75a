import { describe, expect, it } from "vitest";
import { replay, search, type Rules, type SearchRun } from "./index.ts";
import { plainGraphHeuristic, plainGraphProblem, type PlainGraph } from "./testing/plain-graph.ts";

const PLAIN: Rules = {
  search: "breadth-first",
  childOrder: "listed",
  depthLimit: null,
  duplicates: "none",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [],
};

/** Edges written `AB` (cost 1) or `AB5`; h written `A3`. */
function graph(start: string, goals: string, edges: string, h = ""): PlainGraph {
  return {
    start,
    goals: Array.from(goals),
    edges: edges
      .split(" ")
      .filter(Boolean)
      .map((edge) => [edge[0] ?? "", edge[1] ?? "", Number(edge.slice(2) || 1)] as const),
    h: Object.fromEntries(
      h
        .split(" ")
        .filter(Boolean)
        .map((entry) => [entry[0] ?? "", Number(entry.slice(1))]),
    ),
  };
}

function runOn(on: PlainGraph, rules: Partial<Rules>): SearchRun<string, string> {
  return search(
    plainGraphProblem(on),
    { ...PLAIN, ...rules },
    { heuristic: plainGraphHeuristic(on), bounds: { nodes: 100 } },
  );
}

const visitsOf = (run: SearchRun<string, string>): string =>
  run.visits.map((node) => run.tree.state(node)).join(" ");
const generatedBy = (run: SearchRun<string, string>): string =>
  Array.from({ length: run.tree.size }, (_, node) => run.tree.state(node)).join(" ");

describe("search", () => {
  // A has the children B, C, D; B has E, F; D has G.
  const tree = graph("A", "", "AB3 AC1 AD2 BE1 BF1 DG5", "A9 B1 C8 D5 E7 F2 G0");

  it("depth-first goes down the first child before it looks at a sibling", () => {
    expect(visitsOf(runOn(tree, { search: "depth-first" }))).toBe("A B E F C D G");
  });

  it("breadth-first visits level after level, each in order of generation", () => {
    expect(visitsOf(runOn(tree, { search: "breadth-first" }))).toBe("A B C D E F G");
  });

  it("best-first takes the least h of the whole frontier", () => {
    expect(visitsOf(runOn(tree, { search: "best-first" }))).toBe("A B F D G E C");
  });

  it("a-star takes the least g + h", () => {
    // f: B 4, C 9, D 7; after B also E 11, F 6; after D also G 7.
    expect(visitsOf(runOn(tree, { search: "a-star" }))).toBe("A B F D G C E");
  });

  it("uniform-cost takes the least g", () => {
    // g: C 1, D 2, B 3, E 4, F 4, G 7.
    expect(visitsOf(runOn(tree, { search: "uniform-cost" }))).toBe("A C D B E F G");
  });
});

describe("depthLimit", () => {
  const chain = graph("A", "D", "AB BC CD");

  it("visits a node at the limit and does not expand it", () => {
    const run = runOn(chain, { depthLimit: 2 });
    expect(visitsOf(run)).toBe("A B C");
    expect(generatedBy(run)).toBe("A B C");
  });

  it("finds a goal that lies exactly at the limit", () => {
    expect(runOn(chain, { depthLimit: 3 }).outcome).toBe("found");
  });

  it("gives the outcome cut-off only when it left a node unexpanded", () => {
    expect(runOn(chain, { depthLimit: 2 }).outcome).toBe("cut-off");
    expect(runOn(graph("A", "Z", "AB BC"), { depthLimit: 3 }).outcome).toBe("exhausted");
  });

  it("0 leaves the root alone", () => {
    const run = runOn(chain, { depthLimit: 0 });
    expect([visitsOf(run), run.outcome]).toEqual(["A", "cut-off"]);
  });
});

describe("duplicates", () => {
  it("none keeps every child, the state that its parent came from included", () => {
    const run = runOn(graph("A", "", "AB BA"), { depthLimit: 3 });
    expect(visitsOf(run)).toBe("A B A B");
    expect(run.counters.dropped).toBe(0);
  });

  it("parent drops the state that the parent came from and no other", () => {
    const run = runOn(graph("A", "", "AB BA BC CA"), { duplicates: "parent", depthLimit: 3 });
    expect(visitsOf(run)).toBe("A B C A");
    expect(run.counters.dropped).toBe(1);
  });

  it("path drops every state on the way from the root and keeps one that lies beside it", () => {
    const run = runOn(graph("A", "", "AB AC BA BC CA CB"), { duplicates: "path" });
    expect(visitsOf(run)).toBe("A B C C B");
    expect(run.counters.dropped).toBe(6);
  });

  const diamond = graph("A", "", "AB AC BD CD DE");

  it("closed keeps a second copy in the frontier and throws it away when it is taken", () => {
    const run = runOn(diamond, { duplicates: "closed" });
    expect(visitsOf(run)).toBe("A B C D E");
    expect(generatedBy(run)).toBe("A B C D D E");
    expect(run.counters).toMatchObject({ dropped: 0, thrownAway: 1 });
  });

  it("closed drops a child whose state has been visited", () => {
    const run = runOn(graph("A", "", "AB BA"), { duplicates: "closed" });
    expect([visitsOf(run), run.counters.dropped]).toEqual(["A B", 1]);
  });

  it("closed-at-generation visits the queued copy again", () => {
    const run = runOn(diamond, { duplicates: "closed-at-generation" });
    expect(visitsOf(run)).toBe("A B C D D E E");
    expect(run.counters).toMatchObject({ dropped: 0, thrownAway: 0 });
  });

  it("generated drops the second copy at once", () => {
    const run = runOn(diamond, { duplicates: "generated" });
    expect(generatedBy(run)).toBe("A B C D E");
    expect(run.counters).toMatchObject({ dropped: 1, thrownAway: 0 });
  });

  it("reached keeps a cheaper copy, drops one that is not cheaper, and leaves the costlier one queued", () => {
    const twoWays = graph("A", "", "AB5 AC1 CB1 CB1");
    const run = runOn(twoWays, { search: "uniform-cost", duplicates: "reached" });
    expect(visitsOf(run)).toBe("A C B B");
    expect(run.visits.map((node) => run.tree.g(node))).toEqual([0, 1, 2, 5]);
    expect(run.counters.dropped).toBe(1);
  });
});

describe("goalTest", () => {
  const chain = graph("A", "C", "AB BC BD");

  it("visit ends the search when the goal is taken from the frontier", () => {
    const run = runOn(chain, { goalTest: "visit" });
    expect([visitsOf(run), generatedBy(run), run.goal]).toEqual(["A B C", "A B C D", 2]);
  });

  it("generate ends it when the goal is made: it is not visited and no sibling follows it", () => {
    const run = runOn(chain, { goalTest: "generate" });
    expect([visitsOf(run), generatedBy(run), run.goal]).toEqual(["A B", "A B C", 2]);
  });

  it("generate compares the root before anything else", () => {
    const run = runOn(graph("C", "C", "CD"), { goalTest: "generate" });
    expect([run.outcome, visitsOf(run), generatedBy(run), run.goal]).toEqual(["found", "", "C", 0]);
  });
});

describe("ties", () => {
  // B, C, D, E all have f = 5: B 1 + 4, C 3 + 2, D 2 + 3, E 3 + 2; generated in the order D, E, B, C.
  const ties = graph("A", "", "AD2 AE3 AB1 AC3", "B4 C2 D3 E2");
  const order = (rule: Rules["ties"]): string =>
    visitsOf(runOn(ties, { search: "a-star", ties: rule }));

  it("fifo takes the one generated first", () => {
    expect(order("fifo")).toBe("A D E B C");
  });

  it("lifo takes the one generated last", () => {
    expect(order("lifo")).toBe("A C B E D");
  });

  it("low-h takes the smaller h, then the one generated first", () => {
    expect(order("low-h")).toBe("A E C D B");
  });

  it("alphabetical takes the smaller name", () => {
    expect(order("alphabetical")).toBe("A B C D E");
  });

  it("alphabetical takes the older of two with the same name", () => {
    const run = runOn(graph("A", "", "AB AB"), { search: "best-first", ties: "alphabetical" });
    expect([...run.visits]).toEqual([0, 1, 2]);
  });

  it("say nothing about depth-first and breadth-first", () => {
    expect(visitsOf(runOn(ties, { search: "breadth-first", ties: "lifo" }))).toBe("A D E B C");
  });
});

describe("replay", () => {
  it("lists the frontier in the order in which it would be taken", () => {
    const run = runOn(graph("A", "", "AB3 AC1 AD2 CE9", "B3 C1 D2 E2"), { search: "best-first" });
    const { frontierAfter } = replay(run);
    const names = (visit: number): string =>
      frontierAfter(visit)
        .map((node) => run.tree.state(node))
        .join(" ");
    expect([0, 1, 2, 3, 4, 5].map(names)).toEqual(["A", "C D B", "D E B", "E B", "B", ""]);
  });

  it("takes a node that was thrown away out of the frontier with the visit that follows", () => {
    const run = runOn(graph("A", "", "AB AC BD CD DE"), { duplicates: "closed" });
    const { frontierAfter } = replay(run);
    // 3 and 4 are the two copies of D, 5 is E.
    expect([3, 4, 5].map((visit) => frontierAfter(visit))).toEqual([[3, 4], [4, 5], []]);
  });

  it("refuses a visit that the run does not have", () => {
    const { frontierAfter, closedAfter, generatedAfter, pathAt } = replay(
      runOn(graph("A", "", "AB"), {}),
    );
    for (const ask of [frontierAfter, closedAfter, generatedAfter, pathAt]) {
      for (const visit of [-1, 0.5, 3, Number.NaN]) {
        expect(() => ask(visit)).toThrow(new RangeError(`the run has visits 1 to 2, not ${visit}`));
      }
    }
  });
});
