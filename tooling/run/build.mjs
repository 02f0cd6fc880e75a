import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { install } from "./install.mjs";
import { pnpm } from "./pnpm.mjs";
import { root, workspaceFolders } from "./place.mjs";
import { alone } from "./alone.mjs";
import { fingerprint, isStamped, stamp } from "./stamp.mjs";

const stampFile = join(root, "node_modules/.jejak-built");

/**
 * Installs and builds every package and app, unless what is there was built from these very sources.
 * Quiet unless something fails; returns the exit code.
 */
export function build() {
  if (isBuilt()) return 0;
  return alone(join(root, ".turbo/at-work"), () => {
    if (isBuilt()) return 0;
    console.error(
      "Building Jejak (only when something changed; the first time takes a minute) ...",
    );
    const print = sourcePrint();
    const code =
      install({ quiet: true }) || pnpm(["exec", "turbo", "run", "build"], { quiet: true });
    if (code === 0) stamp(stampFile, print);
    return code;
  });
}

function isBuilt() {
  return isStamped(stampFile, sourcePrint()) && builtFolders().every(hasOutput);
}

function builtFolders() {
  return workspaceFolders().filter((folder) => existsSync(join(folder, "tsdown.config.ts")));
}

/** @param {string} folder */
function hasOutput(folder) {
  return existsSync(join(folder, "dist"));
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
  return fingerprint(files.map((file) => [file, statSync(file).size, statSync(file).mtimeMs]));
}

/** @param {string} folder */
function filesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
    .sort();
}
