import { rootsOf, type TreeLayout } from "./tree-data.ts";

/** The links of a tree in columns; -1 for none. */
interface TreeLinks {
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly level: Int32Array;
}

/** A tree with more levels than this is deep. */
const DEEP = 300;

/**
 * Lays out a tree of any depth, or several side by side, in linear time: leaves stand side by side in the order of a walk
 * through the tree, every other node above the middle of its children. In a tree of hundreds of
 * levels, as depth-first search makes them, it stands above its first child: the way down is then a
 * line that can be seen, and what was left on the way lies beside it. No recursion, no objects.
 */
export function leafOrderLayout(links: TreeLinks): TreeLayout {
  const size = links.parent.length;
  const x = new Float32Array(size);
  const order = new Int32Array(size);
  let leaves = 0;
  let walked = 0;
  for (const root of rootsOf(links, size)) {
    for (let node = root; node >= 0;) {
      order[walked++] = node;
      const child = links.firstChild[node] ?? -1;
      if (child < 0) x[node] = leaves++;
      node = child >= 0 ? child : nextInWalk(links, node);
    }
  }
  const rows = rowsOf(links.level, order);
  placeParents(links, order, x, rows.levels > DEEP);
  return { x, width: leaves, ...rows };
}

/** The next sibling of the node or of its nearest ancestor that has one. */
function nextInWalk({ parent, nextSibling }: TreeLinks, from: number): number {
  for (let at = from; at >= 0; at = parent[at] ?? -1) {
    const sibling = nextSibling[at] ?? -1;
    if (sibling >= 0) return sibling;
  }
  return -1;
}

function placeParents(links: TreeLinks, order: Int32Array, x: Float32Array, isDeep: boolean): void {
  for (let at = order.length - 1; at >= 0; at--) {
    const node = order[at] ?? 0;
    const first = links.firstChild[node] ?? -1;
    if (first < 0) continue;
    let last = first;
    for (let child = first; child >= 0 && !isDeep; child = links.nextSibling[child] ?? -1)
      last = child;
    x[node] = ((x[first] ?? 0) + (x[last] ?? 0)) / 2;
  }
}

/** A walk meets the nodes of a level from left to right, so counting them sorts them. */
function rowsOf(
  level: Int32Array,
  order: Int32Array,
): Pick<TreeLayout, "levels" | "rows" | "rowStarts"> {
  let deepest = -1;
  for (const depth of level) deepest = Math.max(deepest, depth);
  const rowStarts = new Int32Array(deepest + 2);
  for (const depth of level) rowStarts[depth + 1] = (rowStarts[depth + 1] ?? 0) + 1;
  for (let row = 0; row <= deepest; row++) {
    rowStarts[row + 1] = (rowStarts[row + 1] ?? 0) + (rowStarts[row] ?? 0);
  }
  const next = rowStarts.slice();
  const rows = new Int32Array(level.length);
  for (const node of order) {
    const row = level[node] ?? 0;
    const at = next[row] ?? 0;
    rows[at] = node;
    next[row] = at + 1;
  }
  return { levels: deepest + 1, rows, rowStarts };
}
