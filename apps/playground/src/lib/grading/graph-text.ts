import type { Domain } from "@jejak/grading";
import { writeEdgeList, type Edge } from "@jejak/graph";

/** A larger graph has no place in an address. */
const MOST_NODES = 500;

/** What can be reached in a question's graph, as an edge list in the order of its edges; null for boards and for large graphs. */
export function graphText(domain: Domain): string | null {
  const { kind, start, goals } = domain;
  if (kind !== "graph") return null;
  const problem = domain.problem("listed");
  const nodes = [start];
  const seen = new Set(nodes);
  const edges: Edge[] = [];
  for (const from of nodes) {
    for (const { state: to, cost } of problem.successors(from)) {
      edges.push({ from, to, cost, twoWay: false });
      if (seen.has(to)) continue;
      if (seen.size === MOST_NODES) return null;
      seen.add(to);
      nodes.push(to);
    }
  }
  const table = domain.heuristic([{ name: "table", weight: 1 }]);
  const h = new Map(table.ok ? nodes.map((node) => [node, table.value(node)]) : []);
  const reached = goals.filter((goal) => seen.has(goal));
  return writeEdgeList({ nodes, edges, h }, { start, goals: reached });
}
