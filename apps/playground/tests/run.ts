// Finds a browser and runs the browser tests in it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findBrowser } from "./find-browser.ts";
import { findPort } from "./find-port.ts";

const app = join(import.meta.dirname, "..");
const browser = await findBrowser(join(app, "node_modules/.cache/browser"));
const { status } = spawnSync(
  process.execPath,
  [join(app, "node_modules/@playwright/test/cli.js"), "test", ...process.argv.slice(2)],
  {
    cwd: app,
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: browser, BROWSER_TEST_PORT: String(await findPort()) },
  },
);
process.exitCode = status ?? 1;
