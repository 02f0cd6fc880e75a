import { describe, expect, it } from "vitest";
import { lines, onSlides, remarks, type SlidesQuestion } from "../testing/slides.ts";

function verdict(question: SlidesQuestion, states: string): string {
  return onSlides(question, lines(states)).verdict;
}

describe("a free choice among equals", () => {
  // Nilsson's problem, h = misplaced: after 283104765 the nodes 283014765 and 203184765 have f = 5.
  const ask = (ties: string): SlidesQuestion => ({
    problem: { kind: "puzzle", start: "283164705", goal: "123804765" },
    rules: { search: "a-star", heuristic: "misplaced", depthLimit: null, ties },
  });
  const third = "283164705 283104765 283014765 203184765 023184765 123084765 123804765";
  const fourth = "283164705 283104765 203184765 283014765 023184765 123084765 123804765";
  const never = "283164705 283104765 203184765 023184765 123084765 123804765";

  it("accepts every choice", () => {
    const verdicts = [third, fourth, never].map((trace) => verdict(ask("any"), trace));
    expect(verdicts).toEqual(["correct", "correct", "correct"]);
  });

  it("is none under a rule for ties", () => {
    const verdicts = [third, fourth, never].map((trace) => verdict(ask("fifo"), trace));
    expect(verdicts).toEqual(["correct", "partly", "partly"]);
  });

  it("is no choice among unequals, and all that was possible is named", () => {
    const trace = "283164705 283104765 283164750 283014765 203184765 023184765 123084765 123804765";
    expect(remarks(onSlides(ask("any"), lines(trace)))).toEqual([
      "3 not-best: Step 3: you took 283164750 (f = 1 + 5 = 6), but the node with the least f in the frontier comes first: 283014765 (f = 2 + 3 = 5) or 203184765 (f = 2 + 3 = 5).",
    ]);
  });
});

describe("a free order of children", () => {
  const free = { rules: { search: "breadth-first", childOrder: "any", depthLimit: 2 } };

  it("accepts each expansion in an order of its own", () => {
    const trace = "123450786 120453786 123456780 123405786 102453786 123456708 103425786";
    expect(verdict(free, trace)).toBe("correct");
  });

  it("keeps the parents' order: cousins do not mix", () => {
    const trace = "123450786 120453786 123456780 123405786 123456708 102453786 103425786";
    expect(remarks(onSlides(free, lines(trace)))).toEqual([
      "5 out-of-order: Step 5: 123456708 comes later, because the children of 120453786 come first. Possible here: 102453786.",
    ]);
  });

  it("lets depth-first search go down on any side", () => {
    const deep = { rules: { search: "depth-first", childOrder: "any", depthLimit: 2 } };
    expect(verdict(deep, "123450786 123405786 103425786")).toBe("correct");
    expect(verdict(deep, "123450786 120453786 102453786 123405786 123045786 103425786")).toBe(
      "correct",
    );
    expect(verdict(deep, "123450786 120453786 123405786 103425786")).toBe("partly");
  });
});

describe("a goal test at generation", () => {
  const ask = { rules: { search: "breadth-first", goalTest: "generate" } };

  it("ends the trace with the expansion that generates the goal, the goal written or not", () => {
    expect(verdict(ask, "123450786 123456780 123405786")).toBe("correct");
    expect(verdict(ask, "123450786 123456780 123405786 103425786")).toBe("correct");
  });

  it("knows no visit after that", () => {
    expect(remarks(onSlides(ask, lines("123450786 123456780 123405786 120453786")))).toEqual([
      "4 after-goal: Step 4: the search ended with the goal at step 3; nothing follows.",
    ]);
  });

  it("ends the order of generation with the goal", () => {
    const generated = { ...ask, ask: "generated" };
    const trace = "123450786 123456780 123405786 120453786 123456708 123485706 123045786 103425786";
    expect(verdict(generated, trace)).toBe("correct");
    expect(remarks(onSlides(generated, lines(`${trace} 102453786`)))).toEqual([
      "9 after-goal: Step 9: the search ended with the goal at step 8; nothing follows.",
    ]);
  });

  it("is made for the root first", () => {
    const atOnce = {
      problem: { kind: "puzzle", start: "123450786", goal: "123450786" },
      rules: { search: "breadth-first", goalTest: "generate" },
    };
    expect(verdict(atOnce, "123450786")).toBe("correct");
  });
});
