import { NONE } from "@jejak/search";
import { boardRows } from "../drawing/board-rows.ts";
import { drawingOf, type Drawing, type DrawingOptions } from "../drawing/drawing.ts";
import { inChunks } from "../in-chunks.ts";
import { valuesText } from "../node-values.ts";
import { preorder } from "../preorder.ts";
import type { BareTree, Trace } from "../trace.ts";
import { boardBox } from "./board-box.ts";
import { frontierTable } from "./frontier-table.ts";
import { ASCII_STROKES, gutterOf, UNICODE_STROKES } from "./gutter.ts";
import { wordText } from "./word-text.ts";

export interface IndentedTextOptions extends DrawingOptions {
  /** Adds OPEN and CLOSED after each visit; for small searches, they grow with the square. */
  readonly lists?: boolean;
  /** Draws with `|`, `-` and `+` alone. */
  readonly ascii?: boolean;
}

/**
 * Writes a trace as text for people: one line a node with the number of its visit from 1 (a dot
 * where it was never visited), its place in the tree, the action that led there, the state and the
 * values by which the search chose. States are words unless `board` says how wide boards are.
 */
export function indentedTextChunks<State>(
  source: Trace<State> | BareTree<State>,
  options: IndentedTextOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(source, { ...options, board: options.board ?? false }));
}

/** The same with a puzzle's states as small boards, as wide as the problem says. */
export function boardTextChunks<State>(
  source: Trace<State> | BareTree<State>,
  options: IndentedTextOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(source, options));
}

function* pieces<State>(
  source: Trace<State> | BareTree<State>,
  options: IndentedTextOptions,
): Generator<string> {
  const drawing = drawingOf(source, options);
  for (const node of preorder(drawing.tree)) yield nodeText(drawing, node, options.ascii === true);
  if (options.lists === true && "run" in source) yield* frontierTable(source.run);
}

function nodeText<State>(drawing: Drawing<State>, node: number, ascii: boolean): string {
  const { tree, visits, values, columns, goal, visitCount } = drawing;
  const visit = visits[node] ?? NONE;
  const none = ascii ? "." : "·";
  const width = String(visitCount).length;
  const number = (visit === NONE ? none : String(visit + 1)).padStart(width);
  const { first, further } = gutterOf(tree, node, ascii ? ASCII_STROKES : UNICODE_STROKES);
  const action = tree.action(node);
  const step = action === null ? "" : `${wordText(action)} `;
  const state = tree.key(node);
  const rows = boardRows(state, columns);
  const [head = "", ...picture] = rows === null ? [wordText(state)] : boardBox(rows, ascii);
  const captions = [valuesText(tree, node, values), node === goal ? "goal" : ""];
  const caption = captions.filter((text) => text !== "").map((text) => `  ${text}`);
  const left = `${" ".repeat(width + 2)}${further}${" ".repeat(step.length)}`;
  const below = picture.map((line) => `${left}${line}\n`);
  return `${number}  ${first}${step}${head}${caption.join("")}\n${below.join("")}`;
}
