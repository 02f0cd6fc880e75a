import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { folderOf } from "../testing/class-folder.ts";
import { recorded } from "../testing/recorded-terminal.ts";

interface Golden {
  readonly id: string;
  readonly edges: readonly [string, string, number][];
  readonly h: Readonly<Record<string, number>>;
  readonly start: string;
  readonly goal: string;
  readonly search: string;
  readonly rules: Readonly<Record<string, string | number | null>>;
  readonly visits: readonly string[];
  readonly expansions: readonly string[];
  readonly generated: number;
  readonly outcome: string;
  readonly path: readonly string[];
  readonly cost: number | null;
  readonly frontierAfter: readonly (readonly string[])[] | null;
}

const golden = JSON.parse(
  readFileSync(new URL("../../../../tooling/golden/graphs.json", import.meta.url), "utf8"),
) as Golden[];

/** A graph's file in the form of an assignment, as JSON. */
function graphFile({ edges, h }: Golden): string {
  return JSON.stringify({ edges: edges.map(([from, to, cost]) => `${from} -> ${to} ${cost}`), h });
}

const TREE = `A -> B 1
A -> C 2
B -> D 5
C -> D 1
D -- E 1
h: A 3, B 3, C 2, D 1, E 0
`;
const files = Object.fromEntries(golden.map((run) => [`${run.id}.json`, graphFile(run)]));
const folder = folderOf({
  ...files,
  "tree.txt": TREE,
  "no-table.txt": "A -> B\nB -> C\n",
  "broken.txt": "A -> B 4\nA ->\n",
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function flagsOf({ search, rules }: Golden): string[] {
  const { childOrder, depthLimit, duplicates, goalTest, ties } = rules;
  const flags = {
    search,
    "child-order": childOrder,
    "depth-limit": depthLimit ?? "none",
    duplicates,
    "goal-test": goalTest,
    ties,
  };
  return Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, String(value)]);
}

describe("golden/graphs.json", () => {
  it.each(golden.map((run) => [run.id, run] as const))(
    "%s comes out of jejak trace --graph in every field",
    async (id, run) => {
      const file = join(folder, `${id}.json`);
      const where = ["trace", run.start, "--goal", run.goal, "--graph", file];
      const { exitCode, out, said } = await recorded([
        ...where,
        ...flagsOf(run),
        "--format",
        "json",
      ]);
      expect({ exitCode, said }).toEqual({ exitCode: 0, said: [] });
      const trace = JSON.parse(out) as Record<string, unknown> & { nodes: { g: number }[] };
      const { visits, expansions, generated, path, frontierAfter } = run;
      const nodes = trace.nodes as { g: number; state: string; visit: number | null }[];
      expect({
        ...trace,
        // The golden files do not tell a search that was cut off from one that saw everything.
        outcome: trace["outcome"] === "cut-off" ? "exhausted" : trace["outcome"],
        cost: run.cost === null ? null : nodes.findLast(({ state }) => state === path.at(-1))?.g,
      }).toMatchObject({
        outcome: run.outcome,
        visits,
        expansions,
        generated,
        path,
        frontierAfter,
        problem: { kind: "graph", start: run.start, goal: run.goal, h: run.h },
      });
    },
  );
});

describe("jejak trace --graph", () => {
  it("shows names, edges and costs", async () => {
    const args = ["trace", "A", "--goal", "E", "--graph", join(folder, "tree.txt")];
    const { exitCode, out } = await recorded([...args, "--search", "a-star"]);
    expect(exitCode).toBe(0);
    expect(out).toBe(`A -> E

a-star (least g + h first), ties fifo, children listed, duplicates parent, goal test at visit, no depth limit, h = table

step  state  level      g      h      f   frontier after it, next first
   1  A          0      0      3      3   B:4 C:4
   2  B          1      1      3      4   C:4 D:7
   3  C          1      2      2      4   D:4 D:7
   4  D          2      3      1      4   E:4 D:7
   5  E          3      4      0      4   goal

Found the goal: visited 5, expanded 4, generated 6, dropped 0, largest frontier 2
Path of 3 moves, cost 4
  A -> C -> D -> E
`);
  });

  it("takes several goals, and any of them ends the search", async () => {
    const args = ["trace", "A", "--goal", "E", "--goal", "C", "--graph", join(folder, "tree.txt")];
    const { out } = await recorded([...args, "--search", "uniform-cost", "--format", "json"]);
    expect(JSON.parse(out)).toMatchObject({
      problem: {
        kind: "graph",
        goal: ["E", "C"],
        edges: ["A -> B 1", "A -> C 2", "B -> D 5", "C -> D 1", "D -- E 1"],
      },
      visits: ["A", "B", "C"],
      path: ["A", "C"],
    });
  });

  it("needs no table where the search does not choose by h", async () => {
    const args = ["trace", "A", "--goal", "C", "--graph", join(folder, "no-table.txt")];
    const { exitCode, out } = await recorded([
      ...args,
      "--search",
      "breadth-first",
      "--format",
      "json",
    ]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ rules: { heuristic: [] }, visits: ["A", "B", "C"] });
  });

  it.each([
    [
      "a file that is not there",
      ["A", "--goal", "E", "--graph", "none.txt"],
      /none\.txt: cannot be read \(it is not there\)$/,
    ],
    ["an edge to nowhere", ["A", "--goal", "B", "--graph", "broken.txt"], /broken\.txt:2:\d+: /],
    [
      "a start that is no node",
      ["X", "--goal", "E", "--graph", "tree.txt"],
      /^jejak: <start>: .*X/,
    ],
    ["a goal that is no node", ["A", "--goal", "X", "--graph", "tree.txt"], /^jejak: --goal: .*X/],
    ["no goal", ["A", "--graph", "tree.txt"], /^jejak: --goal: name the node to reach$/],
    [
      "a child order of puzzles",
      ["A", "--goal", "E", "--graph", "tree.txt", "--child-order", "DRLU"],
      /^jejak: --child-order: .*listed, reversed, alphabetical/,
    ],
    [
      "a heuristic of puzzles",
      ["A", "--goal", "E", "--graph", "tree.txt", "--heuristic", "manhattan"],
      /^jejak: --heuristic: .*manhattan.*table/,
    ],
    [
      "best-first search without a table",
      ["A", "--goal", "C", "--graph", "no-table.txt"],
      /^jejak: --graph: h has no value for A/,
    ],
  ])("refuses %s with one line and exit code 2", async (_what, args, message) => {
    const placed = args.map((word) => (word.endsWith(".txt") ? join(folder, word) : word));
    const { exitCode, out, said } = await recorded(["trace", ...placed]);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
    expect(said).toEqual([expect.stringMatching(message)]);
  });
});
