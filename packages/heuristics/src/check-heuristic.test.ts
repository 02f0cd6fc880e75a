import { describe, expect, it } from "vitest";
import { checkHeuristic, heuristic, parseHeuristic, type HeuristicCheck } from "./index.ts";
import { neighboursOf, solvableBoards } from "./testing/solvable-boards.ts";

function check(text: string, goal: string, columns: number): HeuristicCheck {
  const terms = parseHeuristic(text);
  if (!terms.ok) throw new Error(terms.problem.message);
  const h = heuristic(terms.value, goal, columns);
  if (!h.ok) throw new Error(h.problem.message);
  const checked = checkHeuristic(h.value, goal, columns);
  if (!checked.ok) throw new Error(checked.problem);
  return checked.value;
}

describe("a heuristic checked over all boards", () => {
  it("of 2x2 has the figures of a calculation by hand", () => {
    // From 1230 the twelve boards lie on a ring: two each at 1 to 5 moves, one at 6. Every move takes
    // another tile from home until none is there: H1 is 0, 1, 2, 3, 3, 3, 3 either way round.
    const { state } = check("misplaced", "1230", 2).mostBelow ?? { state: "" };
    expect(check("misplaced", "1230", 2)).toEqual({
      boards: 12,
      farthest: 6,
      admissible: true,
      consistent: true,
      overestimates: 0,
      firstOverestimate: null,
      inconsistentMoves: 0,
      firstInconsistentMove: null,
      mostAbove: null,
      mostBelow: { state, h: 3, distance: 6 },
      meanError: -9 / 12,
      meanH: 27 / 12,
    });
  });

  it("finds that Bratko's totdist + 3 seq is not admissible, one move from the goal", () => {
    const found = check("totdist + 3 seq", "123804765", 3);
    // 123084765: tile 8 has gone to the centre. It is 1 from home, scores 1 in the centre, and tile 7
    // stands before the gap for 2 more: 1 + 3 * 3.
    expect([found.admissible, found.consistent]).toEqual([false, false]);
    expect(found.firstOverestimate).toMatchObject({ h: 10, distance: 1 });
    expect(found.firstInconsistentMove).toMatchObject({ to: "123804765", hFrom: 10, hTo: 0 });
    expect(found.firstInconsistentMove?.from).toBe(found.firstOverestimate?.state);
  });

  it.each([
    ["misplaced", true, true],
    ["linear-conflict", true, true],
    ["pattern-database", true, false],
    ["max(misplaced, 0.5*sequence)", false, false],
    ["misplaced + manhattan", false, false],
    ["0.3*misplaced + 0.7*manhattan", true, true],
    ["0", true, true],
  ])("says whether %s is admissible (%s) and consistent (%s)", (text, admissible, consistent) => {
    const found = check(text, "123804765", 3);
    expect([found.boards, found.farthest]).toEqual([181_440, 30]);
    expect([found.admissible, found.consistent]).toEqual([admissible, consistent]);
  });

  it("has the figures of a search over words, for a heuristic of one's own", () => {
    const goal = "501234";
    const own = (word: string): number => 2 * Math.abs(word.indexOf("0") - 1) + word.indexOf("5");
    const boards = [...solvableBoards(goal, 3)];
    const errors = boards.map(([word, distance]) => own(word) - distance);
    const falls = boards.flatMap(([word]) =>
      neighboursOf(word, 3).map((next) => own(word) - own(next)),
    );
    const checked = checkHeuristic(own, goal, 3);
    if (!checked.ok) throw new Error(checked.problem);
    const { mostAbove, mostBelow, firstOverestimate, meanH, meanError, ...counts } = checked.value;
    expect(counts).toMatchObject({
      boards: 360,
      admissible: false,
      consistent: false,
      overestimates: errors.filter((error) => error > 0).length,
      inconsistentMoves: falls.filter((fall) => fall > 1).length,
    });
    const off = (board: typeof mostAbove): number => (board?.h ?? 0) - (board?.distance ?? 0);
    expect([off(mostAbove), off(mostBelow)]).toEqual([Math.max(...errors), Math.min(...errors)]);
    const tooHigh = boards.filter(([word, distance]) => own(word) > distance);
    expect(firstOverestimate?.distance).toBe(Math.min(...tooHigh.map(([, moves]) => moves)));
    expect(meanError).toBeCloseTo(errors.reduce((sum, error) => sum + error) / 360, 9);
    expect(meanH).toBeCloseTo(boards.reduce((sum, [word]) => sum + own(word), 0) / 360, 9);
  });

  it("is not consistent where h of the goal is not 0", () => {
    const checked = checkHeuristic(() => 0.5, "1230", 2);
    expect(checked).toMatchObject({
      ok: true,
      value: { consistent: false, inconsistentMoves: 0, overestimates: 1 },
    });
  });

  it("is for boards of at most 9 cells", () => {
    expect(checkHeuristic(() => 0, "123456789abcdef0", 4)).toEqual({
      ok: false,
      problem:
        "a heuristic is compared with every board's exact distance: at most 9 cells, not the 16 of 123456789abcdef0",
    });
  });
});
