import { NONE, type SearchTree } from "@jejak/search";
import { onOneLine } from "../drawing/on-one-line.ts";
import { inChunks } from "../in-chunks.ts";
import { valuesText, valuesUsed } from "../node-values.ts";
import { preorder } from "../preorder.ts";
import type { Trace } from "../trace.ts";
import { visitNumbers } from "../visit-numbers.ts";
import { frontierTable } from "./frontier-table.ts";

export interface IndentedTextOptions {
  /** Adds a table of OPEN and CLOSED after each visit; for small searches, it grows with the square. */
  readonly lists?: boolean;
}

/** Levels that indentation shows; of deeper nodes the line says how many levels were left out. */
const LEVELS_SHOWN = 20;

/**
 * Writes a trace as text for people: one line a node with the number of its visit from 1 (a dot
 * where it was never visited), its place in the tree, the action that led there, the state and the
 * values by which the search chose.
 */
export function indentedTextChunks<State>(
  trace: Trace<State>,
  options: IndentedTextOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(trace, options));
}

function* pieces<State>({ run }: Trace<State>, options: IndentedTextOptions): Generator<string> {
  const { tree, goal } = run;
  const visits = visitNumbers(run);
  const width = String(run.visits.length).length;
  const used = valuesUsed(run.rules);
  for (const node of preorder(tree)) {
    const visit = visits[node] ?? NONE;
    const number = (visit === NONE ? "·" : String(visit + 1)).padStart(width);
    const action = tree.action(node);
    const step = action === null ? "" : `${onOneLine(action)} `;
    const values = valuesText(tree, node, used);
    const end = node === goal ? "  goal" : "";
    yield `${number}  ${gutter(tree, node)}${step}${onOneLine(tree.key(node))}${values === "" ? "" : `  ${values}`}${end}\n`;
  }
  if (options.lists === true) yield* frontierTable(run);
}

/** The lines that lead to a node: its own branch, and those of its ancestors that go on below it. */
function gutter<State>(tree: SearchTree<State, string>, node: number): string {
  const level = tree.level(node);
  if (level === 0) return "";
  let lines = tree.nextSibling(node) === NONE ? "└─ " : "├─ ";
  let at = tree.parent(node);
  for (let shown = 1; shown < LEVELS_SHOWN && tree.level(at) > 0; shown++) {
    lines = (tree.nextSibling(at) === NONE ? "   " : "│  ") + lines;
    at = tree.parent(at);
  }
  return tree.level(at) > 0 ? `(${tree.level(at)} levels) ${lines}` : lines;
}
