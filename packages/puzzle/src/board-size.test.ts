import { describe, expect, it } from "vitest";
import { BOARD_SIZES, columnsOf, isSide, sizesOf } from "./index.ts";

describe("the size of a board", () => {
  it("has from 2 to 6 columns and rows, squares first", () => {
    expect(BOARD_SIZES).toHaveLength(25);
    expect(BOARD_SIZES.slice(0, 6)).toEqual([
      { columns: 2, rows: 2 },
      { columns: 3, rows: 3 },
      { columns: 4, rows: 4 },
      { columns: 5, rows: 5 },
      { columns: 6, rows: 6 },
      { columns: 3, rows: 2 },
    ]);
    expect([1, 2, 2.5, 6, 7].map(isSide)).toEqual([false, true, false, true, false]);
  });

  it("lists the rectangles of a number of cells", () => {
    expect(sizesOf(6)).toEqual([
      { columns: 3, rows: 2 },
      { columns: 2, rows: 3 },
    ]);
    expect(sizesOf(7)).toEqual([]);
  });

  it("follows from the number of cells for squares alone", () => {
    expect([4, 9, 16, 25, 36].map((cells) => columnsOf(cells))).toEqual(
      [2, 3, 4, 5, 6].map((value) => ({ ok: true, value })),
    );
    expect(columnsOf(6)).toEqual({
      ok: false,
      problem: "6 cells can have 2 or 3 columns: say which",
    });
    expect(columnsOf(12)).toEqual({
      ok: false,
      problem: "12 cells can have 2, 3, 4 or 6 columns: say which",
    });
    expect(columnsOf(7)).toEqual({
      ok: false,
      problem: "7 cells make no board: a board has from 2x2 to 6x6 cells",
    });
  });
});
