import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countersByPass,
  DUPLICATES,
  expansions,
  reopened,
  replay,
  Search,
  search,
  SearchMemory,
  solutionPath,
  type Rules,
  type SearchOptions,
  type SearchRun,
} from "./index.ts";
import { NaiveSearches, type NaiveRun } from "./testing/naive-searches.ts";
import { plainGraphHeuristic, plainGraphProblem, type PlainGraph } from "./testing/plain-graph.ts";
import { plainHeuristic, plainTiles } from "./testing/plain-tiles.ts";
import { referenceSearch } from "./testing/reference-search.ts";

type Run = SearchRun<string, string>;

const RULES: Omit<Rules, "search"> = {
  childOrder: "listed",
  depthLimit: null,
  duplicates: "path",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [{ name: "table", weight: 1 }],
};

const STATES = ["A", "B", "C", "D", "E"];
const state = fc.constantFrom(...STATES);
const graphs: fc.Arbitrary<PlainGraph> = fc.record({
  start: state,
  goals: fc.array(state, { maxLength: 1 }),
  edges: fc.array(fc.tuple(state, state, fc.constantFrom(0, 0.5, 1, 1, 2, 3)), { maxLength: 10 }),
  h: fc.dictionary(state, fc.constantFrom(0, 1, 2, 2, 3, 0.5)),
});

const MOST = 3000;

function runOn(graph: PlainGraph, rules: Partial<Rules> & Pick<Rules, "search">): Run {
  return search<string, string>(
    plainGraphProblem(graph),
    { ...RULES, ...rules },
    { heuristic: plainGraphHeuristic(graph), bounds: { nodes: 20_000 } },
  );
}

const visitsOf = (run: Run): string[] => run.visits.map((node) => run.tree.state(node));

/** Edges `AB` (cost 1) or `AB5`; h `A3`. */
function graphOf(start: string, goals: string, edges: string, h: string): PlainGraph {
  const words = (text: string): string[] => text.split(" ").filter(Boolean);
  return {
    start,
    goals: Array.from(goals),
    edges: words(edges).map(
      (edge) => [edge.charAt(0), edge.charAt(1), Number(edge.slice(2) || 1)] as const,
    ),
    h: Object.fromEntries(
      words(h).map((entry) => [entry.charAt(0), Number(entry.slice(1))] as const),
    ),
  };
}

describe("the searches beside the first five do what their books say:", () => {
  type Books = [Partial<Rules> & Pick<Rules, "search">, (searches: NaiveSearches) => NaiveRun];
  const books: Books[] = [
    [{ search: "ida-star" }, (naive) => naive.idaStar()],
    [{ search: "recursive-best-first" }, (naive) => naive.recursiveBestFirst()],
    [{ search: "best-first-tree" }, (naive) => naive.bestFirstTree()],
    [{ search: "beam", beamWidth: 1 }, (naive) => naive.beam(1)],
    [{ search: "beam", beamWidth: 2 }, (naive) => naive.beam(2)],
    [{ search: "beam", beamWidth: 3 }, (naive) => naive.beam(3)],
    [{ search: "steepest-hill-climbing" }, (naive) => naive.hillClimbing("steepest")],
    [{ search: "simple-hill-climbing" }, (naive) => naive.hillClimbing("simple")],
    [{ search: "siblings-only" }, (naive) => naive.siblingsOnly()],
  ];

  it.each(books)("$search", (rules, naive) => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const run = runOn(graph, rules);
        const expected = naive(new NaiveSearches(graph, MOST));
        expect({ visits: visitsOf(run), found: run.outcome === "found" }).toEqual(expected);
        expect(run.outcome).toBe(expected.found ? "found" : "exhausted");
      }),
      { numRuns: 400 },
    );
  });

  it("weighted-a-star is a-star with a weighted h", () => {
    fc.assert(
      fc.property(graphs, fc.constantFrom(0, 0.5, 1, 2, 5), (graph, weight) => {
        const h = Object.fromEntries(STATES.map((name) => [name, weight * (graph.h[name] ?? 0)]));
        const weighted = runOn(graph, { search: "weighted-a-star", weight });
        const plain = runOn({ ...graph, h }, { search: "a-star" });
        expect(visitsOf(weighted)).toEqual(visitsOf(plain));
      }),
    );
  });
});

describe("iterative-deepening", () => {
  const duplicateRules = fc.constantFrom(...DUPLICATES);

  it("is depth-first search with the limits 0, 1, 2, ... one after the other", () => {
    fc.assert(
      fc.property(graphs, fc.option(fc.nat(4)), duplicateRules, (graph, most, duplicates) => {
        const isEndless = duplicates === "none" || duplicates === "parent";
        const depthLimit = isEndless ? (most ?? 4) : most;
        const run = runOn(graph, { search: "iterative-deepening", depthLimit, duplicates });
        const visits: string[] = [];
        const passes: { limit: number; visited: number; expanded: number; generated: number }[] =
          [];
        let outcome = "";
        for (let limit = 0; ; limit++) {
          const rules = { ...RULES, search: "depth-first", duplicates } as const;
          const pass = referenceSearch(graph, { ...rules, depthLimit: limit }, 20_000);
          visits.push(...pass.visits.map((node) => pass.nodes[node]?.state ?? ""));
          passes.push({
            limit,
            visited: pass.visits.length,
            expanded: pass.expanded,
            generated: pass.nodes.length,
          });
          ({ outcome } = pass);
          if (outcome !== "cut-off" || limit === depthLimit) break;
        }
        expect(visitsOf(run)).toEqual(visits);
        expect(run.outcome).toBe(outcome);
        expect(countersByPass(run)).toEqual(passes);
        const sum = (key: "visited" | "expanded" | "generated"): number =>
          passes.reduce((total, pass) => total + pass[key], 0);
        const { visited, expanded, generated } = run.counters;
        expect({ visited, expanded, generated }).toEqual({
          visited: sum("visited"),
          expanded: sum("expanded"),
          generated: sum("generated"),
        });
      }),
    );
  });

  it("starts each pass from a root of its own, with what it has seen forgotten", () => {
    const run = runOn(graphOf("A", "C", "AB BC", ""), {
      search: "iterative-deepening",
      duplicates: "generated",
    });
    expect(visitsOf(run).join(" ")).toBe("A A B A B C");
    expect(run.passes).toEqual([
      { limit: 0, root: 0, firstVisit: 1 },
      { limit: 1, root: 1, firstVisit: 2 },
      { limit: 2, root: 3, firstVisit: 4 },
    ]);
    expect(solutionPath(run)).toEqual(["A", "B", "C"]);
    const { frontierAfter, generatedAfter } = replay(run);
    expect([0, 1, 2, 3, 4, 5, 6].map(frontierAfter)).toEqual([[0], [], [2], [], [4], [5], []]);
    expect([0, 1, 2, 3, 4, 5, 6].map(generatedAfter)).toEqual([1, 1, 3, 3, 5, 6, 6]);
  });
});

describe("ida-star", () => {
  it("raises its bound to the least g + h that exceeded it", () => {
    // f: B 1 + 4 = 5, C 2 + 2 = 4, D 4 + 0 by C; the root has 3.
    const run = runOn(graphOf("A", "D", "AB1 AC2 CD2", "A3 B4 C2"), { search: "ida-star" });
    expect(visitsOf(run).join(" ")).toBe("A A C D");
    expect(countersByPass(run)).toEqual([
      { limit: 3, visited: 1, expanded: 1, generated: 3 },
      { limit: 4, visited: 3, expanded: 2, generated: 4 },
    ]);
    expect(replay(run).frontierAfter(2)).toEqual([5]);
  });

  it("finds no goal above its bound when children are compared as they are generated", () => {
    const graph = graphOf("A", "G", "AG9 AB1 BG1", "");
    const run = runOn(graph, { search: "ida-star", goalTest: "generate" });
    expect([solutionPath(run), run.tree.g(run.goal ?? 0)]).toEqual([["A", "B", "G"], 2]);
  });
});

describe("best-first-tree", () => {
  interface Golden {
    id: string;
    start: string;
    goal: string;
    path: string[];
    expansions: { state: string; g: number; f: number }[];
  }
  const golden = JSON.parse(
    readFileSync(new URL("../../../tooling/golden/bratko-tree.json", import.meta.url), "utf8"),
  ) as Golden[];

  it.each(golden)(
    "expands Bratko's position ($id) in the order of his program",
    ({ start, goal, ...expected }) => {
      const heuristic = [
        { name: "manhattan", weight: 1 },
        { name: "sequence", weight: 3 },
      ];
      const rules = { ...RULES, search: "best-first-tree", childOrder: "tile", heuristic } as const;
      const run = search<string, string>(plainTiles(start, goal, 3, "tile"), rules, {
        heuristic: plainHeuristic(heuristic, goal, 3),
      });
      const { tree } = run;
      expect(solutionPath(run)).toEqual(expected.path);
      expect(
        expansions(run).map((node) => ({
          state: tree.state(node),
          g: tree.g(node),
          f: node === 0 ? 0 : tree.g(node) + tree.h(node),
        })),
      ).toEqual(expected.expansions);
    },
  );

  it("stays where it is among equals, where a-star takes the older node", () => {
    const graph = graphOf("A", "", "AB AC BD", "A2 B1 C1 D0");
    expect(visitsOf(runOn(graph, { search: "best-first-tree" })).join(" ")).toBe("A B D C");
    expect(visitsOf(runOn(graph, { search: "a-star" })).join(" ")).toBe("A B C D");
  });
});

describe("recursive-best-first", () => {
  it("visits a node again with the children it had, once each in the tree", () => {
    // B's child is worse than C, and C's than B's child.
    const graph = graphOf("A", "G", "AB AC BG CD", "B1 C2 G3 D9");
    const run = runOn(graph, { search: "recursive-best-first" });
    expect(visitsOf(run).join(" ")).toBe("A B C B G");
    expect(run.tree.size).toBe(5);
    expect(run.counters).toMatchObject({ visited: 5, expanded: 4, generated: 5 });
    // After C was left, B is remembered with its best child's f.
    expect(replay(run).frontierAfter(3)).toEqual([1, 4]);
  });

  it("refuses to remember states", () => {
    const graph = graphOf("A", "", "", "");
    expect(() => runOn(graph, { search: "recursive-best-first", duplicates: "closed" })).toThrow(
      /^rules\.duplicates is "closed"; recursive-best-first remembers no states/,
    );
  });
});

describe("beam", () => {
  it("forgets what is not among the best of a level when the level is begun", () => {
    const run = runOn(graphOf("A", "", "AB AC AD BE", "B2 C1 D3"), {
      search: "beam",
      beamWidth: 2,
    });
    expect(visitsOf(run).join(" ")).toBe("A C B E");
    const { frontierAfter } = replay(run);
    expect([1, 2, 3, 4].map(frontierAfter)).toEqual([[2, 1, 3], [1], [4], []]);
  });

  it.each([undefined, 0, 1.5])("asks for a width, not %s", (beamWidth) => {
    const rules = beamWidth === undefined ? {} : { beamWidth };
    expect(() => runOn(graphOf("A", "", "", ""), { search: "beam", ...rules })).toThrow(
      `rules.beamWidth is ${beamWidth ?? "missing"}; beam needs a whole number of at least 1`,
    );
  });
});

describe("hill climbing", () => {
  const graph = graphOf("A", "", "AB AC BD", "A5 B4 C3 D1");

  it("simple takes the first better child and makes none after it", () => {
    const run = runOn(graph, { search: "simple-hill-climbing" });
    expect([visitsOf(run).join(" "), run.tree.size]).toEqual(["A B D", 3]);
  });

  it("steepest takes the best child, is stuck without a better one, and does not go back", () => {
    const run = runOn(graph, { search: "steepest-hill-climbing" });
    expect([visitsOf(run).join(" "), run.outcome]).toEqual(["A C", "exhausted"]);
  });
});

describe("weighted-a-star", () => {
  it("asks for its weight", () => {
    expect(() => runOn(graphOf("A", "", "", ""), { search: "weighted-a-star" })).toThrow(
      "rules.weight is missing; weighted-a-star needs a number of at least 0, such as 1.5",
    );
  });
});

describe("reopening", () => {
  // h of B is far too large: D is visited by the long way before the short one is found.
  const graph = graphOf("A", "G", "AB1 AC3 CD1 BD1 DG9", "B9 C0 D0 G0");

  it("is what reached does when a visited state becomes cheaper", () => {
    const run = runOn(graph, { search: "a-star", duplicates: "reached" });
    expect(visitsOf(run).join(" ")).toBe("A C D B D G");
    expect(reopened(run).map((node) => run.tree.node(node))).toMatchObject([{ state: "D", g: 2 }]);
    expect(run.tree.g(run.goal ?? 0)).toBe(11);
  });

  it("is what reached-unvisited does not do, and the solution is longer for it", () => {
    const run = runOn(graph, { search: "a-star", duplicates: "reached-unvisited" });
    expect(visitsOf(run).join(" ")).toBe("A C D B G");
    expect(reopened(run)).toEqual([]);
    expect(run.tree.g(run.goal ?? 0)).toBe(13);
  });

  it("never happens under reached-unvisited", () => {
    fc.assert(
      fc.property(graphs, (random) => {
        const run = runOn(random, { search: "a-star", duplicates: "reached-unvisited" });
        expect(reopened(run)).toEqual([]);
      }),
    );
  });
});

describe("any of the searches beside the first five", () => {
  const names = fc.constantFrom<Rules["search"][]>(
    "weighted-a-star",
    "siblings-only",
    "iterative-deepening",
    "ida-star",
    "beam",
    "steepest-hill-climbing",
    "simple-hill-climbing",
    "best-first-tree",
    "recursive-best-first",
  );

  it("stops at a bound, and steps as it drains, with replay telling of every visit", () => {
    fc.assert(
      fc.property(graphs, names, fc.boolean(), (graph, name, generate) => {
        const rules: Rules = {
          ...RULES,
          search: name,
          duplicates: "parent",
          goalTest: generate ? "generate" : "visit",
          weight: 1.5,
          beamWidth: 2,
        };
        const problem = plainGraphProblem(graph);
        const signal = { aborted: false };
        const options = { heuristic: plainGraphHeuristic(graph), bounds: { nodes: 60, signal } };
        const live = new Search<string, string>(problem, rules, options);
        const steps = [];
        for (const step of live) {
          steps.push(step);
          // Recursive best-first search may visit for ever without a new node.
          if (steps.length === 200) break;
        }
        const { run } = live;
        fc.pre(steps.length < 200);
        const drained = search<string, string>(problem, rules, options);
        expect([...drained.visits]).toEqual([...run.visits]);
        expect(drained.counters).toEqual(run.counters);
        const replayed = replay(run);
        for (const { number, node, childrenStart, childrenEnd } of steps) {
          expect(run.visits[number - 1]).toBe(node);
          const made = replayed.generatedAfter(number) - replayed.generatedAfter(number - 1);
          const isNewRoot = node !== 0 && run.tree.parent(node) === -1;
          expect(childrenEnd - childrenStart).toBe(made - (isNewRoot ? 1 : 0));
          expect(replayed.frontierAfter(number)).not.toContain(node);
        }
      }),
    );
  });
});

describe("keep: path", () => {
  const names = fc.constantFrom<Rules["search"][]>(
    "depth-first",
    "iterative-deepening",
    "ida-star",
  );

  it("finds what the whole tree finds, counts the same, and holds less", () => {
    fc.assert(
      fc.property(graphs, names, fc.boolean(), (graph, name, generate) => {
        const goalTest = generate ? "generate" : "visit";
        const rules: Rules = { ...RULES, search: name, goalTest };
        const problem = plainGraphProblem(graph);
        const heuristic = plainGraphHeuristic(graph);
        const whole = search<string, string>(problem, rules, { heuristic });
        const path = search<string, string>(problem, rules, { heuristic, keep: "path" });
        expect(path.counters).toEqual(whole.counters);
        expect(path.outcome).toBe(whole.outcome);
        expect(solutionPath(path)).toEqual(solutionPath(whole));
        expect(path.visits).toEqual([]);
        expect(path.tree.size).toBeLessThanOrEqual(whole.tree.size);
      }),
      { numRuns: 400 },
    );
  });

  it("does so under every rule on duplicates, and leaves nothing for the next search", () => {
    const memory = new SearchMemory();
    const limits = fc.option(fc.nat(6));
    fc.assert(
      fc.property(
        graphs,
        names,
        fc.constantFrom(...DUPLICATES),
        limits,
        (graph, name, rule, limit) => {
          const rules: Rules = { ...RULES, search: name, duplicates: rule, depthLimit: limit };
          const problem = plainGraphProblem(graph);
          const options = { heuristic: plainGraphHeuristic(graph), bounds: { nodes: 500 } };
          const counted = (more: SearchOptions<string>) => {
            const { counters, outcome } = search<string, string>(problem, rules, {
              ...options,
              ...more,
            });
            return { counters, outcome };
          };
          const whole = counted({});
          expect(counted({ keep: "path", memory })).toEqual(whole);
          expect(counted({ memory })).toEqual(whole);
        },
      ),
      { numRuns: 600 },
    );
  });

  it("does so where paths are long and states recur along them", () => {
    const last = 90;
    const jumps = fc.array(fc.tuple(fc.nat(last), fc.nat(last)), { minLength: 8, maxLength: 25 });
    fc.assert(
      fc.property(jumps, (extra) => {
        const chain = Array.from({ length: last }, (_, at) => [at, at + 1] as const);
        const edges = [...chain, ...extra].map(([from, to]) => [`${from}`, `${to}`, 1] as const);
        const problem = plainGraphProblem({ start: "0", goals: [], edges, h: {} });
        const rules: Rules = { ...RULES, search: "depth-first", duplicates: "path", heuristic: [] };
        const bounds = { nodes: 4000 };
        const whole = search<string, string>(problem, rules, { bounds });
        const path = search<string, string>(problem, rules, { bounds, keep: "path" });
        expect(path.counters).toEqual(whole.counters);
      }),
      { numRuns: 60 },
    );
  });

  it("needs memory for the depth, not for the nodes", () => {
    // 2 ** 15 - 1 nodes on 15 levels; the path and its siblings are 29.
    const edges = Array.from({ length: 14 }, (_, level) => [`${level}`, `${level + 1}`] as const);
    const graph: PlainGraph = {
      start: "0",
      goals: [],
      edges: edges.flatMap(([from, to]) => [[from, to, 1] as const, [from, to, 1] as const]),
      h: {},
    };
    const run = search<string, string>(
      plainGraphProblem(graph),
      { ...RULES, search: "depth-first", heuristic: [] },
      { keep: "path" },
    );
    expect([run.counters.generated, run.tree.size]).toEqual([32_767, 29]);
  });

  it("is refused for a search that needs its tree", () => {
    const rules: Rules = { ...RULES, search: "a-star", heuristic: [] };
    const problem = plainGraphProblem(graphOf("A", "", "", ""));
    expect(() => search<string, string>(problem, rules, { keep: "path" })).toThrow(
      new TypeError('keep: "path" is for searches that go down a path and back, not for a-star'),
    );
  });
});
