import { expect, it } from "vitest";
import * as heuristics from "./index.ts";

it("The public names are these and no others.", () => {
  expect(Object.keys(heuristics).sort()).toEqual([
    "HEURISTICS",
    "admissibility",
    "checkHeuristic",
    "explainHeuristic",
    "formatHeuristic",
    "heuristic",
    "heuristicNamed",
    "heuristicNames",
    "linearConflict",
    "manhattan",
    "misplaced",
    "parseHeuristic",
    "patternDatabase",
    "sequence",
  ]);
});
