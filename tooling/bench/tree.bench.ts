// How fast 500,000 nodes are written in each format, how long the text is, and what the writer holds
// above the tree, against JSON.stringify of a flat array of the same nodes.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { heuristic } from "@jejak/heuristics";
import { slidingPuzzle } from "@jejak/puzzle";
import { NONE, search, type Rules } from "@jejak/search";
import { FORMATS, type Trace } from "@jejak/tree";

const NODES = 500_000;
const ROUNDS = 9;
const TARGET = 1.5;
/** Those that write every node; pictures and tables for people are cut short long before. */
const WRITERS = FORMATS.filter(({ carries }) => carries !== "nothing");

const PUZZLE = { start: "123456780", goal: "876543210", columns: 3 };

const RULES: Rules = {
  search: "breadth-first",
  childOrder: ["D", "R", "L", "U"],
  depthLimit: null,
  duplicates: "parent",
  goalTest: "visit",
  ties: "fifo",
  heuristic: [{ name: "manhattan", weight: 1 }],
};

interface PlainNode {
  readonly id: number;
  readonly state: string;
  readonly action: string | null;
  readonly parent: number | null;
  readonly level: number;
  readonly g: number;
  readonly h: number;
  readonly visit: number | null;
}

function largeTrace(): Trace {
  const h = heuristic(RULES.heuristic, [PUZZLE.goal], PUZZLE.columns);
  if (!h.ok) throw new Error(h.problem.message);
  const bounds = { nodes: NODES };
  const run = search(slidingPuzzle(PUZZLE), RULES, { heuristic: h.value, bounds });
  return { problem: { kind: "puzzle", ...PUZZLE }, run };
}

/** The same nodes as a program has them that knows nothing of trees in columns. */
function plainNodes({ run: { tree, visits } }: Trace): PlainNode[] {
  const visitOf = new Map(visits.map((node, visit) => [node, visit]));
  return Array.from({ length: tree.size }, (_, id) => ({
    id,
    state: tree.key(id),
    action: tree.action(id),
    parent: tree.parent(id) === NONE ? null : tree.parent(id),
    level: tree.level(id),
    g: tree.g(id),
    h: tree.h(id),
    visit: visitOf.get(id) ?? null,
  }));
}

/** Bytes of the text; to count them every chunk is put together, as it is when it is written. */
function bytesOf(chunks: Iterable<string>): number {
  let bytes = 0;
  for (const chunk of chunks) bytes += Buffer.byteLength(chunk);
  return bytes;
}

/** Processor time in milliseconds: on a shared machine the clock on the wall says little. */
function timed(work: () => number): { readonly time: number; readonly bytes: number } {
  const before = process.cpuUsage();
  const bytes = work();
  const { user, system } = process.cpuUsage(before);
  return { time: (user + system) / 1_000, bytes };
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] as number;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The most that lives at once while a text is written, above what lived before, in bytes. */
function mostHeld(chunks: Iterable<string>): number {
  const before = bytesInUse();
  let most = 0;
  let written = 0;
  for (const _ of chunks) {
    if (written++ % 100 === 0) most = Math.max(most, bytesInUse() - before);
  }
  return Math.max(0, most);
}

const trace = largeTrace();
const write = (format: (typeof WRITERS)[number]): Iterable<string> =>
  format.write(trace, { cutShort: false });

const nodes = plainNodes(trace);
const plain: number[] = [];
const times = WRITERS.map((): number[] => []);
let plainBytes = 0;
const bytes: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  collectGarbage();
  const one = timed(() => Buffer.byteLength(JSON.stringify(nodes)));
  plain.push(one.time);
  plainBytes = one.bytes;
  for (const [at, format] of WRITERS.entries()) {
    collectGarbage();
    const ours = timed(() => bytesOf(write(format)));
    times[at]?.push(ours.time);
    bytes[at] = ours.bytes;
  }
}

const held = WRITERS.map((format) => mostHeld(write(format)));

const base = median(plain);
const row = (name: string, time: number, size: number, memory: string): string =>
  [
    name.padEnd(16),
    `${time.toFixed(0)} ms`.padStart(9),
    (time / base).toFixed(2).padStart(7),
    `${(size / 1e6).toFixed(0)} MB`.padStart(8),
    (size / plainBytes).toFixed(2).padStart(7),
    memory.padStart(8),
  ].join("");

console.log(
  `${nodes.length} nodes of the 8-puzzle, breadth-first (no seed), ${ROUNDS} rounds in turn, medians, processor time`,
);
console.log(`  ${"".padEnd(16)}     time  ratio    size  ratio    held`);
console.log(`  ${row("JSON.stringify", base, plainBytes, "")}`);
for (const [at, { name }] of WRITERS.entries()) {
  const memory = `${((held[at] ?? 0) / 1e6).toFixed(1)} MB`;
  console.log(`  ${row(name, median(times[at] ?? []), bytes[at] ?? 0, memory)}`);
}
const lines = WRITERS.findIndex(({ name }) => name === "jsonl");
const ratio = median(times[lines] ?? []) / base;
console.log(`  JSON Lines ${ratio.toFixed(2)} x JSON.stringify, wanted at most ${TARGET}`);
