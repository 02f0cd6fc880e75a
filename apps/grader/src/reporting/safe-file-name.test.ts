import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeFileName, safeFileNames } from "./safe-file-name.ts";

describe("safeFileName", () => {
  it.each([
    ["2301923", "2301923"],
    ["Budi Santoso (123456)", "Budi Santoso (123456)"],
    ["Иван Петров", "Иван Петров"],
    ["../../etc/passwd", "_.._etc_passwd"],
    ["a\\b:c*d?e", "a_b_c_d_e"],
    [".hidden", "hidden"],
    ["...", "student"],
    ["", "student"],
    ["con", "_con"],
    ["NUL.txt", "_NUL.txt"],
    ["line\nbreak\u001b[31m", "line_break__31m"],
  ])("writes %j as %j", (student, name) => {
    expect(safeFileName(student)).toBe(name);
  });

  it("stays short and within its folder whatever the student is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (student) => {
        const name = safeFileName(student);
        expect(name).toMatch(/^[^/\\\0.][^/\\\0]*$/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(170);
      }),
    );
  });
});

describe("safeFileNames", () => {
  it("tells apart names that some file system takes for one", () => {
    expect(safeFileNames(["budi", "Budi", "b/di", "b_di", "budi-2"])).toEqual([
      "budi",
      "Budi-2",
      "b_di",
      "b_di-2",
      "budi-2-2",
    ]);
  });
});
