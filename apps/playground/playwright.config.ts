import { defineConfig } from "@playwright/test";

/** tests/run.ts finds a free one, so that several runs on one machine do not meet. */
const port = Number(process.env["BROWSER_TEST_PORT"] ?? 4199);

export default defineConfig({
  testDir: "tests",
  outputDir: "node_modules/.cache/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "../../tooling/checks/results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en",
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
      // Containers have neither a sandbox for it nor a large /dev/shm.
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    },
  },
  webServer: {
    command: `node node_modules/sirv-cli/bin.js build --quiet --port ${port}`,
    port,
    reuseExistingServer: false,
  },
});
