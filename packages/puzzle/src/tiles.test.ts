import { describe, expect, it } from "vitest";
import { describeFaults, standardGoal, standardTiles, tileFaults } from "./index.ts";

describe("the tiles of a board", () => {
  it("are numbered in base 36, the blank last in the usual goal", () => {
    expect([standardTiles(9), standardGoal(9)]).toEqual(["012345678", "123456780"]);
    expect([standardTiles(16), standardGoal(16)]).toEqual(["0123456789abcdef", "123456789abcdef0"]);
    expect(standardGoal(36)).toBe("123456789abcdefghijklmnopqrstuvwxyz0");
  });

  it("have no faults in any order", () => {
    expect(tileFaults("503412", "012345")).toBe(null);
  });

  it("are told by name where they are doubled, missing or foreign", () => {
    const faults = tileFaults(["1", "2", "2", "9", "", "4"], "012345");
    expect(faults).toEqual({ doubled: ["2"], missing: ["0", "3", "5"], foreign: ["9", ""] });
    expect(describeFaults(faults ?? { doubled: [], missing: [], foreign: [] })).toBe(
      "tile 2 stands more than once, the blank is missing, tile 3 is missing, tile 5 is missing and 2 more",
    );
    expect(describeFaults({ doubled: ["0"], missing: [], foreign: ["9"] })).toBe(
      'the blank stands more than once, "9" is no tile of this board',
    );
  });
});
