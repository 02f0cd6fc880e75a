import { NONE, type SearchTree } from "@jejak/search";
import { drawingOf, type Drawing } from "../drawing/drawing.ts";
import { inChunks } from "../in-chunks.ts";
import { costText } from "../node-values.ts";
import { rootsOf } from "../roots.ts";
import type { BareTree, Trace } from "../trace.ts";
import { percentEncoded } from "./percent-encoded.ts";

export interface NewickOptions {
  /**
   * Puts what Newick has no place for into comments after each node, `[&id=3,h=4,visit=1]`, so that
   * the trace can be read back, and FigTree and its kin show them; true by default. Without them
   * only names and lengths are written, which every reader of Newick knows.
   */
  readonly comments?: boolean;
}

/**
 * Writes a tree in the Newick format: names are the states, quoted where needed, and the length of
 * a branch is the cost of its action. A search in passes has a tree for each, one after the other.
 */
export function newickChunks<State>(
  source: Trace<State> | BareTree<State>,
  { comments = true }: NewickOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(drawingOf(source, {}), comments));
}

function* pieces<State>(drawing: Drawing<State>, comments: boolean): Generator<string> {
  for (const root of rootsOf(drawing.tree)) yield* treeText(drawing, root, comments);
}

function* treeText<State>(
  drawing: Drawing<State>,
  root: number,
  comments: boolean,
): Generator<string> {
  const { tree } = drawing;
  let node = root;
  for (;;) {
    const child = tree.firstChild(node);
    if (child !== NONE) {
      yield "(";
      node = child;
      continue;
    }
    yield nodeText(drawing, node, comments);
    while (node !== root && tree.nextSibling(node) === NONE) {
      node = tree.parent(node);
      yield `)${nodeText(drawing, node, comments)}`;
    }
    if (node === root) break;
    yield ",";
    node = tree.nextSibling(node);
  }
  yield ";\n";
}

function nodeText<State>(drawing: Drawing<State>, node: number, comments: boolean): string {
  const { tree } = drawing;
  const name = quotedName(tree.key(node));
  const length = tree.parent(node) === NONE ? "" : lengthText(tree, node);
  return `${name}${length}${comments ? commentText(drawing, node) : ""}`;
}

function lengthText<State>(tree: SearchTree<State, string>, node: number): string {
  const cost = tree.g(node) - tree.g(tree.parent(node));
  return Number.isFinite(cost) ? `:${cost}` : "";
}

function commentText<State>({ tree, visits, header }: Drawing<State>, node: number): string {
  const action = tree.action(node);
  const visit = visits[node] ?? NONE;
  const fields = [`id=${node}`, `g=${costText(tree.g(node))}`, `h=${costText(tree.h(node))}`];
  if (visit !== NONE) fields.push(`visit=${visit}`);
  if (action !== null) fields.push(`action=${percentEncoded(action)}`);
  if (node === 0 && header !== null) fields.push(`jejak=${percentEncoded(header)}`);
  return `[&${fields.join(",")}]`;
}

/** A name as Newick takes it; in one without quotes an underscore would be a blank. */
function quotedName(name: string): string {
  return /^[\p{L}\p{N}.+-]+$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}
