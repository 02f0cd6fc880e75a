import { roleAt, type NodeRole } from "../tree/node-role.ts";
import { pathTo, wordOf, type TreeData } from "../tree/tree-data.ts";
import type { GraphPicture } from "./graph-picture.ts";

/** What the search tree says at a step of each node of the graph; a name may stand in the tree several times. */
export interface GraphRoles {
  /** By name; a name that was not generated yet has none. */
  readonly role: ReadonlyMap<string, NodeRole>;
  /** The number of the name's first visit. */
  readonly visit: ReadonlyMap<string, number>;
  /** Edges, by number, on the path from the start to the current node. */
  readonly path: ReadonlySet<number>;
}

/** Of several nodes with one name, the one that counts for most. */
const RANK: Readonly<Record<NodeRole, number>> = { dropped: 0, frontier: 1, closed: 2, current: 3 };

export function graphRoles(
  graph: GraphPicture,
  tree: TreeData,
  step: number,
  revealed: number,
  current: number | null,
): GraphRoles {
  const role = new Map<string, NodeRole>();
  const visit = new Map<string, number>();
  for (let node = 0; node < revealed; node++) {
    const name = wordOf(tree, node);
    const found = roleAt(tree, node, step, revealed);
    const before = role.get(name);
    if (found !== null && (before === undefined || RANK[found] > RANK[before])) {
      role.set(name, found);
    }
    const number = tree.visitOf[node] ?? 0;
    if (number > 0 && number <= step) visit.set(name, Math.min(number, visit.get(name) ?? number));
  }
  return { role, visit, path: current === null ? new Set() : edgesAlong(graph, tree, current) };
}

/** The edges of the path to a node: between each two names the one whose cost was paid. */
function edgesAlong(graph: GraphPicture, tree: TreeData, node: number): Set<number> {
  const number = new Map(graph.nodes.map(({ name }, at) => [name, at]));
  const edges = new Set<number>();
  const path = pathTo(tree, node);
  for (const [at, below] of path.entries()) {
    const above = path[at - 1];
    if (above === undefined) continue;
    const [from, to] = [number.get(wordOf(tree, above)), number.get(wordOf(tree, below))];
    const paid = (tree.g[below] ?? 0) - (tree.g[above] ?? 0);
    const between = graph.edges
      .map((edge, index) => ({ edge, index }))
      .filter(
        ({ edge }) =>
          (edge.from === from && edge.to === to) ||
          (edge.twoWay && edge.from === to && edge.to === from),
      )
      .sort((a, b) => Math.abs(a.edge.cost - paid) - Math.abs(b.edge.cost - paid));
    if (between[0] !== undefined) edges.add(between[0].index);
  }
  return edges;
}
