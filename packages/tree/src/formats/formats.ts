import { cytoscapeChunks } from "../cytoscape/cytoscape-chunks.ts";
import { readCytoscape } from "../cytoscape/read-cytoscape.ts";
import { dotChunks } from "../dot/dot-chunks.ts";
import { readDot } from "../dot/read-dot.ts";
import { readTraceEvents } from "../events/read-trace-events.ts";
import { traceEventChunks } from "../events/trace-event-chunks.ts";
import { graphmlChunks } from "../graphml/graphml-chunks.ts";
import { readGraphml } from "../graphml/read-graphml.ts";
import { jsonGraphChunks } from "../json-graph/json-graph-chunks.ts";
import { readJsonGraph } from "../json-graph/read-json-graph.ts";
import { readTraceJson } from "../json/read-trace-json.ts";
import { traceJsonChunks } from "../json/trace-json-chunks.ts";
import { forestChunks } from "../latex/forest-chunks.ts";
import { latexStepsChunks } from "../latex/latex-steps-chunks.ts";
import { mermaidChunks } from "../mermaid/mermaid-chunks.ts";
import { readMermaid } from "../mermaid/read-mermaid.ts";
import { newickChunks } from "../newick/newick-chunks.ts";
import { readNewick } from "../newick/read-newick.ts";
import { posthocChunks } from "../posthoc/posthoc-chunks.ts";
import { readPosthoc } from "../posthoc/read-posthoc.ts";
import { htmlChunks } from "../steps/html-chunks.ts";
import { markdownChunks } from "../steps/markdown-chunks.ts";
import { svgChunks } from "../svg/svg-chunks.ts";
import { readTreeTable } from "../table/read-tree-table.ts";
import { treeTableChunks } from "../table/tree-table-chunks.ts";
import { boardTextChunks, indentedTextChunks } from "../text/indented-text-chunks.ts";
import { readIndentedText } from "../text/read-indented-text.ts";
import type { Format } from "./format.ts";

/** Every format by its name, those for programs after those for people. */
export const FORMATS: readonly Format[] = [
  {
    name: "text",
    title: "Indented text",
    extension: ".txt",
    carries: "tree",
    write: indentedTextChunks,
    writeTree: indentedTextChunks,
    read: readIndentedText,
  },
  {
    name: "boards",
    title: "Indented text with small boards",
    extension: ".boards.txt",
    carries: "tree",
    write: boardTextChunks,
    writeTree: boardTextChunks,
    read: readIndentedText,
  },
  {
    name: "markdown",
    title: "Markdown table of steps",
    extension: ".md",
    carries: "nothing",
    write: markdownChunks,
  },
  {
    name: "html",
    title: "HTML table of steps",
    extension: ".html",
    carries: "nothing",
    write: htmlChunks,
  },
  {
    name: "svg",
    title: "SVG picture",
    extension: ".svg",
    carries: "nothing",
    write: svgChunks,
    writeTree: svgChunks,
  },
  {
    name: "tikz",
    title: "LaTeX tree (forest)",
    extension: ".tex",
    carries: "nothing",
    write: forestChunks,
    writeTree: forestChunks,
  },
  {
    name: "latex-steps",
    title: "LaTeX table of steps",
    extension: ".steps.tex",
    carries: "nothing",
    write: latexStepsChunks,
  },
  {
    name: "csv",
    title: "The slides' table as CSV",
    extension: ".csv",
    carries: "tree",
    write: ({ run }, options) => treeTableChunks(run.tree, options),
    writeTree: ({ tree }, options) => treeTableChunks(tree, options),
    read: readTreeTable,
  },
  {
    name: "tsv",
    title: "The slides' table as TSV",
    extension: ".tsv",
    carries: "tree",
    write: ({ run }, options) => treeTableChunks(run.tree, { ...options, separator: "\t" }),
    writeTree: ({ tree }, options) => treeTableChunks(tree, { ...options, separator: "\t" }),
    read: readTreeTable,
  },
  {
    name: "json",
    title: "jejak-trace/1",
    extension: ".json",
    carries: "trace",
    write: traceJsonChunks,
    read: readTraceJson,
  },
  {
    name: "jsonl",
    title: "jejak-events/1, JSON Lines",
    extension: ".jsonl",
    carries: "trace",
    write: traceEventChunks,
    read: readTraceEvents,
  },
  {
    name: "dot",
    title: "DOT (Graphviz)",
    extension: ".dot",
    carries: "trace",
    write: dotChunks,
    writeTree: dotChunks,
    read: readDot,
  },
  {
    name: "mermaid",
    title: "Mermaid flowchart",
    extension: ".mmd",
    carries: "trace",
    write: mermaidChunks,
    writeTree: mermaidChunks,
    read: readMermaid,
  },
  {
    name: "graphml",
    title: "GraphML",
    extension: ".graphml",
    carries: "trace",
    write: graphmlChunks,
    writeTree: graphmlChunks,
    read: readGraphml,
  },
  {
    name: "jgf",
    title: "JSON Graph Format",
    extension: ".jgf.json",
    carries: "trace",
    write: jsonGraphChunks,
    writeTree: jsonGraphChunks,
    read: readJsonGraph,
  },
  {
    name: "cytoscape",
    title: "Cytoscape JSON",
    extension: ".cyjs",
    carries: "trace",
    write: cytoscapeChunks,
    writeTree: cytoscapeChunks,
    read: readCytoscape,
  },
  {
    name: "newick",
    title: "Newick",
    extension: ".nwk",
    carries: "trace",
    write: newickChunks,
    writeTree: newickChunks,
    read: readNewick,
  },
  {
    name: "posthoc",
    title: "Posthoc 1.4.0 with views",
    extension: ".trace.json",
    carries: "trace",
    write: posthocChunks,
    read: readPosthoc,
  },
  {
    name: "posthoc-events",
    title: "Posthoc 1.4.0 without views",
    extension: ".events.trace.json",
    carries: "trace",
    write: (trace, options) => posthocChunks(trace, { ...options, views: false }),
    read: readPosthoc,
  },
];

/** The format of this name, or undefined. */
export function formatNamed(name: string): Format | undefined {
  return FORMATS.find((format) => format.name === name);
}
