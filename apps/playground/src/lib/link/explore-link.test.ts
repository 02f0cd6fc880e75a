import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DUPLICATES, GOAL_TESTS, SEARCHES, TIES } from "@jejak/search";
import { SLIDES } from "../search/search-request.ts";
import { readExploreLink, writeExploreLink, type ExploreLink } from "./explore-link.ts";

const links: fc.Arbitrary<ExploreLink> = fc.record({
  request: fc.record({
    start: fc.constantFrom("123450786", "012345678"),
    goal: fc.constantFrom("103425786", "123456780"),
    columns: fc.constant(3),
    rules: fc.record({
      search: fc.constantFrom(...SEARCHES),
      childOrder: fc.oneof(
        fc.constant("tile"),
        fc.shuffledSubarray(["U", "D", "L", "R"], { minLength: 4 }),
      ),
      depthLimit: fc.option(fc.nat({ max: 999 })),
      duplicates: fc.constantFrom(...DUPLICATES),
      goalTest: fc.constantFrom(...GOAL_TESTS),
      ties: fc.constantFrom(...TIES),
      heuristic: fc.array(
        fc.record({
          name: fc.constantFrom("misplaced", "manhattan", "sequence"),
          weight: fc.constantFrom(1, 0, 2, 2.5, 10),
        }),
        { maxLength: 3 },
      ),
    }),
  }),
  step: fc.oneof(fc.constant("end" as const), fc.nat({ max: 200_000 })),
});

describe("a link to Explore", () => {
  it("is short and readable", () => {
    expect(writeExploreLink({ request: SLIDES, step: 3 })).toBe(
      "v=1&b=123450786.103425786.3&s=best-first&o=DRLU&l=2&d=parent&t=visit&k=fifo&h=misplaced+manhattan&n=3",
    );
  });

  it("is read back as it was written", () => {
    fc.assert(
      fc.property(links, (link) => {
        expect(readExploreLink(`?${writeExploreLink(link)}`)).toEqual(link);
      }),
    );
  });

  it("opens without what is left out or cannot be read", () => {
    expect(readExploreLink("v=1&b=123450786.103425786&s=widest&h=drop+table;--")).toEqual({
      request: { ...SLIDES, rules: { ...SLIDES.rules, depthLimit: null } },
      step: "end",
    });
  });

  it("is refused when it is of another version, no link, or huge", () => {
    for (const query of ["", "v=2&b=123450786.103425786", "v=1", "v=1&b=1.2", "v=1&b=<b>.<i>"]) {
      expect(readExploreLink(query)).toBeNull();
    }
    expect(readExploreLink(`v=1&b=123450786.103425786&x=${"9".repeat(10_000)}`)).toBeNull();
  });

  it("never throws, whatever stands in the address", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (boards, terms) => {
        const query = `v=1&b=${encodeURIComponent(boards)}&h=${encodeURIComponent(terms)}`;
        expect(() => readExploreLink(query)).not.toThrow();
      }),
    );
  });
});
