// Everything that must hold before a change is taken: build, checks and tests, counted from their results.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./alone.mjs";
import { install } from "./install.mjs";
import { root } from "./place.mjs";
import { pnpm } from "./pnpm.mjs";
import { browserResult, checkResults, unitResult } from "./results.mjs";

/** What each check is called, and the turbo tasks that make it up. */
const CHECKS = new Map([
  ["build", ["build"]],
  ["types", ["typecheck", "check:types"]],
  ["lint", ["check:lint"]],
  ["format", ["check:format"]],
  ["arrows", ["check:arrows"]],
  ["unused", ["check:unused"]],
  ["packages", ["check:pack"]],
]);

const summaries = join(root, ".turbo/runs");
const unitReport = join(root, "tooling/checks/results/unit.json");
const browserReport = join(root, "tooling/checks/results/browser.json");

function run() {
  // Results of an earlier run must not be counted for this one.
  rmSync(summaries, { recursive: true, force: true });
  rmSync(unitReport, { force: true });
  rmSync(browserReport, { force: true });
  const failed = install();
  if (failed) return failed;
  console.log("Building, checking and testing ...");
  const tasks = [...CHECKS.values()].flat();
  return pnpm(
    // prettier-ignore
    ["exec", "turbo", "run", ...tasks, "check:unit", "check:browser",
      "--continue", "--summarize", "--output-logs=errors-only", "--concurrency=100%"],
    { env: { JEJAK_CALLER_NODE: process.env.npm_node_execpath ?? process.execPath } },
  );
}

const start = performance.now();
const exitCode = alone(join(root, ".turbo/at-work"), run);
const results = [
  ...checkResults(summaries, CHECKS),
  unitResult(summaries, unitReport),
  browserResult(summaries, browserReport),
];

for (const { name, passed, failed, note } of results) {
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : "";
  console.log(
    `  ${failed === 0 ? "ok    " : "FAILED"}  ${name}${counts}${note ? `  (${note})` : ""}`,
  );
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
// Whatever else made the run fail counts too: a failed run never reports that nothing failed.
const failed = results.reduce((sum, result) => sum + result.failed, 0) || (exitCode === 0 ? 0 : 1);
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`${passed} tests and checks passed, ${failed} failed, in ${seconds} s.`);
if (process.env.JEJAK_RESULT) {
  writeFileSync(process.env.JEJAK_RESULT, `${passed} passed, ${failed} failed\n`);
}
process.exitCode = failed === 0 ? 0 : 1;
