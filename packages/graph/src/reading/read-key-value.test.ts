import { describe, expect, it } from "vitest";
import { isKeyValue, readKeyValue } from "./read-key-value.ts";

const TEST_FILE = `# Two ways to the goal.
class: "GraphSearchTest"
algorithm: "aStarSearch"

diagram: """
  A --> B --> G
"""
graph: """
start_state: A
goal_states: G H
A 0:A->B B 1.0
A 1:A->G G 10   # the long way
B 0:B->G G 2.5
H 0:H->H H 0
"""
heuristic: """
A 3
B 2.5
G 0
H 0
"""
`;

function problemsOf(text: string): string[] {
  const read = readKeyValue(text);
  return read.ok ? [] : read.problem.map((at) => `${at.line}:${at.column} ${at.message}`);
}

describe('the key: "value" text form', () => {
  it("gives the graph, its heuristic values, start and goals", () => {
    expect(isKeyValue(TEST_FILE)).toBe(true);
    expect(readKeyValue(TEST_FILE)).toEqual({
      ok: true,
      value: {
        graph: {
          nodes: ["A", "B", "G", "H"],
          edges: [
            { from: "A", to: "B", cost: 1, twoWay: false, name: "0:A->B" },
            { from: "A", to: "G", cost: 10, twoWay: false, name: "1:A->G" },
            { from: "B", to: "G", cost: 2.5, twoWay: false, name: "0:B->G" },
            { from: "H", to: "H", cost: 0, twoWay: false, name: "0:H->H" },
          ],
          h: new Map([
            ["A", 3],
            ["B", 2.5],
            ["G", 0],
            ["H", 0],
          ]),
        },
        start: "A",
        goals: ["G", "H"],
        form: 'key: "value" text',
        notes: [
          { line: 2, column: 1, message: "class is left out: it does not belong to the graph" },
          { line: 3, column: 1, message: "algorithm is left out: it does not belong to the graph" },
          { line: 5, column: 1, message: "diagram is left out: it does not belong to the graph" },
        ],
      },
    });
  });

  it("may be the graph's lines alone", () => {
    const read = readKeyValue("start_state: A\ngoal_states: B\nA go B 1\n");
    expect(read.ok && [read.value.start, read.value.goals, read.value.graph.edges]).toEqual([
      "A",
      ["B"],
      [{ from: "A", to: "B", cost: 1, twoWay: false, name: "go" }],
    ]);
  });

  it.each([
    [
      "start_state: A\nA B 1\n",
      "2:1 an edge is written as state, action, next state, cost (A 0:A->B B 1.0), but 3 words stand here",
    ],
    ["start_state: A\nA go B far\n", "2:8 a cost is a number such as 4 or 2.5, not far"],
    ["start_state: A\nA go B -1\n", "2:1 a cost is a number from 0 to 1000000000000, not -1"],
    ["start_state: C\nA go B 1\n", "1:14 the graph has no node C; its nodes are A, B"],
    ["start_state: A B\nA go B 1\n", "1:16 a search has one start: name one node"],
    [
      'graph: """\nstart_state: A\nA go B 1\n',
      '1:1 the value of graph is not closed: write """ behind its last line',
    ],
    [
      'graph: """\nstart_state: A\nA go B 1\n"""\nheuristic: """\nA high\n"""\n',
      "6:1 a heuristic value is written as a state and a number: A 2.5",
    ],
  ])("%j is told at its place", (text, problem) => {
    expect(problemsOf(text)[0]).toBe(problem);
  });
});
