// The C++ programs that Jejak is measured against: those in ../shared/bench beside the repository,
// where they are, else our own.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";

const BENCH = join(import.meta.dirname, "..");
const SHARED = join(BENCH, "../../../shared/bench");
const FLAGS = ["-O3", "-march=native", "-std=c++17"];

/** Median milliseconds by work: a, a-hashed, b, c, d. */
export type CppTimes = ReadonlyMap<string, number>;

export interface CppPrograms {
  readonly name: string;
  /** Runs every work that many times. */
  measure(runs: number): CppTimes;
}

/** Builds the programs in `folder`; undefined, with a line that says so, where there is no compiler. */
export function cppPrograms(folder: string): CppPrograms | undefined {
  const programs = existsSync(join(SHARED, "limit.cpp"))
    ? sharedPrograms(folder)
    : ownProgram(folder);
  if (programs === undefined) {
    console.log("There is no g++ here: the comparison with C++ is left out.");
  }
  return programs;
}

function sharedPrograms(folder: string): CppPrograms | undefined {
  const limit = built(join(SHARED, "limit.cpp"), join(folder, "limit"));
  const idaLimit = built(join(SHARED, "ida-limit.cpp"), join(folder, "ida-limit"));
  if (limit === undefined || idaLimit === undefined) return undefined;
  // They look for their problems under these names where they are started.
  copyFileSync(join(SHARED, "random-200.txt"), join(folder, "p200.txt"));
  copyFileSync(join(SHARED, "korf-8.txt"), join(folder, "korf-8.txt"));
  return {
    name: "limit.cpp and ida-limit.cpp of ../shared/bench",
    measure(runs) {
      const lines = output(limit, ["all", `${runs}`], folder);
      const ida = output(idaLimit, [`${Math.max(3, Math.round(runs / 10))}`], folder);
      return new Map([
        ["a", medianIn(lines, "bfs_tree ")],
        ["a-hashed", medianIn(lines, "bfs_hash_tree ")],
        ["b", medianIn(lines, "astar200 ")],
        ["c", medianIn(lines, "dfs12_tree ")],
        ["d", medianIn(ida, "mode 0 ")],
      ]);
    },
  };
}

function ownProgram(folder: string): CppPrograms | undefined {
  const program = built(join(BENCH, "cpp/yardstick.cpp"), join(folder, "yardstick"));
  if (program === undefined) return undefined;
  return {
    name: "cpp/yardstick.cpp",
    measure(runs) {
      const lines = output(program, [join(BENCH, "data"), `${runs}`], folder);
      const works = ["a", "a-hashed", "b", "c", "d"];
      return new Map(works.map((work) => [work, medianIn(lines, `${work} `)]));
    },
  };
}

function built(source: string, program: string): string | undefined {
  const { error, status } = spawnSync("g++", [...FLAGS, source, "-o", program], {
    stdio: "inherit",
  });
  if (error !== undefined) return undefined;
  if (status !== 0) throw new Error(`g++ could not build ${source}`);
  return program;
}

function output(program: string, options: readonly string[], folder: string): string[] {
  const { stdout, stderr } = spawnSync(program, options, { cwd: folder, encoding: "utf8" });
  if (stderr !== "") throw new Error(`${program}: ${stderr}`);
  return stdout.split("\n");
}

function medianIn(lines: readonly string[], start: string): number {
  const found = lines.find((line) => line.startsWith(start));
  const median = /median ([\d.]+)/.exec(found ?? "")?.[1];
  if (median === undefined) throw new Error(`the C++ program says nothing about "${start.trim()}"`);
  return Number(median);
}
