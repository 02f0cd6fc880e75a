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
export { checkGraphChildOrder, GRAPH_CHILD_ORDERS, type GraphChildOrder } from "./child-order.ts";
export { graphProblem, type GraphProblem } from "./graph-problem.ts";
export type { Edge, Graph } from "./graph.ts";
export type { FieldPlace } from "./reading/field-edges.ts";
export type { GraphOnPaper } from "./reading/graph-on-paper.ts";
export type { Place, PlacedMessage } from "./reading/place.ts";
export { GRAPH_KEYS, readGraphFields, type FieldProblem } from "./reading/read-graph-fields.ts";
export {
  GRAPH_FORMS,
  readGraph,
  type GraphForm,
  type ReadGraphOptions,
} from "./reading/read-graph.ts";
export { failure, success, type Result } from "./result.ts";
export { TABLE_HEURISTIC, tableHeuristic, type TableProblem } from "./table-heuristic.ts";
export { unknownNode } from "./unknown-node.ts";
export type { GraphEnds } from "./writing/graph-ends.ts";
export { writeDot } from "./writing/write-dot.ts";
export { writeEdge, writeEdgeList } from "./writing/write-edge-list.ts";
export { writeMermaid } from "./writing/write-mermaid.ts";
