import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../run/place.mjs";

export interface PublishedPackage {
  readonly name: string;
  readonly folder: string;
  /** The text of its README, empty where there is none. */
  readonly readme: string;
  /** False while it holds only the line that lets an empty package build. */
  readonly hasCode: boolean;
  /** Whether people run it as a command; everything else is imported. */
  readonly isCommand: boolean;
  /** The files beside its code that can be imported, such as `schema/jejak-trace-1.schema.json`. */
  readonly data: readonly string[];
}

/** Every package and app of the workspace that is not private. */
export function publishedPackages(): PublishedPackage[] {
  return globSync("{packages,apps}/*/package.json", { cwd: root })
    .toSorted()
    .map((file) => dirname(join(root, file)))
    .filter((folder) => !manifestOf(folder).private)
    .map((folder) => ({
      name: manifestOf(folder).name,
      folder,
      readme: textOf(join(folder, "README.md")),
      hasCode: hasCode(folder),
      isCommand: manifestOf(folder).bin !== undefined,
      data: dataOf(manifestOf(folder)),
    }));
}

function hasCode(folder: string): boolean {
  const source = textOf(join(folder, "src/index.ts")) + textOf(join(folder, "src/bin.ts"));
  return !/^(export \{\};|#!.*)?\s*$/.test(source);
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

function dataOf({ exports = {} }: Manifest): string[] {
  return Object.values(exports)
    .filter((target) => typeof target === "string")
    .map((target) => target.replace(/^\.\//, ""))
    .filter((path) => path !== "package.json");
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: Record<string, string>;
  readonly exports?: Record<string, unknown>;
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
