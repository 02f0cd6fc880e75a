import { expansions, NONE, replay, solutionActions, type SearchRun } from "@jejak/search";
import { inChunks } from "../in-chunks.ts";
import type { Trace } from "../trace.ts";
import { revisits } from "../visited-before.ts";
import { visitNumbers } from "../visit-numbers.ts";
import { nodeJson } from "./node-json.ts";
import { problemJson, rulesJson } from "./header-json.ts";

/** What a jejak-trace/1 file may hold beside what it always holds. */
export interface TraceJsonOptions {
  /** Adds `visitH` and `visitLevel`: h and level of the visited nodes, in order. */
  readonly visitValues?: boolean;
  /**
   * Adds `frontierAfter`: the frontier after each visit but the goal's, in the order in which it
   * would be taken; null where all of them together have more states than this number.
   */
  readonly frontierAfter?: number;
}

/**
 * Writes a trace as jejak-trace/1, one JSON value in chunks that follow each other. Nodes are a flat
 * list with numbers for links, at any depth of the tree.
 */
export function traceJsonChunks<State>(
  trace: Trace<State>,
  options: TraceJsonOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(trace, options));
}

function* pieces<State>(
  { problem, run }: Trace<State>,
  options: TraceJsonOptions,
): Generator<string> {
  const { tree } = run;
  const keyOf = (node: number): string => JSON.stringify(tree.key(node));
  yield `{ "format": "jejak-trace/1",\n  "problem": ${problemJson(problem)},\n`;
  yield `  "rules": ${rulesJson(run.rules)},\n  "outcome": ${JSON.stringify(run.outcome)},\n`;
  yield* list("visits", run.visits, keyOf);
  if (revisits(run.rules)) yield* list("visitNodes", run.visits, String);
  if (options.visitValues === true) {
    yield* list("visitH", run.visits, (node) => JSON.stringify(tree.h(node)));
    yield* list("visitLevel", run.visits, (node) => String(tree.level(node)));
  }
  yield* list("expansions", expansions(run), keyOf);
  yield `  "generated": ${tree.size},\n`;
  yield* list("path", run.goal === null ? [] : tree.path(run.goal), keyOf);
  yield* list("moves", solutionActions(run), (action) => JSON.stringify(action));
  yield `  "counters": ${JSON.stringify(run.counters)},\n`;
  if (run.passes !== undefined) yield `  "passes": ${JSON.stringify(run.passes)},\n`;
  if (options.frontierAfter !== undefined) {
    yield `  "frontierAfter": ${frontiersJson(run, options.frontierAfter)},\n`;
  }
  yield `  "nodes": [`;
  const visits = visitNumbers(run);
  for (let node = 0; node < tree.size; node++) {
    yield `${node === 0 ? "" : ","}\n    ${nodeJson(tree, node, visits[node] ?? NONE)}`;
  }
  yield `\n  ] }\n`;
}

function* list<Item>(
  name: string,
  items: Iterable<Item>,
  text: (item: Item) => string,
): Generator<string> {
  let before = `  "${name}": [`;
  for (const item of items) {
    yield before + text(item);
    before = ", ";
  }
  yield before === ", " ? "],\n" : `${before}],\n`;
}

function frontiersJson<State>(run: SearchRun<State, string>, atMost: number): string {
  const { tree, visits, rules, goal } = run;
  const endsWithGoal = goal !== null && rules.goalTest === "visit";
  const count = endsWithGoal ? visits.length - 1 : visits.length;
  // Each frontier but the last holds a state, so this many visits are too many without a look.
  if (count - 1 > atMost) return "null";
  const replayed = replay(run);
  const frontiers: string[][] = [];
  let entries = 0;
  for (let visit = 1; visit <= count; visit++) {
    const frontier = replayed.frontierAfter(visit);
    entries += frontier.length;
    if (entries > atMost) return "null";
    frontiers.push(frontier.map((node) => tree.key(node)));
  }
  return JSON.stringify(frontiers);
}
