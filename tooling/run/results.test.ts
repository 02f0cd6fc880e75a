import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { browserResult, checkResults, unitResult } from "./results.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jejak-results-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function turboRan(codes: Record<string, number | undefined>): string {
  const tasks = Object.entries(codes).map(([taskId, exitCode]) => ({
    taskId,
    task: taskId.split("#")[1],
    execution: exitCode === undefined ? undefined : { exitCode },
  }));
  writeFileSync(join(folder, "run.json"), JSON.stringify({ tasks }));
  return folder;
}

describe("a check", () => {
  const checks = new Map([["types", ["typecheck", "check:types"]]]);

  it("passes when every task of it succeeded", () => {
    turboRan({ "a#typecheck": 0, "b#typecheck": 0, "//#check:types": 0 });
    expect(checkResults(folder, checks)).toEqual([{ name: "types", passed: 1, failed: 0 }]);
  });

  it.each([
    ["one of its tasks failed", { "a#typecheck": 0, "b#typecheck": 2, "//#check:types": 0 }],
    ["one of its tasks was never reached", { "a#typecheck": undefined, "//#check:types": 0 }],
    ["one of its parts has no task", { "a#typecheck": 0 }],
  ])("fails when %s", (_, codes) => {
    turboRan(codes);
    expect(checkResults(folder, checks)).toEqual([{ name: "types", passed: 0, failed: 1 }]);
  });

  it("fails when turbo never ran", () => {
    expect(checkResults(join(folder, "missing"), checks)).toEqual([
      { name: "types", passed: 0, failed: 1 },
    ]);
  });
});

describe("the unit tests", () => {
  function reported(report: object, exitCode = 0) {
    turboRan({ "//#check:unit": exitCode });
    const file = join(folder, "unit.json");
    writeFileSync(
      file,
      JSON.stringify({ numPendingTests: 0, numTodoTests: 0, testResults: [], ...report }),
    );
    return unitResult(folder, file);
  }

  it("are counted one by one", () => {
    expect(reported({ numTotalTests: 7, numPassedTests: 5 }, 1)).toEqual({
      name: "unit tests",
      passed: 5,
      failed: 2,
      note: "",
    });
  });

  it("count as failed when they are skipped", () => {
    const result = reported({ numTotalTests: 7, numPassedTests: 6, numPendingTests: 1 });
    expect(result).toEqual({
      name: "unit tests",
      passed: 6,
      failed: 1,
      note: "1 skipped, which counts as failed",
    });
  });

  it("count a file that does not load as one failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ];
    const result = reported({ numTotalTests: 1, numPassedTests: 1, testResults }, 1);
    expect(result).toMatchObject({ passed: 1, failed: 1 });
  });

  it("fail when all passed and the runner still reports an error", () => {
    expect(reported({ numTotalTests: 1, numPassedTests: 1 }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it("fail when there is no report, or no test in it", () => {
    expect(unitResult(folder, join(folder, "unit.json"))).toMatchObject({ passed: 0, failed: 1 });
    expect(reported({ numTotalTests: 0, numPassedTests: 0 })).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});

describe("the browser tests", () => {
  function reported(stats: object, exitCode = 0) {
    turboRan({ "@jejak/playground#check:browser": exitCode });
    const file = join(folder, "browser.json");
    writeFileSync(file, JSON.stringify({ stats }));
    return browserResult(folder, file);
  }

  it("are counted one by one, and those that were left out or needed a second try count as failed", () => {
    const stats = { expected: 5, unexpected: 1, skipped: 2, flaky: 1 };
    expect(reported(stats, 1)).toEqual({ name: "browser tests", passed: 5, failed: 4 });
  });

  it("fail when their program failed although each of them passed", () => {
    const stats = { expected: 5, unexpected: 0, skipped: 0, flaky: 0 };
    expect(reported(stats)).toEqual({ name: "browser tests", passed: 5, failed: 0 });
    expect(reported(stats, 1)).toEqual({ name: "browser tests", passed: 5, failed: 1 });
  });

  it("fail when there was none, and when they did not run", () => {
    const none = { expected: 0, unexpected: 0, skipped: 0, flaky: 0 };
    expect(reported(none).failed).toBe(1);
    expect(browserResult(folder, join(folder, "missing.json")).note).toBe("they did not run");
  });
});
