import { isExpanded, NONE, type SearchTree } from "@jejak/search";
import { boardRows } from "../drawing/board-rows.ts";
import { drawingOf, type DrawingOptions } from "../drawing/drawing.ts";
import { inChunks } from "../in-chunks.ts";
import { headerJson } from "../json/header-json.ts";
import { costJson } from "../json/numbers.ts";
import { quoted } from "../json/quoted.ts";
import type { Trace } from "../trace.ts";
import { visitedBefore } from "../visited-before.ts";
import { posthocViews } from "./posthoc-views.ts";

export interface PosthocOptions extends DrawingOptions {
  /** Whether the file says how each event is drawn; true by default. Posthoc then needs seconds for 1,000 events. */
  readonly views?: boolean;
}

/**
 * Writes a trace for Posthoc, the visualiser of search traces, in its format 1.4.0 (a .trace.json
 * file). A visit is `expanding` and `closing`, a goal that was visited is `end`. Boards are cells
 * keyed by column and row, "11" the upper left one.
 */
export function posthocChunks<State>(
  trace: Trace<State>,
  options: PosthocOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(trace, options));
}

function* pieces<State>(trace: Trace<State>, options: PosthocOptions): Generator<string> {
  const { columns } = drawingOf(trace, options);
  const { tree } = trace.run;
  yield '{ "version": "1.4.0",\n';
  if (options.views !== false) {
    const board = boardRows(tree.key(0), columns);
    yield `  "views": ${JSON.stringify(posthocViews(board))},\n`;
  }
  yield '  "events": [';
  let before = "";
  for (const event of events(trace, columns)) {
    yield `${before}\n    ${event}`;
    before = ",";
  }
  yield "\n  ] }\n";
}

function* events<State>(trace: Trace<State>, columns: number | null): Generator<string> {
  const { run } = trace;
  const { tree, visits, goal, rules } = run;
  const event = (type: string, node: number, more = ""): string =>
    `{"type":"${type}",${nodeFields(tree, node, columns)}${more}}`;
  yield event("source", 0, `,"jejak":${headerJson(trace)}`);
  if (goal !== null) yield event("destination", goal);
  yield event("generating", 0);
  const before = visitedBefore(run, 0);
  for (const node of visits) {
    // The root of a later pass is made in the step that visits it.
    if (node > 0 && tree.parent(node) === NONE) yield event("generating", node);
    if (node === goal && rules.goalTest === "visit") break;
    yield event("expanding", node);
    if (isExpanded(run, node) && before?.has(node) !== true) {
      before?.add(node);
      for (let child = tree.firstChild(node); child !== NONE; child = tree.nextSibling(child)) {
        yield event("generating", child);
      }
    }
    yield event("closing", node);
  }
  if (goal !== null) yield event("end", goal);
}

/** Ids count from 1: Posthoc takes an id of 0 for none. */
function nodeFields<State>(
  tree: SearchTree<State, string>,
  node: number,
  columns: number | null,
): string {
  const parent = tree.parent(node);
  const action = tree.action(node);
  const state = tree.key(node);
  const rows = boardRows(state, columns) ?? [];
  const cells = rows.flatMap((row, y) =>
    row.map((cell, x) => `,"${x + 1}${y + 1}":${cell === "" ? 0 : cell}`),
  );
  return (
    `"id":${node + 1},"pId":${parent === NONE ? "null" : parent + 1},"state":${quoted(state)}` +
    `${action === null ? "" : `,"action":${quoted(action)}`},"level":${tree.level(node)}` +
    `,"g":${costJson(tree.g(node))},"h":${costJson(tree.h(node))}` +
    `,"f":${costJson(tree.g(node) + tree.h(node))}${cells.join("")}`
  );
}
