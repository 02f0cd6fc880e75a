import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { recorded, type Recorded } from "../testing/recorded-terminal.ts";

const ROMANIA = join(import.meta.dirname, "../../../../examples/romania/romania.yaml");

function trace(...flags: string[]): Promise<Recorded> {
  return recorded(["trace", ...flags, "--search", "bidirectional"]);
}

/** The slides' problem, two moves long; the expected lines are worked out by hand. */
const SLIDES = ["123450786", "--goal", "103425786"];

describe("jejak trace --search bidirectional", () => {
  it("shows the visits of both sides in turn, where they met, and the path", async () => {
    const { exitCode, out, said } = await trace(...SLIDES);
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: [] });
    expect(out.split("\n").slice(4)).toEqual([
      "bidirectional (a level from the start, a level from the goal, in turn), children D R L U",
      "",
      "step  from   state      level   children",
      "   1  start  123450786      0   123456780 123405786 120453786",
      "   2  goal   103425786      0   123405786",
      "",
      "Met at 123405786: visited 2 (1 from the start, 1 from the goal), generated 6",
      "Path of 2 moves",
      "   1 2 3     1 2 3     1 . 3",
      "   4 5 .  L  4 . 5  U  4 2 5",
      "   7 8 6     7 8 6     7 8 6",
      "",
    ]);
  });

  it("says the same as JSON", async () => {
    const { out } = await trace(...SLIDES, "--format", "json");
    expect(JSON.parse(out)).toEqual({
      format: "jejak-bidirectional/1",
      problem: { kind: "puzzle", start: "123450786", goal: "103425786", columns: 3 },
      childOrder: ["D", "R", "L", "U"],
      outcome: "found",
      visits: [
        {
          side: "forward",
          state: "123450786",
          level: 0,
          children: ["123456780", "123405786", "120453786"],
        },
        { side: "backward", state: "103425786", level: 0, children: ["123405786"] },
      ],
      meeting: "123405786",
      path: ["123450786", "123405786", "103425786"],
      actions: ["L", "U"],
    });
  });

  it("follows the edges of a graph backwards from the goal", async () => {
    const { out } = await trace("Arad", "--goal", "Bucharest", "--graph", ROMANIA);
    expect(out).toContain("\n   2  goal   Bucharest      0   Pitesti Fagaras Giurgiu Urziceni\n");
    // By the fewest roads, not by the shortest: 140 + 99 + 211.
    expect(out).toContain("\nPath of 3 moves, cost 450\n  Arad -> Sibiu -> Fagaras -> Bucharest");
  });

  it.each([
    ["--ties", "fifo"],
    ["--depth-limit", "3"],
    ["--heuristic", "manhattan"],
  ])("has no use for %s", async (flag, value) => {
    expect(await trace(...SLIDES, flag, value)).toEqual({
      exitCode: 2,
      out: "",
      said: [
        `jejak: ${flag}: bidirectional goes level by level from both ends and has no such rule`,
      ],
    });
  });

  it("has no form for its two trees but text and JSON", async () => {
    expect((await trace(...SLIDES, "--format", "dot")).said).toEqual([
      'jejak: --format: there is no "dot"; there is text, json for bidirectional, which has two trees',
    ]);
  });

  it("stops at a limit", async () => {
    const { out } = await trace(...SLIDES, "--limit", "3");
    expect(out).toContain("\nStopped at --limit, before the end: visited 1 (1 from the start");
  });
});
