import { NONE } from "@jejak/search";
import { boardRows } from "../drawing/board-rows.ts";
import { drawingOf, type Drawing, type DrawingOptions } from "../drawing/drawing.ts";
import { onOneLine } from "../drawing/on-one-line.ts";
import { inChunks } from "../in-chunks.ts";
import { costText, valuesText } from "../node-values.ts";
import type { BareTree, Trace } from "../trace.ts";
import { dotQuoted } from "./dot-quoted.ts";

const GREEN = "#009E73";
const BLUE = "#0072B2";

/** How a node is framed: as attributes of a node, and of the table that is a board. */
const PLAIN = { node: "", table: 'border="0"' };
const PATH = { node: `penwidth=3, color="${GREEN}"`, table: `border="3" color="${GREEN}"` };
const WAITING = {
  node: `style="rounded,dashed", color="${BLUE}"`,
  table: `border="1" style="dashed" color="${BLUE}"`,
};

/**
 * Writes a tree as a graph in the DOT language of Graphviz: boards as small tables, the number of
 * each visit from 1, the path to the goal in bold. The attributes `state`, `g`, `h`, `visit` and
 * `action` are there to be read back; Graphviz passes them on.
 */
export function dotChunks<State>(
  source: Trace<State> | BareTree<State>,
  options: DrawingOptions = {},
): Generator<string, void, undefined> {
  return inChunks(lines(drawingOf(source, options)));
}

function* lines<State>(drawing: Drawing<State>): Generator<string> {
  const { tree, header, onPath } = drawing;
  yield "digraph search {\n";
  if (header !== null) yield `  jejak=${dotQuoted(header)};\n`;
  yield '  ordering=out;\n  node [shape=box, style=rounded, fontname="Helvetica"];\n';
  yield '  edge [arrowhead=none, fontname="Helvetica"];\n';
  for (let node = 0; node < tree.size; node++) {
    yield nodeLine(drawing, node);
    const parent = tree.parent(node);
    if (parent === NONE) continue;
    const action = tree.action(node);
    const name =
      action === null ? "" : `label=${dotQuoted(onOneLine(action))}, action=${dotQuoted(action)}`;
    const path = onPath[node] === 1 ? `style=bold, penwidth=3, color="${GREEN}"` : "";
    const attributes = [name, path].filter((text) => text !== "").join(", ");
    yield `  n${parent} -> n${node}${attributes === "" ? "" : ` [${attributes}]`};\n`;
  }
  yield "}\n";
}

function nodeLine<State>(drawing: Drawing<State>, node: number): string {
  const { tree, visits, onPath, hasVisits } = drawing;
  const state = tree.key(node);
  const visit = visits[node] ?? NONE;
  const attributes = [
    `state=${dotQuoted(state)}`,
    `g=${number(tree.g(node))}`,
    `h=${number(tree.h(node))}`,
  ];
  if (visit !== NONE) attributes.push(`visit=${visit}`);
  const frame = onPath[node] === 1 ? PATH : hasVisits && visit === NONE ? WAITING : PLAIN;
  const rows = boardRows(state, drawing.columns);
  const caption = captionOf(drawing, node, visit);
  if (rows === null) {
    const name = onOneLine(state);
    attributes.push(`label=${dotQuoted(caption === "" ? name : `${name}\n${caption}`)}`);
    if (frame.node !== "") attributes.push(frame.node);
  } else {
    attributes.push("shape=plain", `label=<${boardTable(rows, caption, frame.table)}>`);
  }
  return `  n${node} [${attributes.join(", ")}];\n`;
}

function captionOf<State>(
  { tree, values, goal }: Drawing<State>,
  node: number,
  visit: number,
): string {
  const order = visit === NONE ? "" : `visit ${visit + 1}`;
  const end = node === goal ? "goal" : "";
  return [order, valuesText(tree, node, values), end].filter((text) => text !== "").join("  ");
}

function boardTable(rows: readonly (readonly string[])[], caption: string, frame: string): string {
  const cells = rows.map(
    (row) => `<tr>${row.map((cell) => `<td width="20" height="20">${cell}</td>`).join("")}</tr>`,
  );
  const columns = rows[0]?.length ?? 1;
  const foot = caption === "" ? "" : `<tr><td border="0" colspan="${columns}">${caption}</td></tr>`;
  return `<table ${frame} cellborder="1" cellspacing="0">${cells.join("")}${foot}</table>`;
}

/** A number as DOT takes it: plain decimals are words of the language, anything else is a text. */
function number(value: number): string {
  const text = costText(value);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : dotQuoted(text);
}
