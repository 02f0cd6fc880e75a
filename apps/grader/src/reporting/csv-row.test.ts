import { expect, it } from "vitest";
import { csvRow } from "./csv-row.ts";

it("quotes what would end a cell and disarms what would be a formula", () => {
  const cells = ["2301923", 7.5, "a, b", 'say "h"', "two\nlines", "=1+1", "@x", "-5", -5, ""];
  expect(csvRow(cells)).toBe(`2301923,7.5,"a, b","say ""h""","two\nlines",'=1+1,'@x,'-5,-5,\r\n`);
});
