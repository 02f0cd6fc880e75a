import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jejak } from "../testing/built-command.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jejak-compose-"));
});
afterAll(() => rm(folder, { recursive: true }));

interface Board {
  readonly start: string;
  readonly searches: readonly {
    readonly id: string;
    readonly visits: number;
    readonly ties: number;
    readonly separations: readonly { readonly name: string; readonly step: number | null }[];
    readonly trace: { readonly visits: readonly string[]; readonly rules: { search: string } };
  }[];
}

interface Composed {
  readonly boards: readonly Board[];
  readonly students: readonly (Board & {
    readonly student: string;
    readonly name: string | null;
  })[];
  readonly example: Board;
}

const WISHES = ["--goal", "123804765", "--search", "best-first,a-star", "--duplicates", "closed"];
const NEAR = [...WISHES, "--visits", "5..9", "--solution", "..8"];

function composed(args: readonly string[]): Composed {
  const { exitCode, out, err } = jejak(["compose", ...args, "--format", "json"], { cwd: folder });
  expect({ exitCode, err: err.replace(/^Wrote .*\n/, "") }).toEqual({ exitCode: 0, err: "" });
  return JSON.parse(out) as Composed;
}

/** What `jejak trace` visits from that board. */
function traced(start: string, search: string): string[] {
  const goal = ["--goal", "123804765", "--duplicates", "closed", "--search", search];
  const { out } = jejak(["trace", start, ...goal, "--format", "json"]);
  return (JSON.parse(out) as { visits: string[] }).visits;
}

describe("jejak compose", () => {
  it("shows why a board is good, its numbers and its traces", () => {
    // By hand, children down, right, left, up: 0132, 3102, 1032, 3120, 1230; the tree has 2301's
    // neighbour 3021 too. The other board two moves away, 0213, takes four visits.
    const args = [
      "--board",
      "2x2",
      "--search",
      "breadth-first",
      "--solution",
      "2",
      "--visits",
      "5",
    ];
    const { exitCode, out, err } = jejak(["compose", ...args]);
    expect({ exitCode, err }).toEqual({
      exitCode: 0,
      err: "Only 1 of the 3 boards wished for were found\n",
    });
    expect(out.split("\n").slice(0, 13)).toEqual([
      "Composed questions",
      "2x2 boards to 12/3., rules kotak-8, seed 1",
      "Wished: 5 visits, 2 moves to the goal, the goal is found",
      "",
      "1 board, the best of 1 that fit among all 5 boards that there are.",
      "",
      "0132",
      "   . 1",
      "   3 2",
      "",
      "   + no search on it can meet ties: the order of children decides",
      expect.stringMatching(
        /^ {3}\+ \d+ of \d+ wrong ways show in the order of visits, \d+ of them by step 3$/,
      ),
      "",
    ]);
    expect(out).toMatch(/^ {3}breadth-first +5 +- +2 +6 +- +\d+ of \d+$/m);
    const visited = [...out.matchAll(/^ +\d {2}(\d{4}) /gm)].map(([, state]) => state);
    expect(visited).toEqual(["0132", "3102", "1032", "3120", "1230"]);
    expect(out).not.toContain("\u001b");
  });

  it("writes JSON whose traces are those of jejak trace", () => {
    const { boards } = composed([...NEAR, "--find", "2", "--max-ties", "1"]);
    expect(boards).toHaveLength(2);
    for (const { start, searches } of boards) {
      for (const { visits, ties, trace } of searches) {
        expect(trace.visits).toEqual(traced(start, trace.rules.search));
        expect(visits).toBe(trace.visits.length);
        expect([0, 1]).toContain(ties);
      }
    }
  });

  it("writes Markdown with a table of measures, one of separations and one for each trace", () => {
    const { out } = jejak(["compose", ...NEAR, "--find", "1", "--format", "md"]);
    const headings = out.split("\n").filter((line) => line.startsWith("#"));
    expect(headings).toEqual([
      "# Composed questions",
      expect.stringMatching(/^## Board 1: \d{9}$/),
      "### best-first",
      "### a-star",
    ]);
    expect(out.match(/^\| (search(?= \| visits)|misunderstanding|step) \|/gm)).toEqual([
      "| search |",
      "| misunderstanding |",
      "| step |",
      "| step |",
    ]);
    const brief = jejak(["compose", ...NEAR, "--find", "1", "--format", "md", "--brief"]).out;
    expect(out.startsWith(brief)).toBe(true);
  });

  it("reads wishes from a file, over which flags go", async () => {
    await writeFile(
      join(folder, "exam.yaml"),
      'format: jejak-compose/1\ntitle: Midterm\ngoal: "123804765"\npreset: kotak-8\nrules: { duplicates: closed }\nsearches: [best-first, a-star]\nwishes: { visits: 5..9, solution: ..3 }\n',
    );
    const { boards } = composed(["exam.yaml", "--solution", "..8"]);
    expect(boards).toEqual(composed(NEAR).boards);
  });

  it("says in one line why nothing fits and what would help", () => {
    // The twelve boards of 2x2 lie in a ring: none is more than six moves away.
    const args = ["--board", "2x2", "--search", "breadth-first", "--duplicates", "generated"];
    const { exitCode, out, err } = jejak(["compose", ...args, "--solution", "20"]);
    expect({ exitCode, out, err }).toEqual({
      exitCode: 2,
      out: "",
      err: "jejak: none of the 12 boards that there are fits: most often fails breadth-first's solution length (12 of 12); without the wish for breadth-first's solution length 12 would fit, 6 to 20 would let one in\n",
    });
  });

  it.each([
    [["--search", "dfs"], "--search: "],
    [[], "--search: `searches` is missing: name them, such as [breadth-first, a-star]"],
    [["--search", "a-star", "--visits", "few"], '--visits: `wishes.visits` is "few": '],
    [["--search", "a-star", "--max-ties", "-1..x"], "--max-ties: "],
    [
      ["--search", "a-star", "--board", "9x9"],
      '--board: `board` is "9x9": a board is from 2x2 to 4x4',
    ],
    [["--search", "a-star", "--seed", "one"], '--seed: `seed` is "one": a seed is a whole number'],
    [["--search", "a-star", "--separate", "everything"], "--separate: "],
    [
      ["--search", "a-star", "--format", "pdf"],
      '--format: there is no "pdf"; there is text, json, md',
    ],
    [["nowhere.yaml"], "nowhere.yaml: cannot be read"],
    [["--search", "a-star", "--roster", "nobody.csv"], "--roster: nobody.csv: cannot be read"],
  ])("%j is refused: %s", (args, message) => {
    const { exitCode, out, err } = jejak(["compose", ...args], { cwd: folder });
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
    expect(err.startsWith(`jejak: ${message}`)).toBe(true);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });

  it("names the line and column of what is wrong in the file", async () => {
    const text =
      "format: jejak-compose/1\nsearches: [a-star]\npreset: kotak-8\nwishes: { visit: 8..15 }\n";
    await writeFile(join(folder, "wrong.yaml"), text);
    expect(jejak(["compose", "wrong.yaml"], { cwd: folder }).err).toBe(
      "jejak: wrong.yaml:4:11: there is no key `visit`; did you mean visits? The keys here are visits, ties, solution, h, generated, found\n",
    );
  });

  it("separates with the fewest boards, and says what no board separates", () => {
    const args = [...NEAR, "--separate", "search,heuristic,duplicates", "--brief"];
    const { exitCode, out } = jejak(["compose", ...args]);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^Together they separate \d+ wrong ways; no fewer do\.$/m);
  });

  it("prints its help with examples", () => {
    const { exitCode, out } = jejak(["compose", "--help"]);
    expect(exitCode).toBe(0);
    expect(out).toContain("\nExamples:\n  jejak compose --search best-first,a-star");
  });
});

describe("jejak compose --roster", () => {
  const CLASS = "number,name\n2301901,Budi Santoso\n2301902,Siti Rahma\n2301903,Agus Wijaya\n";

  it("gives each student a board of their own, which jejak grade finds", async () => {
    await writeFile(join(folder, "class.csv"), CLASS);
    const args = [...NEAR, "--roster", "class.csv", "--assignment", "midterm.yaml"];
    const { students, example } = composed(args);
    expect(students.map(({ student, name }) => [student, name])).toEqual([
      ["2301901", "Budi Santoso"],
      ["2301902", "Siti Rahma"],
      ["2301903", "Agus Wijaya"],
    ]);
    expect(new Set([...students, example].map(({ start }) => start)).size).toBe(4);
    await mkdir(join(folder, "answers"));
    const [budi, siti] = students;
    for (const [at, { student }] of students.entries()) {
      // Agus has copied from Siti, whose board is another one.
      const board = (at === 2 ? siti : students[at])?.start ?? "";
      const text = ["best-first", "a-star"].map(
        (search) => `${search}\n${traced(board, search).join("\n")}\n`,
      );
      await writeFile(join(folder, "answers", `${student}.txt`), text.join("\n"));
    }
    expect(budi?.start).not.toBe(siti?.start);
    const graded = jejak(["grade", "midterm.yaml", "answers", "--format", "json"], { cwd: folder });
    const report = JSON.parse(graded.out) as {
      students: { student: string; questions: { verdict: string }[] }[];
    };
    expect(
      report.students.map(({ student, questions }) => [
        student,
        questions.every(({ verdict }) => verdict === "correct"),
        questions.some(({ verdict }) => verdict === "correct"),
      ]),
    ).toEqual([
      ["2301901", true, true],
      ["2301902", true, true],
      ["2301903", false, false],
    ]);
  });

  it("writes over an assignment only when told to", async () => {
    await writeFile(join(folder, "class.txt"), CLASS);
    await writeFile(join(folder, "mine.yaml"), "mine\n");
    const args = [
      "compose",
      ...NEAR,
      "--roster",
      "class.txt",
      "--assignment",
      "mine.yaml",
      "--brief",
    ];
    const refused = jejak(args, { cwd: folder });
    expect([
      refused.exitCode,
      refused.err,
      readFileSync(join(folder, "mine.yaml"), "utf8"),
    ]).toEqual([2, "jejak: mine.yaml: is there already; --force writes over it\n", "mine\n"]);
    const forced = jejak([...args, "--force"], { cwd: folder });
    expect([forced.exitCode, forced.err]).toEqual([0, "Wrote the assignment to mine.yaml\n"]);
    expect(readFileSync(join(folder, "mine.yaml"), "utf8")).toContain("\nproblems:\n");
  });

  it("says how many boards of one difficulty there are where these are too few", async () => {
    const many = Array.from({ length: 20 }, (_, at) => `${2301900 + at}\n`).join("");
    await writeFile(join(folder, "many.txt"), many);
    const args = ["--board", "2x2", "--search", "breadth-first", "--roster", "many.txt"];
    const { exitCode, err } = jejak(["compose", ...args], { cwd: folder });
    expect(exitCode).toBe(2);
    expect(err).toMatch(
      /^jejak: \d+ of 12 boards fit, but at most \d+ of them are of one difficulty: 20 students need 21 \(one is left as an example\); wish for less/,
    );
  });
});

it("the example in examples/compose is as its page says", () => {
  const example = join(import.meta.dirname, "../../../../examples/compose");
  const { exitCode, out } = jejak(["compose", "exam.yaml", "--brief"], { cwd: example });
  expect(exitCode).toBe(0);
  const page = readFileSync(join(example, "README.md"), "utf8");
  const [, shown = ""] = /```text\n([^]*?)```/.exec(page) ?? [];
  expect(out.startsWith(shown)).toBe(true);
  expect(shown.split("\n").length).toBeGreaterThan(10);
});
