// The four pieces of work of the core, against C++ and against packages of npm; see README.md. Every
// contestant runs in processes of its own, on the built packages, its CPU time measured inside.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cppPrograms, type CppPrograms, type CppTimes } from "./search/cpp.ts";

interface Measured {
  readonly times: readonly number[];
  readonly result: { readonly count: number; readonly answers: number };
  readonly peakMegabytes: number;
  readonly buffersMegabytes: number;
}

const WORKER = join(import.meta.dirname, "search/worker.mjs");
/** How often C++ and Jejak take turns, and how many runs each makes in a turn. */
const TURNS = 3;
const RUNS = 41;

const WORKS = {
  a: {
    title: "(a) everything breadth-first, 181,440 boards, the whole tree",
    ours: ["jejak", "jejak, stepped", "jejak, hashed"],
    peers: { "abstract-astar": 5, "graphology (graph built before)": 5 },
    target: "at most 2 x C++ (hashed: 2 x C++ hashed), 100 x abstract-astar",
  },
  b: {
    title: "(b) A* with manhattan on 200 boards, the tree kept",
    ours: ["jejak"],
    peers: { "abstract-astar": 5, "a-star": 3, "ngraph.path (graph built before)": 3 },
    target: "at most 1.4 x C++, 60 x abstract-astar",
  },
  c: {
    title: "(c) depth-first to depth 12, 299,593 nodes, the whole tree",
    ours: ["jejak"],
    peers: {},
    target: "at most 1.6 x C++",
  },
  d: {
    title: "(d) IDA* with manhattan on 8 of Korf's 15-puzzles, 7,924,287 nodes",
    ours: ["jejak", "jejak, whole tree"],
    peers: {},
    target: "at most 2 x C++, all counts as published",
  },
} as const;

function run(work: string, contestant: string, rounds: number): Measured {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--expose-gc", WORKER, work, contestant, `${rounds}`],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${work} ${contestant}: ${stderr}`);
  const { expected, runners, ...memory } = JSON.parse(stdout);
  const [{ times, result }] = runners;
  for (const key of ["count", "answers"] as const) {
    if (key in expected && result[key] !== expected[key]) {
      const report = `${work} ${contestant}: ${key} is ${result[key]}, not ${expected[key]}`;
      // Ours must be right; a peer that is not is shown as it is.
      if (contestant.startsWith("jejak")) throw new Error(report);
      console.log(`  wrong: ${report}`);
    }
  }
  return { times, result, ...memory };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The last two thirds of the runs: the first ones are still being compiled. */
function warm(times: readonly number[]): number {
  return median(times.slice(Math.floor(times.length / 3)));
}

const ms = (time: number): string => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

function report(work: keyof typeof WORKS, programs: CppPrograms | undefined): void {
  const { title, ours, peers, target } = WORKS[work];
  console.log(`\n${title}\n  target: ${target}`);
  const rounds = work === "d" ? 7 : RUNS;
  const cpp: CppTimes[] = [];
  const turns = new Map<string, Measured[]>(ours.map((contestant) => [contestant, []]));
  for (let turn = 0; turn < TURNS; turn++) {
    if (programs !== undefined) cpp.push(programs.measure(RUNS));
    for (const contestant of ours) turns.get(contestant)?.push(run(work, contestant, rounds));
  }
  const cppOf = (name: string): number => median(cpp.map((times) => times.get(name) ?? Number.NaN));
  let own = Number.NaN;
  for (const [contestant, measured] of turns) {
    const time = median(measured.map(({ times }) => warm(times)));
    if (contestant === "jejak") own = time;
    const cold = median(measured.map(({ times }) => times[0] ?? Number.NaN));
    const [first] = measured;
    if (first === undefined) continue;
    const against = cppOf(contestant.endsWith("hashed") ? "a-hashed" : work);
    const ratio =
      programs === undefined ? "" : `, ${(time / against).toFixed(2)} x C++ (${ms(against)})`;
    console.log(`  ${contestant}: warm ${ms(time)}${ratio}, cold ${ms(cold)}`);
    if (contestant.endsWith("stepped")) console.log(`    ${(time / own).toFixed(2)} x drained`);
    const bytes = (first.buffersMegabytes * 2 ** 20) / first.result.count;
    const held = work === "a" || work === "c" ? `, ${bytes.toFixed(1)} bytes a node` : "";
    console.log(
      `    count ${first.result.count}, peak memory ${first.peakMegabytes.toFixed(0)} MB${held}`,
    );
  }
  for (const [peer, peerRounds] of Object.entries(peers)) {
    const { times, result } = run(work, peer, peerRounds);
    const time = warm(times);
    console.log(
      `  ${peer}: warm ${ms(time)}, ${(time / own).toFixed(0)} x Jejak's time, cold ${ms(times[0] ?? 0)}, count ${result.count}`,
    );
  }
}

function growth(): void {
  console.log("\nBreadth-first search of the 15-puzzle, hashed, in fresh memory, ended by a bound");
  for (const nodes of ["10000", "30000", "100000", "300000", "1000000", "3000000", "10000000"]) {
    const { times, result, peakMegabytes } = run("growth", nodes, 3);
    const best = Math.min(...times);
    const perSecond = result.count / best / 1000;
    console.log(
      `  ${nodes.padStart(8)} nodes: ${perSecond.toFixed(1).padStart(5)} million a second, peak ${peakMegabytes.toFixed(0)} MB  ${"#".repeat(Math.round(2 * perSecond))}`,
    );
  }
}

const folder = mkdtempSync(join(tmpdir(), "jejak-bench-"));
try {
  const programs = cppPrograms(folder);
  if (programs !== undefined) console.log(`C++: ${programs.name}`);
  for (const work of ["a", "b", "c", "d"] as const) report(work, programs);
  growth();
} finally {
  rmSync(folder, { recursive: true });
}
