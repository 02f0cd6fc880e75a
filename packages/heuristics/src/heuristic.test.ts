import { describe, expect, it } from "vitest";
import type { HeuristicTerm } from "@jejak/search";
import { heuristic } from "./index.ts";

const value = (
  terms: readonly HeuristicTerm[],
  goal: string | readonly string[],
  word: string,
): unknown => {
  const made = heuristic(terms, goal, 3);
  return made.ok ? made.value(word) : made.problem;
};

const BRATKO = [
  { name: "manhattan", weight: 1 },
  { name: "sequence", weight: 3 },
];

describe("a weighted sum", () => {
  it("is Bratko's h of 22, 32 and 60", () => {
    const starts = ["134802765", "283164705", "216408753"];
    expect(starts.map((word) => value(BRATKO, "123804765", word))).toEqual([22, 32, 60]);
  });

  it("of one, two, three or no terms is their sum", () => {
    const terms = [
      { name: "misplaced", weight: 0.5 },
      { name: "h2", weight: 2 },
      { name: "seq", weight: 10 },
    ];
    const sums = [0, 1, 2, 3].map((count) =>
      value(terms.slice(0, count), "123804765", "134802765"),
    );
    expect(sums).toEqual([0, 1.5, 9.5, 69.5]);
  });

  it("for several goals is the least of the sums for each", () => {
    const goals = ["123456780", "123804765"];
    const terms = [{ name: "manhattan", weight: 1 }];
    const words = ["123456780", "123804765", "134802765"];
    expect(words.map((word) => value(terms, goals, word))).toEqual([0, 0, 4]);
    expect(value(terms, goals, "123456708")).toBe(1);
  });

  it("names what is unknown, with all that is known", () => {
    expect(
      value(
        [
          { name: "misplaced", weight: 1 },
          { name: "manhatan", weight: 1 },
        ],
        "123456780",
        "",
      ),
    ).toEqual({
      term: 1,
      kind: "unknown-name",
      message:
        '"manhatan" is no heuristic: there are misplaced, manhattan, sequence, linear-conflict, pattern-database, max(..., ...)',
    });
  });

  it("refuses a weight below 0 and a goal that does not fit", () => {
    expect(value([{ name: "misplaced", weight: -1 }], "123456780", "")).toEqual({
      term: 0,
      kind: "weight",
      message: "the weight of misplaced is -1: a weight is a number from 0 up",
    });
    expect(value([{ name: "misplaced", weight: Number.NaN }], "123456780", "")).toMatchObject({
      kind: "weight",
    });
    expect(value(BRATKO, ["123804765", "123456780"], "")).toEqual({
      term: 1,
      kind: "misfit",
      message:
        "sequence is defined for 3x3 goals with the blank in the centre, such as 123804765, not for 123456780",
    });
  });
});
