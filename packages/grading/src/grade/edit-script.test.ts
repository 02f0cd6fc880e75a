import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editScript, type Edit } from "./edit-script.ts";

/** The fewest edits by the definition (Levenshtein 1966), without a table. */
function distance(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return Math.max(a.length, b.length);
  const [[first, ...restA], [second, ...restB]] = [a, b];
  if (first === second) return distance(restA, restB);
  return 1 + Math.min(distance(restA, restB), distance(restA, b), distance(a, restB));
}

/** What is written, corrected as the edits say. */
function corrected(
  written: readonly string[],
  right: readonly string[],
  edits: readonly Edit[],
): string[] {
  const result: string[] = [];
  const open = [...edits];
  for (let at = 0; at <= written.length; at++) {
    while (open[0]?.kind === "missing" && open[0].at === at) {
      result.push(right[open[0].right] ?? "");
      open.shift();
    }
    const [edit] = open;
    const isHere = edit !== undefined && edit.at === at && at < written.length;
    if (isHere) open.shift();
    if (isHere && edit.kind === "wrong") result.push(right[edit.right] ?? "");
    if (!isHere && at < written.length) result.push(written[at] ?? "");
  }
  return result;
}

const word = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 6 });

describe("the differences of two lists", () => {
  it("are named by kind and place", () => {
    expect(editScript([..."abxd"], [..."abcd"])).toEqual([{ kind: "wrong", at: 2, right: 2 }]);
    expect(editScript([..."abd"], [..."abcd"])).toEqual([{ kind: "missing", at: 2, right: 2 }]);
    expect(editScript([..."abxcd"], [..."abcd"])).toEqual([{ kind: "extra", at: 2 }]);
    expect(editScript([], [..."ab"])).toEqual([
      { kind: "missing", at: 0, right: 0 },
      { kind: "missing", at: 0, right: 1 },
    ]);
  });

  it("are as few as can be, and make the one of the other", () => {
    fc.assert(
      fc.property(word, word, (written, right) => {
        const edits = editScript(written, right);
        expect(edits.length).toBe(distance(written, right));
        expect(corrected(written, right, edits)).toEqual(right);
      }),
      { numRuns: 400, seed: 20261130 },
    );
  });

  it("are taken place by place in lists too long for a table", () => {
    const long = Array.from({ length: 5_000 }, (_, at) => String(at));
    expect(editScript(long.toSpliced(3, 1, "x"), long)).toEqual([
      { kind: "wrong", at: 3, right: 3 },
    ]);
    expect(editScript(long.slice(0, -2), long)).toEqual([
      { kind: "missing", at: 4_998, right: 4_998 },
      { kind: "missing", at: 4_998, right: 4_999 },
    ]);
    expect(editScript([...long, "x"], long)).toEqual([{ kind: "extra", at: 5_000 }]);
  });
});
