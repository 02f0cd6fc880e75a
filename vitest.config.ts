import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Each package and app is a project named after its folder, and runs from its sources. */
const packages = ["packages", "apps", "tooling"].flatMap((group) =>
  readdirSync(`${root}${group}`)
    .filter((name) => existsSync(`${root}${group}/${name}/package.json`))
    .map((name) => ({ name, root: `${root}${group}/${name}`, include: ["**/*.test.ts"] })),
);
const checks = { name: "tooling", root: `${root}tooling`, include: ["{checks,run}/**/*.test.ts"] };

const conditions = ["jejak-source", "module", "node", "development|production"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [...packages, checks].map((test) => ({ extends: true as const, test })),
    // Tests wait for results, never for the clock; a slow machine must not fail them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
