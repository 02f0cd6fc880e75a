import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { recorded } from "../testing/recorded-terminal.ts";

interface Golden {
  readonly id: string;
  readonly start: string;
  readonly goal: string;
  readonly columns: number;
  readonly search: string;
  readonly heuristic: readonly { name: string; weight: number }[];
  readonly rules: {
    readonly childOrder: string | readonly string[];
    readonly depthLimit: number | null;
    readonly duplicates: string;
    readonly goalTest: string;
    readonly ties: string;
  };
  readonly outcome: string;
  readonly visits: readonly string[];
  readonly visitH: readonly number[];
  readonly visitLevel: readonly number[];
  readonly expansions: readonly string[];
  readonly generated: number;
  readonly path: readonly string[];
  readonly frontierAfter: readonly (readonly string[])[] | null;
}

function goldenRuns(name: string): Golden[] {
  const file = new URL(`../../../../tooling/golden/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Golden[];
}

function argumentsOf({ start, goal, columns, search, heuristic, rules }: Golden): string[] {
  const { childOrder, depthLimit, duplicates, goalTest, ties } = rules;
  const flags = {
    goal,
    columns,
    search,
    heuristic: heuristic.map(({ name, weight }) => `${weight}*${name}`).join(" + ") || "0",
    "child-order": typeof childOrder === "string" ? childOrder : childOrder.join(","),
    "depth-limit": depthLimit ?? "none",
    duplicates,
    "goal-test": goalTest,
    ties,
  };
  const written = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, String(value)]);
  return ["trace", start, ...written, "--format", "json"];
}

describe.each(["seeds", "kotak-8", "rules", "other-sizes"])("golden/%s.json", (name) => {
  it.each(goldenRuns(name).map((run) => [run.id, run] as const))(
    "%s comes out of jejak trace in every field",
    async (_id, golden) => {
      const { exitCode, out, said } = await recorded(argumentsOf(golden));
      expect({ exitCode, said }).toEqual({ exitCode: 0, said: [] });
      const trace = JSON.parse(out) as Record<string, unknown>;
      const { id: _, search, heuristic, rules, start, goal, columns, ...fields } = golden;
      // The golden files do not tell a search that was cut off from one that saw everything, and
      // leave out long frontiers.
      const outcome = trace["outcome"] === "cut-off" ? "exhausted" : trace["outcome"];
      const frontierAfter = fields.frontierAfter === null ? null : trace["frontierAfter"];
      expect({ ...trace, outcome, frontierAfter }).toMatchObject({
        ...fields,
        problem: { kind: "puzzle", start, goal, columns },
        rules: { ...rules, search, heuristic },
      });
    },
  );
});
