import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DUPLICATES, GOAL_TESTS, SEARCHES, TIES, type Rules } from "@jejak/search";
import { wholeRules } from "../search/with-search.ts";
import { SLIDES, type SearchRequest } from "../search/search-request.ts";
import { readExploreLink, writeExploreLink, type ExploreLink } from "./explore-link.ts";

function rulesWith(
  childOrder: fc.Arbitrary<Rules["childOrder"]>,
  heuristic: fc.Arbitrary<Rules["heuristic"]>,
): fc.Arbitrary<Rules> {
  const rules: fc.Arbitrary<Rules> = fc.record({
    search: fc.constantFrom(...SEARCHES),
    childOrder,
    depthLimit: fc.option(fc.nat({ max: 999 })),
    duplicates: fc.constantFrom(...DUPLICATES),
    goalTest: fc.constantFrom(...GOAL_TESTS),
    ties: fc.constantFrom(...TIES),
    heuristic,
  });
  return fc.tuple(rules, fc.constantFrom(1, 2.25, 30)).map(([set, number]) => {
    const whole = wholeRules(set);
    if (whole.weight !== undefined) return { ...whole, weight: number };
    return whole.beamWidth === undefined ? whole : { ...whole, beamWidth: Math.ceil(number) };
  });
}

const weight = fc.constantFrom(1, 0, 2, 2.5, 10);
const puzzleRules = rulesWith(
  fc.oneof(fc.constant("tile"), fc.shuffledSubarray(["U", "D", "L", "R"], { minLength: 4 })),
  fc.array(
    fc.record({
      name: fc.constantFrom(
        "misplaced",
        "linear-conflict",
        "max(manhattan, 2*misplaced + sequence)",
        "pattern-database(4-4)",
      ),
      weight,
    }),
    {
      maxLength: 3,
    },
  ),
);
const graphRules = rulesWith(
  fc.constantFrom("listed", "reversed", "alphabetical"),
  fc.tuple(fc.record({ name: fc.constant("table"), weight })),
);

function searches<Problem extends object>(
  problem: fc.Arbitrary<Problem>,
  rules: fc.Arbitrary<Rules>,
): fc.Arbitrary<SearchRequest[]> {
  return fc
    .tuple(problem, fc.array(rules, { minLength: 1, maxLength: 4 }))
    .map(([data, sets]) =>
      sets.map((set) => ({ ...data, rules: set }) as unknown as SearchRequest),
    );
}

const puzzles = searches(
  fc.record({
    kind: fc.constant("puzzle"),
    start: fc.constantFrom("123450786", "012345678"),
    goal: fc.constantFrom("103425786", "123456780"),
    columns: fc.constant(3),
  }),
  puzzleRules,
);
const graphs = searches(
  fc.record({
    kind: fc.constant("graph"),
    text: fc.string({ unit: "binary", maxLength: 300 }),
    start: fc.option(fc.string({ unit: "grapheme", minLength: 1 })),
    goals: fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { maxLength: 3 }),
  }),
  graphRules,
);
const links: fc.Arbitrary<ExploreLink> = fc.record({
  requests: fc.oneof(puzzles, graphs),
  step: fc.oneof(fc.constant("end" as const), fc.nat({ max: 200_000 })),
});

describe("a link to Explore", () => {
  it("is short and readable", async () => {
    expect(await writeExploreLink({ requests: [SLIDES], step: 3 })).toBe(
      "v=1&b=123450786.103425786.3&s=best-first&o=DRLU&l=2&d=parent&t=visit&k=fifo&h=misplaced+manhattan&n=3",
    );
  });

  it("says of further searches only how they differ", async () => {
    const other = { ...SLIDES, rules: { ...SLIDES.rules, search: "breadth-first" } as const };
    const query = await writeExploreLink({ requests: [SLIDES, other, SLIDES], step: 0 });
    expect(query?.split("&n=0")[1]).toBe("&c=s:breadth-first&c=");
  });

  it("is read back as it was written", async () => {
    await fc.assert(
      fc.asyncProperty(links, async (link) => {
        expect(await readExploreLink(`?${await writeExploreLink(link)}`)).toEqual(link);
      }),
    );
  });

  it("opens without what is left out or cannot be read", async () => {
    expect(
      await readExploreLink(
        "v=1&b=123450786.103425786&s=widest&h=drop+table;--&c=s:x~q~t:generate",
      ),
    ).toEqual({
      requests: [
        { ...SLIDES, rules: { ...SLIDES.rules, depthLimit: null } },
        { ...SLIDES, rules: { ...SLIDES.rules, depthLimit: null, goalTest: "generate" } },
      ],
      step: "end",
    });
  });

  it("is refused when it is of another version, no link, or huge", async () => {
    const refused = [
      "",
      "v=2&b=123450786.103425786",
      "v=1",
      "v=1&b=1.2",
      "v=1&b=<b>.<i>",
      "v=1&g=?",
    ];
    for (const query of refused) expect(await readExploreLink(query)).toBeNull();
    const huge = `v=1&b=123450786.103425786&x=${"9".repeat(10_000)}`;
    expect(await readExploreLink(huge)).toBeNull();
  });

  it("is not made of a graph that no address has room for", async () => {
    const random = Array.from({ length: 4000 }, (_, i) => (i * 7919 * 104_729) % 99_991).join(" ");
    const request = { ...SLIDES, kind: "graph", text: random, start: null, goals: [] } as const;
    expect(await writeExploreLink({ requests: [request], step: 0 })).toBeNull();
  });

  it("never throws, whatever stands in the address", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.string(), async (boards, terms, graph) => {
        const parts = [boards, terms, graph].map(encodeURIComponent);
        const query = `v=1&b=${parts[0]}&h=${parts[1]}&g=${parts[2]}&c=${parts[1]}`;
        const link = await readExploreLink(query);
        expect(link === null || link.requests.length === 2).toBe(true);
      }),
    );
  });
});
