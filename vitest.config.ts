import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Each package and app is a project named after its folder, and runs from its sources. */
const projects = ["packages", "apps", "tooling"].flatMap((group) =>
  readdirSync(`${root}${group}`)
    .filter((name) => existsSync(`${root}${group}/${name}/package.json`))
    .map((name) => ({
      extends: true as const,
      test: { name, root: `${root}${group}/${name}`, include: ["**/*.test.ts"] },
    })),
);

const conditions = ["jejak-source", "module", "node", "development|production"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { projects },
});
