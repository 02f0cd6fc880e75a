import { describe, expect, it } from "vitest";
import { newickChunks, readNewick } from "../index.ts";
import { plainTree } from "../testing/plain-tree.ts";
import { plainRead } from "../testing/round-trip.ts";
import { slidesFigure } from "../testing/slides-figure.ts";

describe("Newick", () => {
  it("is the slides' figure, names and lengths only, when comments are left out", () => {
    expect([...newickChunks(slidesFigure(), { comments: false })].join("")).toBe(
      "(123456780:1,(123485706:1,123045786:1,103425786:1)123405786:1,120453786:1)123450786;\n",
    );
  });

  it("reads a tree that another program wrote, numbered by level", () => {
    expect(plainRead(readNewick(" ((a_1:2[&h=3.5], 'it''s'[no])b:0.5,\n)[&h=1]; "))).toEqual(
      plainTree([
        { state: "", action: null, parent: null, g: 0, h: 1 },
        { state: "b", action: null, parent: 0, g: 0.5, h: 0 },
        { state: "", action: null, parent: 0, g: 1, h: 0 },
        { state: "a 1", action: null, parent: 1, g: 2.5, h: 3.5 },
        { state: "it's", action: null, parent: 1, g: 1.5, h: 0 },
      ]),
    );
  });

  it.each([
    ["", "character 1", "the text ends where a semicolon is due in Newick"],
    ["(a,b", "character 5", "the text ends where a comma or a closing bracket is due in Newick"],
    ["(a,b) c", "character 8", "the text ends where a semicolon is due in Newick"],
    ["a; b;", "character 4", 'has more than one root: "0" and "1"'],
    ["a; b", "character 5", "the text ends where a semicolon is due in Newick"],
    ["('a);", "character 2", `"'a);" stands where a closing quote is due in Newick`],
    ["(a:x);", "character 4", '"x);" stands where the length of a branch is due in Newick'],
    ["(a)b[&visit=x];", "character 4, visit", 'is "x"; it must be a whole number from 0'],
    ["a)b;", "character 2", '")b;" stands where a semicolon is due in Newick'],
  ])("says what is wrong with %j", (text, path, message) => {
    expect(readNewick(text)).toEqual({ ok: false, problem: { path, message } });
  });
});
