import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./alone.mjs";
import { install } from "./install.mjs";
import { root, workspaceFolders } from "./place.mjs";
import { pnpm } from "./pnpm.mjs";
import { fingerprint, isStamped, stamp } from "./stamp.mjs";

const stampFile = join(root, "node_modules/.jejak-built");

/**
 * Installs and builds the command line and the packages under it, unless what is there was built
 * from these very sources. Says nothing but one line, unless something fails; returns the exit code.
 */
export function build() {
  if (isBuilt()) return 0;
  return alone(join(root, ".turbo/at-work"), () => {
    if (isBuilt()) return 0;
    console.error(
      "Building Jejak (only when something changed; the first time takes a minute) ...",
    );
    const print = sourcePrint();
    const turbo = ["exec", "turbo", "run", "build", "--filter=jejak", "--output-logs=errors-only"];
    const code = install({ quiet: true }) || pnpm(turbo, { quiet: true });
    if (code === 0) stamp(stampFile, print);
    return code;
  });
}

function isBuilt() {
  return (
    builtFolders().every((folder) => existsSync(join(folder, "dist"))) &&
    isStamped(stampFile, sourcePrint())
  );
}

/** The folder of the command line and of every package of the workspace that it needs. */
function builtFolders() {
  const manifests = new Map(
    workspaceFolders().map((folder) => {
      const { name, dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      return [name, { folder, needs: Object.keys(dependencies ?? {}) }];
    }),
  );
  const names = new Set(["jejak"]);
  for (const name of names) {
    for (const need of manifests.get(name)?.needs ?? []) if (manifests.has(need)) names.add(need);
  }
  return [...names].flatMap((name) => manifests.get(name)?.folder ?? []);
}

/** Sizes and times of all files that the build reads: enough to notice an edit, quick to collect. */
function sourcePrint() {
  const top = ["pnpm-lock.yaml", "package.json", "tsconfig.base.json", "turbo.json"];
  const files = [
    ...top.map((name) => join(root, name)),
    ...filesUnder(join(root, "tooling/build")),
    ...builtFolders().flatMap((folder) => [
      join(folder, "package.json"),
      join(folder, "tsconfig.json"),
      join(folder, "tsdown.config.ts"),
      ...filesUnder(join(folder, "src")),
    ]),
  ];
  return fingerprint(
    files.map((file) => {
      const stat = statSync(file, { throwIfNoEntry: false });
      return [file, stat?.size, stat?.mtimeMs];
    }),
  );
}

/** @param {string} folder */
function filesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .sort();
}
