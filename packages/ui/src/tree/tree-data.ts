/** Boards are packed: the character codes of their words, `cells` a node. */
export interface BoardWords {
  readonly kind: "boards";
  readonly words: Uint8Array;
  readonly cells: number;
  readonly columns: number;
}

/** States that are names are listed once, and each node has the number of its own. */
export interface NameWords {
  readonly kind: "names";
  readonly names: readonly string[];
  readonly nameOf: Int32Array;
  /** Characters of the longest name. */
  readonly longest: number;
}

export type StateWords = BoardWords | NameWords;

/**
 * A finished search as the views draw it, in columns that a worker hands over without copying. A
 * node is its row, in order of generation; -1 stands where there is none. A search in passes is a
 * forest: each pass has a root of its own.
 */
export interface TreeData {
  readonly size: number;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly level: Int32Array;
  readonly g: Float64Array;
  readonly h: Float64Array;
  readonly states: StateWords;
  /** The names of all actions, and for each node which of them led to it; -1 at a root. */
  readonly actions: readonly string[];
  readonly actionOf: Int32Array;
  /** The nodes in order of visit. A search that comes back to a node has it more than once. */
  readonly visits: Int32Array;
  /** The number of the node's first visit, from 1; 0 where it was never visited. */
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

/** The state's word: the canonical word of a board, or a name. */
export function wordOf({ states }: TreeData, node: number): string {
  if (states.kind === "names") return states.names[states.nameOf[node] ?? 0] ?? "";
  const start = node * states.cells;
  return String.fromCharCode(...states.words.subarray(start, start + states.cells));
}

/** Cells in a row of the states' boards; null where states are names. */
export function columnsOf({ states }: TreeData): number | null {
  return states.kind === "boards" ? states.columns : null;
}

/** The action that led to a node, such as the blank's move; null at a root. */
export function moveOf(tree: TreeData, node: number): string | null {
  return tree.actions[tree.actionOf[node] ?? -1] ?? null;
}

/** The nodes from the root to `node`. */
export function pathTo(tree: TreeData, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = tree.parent[at] ?? -1) path.push(at);
  return path.reverse();
}

/** The children of `node` that are among the first `revealed` nodes. */
export function childrenOf(
  tree: Pick<TreeData, "firstChild" | "nextSibling">,
  node: number,
  revealed: number,
): number[] {
  const children: number[] = [];
  for (let at = tree.firstChild[node] ?? -1; at >= 0; at = tree.nextSibling[at] ?? -1) {
    if (at < revealed) children.push(at);
  }
  return children;
}

/** The roots among the first `revealed` nodes: one, or one for each pass. */
export function rootsOf({ parent }: Pick<TreeData, "parent">, revealed: number): number[] {
  const roots: number[] = [];
  for (let node = 0; node < Math.min(revealed, parent.length); node++) {
    if ((parent[node] ?? -1) < 0) roots.push(node);
  }
  return roots;
}
