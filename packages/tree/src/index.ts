export { readTraceJson } from "./json/read-trace-json.ts";
export { traceJsonChunks, type TraceJsonOptions } from "./json/trace-json-chunks.ts";
export type { ReadProblem, ReadTrace } from "./read-result.ts";
export {
  ENGLISH_COLUMNS,
  SLIDES_COLUMNS,
  treeTableChunks,
  type TreeTableOptions,
} from "./table/tree-table-chunks.ts";
export { indentedTextChunks, type IndentedTextOptions } from "./text/indented-text-chunks.ts";
export type { GraphData, PuzzleData, Trace, TraceProblem } from "./trace.ts";
