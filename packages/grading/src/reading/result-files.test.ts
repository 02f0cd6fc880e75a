import { describe, expect, test } from "vitest";
import { puzzleDomain } from "../puzzle/puzzle-domain.ts";
import { names } from "./testing/paper-domains.ts";
import { shortAnswer } from "./testing/short-answer.ts";

const graph = names([..."ABCDEFGHIJ"]);
const made = puzzleDomain({ start: "123450786", goal: "103425786" });
if (!made.ok) throw new Error(made.message);
const puzzle = made.value;

describe("readAnswer on what programs print", () => {
  test("a handout's sentences give g and h of the boards below them", () => {
    const text =
      "Expanding state\n1 2 3\n4 5 0\n7 8 6\n\n" +
      "The best state to expand with a g(n) = 1 and h(n) = 3 is...\n1 2 3\n4 0 5\n7 8 6   Expanding this node...\n\n" +
      "The best state to expand with g(n) 2 and h(n) 0 is…\n1 0 3\n4 2 5\n7 8 6\nExpanding this node...\n\n" +
      "Goal!!!\nTo solve this problem the search algorithm expanded a total of 5 nodes.\n" +
      "The maximum number of nodes in the queue at any one time was 4.\nThe depth of the goal node was 2\n";
    expect(shortAnswer(text, puzzle, ["visits"], { search: "a-star" })).toEqual({
      steps: [
        { state: "123450786" },
        { state: "123405786", g: 1, h: 3 },
        { state: "103425786", g: 2, h: 0 },
      ],
      counts: { expanded: 5, frontier: 4, depth: 2 },
    });
  });

  test("a .solution file gives path and expansions, and the reversed ones are left out", () => {
    const text =
      'solution: "A C"\nexpanded_states: "A B C"\nrev_solution: "C A"\nrev_expanded_states: "C B A"\n';
    expect(shortAnswer(text, graph, ["expansions"])).toEqual({
      steps: [{ state: "A" }, { state: "B" }, { state: "C" }],
      expansions: "A B C",
      path: "A C",
    });
  });

  test("boards with their size above are boards, and the count is one", () => {
    const text =
      "Minimum number of moves = 2\n\n3\n 1  2  3 \n 4  5  0 \n 7  8  6 \n\n3\n 1  2  3 \n 4  0  5 \n 7  8  6 \n\n3\n 1  0  3 \n 4  2  5 \n 7  8  6 \n";
    expect(shortAnswer(text, puzzle)).toEqual({
      steps: [{ state: "123450786" }, { state: "123405786" }, { state: "103425786" }],
      counts: { moves: 2 },
    });
  });

  test("counters of one line are counts", () => {
    expect(
      shortAnswer("A B C\nNodes Popped: 20\nNodes Expanded: 12\nNodes Generated: 30\n", graph),
    ).toEqual({
      steps: [{ state: "A" }, { state: "B" }, { state: "C" }],
      counts: { visited: 20, expanded: 12, generated: 30 },
    });
  });

  test("levels at the beginning of a line belong to all its states", () => {
    expect(shortAnswer("Level 0: A\nLevel 1: B, C\nLevel 2: D E\n", graph)["steps"]).toEqual([
      { state: "A", level: 0 },
      { state: "B", level: 1 },
      { state: "C", level: 1 },
      { state: "D", level: 2 },
      { state: "E", level: 2 },
    ]);
  });

  test("a line of names above a line of numbers gives each name its value", () => {
    expect(shortAnswer("n      A C D\nh'(n)  8 7 5\n", graph)["steps"]).toEqual([
      { state: "A", h: 8 },
      { state: "C", h: 7 },
      { state: "D", h: 5 },
    ]);
  });

  test("numbers attached to names, and f as a sum in brackets, are values", () => {
    expect(shortAnswer("A; C4; B6; F8", graph, ["visits"], { search: "a-star" })["steps"]).toEqual([
      { state: "A" },
      { state: "C", f: 4 },
      { state: "B", f: 6 },
      { state: "F", f: 8 },
    ]);
    expect(
      shortAnswer("A[0+244=244] -> B[70+241=311]", graph, ["visits"], { search: "a-star" })[
        "steps"
      ],
    ).toEqual([
      { state: "A", g: 0, h: 244, f: 244 },
      { state: "B", g: 70, h: 241, f: 311 },
    ]);
  });

  test("the states behind a numbered state and a colon are its children", () => {
    const text = "1) A: B(f=6), C(f=4)\n2) C: F(f=8)\n3) B: E(f=9), D(f=7)\n";
    expect(shortAnswer(text, graph, ["visits"], { search: "a-star" })["steps"]).toEqual([
      { state: "A" },
      { state: "C" },
      { state: "B" },
    ]);
  });
});
