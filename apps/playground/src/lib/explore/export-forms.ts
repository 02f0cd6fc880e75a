/** The forms of @jejak/tree, by name, in the order in which they are offered. PNG is made from SVG here. */
export const EXPORT_FORMS = [
  "svg",
  "png",
  "json",
  "jsonl",
  "csv",
  "tsv",
  "text",
  "boards",
  "markdown",
  "html",
  "dot",
  "mermaid",
  "tikz",
  "latex-steps",
  "graphml",
  "jgf",
  "cytoscape",
  "newick",
  "posthoc",
  "posthoc-events",
] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];
