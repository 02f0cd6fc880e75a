import { expect, it } from "vitest";
import * as names from "./index.ts";

it("the package exports these names and no others", () => {
  expect(Object.keys(names).sort()).toEqual([
    "ASPECTS",
    "ASSIGNMENT_SCHEMA",
    "ERROR_KINDS",
    "FEEDBACK_LEVELS",
    "LANGUAGES",
    "MISUNDERSTANDINGS",
    "POLICIES",
    "REPORT_SCHEMA",
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
    "readSubmission",
    "readWorkbooks",
    "readerMessage",
    "writeAssignment",
  ]);
});
