import { expect, it } from "vitest";
import { openPuzzle } from "../search/open-puzzle.ts";
import { SLIDES } from "../search/search-request.ts";
import type { Rules } from "@jejak/search";
import type { TreeData } from "@jejak/ui/tree";
import { firstParting } from "./first-parting.ts";

function treeUnder(rules: Partial<Rules>): TreeData {
  const opened = openPuzzle({ ...SLIDES, rules: { ...SLIDES.rules, ...rules } });
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.value.summary.tree;
}

it("names the first step at which two searches visit different states", () => {
  const best = treeUnder({});
  // By hand: best-first goes left at once (h 2), breadth-first takes the blank down first.
  expect(firstParting(best, treeUnder({ search: "breadth-first" }))).toBe(2);
  expect(firstParting(best, best)).toBeNull();
});

it("takes the end of the shorter search for a parting", () => {
  // With the limit 1 the goal at level 2 is never made: after the root's children nothing is left.
  const [short, long] = [
    treeUnder({ search: "breadth-first", depthLimit: 1 }),
    treeUnder({ search: "breadth-first" }),
  ];
  expect([firstParting(short, long), firstParting(long, short)]).toEqual([5, 5]);
});
