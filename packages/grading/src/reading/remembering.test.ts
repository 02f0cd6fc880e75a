import { describe, expect, test } from "vitest";
import { remembering } from "./remembering.ts";

/** A function that keeps a list of what it was asked. */
function recorded(): { of: (text: string) => string | null; asked: string[] } {
  const asked: string[] = [];
  const of = (text: string): string | null => {
    asked.push(text.slice(0, 3));
    return text === "no" ? null : text.toUpperCase();
  };
  return { of, asked };
}

describe("remembering", () => {
  test("asks for a short text once, also where the result is null", () => {
    const { of, asked } = recorded();
    const remembered = remembering(of);
    expect(["ab", "no", "ab", "no"].map(remembered)).toEqual(["AB", null, "AB", null]);
    expect(asked).toEqual(["ab", "no"]);
  });

  test("asks for a long text each time, so that it takes no room", () => {
    const { of, asked } = recorded();
    const remembered = remembering(of);
    const long = "x".repeat(65);
    expect([remembered(long), remembered(long)]).toEqual(["X".repeat(65), "X".repeat(65)]);
    expect(asked).toEqual(["xxx", "xxx"]);
  });

  test("remembers 20,000 texts and no more", () => {
    const { of, asked } = recorded();
    const remembered = remembering(of);
    for (let number = 0; number <= 20_000; number += 1) remembered(String(number));
    remembered("19999");
    remembered("20000");
    expect(asked.slice(20_000)).toEqual(["200", "200"]);
  });
});
