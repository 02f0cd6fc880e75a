import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "./build.mjs";
import { projectNode, root } from "./place.mjs";

const failed = build();
if (failed) process.exit(failed);

const bench = join(root, "tooling/bench/main.ts");
const { status } = spawnSync(projectNode(), [bench, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
