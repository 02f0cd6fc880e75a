import { SEARCHES, type Rules, type SearchName } from "@jejak/search";
import { roleAt, wordOf } from "@jejak/ui/tree";
import { describe, expect, it } from "vitest";
import { withSearch } from "./with-search.ts";
import { openPuzzle } from "./open-puzzle.ts";
import { SLIDES } from "./search-request.ts";
import type { Session } from "./session.ts";

function opened(search: SearchName, change: Partial<Rules> = {}): Session {
  const rules = withSearch({ ...SLIDES.rules, depthLimit: 3, ...change }, search);
  const result = openPuzzle({ ...SLIDES, rules });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

const MANHATTAN = { heuristic: [{ name: "manhattan", weight: 1 }] };

describe("every search on the slides' problem", () => {
  it.each(SEARCHES)("%s finds the goal and goes back to what it showed", (search) => {
    const session = opened(search, MANHATTAN);
    const { steps, outcome, tree, goal } = session.summary;
    expect([outcome, goal === null ? null : wordOf(tree, goal)]).toEqual(["found", "103425786"]);
    const forwards = Array.from({ length: steps + 1 }, (_, step) => session.at(step));
    const back = forwards.map((_, step) => session.at(steps - step)).reverse();
    expect(back).toEqual(forwards);
    expect(forwards.at(-1)?.revealed).toBe(tree.size);
  });
});

describe("searches in passes", () => {
  it("say which pass a step belongs to and what its limit is", () => {
    const session = opened("iterative-deepening");
    // By hand: the root alone; root and three children; from visit 6 on the pass to level 2.
    expect([1, 2, 5, 6, 12].map((step) => session.at(step).pass)).toEqual([
      { number: 1, limit: 0, isFirstVisit: true },
      { number: 2, limit: 1, isFirstVisit: true },
      { number: 2, limit: 1, isFirstVisit: false },
      { number: 3, limit: 2, isFirstVisit: true },
      { number: 3, limit: 2, isFirstVisit: false },
    ]);
  });
});

describe("nodes that lost their turn", () => {
  const dropped = ({ summary: { tree } }: Session, step: number, revealed: number): string[] =>
    Array.from({ length: tree.size }, (_, node) => node)
      .filter((node) => roleAt(tree, node, step, revealed) === "dropped")
      .map((node) => wordOf(tree, node));

  it("are those above the bound of IDA*, from the moment they are made", () => {
    // h = manhattan: the root 2, children down 3, left 1, up 3; g + h is 4, 2, 4 with the bound 2.
    expect(dropped(opened("ida-star", MANHATTAN), 1, 4)).toEqual(["123456780", "120453786"]);
  });

  it("are those that a beam of two and a hill climber do not go on to", () => {
    const beam = opened("beam", MANHATTAN);
    expect(dropped(beam, 1, 4)).toEqual([]);
    expect(dropped(beam, 2, beam.at(2).revealed)).toEqual(["120453786"]);
    expect(dropped(opened("steepest-hill-climbing", MANHATTAN), 1, 4)).toEqual([
      "123456780",
      "120453786",
    ]);
  });

  it("are not the children that simple hill climbing never made", () => {
    const session = opened("simple-hill-climbing", MANHATTAN);
    // By hand: down is worse (3), left is better (1), up is not made; nothing was dropped.
    expect(session.at(1).generated.map((node) => wordOf(session.summary.tree, node))).toEqual([
      "123456780",
      "123405786",
    ]);
    expect(session.at(1).dropped).toEqual([]);
  });
});

it("asks for the numbers that a search needs, and takes away those it does not", () => {
  const weighted = withSearch(SLIDES.rules, "weighted-a-star");
  expect([weighted.weight, weighted.beamWidth]).toEqual([1.5, undefined]);
  const beam = withSearch(weighted, "beam");
  expect([beam.weight, beam.beamWidth]).toEqual([undefined, 2]);
  const closed = { ...SLIDES.rules, duplicates: "closed" } as const;
  expect(withSearch(closed, "recursive-best-first").duplicates).toBe("path");
  expect(withSearch(closed, "depth-first")).toEqual({ ...closed, search: "depth-first" });
});
