import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pnpm } from "./pnpm.mjs";
import { root, workspaceFolders } from "./place.mjs";
import { fingerprint, isStamped, stamp } from "./stamp.mjs";

const stampFile = join(root, "node_modules/.jejak-installed");

/** Installs what the lockfile names, unless that was done already. Returns the exit code. */
export function install({ quiet = false } = {}) {
  const print = installPrint();
  if (isStamped(stampFile, print) && modulesAreThere()) return 0;
  const args = ["install", "--frozen-lockfile", "--prefer-offline"];
  // Without this, pnpm asks before it replaces a node_modules of another tool, and gives up without a terminal.
  const code = pnpm([...args, "--config.confirmModulesPurge=false"], { quiet });
  if (code === 0) stamp(stampFile, print);
  return code;
}

function installPrint() {
  const files = [
    join(root, "pnpm-lock.yaml"),
    join(root, "pnpm-workspace.yaml"),
    join(root, "package.json"),
    ...workspaceFolders().map((folder) => join(folder, "package.json")),
  ];
  const texts = files.map((file) => [file, readFileSync(file, "utf8")]);
  return fingerprint([process.platform, process.arch, texts]);
}

function modulesAreThere() {
  return workspaceFolders().every((folder) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
      existsSync(join(folder, "node_modules", name)),
    );
  });
}
