import { expect, it } from "vitest";
import type { QuestionView } from "../grading/grading-messages.ts";
import { readExploreLink } from "../link/explore-link.ts";
import { areRules, exploreUnder } from "./explore-under.ts";

const QUESTION: QuestionView = {
  id: "bfs",
  title: null,
  kind: "puzzle",
  start: "123450786",
  columns: 3,
  graph: null,
  goals: ["103425786"],
  ask: ["visits"],
  rules: {
    search: "breadth-first",
    childOrder: ["D", "R", "L", "U"],
    depthLimit: 2,
    duplicates: "parent",
    goalTest: "visit",
    ties: "any",
    heuristic: [],
  },
};

it("opens the question under the rules that were misunderstood", async () => {
  expect(await exploreUnder(QUESTION, { childOrder: ["U", "L", "R", "D"] }, 5)).toBe(
    "?v=1&b=123450786.103425786.3&s=breadth-first&o=ULRD&l=2&d=parent&t=visit&k=fifo&h=0&n=5",
  );
});

it("opens a graph as well", async () => {
  const graph = "start: A\ngoals: C\nA -> B 1\nB -> C 2\n";
  const { rules } = QUESTION;
  const question = {
    ...QUESTION,
    kind: "graph",
    columns: null,
    graph,
    rules: { ...rules, childOrder: "any", heuristic: [{ name: "table", weight: 1 }] },
  };
  const link = await exploreUnder(question, { search: "a-star" }, 2);
  const read = link === null ? null : await readExploreLink(link);
  expect(read?.requests.map(({ kind, rules: own }) => [kind, own.search, own.childOrder])).toEqual([
    ["graph", "a-star", "listed"],
  ]);
  expect(read?.requests[0]).toMatchObject({ text: graph });
});

it("has no link for graphs that are too large, and for slips that are no rules", async () => {
  const large = { ...QUESTION, kind: "graph", columns: null, graph: null };
  expect(await exploreUnder(large, {}, 1)).toBeNull();
  expect(areRules({ goal: "123456780" })).toBe(false);
  expect(areRules({ depthLimit: 3, search: "depth-first" })).toBe(true);
});
