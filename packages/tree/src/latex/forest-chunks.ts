import { NONE } from "@jejak/search";
import { boardRows } from "../drawing/board-rows.ts";
import { drawingOf, type Drawing, type DrawingOptions } from "../drawing/drawing.ts";
import { onOneLine } from "../drawing/on-one-line.ts";
import { inChunks } from "../in-chunks.ts";
import { valuesText } from "../node-values.ts";
import { rootsOf } from "../roots.ts";
import type { BareTree, Trace } from "../trace.ts";
import { LATEX_MACROS, latexBoard } from "./latex-preamble.ts";
import { latexText } from "./latex-text.ts";

export interface LatexOptions {
  /** A whole document by default; false gives what goes into one that has the packages and macros. */
  readonly document?: boolean;
}

const HEAD = `\\documentclass[border=4mm]{standalone}
\\usepackage[T1]{fontenc}
\\usepackage{textcomp}
\\usepackage[edges]{forest}
${LATEX_MACROS}\\begin{document}
`;

const FOREST = `\\begin{forest}
  for tree={draw, rounded corners=2pt, align=center, font=\\small, s sep=4mm, l sep=9mm},
  jejak path/.style={draw=jejakpath, line width=1.2pt},
  jejak edge/.style={edge={draw=jejakpath, line width=1.6pt}},
  jejak waiting/.style={draw=jejakwaiting, dashed},
  jejak move/.style={edge label={node[midway, fill=white, inner sep=1pt, font=\\scriptsize]{#1}}}
`;

/**
 * Writes a tree for LaTeX's package `forest`: boards, the number of each visit from 1, the values
 * by which the search chose, the path thick, waiting nodes dashed. It compiles with any engine.
 */
export function forestChunks<State>(
  source: Trace<State> | BareTree<State>,
  options: DrawingOptions & LatexOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(drawingOf(source, options), options.document !== false));
}

function* pieces<State>(drawing: Drawing<State>, isDocument: boolean): Generator<string> {
  if (isDocument) yield HEAD;
  for (const root of rootsOf(drawing.tree)) {
    yield FOREST;
    yield* treeText(drawing, root);
    yield "\\end{forest}\n";
  }
  if (isDocument) yield "\\end{document}\n";
}

function* treeText<State>(drawing: Drawing<State>, root: number): Generator<string> {
  const { tree } = drawing;
  let node = root;
  for (;;) {
    yield `${indent(tree.level(node))}[${nodeText(drawing, node)}`;
    const child = tree.firstChild(node);
    if (child !== NONE) {
      yield "\n";
      node = child;
      continue;
    }
    yield "]";
    while (node !== root && tree.nextSibling(node) === NONE) {
      node = tree.parent(node);
      yield "]";
    }
    yield "\n";
    if (node === root) break;
    node = tree.nextSibling(node);
  }
}

/** Deep trees are not indented without end. */
function indent(level: number): string {
  return "  ".repeat(Math.min(level, 20) + 1);
}

function nodeText<State>(drawing: Drawing<State>, node: number): string {
  const { tree, visits, hasVisits, onPath, columns, values, goal } = drawing;
  const state = tree.key(node);
  const rows = boardRows(state, columns);
  const picture = rows === null ? latexText(onOneLine(state)) : latexBoard(rows);
  const visit = visits[node] ?? NONE;
  const caption = [
    visit === NONE ? "" : `visit ${visit + 1}`,
    valuesText(tree, node, values),
    node === goal ? "goal" : "",
  ].filter((text) => text !== "");
  const lines = caption.length === 0 ? picture : `${picture}\\\\${latexText(caption.join("  "))}`;
  const action = tree.action(node);
  const keys = [`{${lines}}`];
  if (onPath[node] === 1)
    keys.push(tree.level(node) === 0 ? "jejak path" : "jejak path, jejak edge");
  else if (hasVisits && visit === NONE) keys.push("jejak waiting");
  if (action !== null) keys.push(`jejak move={${latexText(onOneLine(action))}}`);
  return keys.join(", ");
}
