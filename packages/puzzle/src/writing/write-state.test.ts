import { describe, expect, it } from "vitest";
import { STATE_FORMS, writeState, type StateForm } from "../index.ts";

const FORMS: Readonly<Record<StateForm, string>> = {
  word: "28316470_5".replace("0_", "_"),
  commas: "2,8,3,1,6,4,7,_,5",
  spaces: "2 8 3 1 6 4 7 _ 5",
  list: "[2, 8, 3, 1, 6, 4, 7, '_', 5]",
  tuple: "(2, 8, 3, 1, 6, 4, 7, '_', 5)",
  "nested-list": "[[2, 8, 3], [1, 6, 4], [7, '_', 5]]",
  "row-lists": "[2, 8, 3]\n[1, 6, 4]\n[7, '_', 5]",
  "spaced-rows": "2 8 3\n1 6 4\n7 _ 5",
  rows: "283\n164\n7_5",
  "sized-rows": "3\n 2 8 3\n 1 6 4\n 7 _ 5",
  "gapped-rows": "2 8 3\n1 6 4\n7   5",
  numpy: "[[2 8 3]\n [1 6 4]\n [7 _ 5]]",
  slashes: "283/164/7_5",
  "spaced-slashes": "2 8 3 / 1 6 4 / 7 _ 5",
  letters: "BHC AFD G~E",
  pipes: "2 | 8 | 3 |\n1 | 6 | 4 |\n7 |   | 5 |",
  boxes: "+-----+\n|2|8|3|\n+-----+\n|1|6|4|\n+-----+\n|7| |5|\n+-----+",
  gutter: "│  2  8  3\n│  1  6  4\n│  7  _  5",
  "markdown-table": "| 2 | 8 | 3 |\n|---|---|---|\n| 1 | 6 | 4 |\n| 7 |  | 5 |",
  "html-table":
    "<table>\n<tr><td>2</td><td>8</td><td>3</td></tr>\n<tr><td>1</td><td>6</td><td>4</td></tr>\n" +
    "<tr><td>7</td><td></td><td>5</td></tr>\n</table>",
  "latex-table": "2 & 8 & 3 \\\\\n1 & 6 & 4 \\\\\n7 &  & 5 \\\\",
  // Bratko's own fact for this position.
  "tile-positions": "[2/1,1/2,1/3,3/3,3/2,3/1,2/2,1/1,2/3]",
  triples: "2,0,0, 8,0,1, 3,0,2, 1,1,0, 6,1,1, 4,1,2, 7,2,0, 0,2,1, 5,2,2",
  "keyed-cells": `{"11":2,"21":8,"31":3,"12":1,"22":6,"32":4,"13":7,"23":0,"33":5}`,
  "prolog-term": "b(2,8,3, 1,6,4, 7,o,5, 8)",
  "highest-blank": "[[1, 7, 2], [0, 5, 3], [6, 8, 4]]",
};

describe("a board is written", () => {
  it.each(STATE_FORMS)("as $form: $title", ({ form, blankSign }) => {
    expect(writeState("283164705", 3, form, blankSign ? "_" : "0")).toBe(FORMS[form]);
  });

  it("with 0 for the blank unless another sign is named", () => {
    expect(writeState("283164705", 3, "slashes")).toBe("283/164/705");
    expect(writeState("283164705", 3, "nested-list", "None")).toBe(
      "[[2, 8, 3], [1, 6, 4], [7, None, 5]]",
    );
  });

  it("with numbers above 9 where cells stand apart, in base 36 where they do not", () => {
    const forms: StateForm[] = ["spaced-rows", "rows", "commas"];
    expect(forms.map((form) => writeState("123456789ab0", 4, form))).toEqual([
      " 1  2  3  4\n 5  6  7  8\n 9 10 11  0",
      "1234\n5678\n9ab0",
      "1,2,3,4,5,6,7,8,9,10,11,0",
    ]);
  });

  it("never so that it could not be read", () => {
    const large = "123456789abcdefghijklmnopqrstuvwxyz0";
    expect(() => writeState(large, 6, "letters")).toThrow(
      "a board of 36 cells cannot be written as letters",
    );
    expect(() => writeState(large, 6, "word", "x")).toThrow("x is a tile");
  });
});
