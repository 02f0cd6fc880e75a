import { describe, expect, it } from "vitest";
import { manhattanTo } from "../testing/boards.ts";
import { otherHeuristics } from "./other-heuristics.ts";

const GOAL = "123804765";
// The blank lies one cell from the centre; tiles 1, 2, 6 and 8 lie 1, 1, 1 and 2 cells away:
// misplaced 4, manhattan 5.
const STATE = "283164705";
const term = (name: string, weight = 1): { name: string; weight: number } => ({ name, weight });

/** `name shown: value` of each. */
function others(terms: { name: string; weight: number }[], goals: string[] = []): string[] {
  return otherHeuristics(terms, [GOAL], 3, goals).map(
    ({ name, shown, heuristic }) => `${name} ${shown}: ${heuristic(STATE)}`,
  );
}

describe("what may be taken for h", () => {
  it("is h with the blank counted, other sums, and h to goals that are usual", () => {
    expect(others([term("manhattan")])).toEqual([
      "blank-counted manhattan: 6",
      "heuristic misplaced: 4",
      "heuristic misplaced + manhattan: 9",
      "heuristic sequence: 9",
      `other-goal 123456780: ${manhattanTo("123456780")(STATE)}`,
      `other-goal 012345678: ${manhattanTo("012345678")(STATE)}`,
    ]);
  });

  it("is the blank counted in each part of a sum, or in one alone", () => {
    const [both, first, second] = others([term("misplaced"), term("manhattan", 2)]);
    // 4 + 2 * 5 = 14; the blank adds 1, or 2 * 1, or both.
    expect([both, first, second]).toEqual([
      "blank-counted misplaced + 2*manhattan: 17",
      "blank-counted misplaced + 2*manhattan: 15",
      "blank-counted misplaced + 2*manhattan: 16",
    ]);
  });

  it("is h without its weights", () => {
    expect(others([term("misplaced"), term("manhattan", 2)])).toContain(
      "heuristic misplaced + manhattan: 9",
    );
  });

  it("is h to the goal of another question", () => {
    expect(others([term("manhattan")], ["283164075", GOAL])).toContain("other-goal 283164075: 1");
  });

  it("is nothing where h is nothing, or there are several goals", () => {
    expect(otherHeuristics([], [GOAL], 3, [])).toEqual([]);
    expect(otherHeuristics([term("manhattan")], [GOAL, "123456780"], 3, [])).toEqual([]);
  });
});
