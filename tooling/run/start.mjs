// Builds the playground, unless that was done already, and serves it until it is stopped.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { install } from "./install.mjs";
import { projectNode, root } from "./place.mjs";
import { pnpm } from "./pnpm.mjs";

console.error("Building the playground (only what changed; the first time takes a minute) ...");
const turbo = ["exec", "turbo", "run", "build", "--filter=@jejak/playground"];
const code =
  install({ quiet: true }) || pnpm([...turbo, "--output-logs=errors-only"], { quiet: true });
if (code !== 0) process.exit(code);

const app = join(root, "apps/playground");
const port = process.env.PORT ?? "4173";
const server = spawn(
  projectNode(),
  [
    join(app, "node_modules/sirv-cli/bin.js"),
    "build",
    "--brotli",
    "--gzip",
    "--etag",
    "--port",
    port,
    ...process.argv.slice(2),
  ],
  { cwd: app, stdio: "inherit" },
);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (status) => process.exit(status ?? 0));
