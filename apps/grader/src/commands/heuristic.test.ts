import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recorded } from "../testing/recorded-terminal.ts";

const INCONSISTENT = fileURLToPath(
  new URL("../../../../examples/inconsistent-heuristic/graph.dot", import.meta.url),
);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jejak-heuristic-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function graphFile(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

describe("jejak heuristic", () => {
  it("shows where Bratko's totdist + 3 seq is too high first: one move from the goal", async () => {
    const { exitCode, out, said } = await recorded(["heuristic", "totdist + 3*seq", "h2"]);
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: [] });
    const lines = out.split("\n");
    expect(lines[0]).toBe(
      "All 181,440 boards that can reach 123/8.4/765, the farthest 30 moves away; an error is h minus the moves left",
    );
    expect(lines.slice(2, 5).map((line) => line.trim().split(/  +/).slice(0, 3))).toEqual([
      ["heuristic", "admissible", "consistent"],
      ["manhattan + 3*sequence", "no", "no"],
      ["manhattan", "yes", "yes"],
    ]);
    // Tile 2 in the centre is 1 cell from home and scores 1, tile 1 before the gap 2: 1 + 3 * 3.
    expect(lines.slice(6)).toEqual([
      expect.stringMatching(
        /^manhattan \+ 3\*sequence is above .*, first 1\.3\/824\/765: h 10, 1 move left$/,
      ),
      expect.stringMatching(/, first from 1\.3\/824\/765 \(h 10\) to 123\/8\.4\/765 \(h 0\)$/),
      "",
    ]);
  });

  it("has the means that are known for the usual goal: h2 of 14 and 21.97 moves", async () => {
    // Reinefeld, Complete solution of the eight-puzzle, 1993.
    const args = ["heuristic", "manhattan", "--goal", "123456780", "--format", "json"];
    const { out } = await recorded(args);
    const { heuristics } = JSON.parse(out) as {
      heuristics: { meanError: number; meanH: number }[];
    };
    const [{ meanError, meanH } = { meanError: NaN, meanH: NaN }] = heuristics;
    expect([meanH, Number((meanH - meanError).toFixed(2))]).toEqual([14, 21.97]);
  });

  it("shows every heuristic that fits the goal, and says which do not", async () => {
    const { out, said } = await recorded(["heuristic", "--goal", "1230"]);
    expect(said).toEqual([
      "sequence is defined for 3x3 goals with the blank in the centre, such as 123804765, not for 1230",
    ]);
    // Twelve boards on a ring, 36 moves in all. H1 is 0, 1, 2, 3, 3, 3, 3 either way round, and H2
    // counts every move.
    expect(out.split("\n")).toEqual([
      "All 12 boards that can reach 12/3., the farthest 6 moves away; an error is h minus the moves left",
      "",
      "heuristic         admissible  consistent  most above  most below  mean error  mean h",
      "misplaced         yes         yes                  -          -3       -0.75    2.25",
      "manhattan         yes         yes                  -           -           0       3",
      "linear-conflict   yes         yes                  -           -           0       3",
      "pattern-database  yes         yes                  -           -           0       3",
      "",
    ]);
  });

  it("checks the table of a graph", async () => {
    const { out, said } = await recorded(["heuristic", "--graph", INCONSISTENT]);
    expect(said).toEqual([]);
    // Costs to G from A to G by hand: 10 9 8 7 6 5 0; h is 10 9 6 5 4 1 0.
    expect(out.split("\n")).toEqual([
      "All 7 nodes with a value from which G can be reached, the farthest at cost 10; an error is h minus the least cost",
      "",
      "heuristic  admissible  consistent  most above  most below  mean error  mean h",
      "table      yes         no                   -          -4       -1.43       5",
      "",
      "table falls faster than the cost in 4 edges, first from A (h 10) to C (h 6), cost 3",
      "",
    ]);
  });

  it("writes one JSON value, also for a multiple of the table", async () => {
    const file = await graphFile(
      "g.txt",
      "A -> B 1, B -> G 0.1, X -> B, G -> Y\nh: A 1, B 0.1, G 0, Y 2\n",
    );
    const args = ["heuristic", "3*h", "--graph", file, "--goal", "G", "--format", "json"];
    const { exitCode, out, said } = await recorded(args);
    expect(exitCode).toBe(0);
    expect(said).toEqual([
      "X has no value of h and is left out",
      "Y cannot reach a goal and is left out",
    ]);
    expect(JSON.parse(out)).toEqual({
      format: "jejak-heuristic/1",
      problem: { kind: "graph", goal: ["G"] },
      states: 3,
      farthest: 1.1,
      heuristics: [
        {
          heuristic: "3*table",
          admissible: false,
          consistent: false,
          overestimates: 2,
          firstOverestimate: { state: "A", h: 3, distance: 1.1 },
          inconsistentSteps: 2,
          firstInconsistentStep: { from: "A", to: "B", cost: 1, hFrom: 3, hTo: 0.3 },
          mostAbove: { state: "A", h: 3, distance: 1.1 },
          mostBelow: null,
          meanError: (1.9 + 0.2) / 3,
          meanH: 3.3 / 3,
        },
      ],
    });
  });

  it("says where h of a goal is not 0", async () => {
    const file = await graphFile("goal.txt", "A -> G 5\nh: A 3, G 1\n");
    const { out } = await recorded(["heuristic", "--graph", file, "--goal", "G"]);
    expect(out.split("\n").slice(5)).toEqual([
      "table is above what is left at 1 node, first G: h 1, cost 0 left",
      "table is not 0 at every goal",
      "",
    ]);
  });

  it.each([
    [["h9"], '"h9", column 1: "h9" is no heuristic: there are misplaced, manhattan,'],
    [
      ["seq", "--goal", "123456780"],
      "sequence is defined for 3x3 goals with the blank in the centre",
    ],
    [["--goal", "123456789abcdef0"], "--goal: a heuristic is compared with every board's exact"],
    [["--goal", "123456788"], "--goal: "],
    [["--goal", "123456780", "--goal", "123804765"], "--goal: a puzzle has one goal, and"],
    [["--columns", "x"], '--columns: "x" is not a whole number of 1 or more'],
    [["--format", "xml"], '--format: there is no "xml"; there is text, json'],
    [["--graph", INCONSISTENT, "--goal", "Z"], "--goal: "],
    [["h1", "--graph", INCONSISTENT], '"h1": "h1" is no heuristic: there are table'],
  ])("refuses %j in one line", async (args, message) => {
    const { exitCode, out, said } = await recorded(["heuristic", ...args]);
    expect({ exitCode, out, lines: said.length }).toEqual({ exitCode: 2, out: "", lines: 1 });
    expect(said[0]).toContain(`jejak: ${message}`);
  });

  it("needs a goal and values of h on a graph", async () => {
    const bare = await graphFile("bare.txt", "A -> B 1\n");
    const [noGoal, noTable] = await Promise.all([
      recorded(["heuristic", "--graph", bare]),
      recorded(["heuristic", "--graph", bare, "--goal", "B"]),
    ]);
    expect(noGoal.said).toEqual(["jejak: --goal: name the node to reach"]);
    expect(noTable.said).toEqual([
      `jejak: ${bare} has no values of h: add a line such as h: A 6, B 4`,
    ]);
  });
});
