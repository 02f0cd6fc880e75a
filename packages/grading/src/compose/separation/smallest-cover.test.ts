import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smallestCover } from "./smallest-cover.ts";

const sets = (...texts: string[]): Set<string>[] => texts.map((text) => new Set(text));

/** The size of the smallest choice that holds everything, by looking at every choice. */
function fewest(all: readonly ReadonlySet<string>[]): number {
  const wanted = new Set(all.flatMap((set) => [...set])).size;
  let best = all.length;
  for (let choice = 0; choice < 1 << all.length; choice++) {
    const chosen = all.filter((_, at) => ((choice >> at) & 1) === 1);
    const covered = new Set(chosen.flatMap((set) => [...set])).size;
    if (covered === wanted) best = Math.min(best, chosen.length);
  }
  return best;
}

describe("a smallest cover", () => {
  it("takes fewer sets than the greedy choice where there are fewer", () => {
    // Greedy takes the set of four first and then needs two more.
    expect(smallestCover(sets("abde", "abc", "def"))).toEqual({
      chosen: [1, 2],
      isSmallest: true,
    });
  });

  it("of nothing is nothing", () => {
    expect([smallestCover([]), smallestCover(sets("", ""))]).toEqual([
      { chosen: [], isSmallest: true },
      { chosen: [], isSmallest: true },
    ]);
  });

  it("is as small as the smallest of all choices", () => {
    const element = fc.constantFrom(..."abcdefghijkl");
    const family = fc.array(fc.uniqueArray(element, { maxLength: 6 }), { maxLength: 10 });
    fc.assert(
      fc.property(family, (lists) => {
        const all = lists.map((list) => new Set(list));
        const { chosen, isSmallest } = smallestCover(all);
        const covered = new Set(chosen.flatMap((at) => [...(all[at] ?? [])]));
        expect({ isSmallest, size: chosen.length, covered }).toEqual({
          isSmallest: true,
          size: fewest(all),
          covered: new Set(lists.flat()),
        });
      }),
      { numRuns: 300 },
    );
  });

  it("that is not searched to the end still covers everything, and says so", () => {
    const { chosen, isSmallest } = smallestCover(sets("ab", "bc", "ca"), 0);
    expect({ chosen, isSmallest }).toEqual({ chosen: [0, 1], isSmallest: false });
  });
});
