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
    }));
}

function hasCode(folder: string): boolean {
  const source = textOf(join(folder, "src/index.ts")) + textOf(join(folder, "src/bin.ts"));
  return !/^(export \{\};|#!.*)?\s*$/.test(source);
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: Record<string, string>;
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
