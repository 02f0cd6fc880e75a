export {
  checkGraphSearch,
  type GraphSearch,
  type GraphSearchDescription,
  type GraphSearchProblem,
} from "./check-graph-search.ts";
export {
  checkTable,
  type InconsistentEdge,
  type Overestimate,
  type TableCheck,
} from "./check-table.ts";
export { GRAPH_CHILD_ORDERS, type GraphChildOrder } from "./child-order.ts";
export { graphProblem, type GraphProblem } from "./graph-problem.ts";
export type { Edge, Graph } from "./graph.ts";
export { failure, success, type Result } from "./result.ts";
export { TABLE_HEURISTIC, tableHeuristic, type TableProblem } from "./table-heuristic.ts";
