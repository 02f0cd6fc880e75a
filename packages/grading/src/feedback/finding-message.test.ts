import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../assignment/assignment.ts";
import type { Finding } from "../grade/finding.ts";
import { findingMessage } from "./finding-message.ts";

function taken(possible: readonly string[]): Finding {
  return {
    step: 4,
    aspect: "visits",
    kind: "already-visited",
    got: "S",
    expected: possible,
    message: "already-visited",
    values: { step: 4, got: "S", visitedAt: 2 },
    possible,
  };
}

describe("a remark on what was possible", () => {
  it("is left away where nothing was", () => {
    expect(findingMessage(taken([]), "explained", "en")).toBe(
      "Step 4: S was visited at step 2 already.",
    );
  });

  it("names each of a few states", () => {
    const told = LANGUAGES.map((language) =>
      findingMessage(taken(["A", "B", "C"]), "explained", language),
    );
    expect(told).toEqual([
      "Step 4: S was visited at step 2 already. Possible here: A, B or C.",
      "Langkah 4: S sudah diperiksa pada langkah 2. Yang mungkin di sini: A, B, atau C.",
      "Шаг 4: вершина S уже посещена на шаге 2. Здесь возможно: A, B или C.",
    ]);
  });

  it("counts what is more than a few", () => {
    const told = LANGUAGES.map((language) =>
      findingMessage(taken([..."ABCDEFGHI"]), "explained", language),
    );
    expect(told).toEqual([
      "Step 4: S was visited at step 2 already. Possible here: A, B, C, D, E, F or 3 others.",
      "Langkah 4: S sudah diperiksa pada langkah 2. Yang mungkin di sini: A, B, C, D, E, F, atau 3 lainnya.",
      "Шаг 4: вершина S уже посещена на шаге 2. Здесь возможно: A, B, C, D, E, F или ещё 3 других.",
    ]);
  });

  it("keeps the answer back at the level of the first error", () => {
    const told = LANGUAGES.map((language) => findingMessage(taken(["A"]), "first-error", language));
    expect(told).toEqual([
      "Step 4: this state was visited already.",
      "Langkah 4: keadaan ini sudah diperiksa.",
      "Шаг 4: это состояние уже посещено.",
    ]);
    expect(findingMessage(taken(["A"]), "score", "en")).toBe("");
  });

  it("says which aspect it means where its steps are not those of the order", () => {
    const finding: Finding = {
      ...taken([]),
      aspect: "path",
      kind: "wrong-entry",
      message: "wrong-entry.path",
      values: { step: 2, got: "S", right: "A" },
    };
    expect(findingMessage(finding, "first-error", "en")).toBe("path: Step 2: an entry is wrong.");
  });

  it("says at every level that nothing is written", () => {
    const finding: Finding = {
      ...taken([]),
      aspect: "tree",
      kind: "left-out",
      message: "left-out.answer",
      values: { aspect: "tree", step: 1 },
    };
    const told = (["first-error", "full"] as const).map((level) =>
      findingMessage(finding, level, "ru"),
    );
    expect(told).toEqual(["дерево: ничего не записано.", "дерево: ничего не записано."]);
  });
});
