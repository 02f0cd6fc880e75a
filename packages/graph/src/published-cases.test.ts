import { expansions, replay, solutionPath, type SearchRun } from "@jejak/search";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Graph } from "./index.ts";
import { graphOfText, runOnGraph, visitsOf } from "./testing/run-on-graph.ts";

function pathOf(run: SearchRun<string, string>): string {
  return solutionPath(run).join(" ");
}

function expansionsOf(run: SearchRun<string, string>): string {
  return expansions(run)
    .map((node) => run.tree.state(node))
    .join(" ");
}

function costOf({ tree, goal }: SearchRun<string, string>): number | null {
  return goal === null ? null : tree.g(goal);
}

/** `B(7)` is a node with its f. */
function withF({ tree }: SearchRun<string, string>, nodes: readonly number[]): string {
  return nodes.map((node) => `${tree.state(node)}(${tree.g(node) + tree.h(node)})`).join(" ");
}

// Real traces and disputes found in public, retyped; the numbers are those of the project's list of cases.
describe("published searches on graphs come out as their sources say", () => {
  const tree15 =
    "A: B, C, D\nB: E, F, G\nC: H\nD: I, J\nh: A 0, B 1, C 6, D 3, E 0, F 0, G 0, H 0, I 0, J 0";

  it.each([
    ["breadth-first", "A B C D E F G H I J"],
    ["depth-first", "A B E F G C H D I J"],
    ["best-first", "A B E F G D I J"],
  ] as const)("case 15, a tree retold from a lecture, %s", (search, order) => {
    expect(visitsOf(runOnGraph(graphOfText(tree15), { start: "A", goal: "J", search }))).toBe(
      order,
    );
  });

  it("case 16, Luger's graph depth-first with OPEN and CLOSED as strings of letters", () => {
    const graph = graphOfText(
      "A: B, C, D\nB: E, F\nC: G, H\nD: I, J\nE: K, L\nF: L, M\nG: N\nH: O, P\nI: P, Q\nJ: R\nK: S\nL: T\nP: U",
    );
    const run = runOnGraph(graph, {
      start: "A",
      goal: "U",
      search: "depth-first",
      duplicates: "generated",
    });
    expect(visitsOf(run)).toBe("A B E K S L T F M C G N H O P U");
    const replayed = replay(run);
    const open = replayed.frontierAfter(5).map((node) => run.tree.state(node));
    const closed = replayed.closedAfter(5).map((node) => run.tree.state(node));
    expect([open.join(""), closed.toReversed().join("")]).toEqual(["LFCD", "SKEBA"]);
  });

  describe("case 18, an exam question that tells reopening from no reopening", () => {
    const graph = graphOfText(
      "A -> B 5, C 2; C -> B 2, E 10; B -> D 7; D -> E 2, G 3; E -> G 2\nh: A 25, B 16, C 20, D 10, E 8, G 0",
    );
    const asked = { start: "A", goal: "G", ties: "alphabetical" } as const;

    it("without reopening the frontier after A B C is E(20), D(22)", () => {
      const run = runOnGraph(graph, { ...asked, search: "a-star", duplicates: "closed" });
      expect(withF(run, run.visits.slice(0, 4))).toBe("A(25) B(21) C(22) E(20)");
      expect(withF(run, replay(run).frontierAfter(3))).toBe("E(20) D(22)");
      expect([pathOf(run), costOf(run)]).toEqual(["A C E G", 14]);
    });

    it("with reopening B comes back with 20", () => {
      const run = runOnGraph(graph, { ...asked, search: "a-star", duplicates: "reached" });
      expect(withF(run, replay(run).frontierAfter(3))).toBe("B(20) E(20) D(22)");
      expect(visitsOf(run)).toMatch(/^A B C B E/);
      expect(costOf(run)).toBe(14);
    });

    it("greedy search pays 15", () => {
      const run = runOnGraph(graph, { ...asked, search: "best-first", duplicates: "closed" });
      expect([pathOf(run), costOf(run)]).toEqual(["A B D G", 15]);
    });
  });

  it("case 26, the delivery graph of Poole and Mackworth, where nodes are whole paths", () => {
    // The published list has no h for o125 and storage; no value of theirs changes what is asserted.
    const graph = graphOfText(
      "o103 -> ts 8, b3 4, o109 12\nts -> mail 6\nb3 -> b1 4, b4 7\nb1 -> c2 3, b2 6\nb2 -> b4 3\nb4 -> o109 7\nc2 -> c3 6, c1 4\nc1 -> c3 8\no109 -> o119 16, o111 4\no119 -> o123 9, storage 7\no123 -> o125 4, r123 4\n" +
        "h: o103 21, b3 17, b1 13, c2 10, c1 6, c3 12, b4 18, b2 15, ts 23, mail 26, o109 24, o111 27, o119 11, o123 4, r123 0, o125 6, storage 12",
    );
    const run = runOnGraph(graph, { start: "o103", goal: "r123", search: "a-star" });
    expect(withF(run, run.visits.slice(0, 5))).toBe("o103(21) b3(21) b1(21) c2(21) c1(21)");
    const f = run.visits.map((node) => run.tree.g(node) + run.tree.h(node));
    expect(f.slice(5, 8)).toEqual([29, 29, 29]);
    expect([pathOf(run), costOf(run)]).toEqual(["o103 o109 o119 o123 r123", 41]);
    const depthFirst = runOnGraph(graph, { start: "o103", goal: "r123", search: "depth-first" });
    expect(pathOf(depthFirst)).toBe("o103 b3 b1 b2 b4 o109 o119 o123 r123");
  });

  describe("cases 31 and 36, three small graphs of an autograder", () => {
    const graphs = {
      backtrack: "A -> B, C, D; C -> G",
      "bfs-vs-dfs": "A -> B, G, D; B -> D; D -> G",
      "many-paths":
        "A -> B1, C, B2; B1 -> C; B2 -> C; C -> D; D -> E1, F, E2; E1 -> F; E2 -> F; F -> G",
    } as const;

    // A stack takes the last child first.
    it.each([
      ["backtrack", "depth-first", "A D C", "A D C G B"],
      ["bfs-vs-dfs", "depth-first", "A D", "A D G B"],
      ["many-paths", "depth-first", "A B2 C D E2 F", "A B2 C D E2 F G E1 B1"],
      ["backtrack", "breadth-first", "A B C D", "A B C D G"],
      ["bfs-vs-dfs", "breadth-first", "A B", "A B G D"],
      ["many-paths", "breadth-first", "A B1 C B2 D E1 F E2", "A B1 C B2 D E1 F E2 G"],
    ] as const)(
      "%s, %s: the goal is not expanded, or everything is",
      (name, search, right, student) => {
        const childOrder = search === "depth-first" ? "reversed" : "listed";
        const asked = { start: "A", search, childOrder, duplicates: "closed" } as const;
        const graph = graphOfText(`${graphs[name]}\nnodes: nowhere`);
        expect(expansionsOf(runOnGraph(graph, { ...asked, goal: "G" }))).toBe(right);
        expect(expansionsOf(runOnGraph(graph, { ...asked, goal: "nowhere" }))).toBe(student);
      },
    );

    it("the goal tested when it is generated leaves one expansion out", () => {
      const run = runOnGraph(graphOfText(graphs["many-paths"]), {
        start: "A",
        goal: "G",
        search: "breadth-first",
        duplicates: "closed",
        goalTest: "generate",
      });
      expect(expansionsOf(run)).toBe("A B1 C B2 D E1 F");
    });
  });

  it("case 34, a goal marked when it is queued keeps the costly path", () => {
    const graph = graphOfText("A-B:1 B-C:1 C-G:1 A-G:10");
    const asked = { start: "A", goal: "G", search: "uniform-cost" } as const;
    const right = runOnGraph(graph, { ...asked, duplicates: "closed" });
    expect([pathOf(right), costOf(right), expansionsOf(right)]).toEqual(["A B C G", 3, "A B C"]);
    const student = runOnGraph(graph, { ...asked, duplicates: "generated" });
    expect([pathOf(student), costOf(student), expansionsOf(student)]).toEqual(["A G", 10, "A B C"]);
  });

  it("case 51, an exam key that was corrected after a student's report", () => {
    // The edges follow from the published values of f, all costs being 1.
    const graph = graphOfText(
      "A -> B, C; B -> D, E; C -> F, G; D -> H; F -> I, J; G -> K; H -> L; L -> M\nh: A 14, B 5, C 3, D 7, E 9, F 6, G 8, H 5, I 4, J 2, K 0, L 1, M 0",
    );
    const run = runOnGraph(graph, {
      start: "A",
      goal: "M",
      search: "a-star",
      ties: "alphabetical",
    });
    expect(withF(run, run.visits)).toBe("A(14) C(4) B(6) F(8) J(5) I(7) D(9) H(8) L(5) M(5)");
    expect([pathOf(run), costOf(run)]).toEqual(["A B D H L M", 5]);
    expect(costOf(runOnGraph(graph, { start: "A", goal: "K", search: "uniform-cost" }))).toBe(3);
  });

  describe("cases 56 to 58, depth-first search with a stack", () => {
    it.each([
      ["closed", "0 1 2 3 4 5 6 7 8 9 10"],
      ["generated", "0 1 2 3 4 9 10 8 7 6 5"],
    ] as const)("56, n+1 and n+5 up to 10, duplicates %s", (duplicates, order) => {
      const edges = Array.from({ length: 11 }, (_, n) =>
        [n + 1, n + 5].filter((next) => next <= 10).map((next) => `${n} -> ${next}`),
      );
      const graph = graphOfText(`${edges.flat().join("\n")}\nnodes: nowhere`);
      const asked = { start: "0", goal: "nowhere", search: "depth-first" } as const;
      expect(visitsOf(runOnGraph(graph, { ...asked, duplicates }))).toBe(order);
    });

    it.each([
      ["closed", "listed", "2 1 3 5 4 6 7 8"],
      ["generated", "reversed", "2 5 6 4 3 8 7 1"],
    ] as const)(
      "57, Kleinberg and Tardos' graph, duplicates %s, %s",
      (duplicates, childOrder, order) => {
        const graph = graphOfText(
          "1-2, 1-3, 2-3, 2-4, 2-5, 3-5, 3-7, 3-8, 4-5, 5-6, 7-8\nnodes: nowhere",
        );
        const asked = { start: "2", goal: "nowhere", search: "depth-first" } as const;
        expect(visitsOf(runOnGraph(graph, { ...asked, duplicates, childOrder }))).toBe(order);
      },
    );

    it.each([
      ["listed", "1 2 4 3"],
      ["reversed", "1 3 2 4"],
    ] as const)("58, children %s", (childOrder, order) => {
      const graph = graphOfText("1 -> 2, 3; 2 -> 4\nnodes: nowhere");
      const asked = { start: "1", goal: "nowhere", search: "depth-first" } as const;
      expect(visitsOf(runOnGraph(graph, { ...asked, childOrder }))).toBe(order);
    });
  });

  it("case 61, a path of three cities has depth 2: the limits 0, 1 and 2 are three rounds", () => {
    const graph = graphOfText("Bordeaux -> Paris -> Strasbourg");
    const outcomes = [0, 1, 2].map((depthLimit) => {
      const asked = { start: "Bordeaux", goal: "Strasbourg", search: "depth-first" } as const;
      const run = runOnGraph(graph, { ...asked, depthLimit });
      return [run.outcome, pathOf(run)];
    });
    expect(outcomes).toEqual([
      ["cut-off", ""],
      ["cut-off", ""],
      ["found", "Bordeaux Paris Strasbourg"],
    ]);
  });

  describe("case 70, a closed list and a depth limit hide the goal of depth 4", () => {
    const romania = graphOfText(
      "Arad-Zerind Arad-Sibiu Arad-Timisoara Zerind-Oradea Oradea-Sibiu Timisoara-Lugoj Lugoj-Mehadia Mehadia-Drobeta Drobeta-Craiova Craiova-Rimnicu Craiova-Pitesti Sibiu-Fagaras Sibiu-Rimnicu Rimnicu-Pitesti Fagaras-Bucharest Pitesti-Bucharest Bucharest-Giurgiu Bucharest-Urziceni Urziceni-Hirsova Urziceni-Vaslui Hirsova-Eforie Vaslui-Iasi Iasi-Neamt",
    );
    const shuffled = fc
      .shuffledSubarray([...romania.edges], { minLength: romania.edges.length })
      .map((edges): Graph => ({ ...romania, edges }));
    const asked = { start: "Timisoara", goal: "Bucharest", search: "depth-first" } as const;

    it.each([
      [4, 0.51],
      [5, 0.5],
      [6, 0.24],
    ])("at limit %i in about the published share of all child orders", (depthLimit, share) => {
      const orders = fc.sample(shuffled, { numRuns: 2000, seed: 70 });
      const failed = orders.filter(
        (graph) => runOnGraph(graph, { ...asked, depthLimit, duplicates: "closed" }).goal === null,
      );
      expect(Math.abs(failed.length / orders.length - share)).toBeLessThan(0.05);
    });

    it("never without a closed list", () => {
      fc.assert(
        fc.property(shuffled, fc.integer({ min: 4, max: 7 }), (graph, depthLimit) => {
          const run = runOnGraph(graph, { ...asked, depthLimit, duplicates: "path" });
          expect(run.outcome).toBe("found");
        }),
      );
    });
  });
});
