/**
 * A finished search as the views draw it, in columns that a worker hands over without copying. A
 * node is its row, in order of generation; -1 stands where there is none.
 */
export interface TreeData {
  readonly size: number;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly level: Int32Array;
  readonly g: Float64Array;
  readonly h: Float64Array;
  /** Character codes of the states' words, `cells` a node. */
  readonly words: Uint8Array;
  readonly cells: number;
  readonly columns: number;
  /** Character codes of the blank's moves; 0 at the root. */
  readonly moves: Uint8Array;
  /** The number of the node's visit, from 1; 0 where it was never visited. */
  readonly visitOf: Int32Array;
  /** The visit at which another node with the same state was visited and this one lost its turn; 0: never. */
  readonly supersededAt: Int32Array;
  readonly layout: TreeLayout;
}

/** Where the nodes of a tree are drawn: across in leaves, down in levels. */
export interface TreeLayout {
  readonly x: Float32Array;
  /** The number of leaves. */
  readonly width: number;
  /** The number of levels, the root's included. */
  readonly levels: number;
  /** All nodes level by level and in each from left to right. */
  readonly rows: Int32Array;
  /** Where each level starts in `rows`; one entry more than there are levels. */
  readonly rowStarts: Int32Array;
}

/** The canonical word of a node's state. */
export function wordOf(tree: TreeData, node: number): string {
  const start = node * tree.cells;
  return String.fromCharCode(...tree.words.subarray(start, start + tree.cells));
}

/** The blank's move that led to a node; null at the root. */
export function moveOf(tree: TreeData, node: number): string | null {
  const code = tree.moves[node] ?? 0;
  return code === 0 ? null : String.fromCharCode(code);
}

/** The nodes from the root to `node`. */
export function pathTo(tree: TreeData, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = tree.parent[at] ?? -1) path.push(at);
  return path.reverse();
}

/** The children of `node` that are among the first `revealed` nodes. */
export function childrenOf(tree: TreeData, node: number, revealed: number): number[] {
  const children: number[] = [];
  for (let at = tree.firstChild[node] ?? -1; at >= 0; at = tree.nextSibling[at] ?? -1) {
    if (at < revealed) children.push(at);
  }
  return children;
}
