import { describe, expect, it } from "vitest";
import { FORMATS, readPosthocValue } from "../index.ts";

const MANY = 300_000;

/** Texts that make a careless reader slow, deep or wrong. */
const HOSTILE: [string, string][] = [
  ["open brackets", "[".repeat(MANY)],
  ["open braces", "{".repeat(MANY)],
  ["open round brackets", "(".repeat(MANY)],
  ["a nested list", `{"format":"jejak-trace/1","nodes":${"[".repeat(MANY)}${"]".repeat(MANY)}}`],
  ["blanks", " ".repeat(MANY)],
  ["a long line of quotes", '"'.repeat(MANY + 1)],
  ["single quotes", `('${"''".repeat(MANY)}`],
  ["tags", "<a>".repeat(MANY)],
  ["an unfinished tag", `<graphml ${"a ".repeat(MANY)}`],
  ["entities", `<graphml>${"&lol;".repeat(MANY)}</graphml>`],
  ["DOT comments", `digraph {${"/**/ // x\n# y\n".repeat(MANY / 10)}`],
  ["DOT blanks", `digraph {${" ".repeat(MANY)}!`],
  ["a DOT chain", `digraph { a ${"-> a ".repeat(MANY)}}`],
  ["a Mermaid label without an end", `flowchart TD\nA[${" ".repeat(MANY)}`],
  ["Mermaid brackets", `flowchart TD\nA${"[".repeat(MANY)}`],
  ["a Mermaid arrow without an end", `flowchart TD\nA -- ${"x ".repeat(MANY)}`],
  ["Mermaid pipes", `flowchart TD\nA -->${" ".repeat(MANY)}|${" ".repeat(MANY)}`],
  ["a long number in Newick", `(a[&h=${"1".repeat(MANY)}x])b;`],
  ["Newick comments", `a${"[x]".repeat(MANY)}`],
  ["separators", `state,induk${",".repeat(MANY)}\n`],
  ["rows", `state,induk\n${"A,\nB,\n".repeat(MANY / 2)}`],
  ["strokes", `1  A\n2  ${"│  ".repeat(MANY)}B`],
  ["a deep level", "1  A\n2  (999999999 levels) └─ B"],
  ["a board without an end", `1  ┌─┐\n${"   │x│\n".repeat(MANY / 10)}`],
  ["NULs", "\u0000".repeat(MANY)],
  ["lone surrogates", "\ud800".repeat(MANY)],
];

const READERS = FORMATS.filter(({ read, name }) => read !== undefined && name !== "tsv");

describe.each(READERS)("reading hostile texts as $name", ({ read }) => {
  it.each(HOSTILE)(
    "ends with a problem for %s",
    (_, text) => {
      const result = read?.(text);
      expect(result).toMatchObject({ ok: false, problem: { message: expect.any(String) } });
      expect(JSON.stringify(result).length).toBeLessThan(500);
    },
    10_000,
  );
});

describe("reading a Posthoc value", () => {
  it("takes ids that look like what objects have already", () => {
    const event = (id: string, pId: string | null): object => ({ type: "generating", id, pId });
    const events = [event("__proto__", null), event("constructor", "__proto__")];
    expect(readPosthocValue({ version: "1.4.0", events })).toMatchObject({ ok: true });
  });
});
