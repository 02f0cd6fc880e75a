import type { Heuristic } from "@jejak/search";
import { arcsByNode } from "./arcs.ts";
import type { Graph } from "./graph.ts";
import { reachableNodes } from "./reachable-nodes.ts";
import { failure, success, type Result } from "./result.ts";
import { shown } from "./shown.ts";

/** The name under which rules ask for a graph's own table of heuristic values. */
export const TABLE_HEURISTIC = "table";

/** Why a table is no heuristic for a search: the nodes without a value, and one sentence. */
export interface TableProblem {
  readonly missing: readonly string[];
  readonly message: string;
}

/**
 * The graph's table as a heuristic for a search from `start`. Every node that can be reached from
 * there needs a value, the goals too.
 */
export function tableHeuristic(
  graph: Graph,
  start: string,
): Result<Heuristic<string>, TableProblem> {
  const missing = reachableNodes(arcsByNode(graph.nodes, graph.edges), start).filter(
    (node) => !graph.h.has(node),
  );
  if (missing.length > 0) return failure({ missing, message: missingMessage(missing) });
  return success((node) => {
    const h = graph.h.get(node);
    if (h === undefined) throw new RangeError(`h has no value for ${shown(node)}`);
    return h;
  });
}

function missingMessage(missing: readonly string[]): string {
  const named = missing.slice(0, 5).map(shown).join(", ");
  const rest = missing.length > 5 ? ` and ${missing.length - 5} more` : "";
  const example = `h: { ${shown(missing[0] as string)}: 0 }`;
  return `h has no value for ${named}${rest}: give one to every node that can be reached, such as ${example}`;
}
