import { NONE, type SearchTree } from "@jejak/search";
import { inChunks } from "../in-chunks.ts";
import { problemJson, rulesJson } from "../json/header-json.ts";
import { costJson } from "../json/numbers.ts";
import { quoted } from "../json/quoted.ts";
import type { Trace } from "../trace.ts";
import { visitedBefore } from "../visited-before.ts";

/**
 * Writes a trace as jejak-events/1, JSON Lines: a header, then what happened in order, one event a
 * line. A `visit` is followed by a `generate` for each child, a `pass` begins where a search starts
 * again; the last line is the `end`.
 */
export function traceEventChunks<State>(trace: Trace<State>): Generator<string, void, undefined> {
  return inChunks(lines(trace));
}

function* lines<State>(trace: Trace<State>): Generator<string> {
  yield eventHeader(trace);
  yield* eventLines(trace, 0);
  yield eventEnd(trace);
}

/** The first line of a file of events: format, problem and rules. */
export function eventHeader<State>({ problem, run }: Trace<State>): string {
  return `{"format":"jejak-events/1","problem":${problemJson(problem)},"rules":${rulesJson(run.rules)}}\n`;
}

/**
 * The events of a trace after its first `visits` visits, a line each. For a search that still runs:
 * append what each step adds, and `eventEnd` when it has ended.
 */
export function* eventLines<State>(
  { run }: Trace<State>,
  visits: number,
): Generator<string, void, undefined> {
  const { tree, passes = [] } = run;
  const passAt = new Map(passes.map(({ firstVisit, limit }) => [firstVisit - 1, limit]));
  if (visits === 0) {
    yield passLine(passAt.get(0));
    yield generateLine(tree, 0);
  }
  const before = visitedBefore(run, visits);
  for (let visit = visits; visit < run.visits.length; visit++) {
    const node = run.visits[visit] as number;
    // The root of a later pass is made in the step that visits it.
    if (node > 0 && tree.parent(node) === NONE) {
      yield passLine(passAt.get(visit));
      yield generateLine(tree, node);
    }
    yield `{"event":"visit","id":${node}}\n`;
    if (before?.has(node) === true) continue;
    before?.add(node);
    for (let child = tree.firstChild(node); child !== NONE; child = tree.nextSibling(child)) {
      yield generateLine(tree, child);
    }
  }
}

/** The beginning of a pass of a search that starts again with a larger limit. */
function passLine(limit: number | undefined): string {
  return limit === undefined ? "" : `{"event":"pass","limit":${costJson(limit)}}\n`;
}

/** The last line of a file of events: how the search ended and what it counted. */
export function eventEnd<State>({ run }: Trace<State>): string {
  const { outcome, counters } = run;
  return `{"event":"end","outcome":"${outcome}","counters":${JSON.stringify(counters)}}\n`;
}

function generateLine<State>(tree: SearchTree<State, string>, node: number): string {
  const parent = tree.parent(node);
  const action = tree.action(node);
  return (
    `{"event":"generate","id":${node},${parent === NONE ? "" : `"parent":${parent},`}` +
    `"state":${quoted(tree.key(node))},${action === null ? "" : `"action":${quoted(action)},`}` +
    `"g":${costJson(tree.g(node))},"h":${costJson(tree.h(node))}}\n`
  );
}
