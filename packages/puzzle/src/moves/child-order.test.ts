import { describe, expect, it } from "vitest";
import { checkChildOrder, parseChildOrder } from "../index.ts";

const right = "write the four blank moves U, D, L, R in any order, or `tile`";

describe("a child order", () => {
  it("is the four blank moves in any order, or `tile`", () => {
    expect(checkChildOrder(["L", "U", "R", "D"])).toEqual({
      ok: true,
      value: ["L", "U", "R", "D"],
    });
    expect(checkChildOrder("tile")).toEqual({ ok: true, value: "tile" });
  });

  it("is refused with what is wrong in it", () => {
    const problems = [[], ["U", "D"], ["U", "D", "L", "U"], ["U", "D", "L", "X"]].map((order) =>
      checkChildOrder(order),
    );
    expect(problems).toEqual(
      [
        `the child order is empty: ${right}`,
        `the child order names only U, D: ${right}`,
        `the child order names U twice: ${right}`,
        `"X" in the child order is no blank move: ${right}`,
      ].map((problem) => ({ ok: false, problem })),
    );
    expect(checkChildOrder("tiles")).toEqual({
      ok: false,
      problem: `"tiles" is no child order: ${right}`,
    });
  });

  it("is read from letters with or without commas and spaces", () => {
    const texts = ["D,R,L,U", "DRLU", " d r l u ", "d, R, l,u"];
    expect(texts.map((text) => parseChildOrder(text))).toEqual(
      texts.map(() => ({ ok: true, value: ["D", "R", "L", "U"] })),
    );
    expect(parseChildOrder(" Tile ")).toEqual({ ok: true, value: "tile" });
    expect(parseChildOrder("clockwise")).toEqual({
      ok: false,
      problem: `"clockwise" is no child order: ${right}`,
    });
    expect(parseChildOrder("")).toEqual({
      ok: false,
      problem: `the child order is empty: ${right}`,
    });
  });
});
