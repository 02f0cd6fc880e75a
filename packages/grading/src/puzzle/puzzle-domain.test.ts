import { describe, expect, it } from "vitest";
import type { Domain } from "../domain.ts";
import { puzzleDomain } from "./puzzle-domain.ts";

function domain(start: string, goal: string, columns?: number): Domain {
  const read = puzzleDomain({ start, goal, columns });
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

describe("a puzzle", () => {
  const slides = domain("1 2 3 / 4 5 _ / 7 8 6", "1_3/425/786");

  it("has boards as words, however they were written", () => {
    expect([slides.start, slides.goals]).toEqual(["123450786", ["103425786"]]);
  });

  it("has the slides' order of moves, and names the move between two boards", () => {
    expect(slides.usualChildOrder).toEqual(["D", "R", "L", "U"]);
    const problem = slides.problem(slides.usualChildOrder);
    expect(
      [...problem.successors("123450786")].map(({ state, action }) => [action, state]),
    ).toEqual([
      ["D", "123456780"],
      ["L", "123405786"],
      ["U", "120453786"],
    ]);
    expect(slides.actionBetween("123450786", "123405786")).toBe("L");
    expect(slides.actionBetween("123450786", "103425786")).toBeNull();
    expect(["U", "D", "L", "R"].map((move) => slides.oppositeAction(move))).toEqual([
      "D",
      "U",
      "R",
      "L",
    ]);
  });

  it("explains h tile by tile, with the weights", () => {
    const terms = [
      { name: "misplaced", weight: 1 },
      { name: "manhattan", weight: 2 },
    ];
    const parts = slides
      .explainHeuristic(terms, "123450786")
      .filter(({ value }) => value !== 0)
      .map(({ heuristic, part, value }) => `${heuristic} ${part} ${value}`);
    expect(parts).toEqual(["misplaced 2 1", "misplaced 5 1", "2*manhattan 2 2", "2*manhattan 5 2"]);
  });

  it("reads one board, says why something is none, and leaves alone what does not look like one", () => {
    expect(slides.readState("1 2 3\n4 _ 5\n7 8 6")).toMatchObject({ ok: true, word: "123405786" });
    expect(slides.readState("123405788")).toMatchObject({
      ok: false,
      kind: "not-a-state",
      written: "123405788",
      message: "123405788 is no board: tile 8 stands more than once, tile 6 is missing",
    });
    expect(slides.readState("12340578")).toMatchObject({ ok: false, kind: "wrong-size" });
    expect(slides.readState("hello")).toBeNull();
  });

  it.each([
    ["123450788", "103425786", "start"],
    ["123450786", "103425768", "goal"],
    ["1230", "103425786", "goal"],
  ])("that cannot be is refused, and which part of it: %s to %s", (start, goal, part) => {
    const read = puzzleDomain({ start, goal });
    expect(read.ok ? null : read.part).toBe(part);
  });

  it("may be of any size up to six by six", () => {
    expect(domain("1230", "0321", 2).start).toBe("1230");
    expect(domain("123450", "120453", 3).start).toBe("123450");
    const large = "123456789abcdefghijklmnopqrstuvwxyz0";
    expect(domain(large, large).start).toBe(large);
  });
});
