import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./place.mjs";

const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/**
 * Runs the workspace's own pnpm in its root and returns the exit code. The caller's standard output
 * stays clean: everything goes to standard error, at once, or only after a failure when `quiet`.
 *
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} options
 */
export function pnpm(args, { quiet = false, env = {} } = {}) {
  const result = spawnSync("npx", ["--yes", "--prefer-offline", packageManager, ...args], {
    cwd: root,
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: "1",
      TURBO_NO_UPDATE_NOTIFIER: "1",
      ...env,
    },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", 2, 2],
    maxBuffer: Infinity,
    shell: process.platform === "win32",
  });
  if (result.error) throw result.error;
  if (quiet && result.status !== 0)
    process.stderr.write(String(result.stdout) + String(result.stderr));
  return result.status ?? 1;
}
