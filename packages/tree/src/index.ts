export { cytoscapeChunks } from "./cytoscape/cytoscape-chunks.ts";
export { readCytoscape } from "./cytoscape/read-cytoscape.ts";
export { dotChunks } from "./dot/dot-chunks.ts";
export { readDot } from "./dot/read-dot.ts";
export type { DrawingOptions } from "./drawing/drawing.ts";
export { readTraceEvents } from "./events/read-trace-events.ts";
export {
  eventEnd,
  eventHeader,
  eventLines,
  traceEventChunks,
} from "./events/trace-event-chunks.ts";
export type { Format, FormatOptions } from "./formats/format.ts";
export { formatNamed, FORMATS } from "./formats/formats.ts";
export { guessFormat } from "./formats/guess-format.ts";
export { graphmlChunks } from "./graphml/graphml-chunks.ts";
export { readGraphml } from "./graphml/read-graphml.ts";
export { jsonGraphChunks } from "./json-graph/json-graph-chunks.ts";
export { readJsonGraph } from "./json-graph/read-json-graph.ts";
export { readTraceJson } from "./json/read-trace-json.ts";
export type { TraceFile, TraceFileNode } from "./json/trace-file.ts";
export { TRACE_SCHEMA } from "./json/trace-schema.ts";
export { traceJsonChunks, type TraceJsonOptions } from "./json/trace-json-chunks.ts";
export { forestChunks, type LatexOptions } from "./latex/forest-chunks.ts";
export { latexStepsChunks } from "./latex/latex-steps-chunks.ts";
export { mermaidChunks, type MermaidOptions } from "./mermaid/mermaid-chunks.ts";
export { readMermaid } from "./mermaid/read-mermaid.ts";
export { newickChunks, type NewickOptions } from "./newick/newick-chunks.ts";
export { readNewick } from "./newick/read-newick.ts";
export { posthocChunks, type PosthocOptions } from "./posthoc/posthoc-chunks.ts";
export { readPosthoc, readPosthocValue } from "./posthoc/read-posthoc.ts";
export { readFormatVersion, type FormatVersion } from "./reading/format-version.ts";
export type { ReadProblem, ReadTrace, ReadTree } from "./read-result.ts";
export { htmlChunks } from "./steps/html-chunks.ts";
export { markdownChunks } from "./steps/markdown-chunks.ts";
export type { StepsOptions } from "./steps/steps.ts";
export { svgChunks } from "./svg/svg-chunks.ts";
export { readTreeTable } from "./table/read-tree-table.ts";
export {
  ENGLISH_COLUMNS,
  SLIDES_COLUMNS,
  treeTableChunks,
  type TreeTableOptions,
} from "./table/tree-table-chunks.ts";
export {
  boardTextChunks,
  indentedTextChunks,
  type IndentedTextOptions,
} from "./text/indented-text-chunks.ts";
export { readIndentedText } from "./text/read-indented-text.ts";
export type { BareTree, GraphData, PuzzleData, Trace, TraceProblem } from "./trace.ts";
