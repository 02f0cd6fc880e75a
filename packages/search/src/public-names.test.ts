import { expect, it } from "vitest";
import * as names from "./index.ts";

it("the package exports these names and no others", () => {
  expect(Object.keys(names).sort()).toEqual([
    "BestFirstTreeFrontier",
    "DUPLICATES",
    "GOAL_TESTS",
    "NONE",
    "OUTCOMES",
    "PRESETS",
    "RecursiveFrontier",
    "SEARCHES",
    "Search",
    "SearchMemory",
    "SearchTree",
    "StateTable",
    "TIES",
    "bidirectional",
    "countersByPass",
    "dropsDuplicate",
    "expansions",
    "frontierOrder",
    "hasOneFrontier",
    "isExpanded",
    "presetNamed",
    "priorityOf",
    "reopened",
    "replay",
    "rulesFault",
    "search",
    "solutionActions",
    "solutionPath",
  ]);
});
