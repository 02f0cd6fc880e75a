import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { whereJsonBreaks } from "./where-json-breaks.ts";

const MARKS = ["[", "]", "{", "}", ",", ":", '"', "\\", "0", " ", "1", ".", "-", "e", "\n"];

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("where JSON breaks", () => {
  it.each([
    ['{"a": jejak}', 6, "a value is due"],
    ['{"a": 1 "b"}', 8, "a comma or a bracket is due"],
    ['{"a" 1}', 5, "a colon is due"],
    ["{a: 1}", 1, "a name or } is due"],
    ['{"a": 1,}', 8, "a name is due"],
    ["[1, 2", 5, "a comma or a bracket is due"],
    ["[1, 2}", 5, "a comma or a bracket is due"],
    ["[1,]", 3, "a value is due"],
    ["[01]", 1, "a value or ] is due"],
    ["1 2", 2, "the JSON ends before this"],
    ['["a\\x"]', 3, "this text does not go on like this in JSON"],
    ['["a', 3, "this text does not go on like this in JSON"],
    ["", 0, "a value is due"],
  ])("%j breaks at %i", (text, position, message) => {
    expect(whereJsonBreaks(text)).toEqual({ position, message });
  });

  it("agrees with JSON.parse on what JSON is, also after a random change", () => {
    const text = fc.json();
    fc.assert(
      fc.property(text, fc.nat(200), fc.constantFrom(...MARKS), (json, at, mark) => {
        expect(whereJsonBreaks(json)).toBe(null);
        const changed = json.slice(0, at) + mark + json.slice(at + 1);
        expect(whereJsonBreaks(changed) === null).toBe(parses(changed));
      }),
      { numRuns: 2000 },
    );
  });

  it("lets a text hold what JSON lets it hold", () => {
    expect(whereJsonBreaks('"\u007f\u0085\u2028 \\u0000"')).toBe(null);
  });

  it("takes a deep text and a long one", () => {
    expect(whereJsonBreaks("[".repeat(1_000_000))?.position).toBe(1_000_000);
    expect(whereJsonBreaks(`"${"x".repeat(10_000_000)}`)?.position).toBe(10_000_001);
  });
});
