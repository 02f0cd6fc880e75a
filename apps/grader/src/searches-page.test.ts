import { search, SEARCHES, type Rules, type SearchName } from "@jejak/search";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync(new URL("../../../docs/searches.md", import.meta.url), "utf8");

const CHILDREN: Readonly<Record<string, string>> = { S: "AB", A: "CD", B: "EF", E: "G" };
const H: Readonly<Record<string, number>> = { S: 3, A: 2, B: 2.5, C: 4, D: 3, E: 1, F: 1.5, G: 0 };

/** The rows of the page's table: the search, its number, what it visits. */
const rows = page
  .slice(page.indexOf("## The same tree under each"), page.indexOf("## What is derived"))
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")))
  .map(([, name = "", number = "", visits = ""]) => ({ name, number, visits }));

it("docs/searches.md tells of every search", () => {
  expect(rows.map(({ name }) => name)).toEqual([...SEARCHES]);
});

it.each(rows)("docs/searches.md says what $name visits", ({ name, number, visits }) => {
  const [key = "", value = ""] = number.split(": ");
  const rules: Rules = {
    search: name as SearchName,
    childOrder: "listed",
    depthLimit: null,
    duplicates: "none",
    goalTest: "visit",
    ties: "fifo",
    heuristic: [],
    ...(key === "" ? {} : { [key]: Number(value) }),
  };
  const problem = {
    initial: "S",
    isGoal: (state: string) => state === "G",
    successors: (state: string) =>
      [...(CHILDREN[state] ?? "")].map((child) => ({ state: child, action: child, cost: 1 })),
    key: (state: string) => state,
  };
  const run = search(problem, rules, { heuristic: (state) => H[state] ?? Infinity });
  const starts = new Set((run.passes ?? []).slice(1).map(({ root }) => root));
  const written = run.visits
    .map((node) => `${starts.has(node) ? ", " : " "}${run.tree.state(node)}`)
    .join("")
    .trim();
  expect(run.outcome === "found" ? written : `${written}, stuck`).toBe(visits);
});
