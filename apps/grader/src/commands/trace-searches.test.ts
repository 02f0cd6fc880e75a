import { SEARCHES } from "@jejak/search";
import type { TraceFile } from "@jejak/tree";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf } from "../testing/class-folder.ts";
import { recorded, type Recorded } from "../testing/recorded-terminal.ts";

function trace(...flags: string[]): Promise<Recorded> {
  return recorded(["trace", "123450786", "--goal", "103425786", ...flags]);
}

async function json(...flags: string[]): Promise<TraceFile> {
  return JSON.parse((await trace(...flags, "--format", "json")).out) as TraceFile;
}

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  "weighted-a-star": ["--weight", "2"],
  beam: ["--beam-width", "2"],
};

describe("jejak trace runs every search", () => {
  it.each(SEARCHES)("%s, as text and as JSON", async (search) => {
    const flags = ["--search", search, "--depth-limit", "4", ...(NUMBERS[search] ?? [])];
    const { exitCode, out, said } = await trace(...flags);
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: [] });
    const { rules, path } = await json(...flags);
    expect(rules.search).toBe(search);
    expect(path).toEqual(["123450786", "123405786", "103425786"]);
    expect(out).toContain(`\n${search} (`);
  });

  it("with each pass and its limit, and what it counted", async () => {
    const { out } = await trace("--search", "iterative-deepening");
    expect(out.split("\n").slice(6, 26)).toEqual([
      "step  state      level   frontier after it, next first",
      "      pass 1, depth limit 0",
      "   1  123450786      0   -",
      "      pass 2, depth limit 1",
      "   2  123450786      0   123456780 123405786 120453786",
      "   3  123456780      1   123405786 120453786",
      "   4  123405786      1   120453786",
      "   5  120453786      1   -",
      "      pass 3, depth limit 2",
      "   6  123450786      0   123456780 123405786 120453786",
      "   7  123456780      1   123456708 123405786 120453786",
      "   8  123456708      2   123405786 120453786",
      "   9  123405786      1   123485706 123045786 103425786 120453786",
      "  10  123485706      2   123045786 103425786 120453786",
      "  11  123045786      2   103425786 120453786",
      "  12  103425786      2   goal",
      "",
      "Found the goal: visited 12, expanded 4, generated 13, dropped 2, largest frontier 4",
      "  pass 1, depth limit 0: visited 1, expanded 0, generated 1",
      "  pass 2, depth limit 1: visited 4, expanded 1, generated 4",
    ]);
    expect((await json("--search", "iterative-deepening")).passes).toEqual([
      { limit: 0, root: 0, firstVisit: 1 },
      { limit: 1, root: 1, firstVisit: 2 },
      { limit: 2, root: 5, firstVisit: 6 },
    ]);
  });

  it("with the bound on g + h of each pass of IDA*", async () => {
    // Nilsson's example: four tiles are misplaced, and the way is five moves long.
    const { out } = await recorded(
      "trace 283164705 --goal 123804765 --search ida-star --heuristic misplaced".split(" "),
    );
    expect(out.split("\n").filter((line) => /^ +pass \d+, g \+ h at most \d+$/.test(line))).toEqual(
      ["      pass 1, g + h at most 4", "      pass 2, g + h at most 5"],
    );
  });

  it("with the number that weighted A* goes by", async () => {
    const { out } = await trace("--search", "weighted-a-star", "--weight", "1.5");
    // h = 4, 2, 0 on the way, so g + 1.5 h = 6, 4, 2; the siblings have h = 6.
    expect(out.split("\n").slice(6, 10)).toEqual([
      "step  state      level      g      h  g+1.5h   frontier after it, next first",
      "   1  123450786      0      0      4       6   123405786:4 123456780:10 120453786:10",
      expect.stringMatching(/^ {3}2 {2}123405786 {6}1 {6}1 {6}2 {7}4 {3}103425786:2 /),
      "   3  103425786      2      2      0       2   goal",
    ]);
    const { rules } = await json("--search", "weighted-a-star", "--weight", "1.5");
    expect(rules.weight).toBe(1.5);
  });

  it("in every form, also where each pass has a tree of its own", async () => {
    const { out } = await trace("--search", "iterative-deepening", "--format", "tree");
    expect(out.split("\n").filter((line) => line.includes("123450786"))).toEqual([
      " 1  123450786  h 4",
      " 2  123450786  h 4",
      " 6  123450786  h 4",
    ]);
  });

  it("and says when a hill climber is stuck", async () => {
    // Every child of Nilsson's first move has as many misplaced tiles as it, three, or more.
    const { exitCode, out } = await recorded(
      "trace 283164705 --goal 123804765 --search steepest-hill-climbing --heuristic misplaced".split(
        " ",
      ),
    );
    expect(exitCode).toBe(0);
    expect(out.split("\n").slice(6, 11)).toEqual([
      "step  state      level      h   frontier after it, next first",
      "   1  283164705      0      4   283104765:3",
      "   2  283104765      1      3   -",
      "",
      "Stuck, no child is better: visited 2, expanded 2, generated 7, dropped 1, largest frontier 1",
    ]);
  });

  it("with the states that were opened again", async () => {
    const folder = folderOf({
      "graph.yaml":
        "edges: [S -> A 1, S -> B 1, A -> C 4, B -> C 1, C -> G 9]\nh: { S: 6, A: 1, B: 6, C: 0, G: 0 }\n",
    });
    const graph = join(folder, "graph.yaml");
    const flags = ["--graph", graph, "--search", "a-star", "--duplicates", "reached"];
    const { out } = await recorded(["trace", "S", "--goal", "G", ...flags]);
    rmSync(folder, { recursive: true });
    // B's h of 6 hides the shorter way: C is visited with g = 5 before it is opened again with 2.
    expect(out.split("\n").find((line) => line.startsWith("Found"))).toBe(
      "Found the goal: visited 6, expanded 5, generated 7, dropped 0, reopened 1, largest frontier 2",
    );
  });

  it("without opening a state again under reached-unvisited", async () => {
    const flags = ["--search", "a-star", "--duplicates", "reached-unvisited"];
    expect((await json(...flags)).rules.duplicates).toBe("reached-unvisited");
  });
});

describe("jejak trace refuses", () => {
  it.each([
    [
      "weighted A* without its weight",
      "--search weighted-a-star",
      "--weight: weighted-a-star goes by g + weight * h; give it, such as 1.5",
    ],
    [
      "a weight that is no number",
      "--search weighted-a-star --weight heavy",
      '--weight: "heavy" is not a number of 0 or more, such as 1.5',
    ],
    [
      "a weight elsewhere",
      "--search a-star --weight 2",
      "--weight: a-star has no weight; weighted-a-star has one",
    ],
    [
      "a beam without its width",
      "--search beam",
      "--beam-width: beam keeps so many nodes of a level; give it, such as 2",
    ],
    [
      "a beam of nothing",
      "--search beam --beam-width 0",
      '--beam-width: "0" is not a whole number of 1 or more',
    ],
    [
      "a beam elsewhere",
      "--beam-width 2",
      "--beam-width: best-first has no beam; --search beam has one",
    ],
    [
      "memory of states where there is none",
      "--search recursive-best-first --duplicates closed",
      "--duplicates: recursive-best-first remembers no states, so not closed; there is none, parent, path",
    ],
  ])("%s", async (_what, flags, message) => {
    expect(await trace(...flags.split(" "))).toEqual({
      exitCode: 2,
      out: "",
      said: [`jejak: ${message}`],
    });
  });
});
