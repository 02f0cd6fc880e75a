import { search, type Rules } from "@jejak/search";
import { isSolvable, slidingPuzzle } from "@jejak/puzzle";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { align, type Alignment } from "./align.ts";
import { Budget } from "./budget.ts";
import { Configuration } from "./configuration.ts";
import { LegalTree } from "./legal-tree.ts";
import { startPosition } from "./position.ts";
import type { WrittenState } from "./slip.ts";
import { StateSpace } from "./state-space.ts";

const RULES: Rules = {
  search: "breadth-first",
  childOrder: ["D", "R", "L", "U"],
  depthLimit: 4,
  duplicates: "parent",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [],
};

function manhattan(goal: string): (state: string) => number {
  return (state) =>
    [...state].reduce((sum, tile, cell) => {
      const home = goal.indexOf(tile);
      if (tile === "0") return sum;
      return (
        sum + Math.abs((cell % 3) - (home % 3)) + Math.abs(((cell / 3) | 0) - ((home / 3) | 0))
      );
    }, 0);
}

class Exercise {
  readonly visits: readonly string[];
  readonly #space: StateSpace;
  readonly #rules: Rules;

  constructor(start: string, goal: string, rules: Rules) {
    const problem = slidingPuzzle({ start, goal, columns: 3, childOrder: rules.childOrder });
    const heuristic = manhattan(goal);
    const { tree, visits } = search(problem, rules, { heuristic });
    this.visits = visits.map((node) => tree.state(node));
    this.#space = new StateSpace(problem, heuristic);
    this.#rules = rules;
  }

  slips(trace: readonly (string | null)[]): { at: number; kind: string; reading: string }[] {
    const start = Configuration.start(this.#rules, new LegalTree(this.#space, this.#rules));
    const written = trace.map((word): WrittenState =>
      word === null ? { kind: "not-a-state" } : this.#space.number(word),
    );
    const alignment = align(
      "visits",
      startPosition("visits", start),
      written,
      new Budget(50_000_000),
    ) as Alignment;
    return alignment.slips.map(({ at, why, reading }) => ({ at, kind: why.kind, reading }));
  }
}

describe("the reading of a wrong trace", () => {
  // The slides' figure, breadth-first: 123450786, 123456780, 123405786, 120453786, 123456708, ...
  const figure = new Exercise("123450786", "103425786", { ...RULES, depthLimit: 2 });
  const right = [
    "123450786",
    "123456780",
    "123405786",
    "120453786",
    "123456708",
    "123485706",
    "123045786",
    "103425786",
  ];

  it("finds nothing in the right trace", () => {
    expect(figure.slips(right)).toEqual([]);
  });

  it("takes a state left out for one slip, where the next state stands", () => {
    expect(figure.slips(right.toSpliced(3, 1))).toEqual([
      { at: 3, kind: "left-out", reading: "left-out" },
    ]);
  });

  it("takes two states exchanged for one slip, where the first of them stands", () => {
    const trace = right.toSpliced(5, 2, right[6] as string, right[5] as string);
    expect(figure.slips(trace)).toEqual([{ at: 5, kind: "out-of-order", reading: "wrong-choice" }]);
  });

  it("takes a state written twice for one slip", () => {
    expect(figure.slips(right.toSpliced(4, 0, right[3] as string))).toEqual([
      { at: 4, kind: "already-visited", reading: "one-too-many" },
    ]);
  });

  it("goes on behind a state that is none", () => {
    expect(figure.slips((right as (string | null)[]).toSpliced(4, 1, null))).toEqual([
      { at: 4, kind: "not-a-state", reading: "misprint" },
    ]);
  });

  it("says that a trace stops early where the next state is missing", () => {
    expect(figure.slips(right.slice(0, 6))).toEqual([
      { at: 6, kind: "stopped-early", reading: "stopped" },
    ]);
  });

  it("counts going on after the goal once", () => {
    expect(figure.slips([...right, "102453786", "123450786"])).toEqual([
      { at: 8, kind: "after-goal", reading: "went-on" },
    ]);
  });

  it("says that a level was left for the next one too early", () => {
    // After the first child its own child, instead of its sibling.
    expect(figure.slips(right.toSpliced(2, 0, "123456708").toSpliced(5, 1))).toEqual([
      { at: 2, kind: "wrong-level", reading: "wrong-choice" },
    ]);
  });

  it("says that a state lies beyond the depth limit", () => {
    const trace = right.toSpliced(5, 0, "123456078");
    expect(figure.slips(trace)).toEqual([
      { at: 5, kind: "beyond-depth-limit", reading: "one-too-many" },
    ]);
  });

  const exercise = fc
    .record({
      seed: fc.shuffledSubarray([..."012345678"], { minLength: 9, maxLength: 9 }),
      search: fc.constantFrom("depth-first", "breadth-first", "best-first", "a-star"),
      duplicates: fc.constantFrom("parent", "path", "closed", "generated", "reached"),
      ties: fc.constantFrom("fifo", "lifo"),
      depthLimit: fc.integer({ min: 3, max: 5 }),
    })
    .filter(({ seed }) => isSolvable(seed.join(""), "123804765", 3))
    .map(({ seed, search: name, duplicates, ties, depthLimit }) => {
      const rules = { ...RULES, search: name, duplicates, ties, depthLimit } as Rules;
      return new Exercise(seed.join(""), "123804765", rules);
    })
    .filter(({ visits }) => visits.length >= 8);

  it("finds exactly one slip where one state is left out, doubled, unreadable or exchanged", () => {
    fc.assert(
      fc.property(exercise, fc.nat(), fc.nat(3), (one, where, how) => {
        const trace: (string | null)[] = [...one.visits];
        const at = 1 + (where % (trace.length - 3));
        if (how === 0) trace.splice(at, 1);
        if (how === 1) trace.splice(at + 1, 0, trace[at] as string);
        if (how === 2) trace.splice(at, 1, null);
        if (how === 3) trace.splice(at, 2, trace[at + 1] as string, trace[at] as string);
        const slips = one.slips(trace);
        expect({ slips: slips.length, how, trace }).toEqual({ slips: 1, how, trace });
        const place = how === 1 ? at + 1 : at;
        expect({ at: slips[0]?.at, how, trace }).toEqual({ at: place, how, trace });
      }),
      { numRuns: 300, seed: 20261130 },
    );
  });
});
