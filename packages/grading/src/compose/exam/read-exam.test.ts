import { describe, expect, it } from "vitest";
import { readExam, type ExamOverrides } from "./read-exam.ts";

const EXAM = `format: jejak-compose/1
preset: kotak-8
goal: "123804765"
rules: { depthLimit: 5 }
searches:
  - breadth-first
  - { id: best, search: best-first, wishes: { visits: 5..9 } }
wishes: { visits: [8, 15], ties: 0 }
`;

function faults(text: string | null, over: ExamOverrides = {}): string[] {
  const read = readExam(text, over);
  if (read.ok) return [];
  return read.faults.map(({ place, path, message }) => {
    const at = place === null ? "-" : `${place.line}:${place.column}`;
    return `${at} ${path}: ${message}`;
  });
}

describe("an exam", () => {
  it("is filled in with the preset, what searches share and the defaults", () => {
    const read = readExam(EXAM);
    if (!read.ok) throw new Error("the exam is right");
    const { searches, ...rest } = read.value;
    expect(rest).toEqual({
      title: "Composed questions",
      seed: 1,
      goal: "123804765",
      columns: 3,
      rows: 3,
      preset: "kotak-8",
      find: 3,
      separate: null,
      tries: 20_000,
    });
    const common = {
      childOrder: ["D", "R", "L", "U"],
      depthLimit: 5,
      duplicates: "parent",
      goalTest: "visit",
      ties: "fifo",
    };
    expect(searches.map(({ id, rules, wishes }) => ({ id, rules, wishes }))).toEqual([
      {
        id: "breadth-first",
        rules: expect.objectContaining({ ...common, search: "breadth-first" }) as unknown,
        wishes: { visits: { least: 8, most: 15 }, ties: { least: 0, most: 0 }, found: true },
      },
      {
        id: "best",
        rules: expect.objectContaining({ ...common, search: "best-first" }) as unknown,
        wishes: { visits: { least: 5, most: 9 }, ties: { least: 0, most: 0 }, found: true },
      },
    ]);
  });

  it("may be said beside the file, one wish and one rule at a time", () => {
    const read = readExam(EXAM, { wishes: { ties: 3 }, rules: { ties: "lifo" }, seed: 9 });
    if (!read.ok) throw new Error("the exam is right");
    const [breadth] = read.value.searches;
    expect([
      read.value.seed,
      breadth?.rules.ties,
      breadth?.rules.depthLimit,
      breadth?.wishes,
    ]).toEqual([
      9,
      "lifo",
      5,
      { visits: { least: 8, most: 15 }, ties: { least: 0, most: 3 }, found: true },
    ]);
  });

  it.each([
    ["2x3", undefined, 2, 3, "123450"],
    ["4x4", undefined, 4, 4, "123456789abcdef0"],
    [undefined, "3 0 1 / 2 5 4", 2, 3, "301254"],
    ["3x2", "123450", 3, 2, "123450"],
  ])("has the board %s with the goal %s", (board, goal, rows, columns, word) => {
    const over = { board, goal, searches: ["breadth-first"] };
    const read = readExam(null, JSON.parse(JSON.stringify(over)) as ExamOverrides);
    expect(read).toMatchObject({ ok: true, value: { rows, columns, goal: word } });
  });

  it.each([
    [
      "a misspelt wish",
      EXAM.replace("ties: 0", "tie: 0"),
      [
        "8:28 wishes.tie: there is no key `tie`; did you mean ties? The keys here are visits, ties, solution, h, generated, found",
      ],
    ],
    [
      "a range from more to less",
      EXAM.replace("[8, 15]", "[15, 8]"),
      [
        "8:19 wishes.visits: `wishes.visits` is [15,8]: a wish is a whole number or a range such as 8..15, ..15 or [8, 15], the smaller number first",
      ],
    ],
    [
      "a goal that is no board",
      EXAM.replace("123804765", "123804766"),
      ["3:7 goal: `goal`: 123804766 is no board"],
    ],
    [
      "a wrong rule of one search",
      EXAM.replace("wishes: { visits: 5..9 }", "rules: { heuristic: sums }"),
      ["7:57 searches[2].rules.heuristic"],
    ],
    [
      "the same search twice",
      EXAM.replace("id: best, ", "").replace("best-first", "breadth-first"),
      ["7:5 searches[2]: the id breadth-first is used twice: give each search an `id` of its own"],
    ],
    [
      "too large a board",
      EXAM.replace('goal: "123804765"', "board: 5x5"),
      ['3:8 board: `board` is "5x5": a board is from 2x2 to 4x4, rows first, such as 3x3 or 2x3'],
    ],
    [
      "no map",
      "- a",
      ['1:1 : the file is ["a"]: it must be a map of keys, such as `format: jejak-compose/1`'],
    ],
  ])("with %s is refused at its place", (_what, text, expected) => {
    const found = faults(text);
    // What the boards' and the heuristics' readers say is theirs to change.
    expect(
      found.map((fault, at) => (fault.startsWith(expected[at] ?? "-") ? expected[at] : fault)),
    ).toEqual(expected);
  });

  it("that is said beside the file has faults without a place", () => {
    expect([
      faults(EXAM, { tries: 0 }),
      faults(null),
      faults(EXAM, { wishes: { h: "x" } }),
    ]).toEqual([
      [
        "- tries: `tries` is 0: the number of boards to look at is a whole number from 1 to 1,000,000",
      ],
      ["- : `searches` is missing: name them, such as [breadth-first, a-star]"],
      [
        '- wishes.h: `wishes.h` is "x": a wish is a whole number or a range such as 8..15, ..15 or [8, 15], the smaller number first',
      ],
    ]);
  });
});
