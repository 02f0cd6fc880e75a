// The scripts of this folder run before anything is installed, on whatever Node the caller has (20 or newer).
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The folders of all packages and apps of the workspace. */
export function workspaceFolders() {
  return ["packages", "apps", "tooling"].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => join(root, group, name))
      .filter((folder) => existsSync(join(folder, "package.json"))),
  );
}

/** The Node that the sources are written for: the caller's own, or the one that the install brought. */
export function projectNode() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  const installed = join(root, "node_modules/.bin/node");
  if (existsSync(installed)) return installed;
  throw new Error(
    `Jejak needs Node 24 or newer and found ${process.version}. ` +
      "On Linux (x64, arm64) the install brings one; elsewhere install it from nodejs.org.",
  );
}
