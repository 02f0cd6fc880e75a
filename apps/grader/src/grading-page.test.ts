import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  ASPECTS,
  ASSIGNMENT_SCHEMA,
  ERROR_KINDS,
  FEEDBACK_LEVELS,
  LANGUAGES,
  MISUNDERSTANDINGS,
  POLICIES,
  type StudentReport,
  type Verdict,
} from "@jejak/grading";
import { DUPLICATES, GOAL_TESTS, PRESETS, SEARCHES, TIES } from "@jejak/search";
import { describe, expect, it } from "vitest";
import { folderOf } from "./testing/class-folder.ts";
import { recorded } from "./testing/recorded-terminal.ts";

const page = readFileSync(new URL("../../../docs/grading.md", import.meta.url), "utf8");

type Json = Readonly<Record<string, unknown>>;

const defs = ASSIGNMENT_SCHEMA["$defs"] as Readonly<Record<string, Json>>;

/** The keys of all maps that a part of the schema allows. */
function keysOf(schema: Json | undefined): string[] {
  const own = Object.keys((schema?.["properties"] as Json | undefined) ?? {});
  const others = ((schema?.["anyOf"] as Json[] | undefined) ?? []).flatMap(keysOf);
  return [...new Set([...own, ...others])];
}

/** The rows of the first table under a heading, its first column without the code marks. */
function rows(heading: string): string[][] {
  const section = page.split(`\n${heading}\n`)[1]?.split(/\n##/)[0] ?? "";
  const table =
    section
      .trim()
      .split(/\n\n+/)
      .find((block) => block.startsWith("|")) ?? "";
  return table
    .trim()
    .split("\n")
    .slice(2)
    .map((row) =>
      row
        .split(" | ")
        .map((cell) => cell.replace(/^\| */, "").replace(/ *\|$/, "").trim())
        .map((cell, index) => (index === 0 ? cell.replaceAll("`", "") : cell)),
    );
}

const VERDICTS: Readonly<Record<Verdict, true>> = {
  correct: true,
  partly: true,
  wrong: true,
  missing: true,
  unreadable: true,
};

const TABLES: readonly (readonly [string, readonly string[]])[] = [
  ["### The whole", keysOf(ASSIGNMENT_SCHEMA)],
  ["### A problem", keysOf(defs["problem"])],
  ["### Rules", keysOf(defs["rules"])],
  ["### A question", keysOf(defs["question"])],
  ["### What can be asked for", ASPECTS],
  ["### Marks", [...new Set([...keysOf(defs["marks"]), ...keysOf(defs["aspectMarks"])])]],
  ["## Points, by hand", POLICIES],
  ["## How much students are told", FEEDBACK_LEVELS],
  ["## Verdicts", Object.keys(VERDICTS)],
  ["## Kinds of error", ERROR_KINDS],
  ["## Misunderstandings", MISUNDERSTANDINGS],
];

/** The block after a mark on the page. */
function block(mark: string): string {
  const after = page.split(`<!-- ${mark} -->\n\n`)[1] ?? "";
  return after.slice(after.indexOf("\n") + 1, after.indexOf("\n```\n") + 1);
}

describe("docs/grading.md", () => {
  it.each(TABLES)(
    "%s lists what there is and nothing else, with a sentence for each",
    (heading, names) => {
      const found = rows(heading);
      expect(found.map(([name]) => name)).toEqual([...names]);
      expect(found.filter(([, meaning = ""]) => !/\w.*[.`]$/.test(meaning))).toEqual([]);
    },
  );

  it("names every value of a rule, every preset and every language", () => {
    const presets = PRESETS.map(({ name }) => name);
    const names = [SEARCHES, DUPLICATES, GOAL_TESTS, TIES, presets, LANGUAGES].flat();
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(rows("## Points, by hand"))(
    "%s marks the example as it says",
    async (policy, _, here = "") => {
      const folder = folderOf({
        "assignment.yaml": `${block("assignment: first")}marks: ${policy}\n`,
        "2301923.txt": block("submission: first"),
      });
      const args = [join(folder, "assignment.yaml"), join(folder, "2301923.txt")];
      const { out } = await recorded(["check", ...args, "--format", "json"]);
      const { questions } = JSON.parse(out) as StudentReport;
      expect(questions.flatMap(({ marks }) => marks.map(({ how }) => `\`${how}\``))).toEqual([
        here,
      ]);
      rmSync(folder, { recursive: true });
    },
  );

  it("links only to headings and pages that are there", () => {
    const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, "")
        .replaceAll(" ", "-"),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, link]) => link);
    expect(links.filter((link = "") => !headings.includes(link))).toEqual([]);
  });
});
