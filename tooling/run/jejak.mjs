// The command line from a checkout: built first when it has to be, then as if it were installed.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "./build.mjs";
import { projectNode, root } from "./place.mjs";

const failed = build();
if (failed) process.exit(failed);

const command = join(root, "apps/grader/dist/bin.js");
const { status, signal, error } = spawnSync(projectNode(), [command, ...process.argv.slice(2)], {
  // npm starts scripts in the workspace's root and keeps the caller's folder here.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: "inherit",
});
if (error) throw error;
if (signal) process.kill(process.pid, signal);
process.exitCode = status ?? 1;
