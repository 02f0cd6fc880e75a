import { shown } from "./shape.ts";
import { Unreadable } from "./unreadable.ts";

/** An edge of a file that draws a tree as a graph. */
export interface LinkedEdge {
  readonly parent: string;
  readonly child: string;
  readonly action: string | null;
  /** Where the edge stands in the file. */
  readonly path: string;
}

/** The edge that leads to each node; a node with two is a problem, for then this is no tree. */
export function edgesByChild(edges: Iterable<LinkedEdge>): Map<string, LinkedEdge> {
  const byChild = new Map<string, LinkedEdge>();
  for (const edge of edges) {
    if (byChild.has(edge.child)) {
      throw new Unreadable(edge.path, `${shown(edge.child)} has two parents; this is no tree`);
    }
    byChild.set(edge.child, edge);
  }
  return byChild;
}
