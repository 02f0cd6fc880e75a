import { expect, it } from "vitest";
import * as names from "./index.ts";

it("the package exports these names and no others", () => {
  expect(Object.keys(names).sort()).toEqual([
    "ASPECTS",
    "ERROR_KINDS",
    "FEEDBACK_LEVELS",
    "LANGUAGES",
    "POLICIES",
    "WISHES",
    "compareReports",
    "compose",
    "createGrader",
    "decodeText",
    "domainFor",
    "drawForClass",
    "groupSubmissions",
    "pageText",
    "questionOfName",
    "rangeText",
    "readAnswer",
    "readAssignment",
    "readExam",
    "readReport",
    "readRoster",
    "readRules",
    "readWorkbooks",
    "writeAssignment",
  ]);
});
