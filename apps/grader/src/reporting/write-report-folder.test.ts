import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { smallAssignment, smallReport, studentReport } from "../testing/small-report.ts";
import { writeReportFolder } from "./write-report-folder.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jejak-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("writes the report, the marks and a feedback text a student into a folder that it makes", async () => {
  const out = join(folder, "made/results");
  expect(await writeReportFolder(smallReport, smallReport.students, smallAssignment, out)).toEqual({
    ok: true,
    value: null,
  });
  expect(readdirSync(out, { recursive: true }).map(String).toSorted()).toEqual([
    "feedback",
    "feedback/2301901.txt",
    "feedback/2301911.txt",
    "feedback/2301923.txt",
    "feedback/2301930.txt",
    "marks.csv",
    "report.json",
  ]);
  expect(JSON.parse(readFileSync(join(out, "report.json"), "utf8"))).toEqual(smallReport);
  expect(readFileSync(join(out, "feedback/2301901.txt"), "utf8")).toMatch(/^2301901: 8 of 8\n/);
});

it("writes nothing outside the folder, whatever a student is called and whatever stands there", async () => {
  const out = join(folder, "results");
  mkdirSync(out);
  writeFileSync(join(folder, "precious.txt"), "precious");
  symlinkSync("../precious.txt", join(out, "report.json"));
  const report = { ...smallReport, students: [studentReport("../../precious", [])] };
  expect(await writeReportFolder(report, report.students, smallAssignment, out)).toEqual({
    ok: true,
    value: null,
  });
  expect(readFileSync(join(folder, "precious.txt"), "utf8")).toBe("precious");
  expect(lstatSync(join(out, "report.json")).isFile()).toBe(true);
  expect(readdirSync(join(out, "feedback"))).toEqual(["_.._precious.txt"]);
  expect(readdirSync(folder).toSorted()).toEqual(["precious.txt", "results"]);
});

it("refuses a feedback folder that is a link elsewhere, and a place that is a file", async () => {
  const out = join(folder, "results");
  mkdirSync(out);
  mkdirSync(join(folder, "elsewhere"));
  symlinkSync("../elsewhere", join(out, "feedback"));
  expect(await writeReportFolder(smallReport, smallReport.students, smallAssignment, out)).toEqual({
    ok: false,
    message: `--out: ${join(out, "feedback")} is a link; remove it or name another folder`,
  });
  expect(readdirSync(join(folder, "elsewhere"))).toEqual([]);
  writeFileSync(join(folder, "file"), "");
  expect(
    await writeReportFolder(
      smallReport,
      smallReport.students,
      smallAssignment,
      join(folder, "file"),
    ),
  ).toEqual({
    ok: false,
    message: `--out: ${join(folder, "file")} cannot be written (a part of the path is a file)`,
  });
});
