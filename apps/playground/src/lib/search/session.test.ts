import { describe, expect, it } from "vitest";
import { wordOf } from "@jejak/ui/tree";
import { openPuzzle } from "./open-puzzle.ts";
import type { Session } from "./session.ts";
import { SLIDES } from "./search-request.ts";

function opened(request = SLIDES): Session {
  const result = openPuzzle(request);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe("the slides' problem, ready to be stepped", () => {
  const session = opened();
  const words = (nodes: readonly number[]): string[] =>
    nodes.map((node) => wordOf(session.summary.tree, node));

  it("has the slides' three visits and seven nodes", () => {
    const { steps, outcome, goal, tree } = session.summary;
    expect([steps, outcome, tree.size]).toEqual([3, "found", 7]);
    expect(wordOf(tree, goal ?? -1)).toBe("103425786");
  });

  it("begins with the root in the frontier and nothing visited", () => {
    const view = session.at(0);
    expect(words(view.frontier.nodes)).toEqual(["123450786"]);
    expect([view.kind, view.node, view.revealed, view.closed.nodes]).toEqual([
      "start",
      null,
      1,
      [],
    ]);
  });

  it("shows what the first visit generated, and the frontier by h", () => {
    const view = session.at(1);
    // h = H1 + H2 of the three children, by hand: 6, 2, 6 in the slides' order down, left, up.
    expect(words(view.generated)).toEqual(["123456780", "123405786", "120453786"]);
    expect(view.generated.map((node) => session.summary.tree.h[node])).toEqual([6, 2, 6]);
    expect(words(view.frontier.nodes)).toEqual(["123405786", "123456780", "120453786"]);
    expect(view.dropped).toEqual([]);
  });

  it("shows what was dropped and what the choice was made from", () => {
    const view = session.at(2);
    expect(view.dropped).toEqual([{ word: "123450786", move: "R", cost: 1 }]);
    expect(words(view.candidates.nodes)).toEqual(["123405786", "123456780", "120453786"]);
    expect([view.tied, view.kind]).toEqual([1, "expanded"]);
  });

  it("ends at the goal, which is visited and not expanded", () => {
    const view = session.at(3);
    expect([view.kind, view.generated, view.revealed]).toEqual(["goal", [], 7]);
    expect(words(view.closed.nodes)).toEqual(["123450786", "123405786", "103425786"]);
  });

  it("goes back to what it showed before", () => {
    const forwards = [0, 1, 2, 3].map((step) => session.at(step));
    const back = [3, 2, 1, 0].map((step) => session.at(step)).reverse();
    expect(back).toEqual(forwards);
  });
});

describe("a request that cannot be searched", () => {
  it("is refused with the reason", () => {
    expect(openPuzzle({ ...SLIDES, goal: "123456780" }).ok).toBe(true);
    const swapped = openPuzzle({ ...SLIDES, goal: "213456780" });
    expect(swapped.ok ? null : swapped.problem.kind).toBe("unsolvable");
    const rules = { ...SLIDES.rules, heuristic: [{ name: "luck", weight: 1 }] };
    const unknown = openPuzzle({ ...SLIDES, rules });
    expect(unknown.ok ? null : unknown.problem.kind).toBe("heuristic");
  });
});
