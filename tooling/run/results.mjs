import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ name: string, passed: number, failed: number, note?: string }} Result */
/** @typedef {{ task: string, taskId: string, execution?: { exitCode?: number } }} Task */

/**
 * One result a check: passed when turbo ran (or had cached) at least one task of each name, and all
 * of them succeeded. A task that was never reached makes its check fail.
 *
 * @param {string} summaries the folder of turbo's run summaries
 * @param {Map<string, string[]>} checks
 * @returns {Result[]}
 */
export function checkResults(summaries, checks) {
  const tasks = tasksOf(summaries);
  return [...checks].map(([name, parts]) => {
    const passed = parts.every((part) => succeeded(tasks, part));
    return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
  });
}

/**
 * The unit tests, counted from the test runner's own report. A test that did not run counts as
 * failed, and so does each test file that could not be loaded.
 *
 * @param {string} summaries
 * @param {string} report
 * @returns {Result}
 */
export function unitResult(summaries, report) {
  const name = "unit tests";
  const read = readJson(report);
  if (read === undefined) return { name, passed: 0, failed: 1, note: "they did not run" };
  const unloaded = read.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const passed = read.numPassedTests;
  const failed = read.numTotalTests - passed + unloaded;
  const skipped = read.numPendingTests + read.numTodoTests;
  const note = skipped > 0 ? `${skipped} skipped, which counts as failed` : "";
  if (passed === 0 && failed === 0) return { name, passed, failed: 1, note: "there was none" };
  // Errors outside any test (an unhandled rejection) show only in the exit code.
  const errors = failed === 0 && !succeeded(tasksOf(summaries), "check:unit") ? 1 : 0;
  return { name, passed, failed: failed + errors, note };
}

/**
 * The browser tests, counted from Playwright's report. One that did not run counts as failed, and
 * so does one that passed only when it was tried again.
 *
 * @param {string} summaries
 * @param {string} report
 * @returns {Result}
 */
export function browserResult(summaries, report) {
  const name = "browser tests";
  const stats = readJson(report)?.stats;
  if (stats === undefined) return { name, passed: 0, failed: 1, note: "they did not run" };
  const passed = stats.expected;
  const failed = stats.unexpected + stats.skipped + stats.flaky;
  if (passed === 0 && failed === 0) return { name, passed, failed: 1, note: "there was none" };
  const errors = failed === 0 && !succeeded(tasksOf(summaries), "check:browser") ? 1 : 0;
  return { name, passed, failed: failed + errors };
}

/**
 * @param {Task[]} tasks
 * @param {string} name
 */
function succeeded(tasks, name) {
  const named = tasks.filter(({ task }) => task === name);
  return named.length > 0 && named.every(({ execution }) => execution?.exitCode === 0);
}

/**
 * @param {string} summaries
 * @returns {Task[]}
 */
function tasksOf(summaries) {
  try {
    return readdirSync(summaries).flatMap((file) => readJson(join(summaries, file))?.tasks ?? []);
  } catch {
    return [];
  }
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
