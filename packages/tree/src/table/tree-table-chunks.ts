import { NONE, type SearchTree } from "@jejak/search";
import { inChunks } from "../in-chunks.ts";
import { costText } from "../node-values.ts";
import { recordText } from "./delimited-text.ts";

/** The columns of the slides' record `simpul`, after the node's own number. */
export const SLIDES_COLUMNS = [
  "simpul",
  "state",
  "heur",
  "level",
  "induk",
  "anak_pertama",
  "saudara",
] as const;

/** The same columns in English. */
export const ENGLISH_COLUMNS = [
  "node",
  "state",
  "h",
  "level",
  "parent",
  "first_child",
  "next_sibling",
] as const;

export interface TreeTableOptions {
  /** What the columns are called; the slides' names by default. */
  readonly header?: "slides" | "english";
  /** A comma (CSV) by default; a tab for TSV. */
  readonly separator?: "," | "\t";
}

/**
 * Writes a tree as the slides' table, one node a line in order of generation: its number, state,
 * heur, level and the numbers of induk, anak_pertama and saudara, empty where they are nil. Fields
 * are quoted as in RFC 4180; lines end in a line feed.
 */
export function treeTableChunks<State, Action>(
  tree: SearchTree<State, Action>,
  options: TreeTableOptions = {},
): Generator<string, void, undefined> {
  return inChunks(records(tree, options));
}

function* records<State, Action>(
  tree: SearchTree<State, Action>,
  { header = "slides", separator = "," }: TreeTableOptions,
): Generator<string> {
  yield recordText(header === "slides" ? SLIDES_COLUMNS : ENGLISH_COLUMNS, separator);
  for (let node = 0; node < tree.size; node++) {
    const links = [tree.parent(node), tree.firstChild(node), tree.nextSibling(node)];
    const values = [node, tree.key(node), costText(tree.h(node)), tree.level(node)];
    yield recordText([...values, ...links.map(linkText)], separator);
  }
}

function linkText(node: number): string {
  return node === NONE ? "" : String(node);
}
