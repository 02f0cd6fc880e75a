import { checkGraphChildOrder, type GraphChildOrder } from "./child-order.ts";
import type { Graph } from "./graph.ts";
import { failure, success, type Result } from "./result.ts";
import { unknownNode } from "./unknown-node.ts";

/** A search on a graph as somebody describes it. */
export interface GraphSearchDescription {
  readonly graph: Pick<Graph, "nodes" | "edges">;
  readonly start: string;
  /** One goal, or several of which each will do. */
  readonly goal: string | readonly string[];
  /** Default: `listed`. */
  readonly childOrder?: string | readonly string[] | undefined;
}

/** A search on a graph that is known to be sound: start and goals are nodes of it. */
export interface GraphSearch {
  readonly graph: Pick<Graph, "nodes" | "edges">;
  readonly start: string;
  readonly goals: readonly string[];
  readonly childOrder: GraphChildOrder;
}

/** What is wrong with a search on a graph: which part of it, and one sentence that says what would be right. */
export interface GraphSearchProblem {
  readonly part: "start" | "goal" | "childOrder";
  readonly message: string;
}

/** The search, or the first problem in it. A goal that cannot be reached is none: the search says so. */
export function checkGraphSearch(
  description: GraphSearchDescription,
): Result<GraphSearch, GraphSearchProblem> {
  const { graph, start } = description;
  const goals =
    typeof description.goal === "string" ? [description.goal] : [...new Set(description.goal)];
  if (goals.length === 0) {
    return failure({ part: "goal", message: "there is no goal: name a node" });
  }
  const nodes = new Set(graph.nodes);
  const named = [["start", start] as const, ...goals.map((goal) => ["goal", goal] as const)];
  for (const [part, node] of named) {
    if (!nodes.has(node)) return failure({ part, message: unknownNode(node, graph.nodes) });
  }
  const childOrder = checkGraphChildOrder(description.childOrder ?? "listed");
  if (!childOrder.ok) return failure({ part: "childOrder", message: childOrder.problem });
  return success({ graph, start, goals, childOrder: childOrder.value });
}
