import { failure, type Result } from "../result.ts";
import type { GraphOnPaper } from "./graph-on-paper.ts";
import { LONGEST_GRAPH_TEXT, LONGEST_LINE } from "./limits.ts";
import type { PlacedMessage } from "./place.ts";
import { readDataFile } from "./read-data-file.ts";
import { isDot, readDot } from "./read-dot.ts";
import { readEdgeList } from "./read-edge-list.ts";
import { readEdgeTable } from "./read-edge-table.ts";
import { isKeyValue, readKeyValue } from "./read-key-value.ts";
import { tableDelimiter } from "./table-delimiter.ts";

/** The forms in which a graph is read: `data` is YAML or JSON, `key-value` the text form of the Pacman project. */
export const GRAPH_FORMS = ["edge-list", "table", "dot", "data", "key-value"] as const;
export type GraphForm = (typeof GRAPH_FORMS)[number];

/** What may be said of a text that holds a graph. */
export interface ReadGraphOptions {
  /** Default: found out from the text. */
  readonly form?: GraphForm;
  /** For edge lists and tables: whether an edge without an arrowhead leads one way. */
  readonly directed?: boolean;
}

/**
 * Reads a graph from a text: an edge list, a table, DOT, YAML or JSON (the keys of an assignment, or
 * JSON Graph Format), or the `key: "value"` form of the Pacman project. Gives the graph with the form
 * that was understood and what was assumed, or every problem with its line and column.
 */
export function readGraph(
  text: string,
  options: ReadGraphOptions = {},
): Result<GraphOnPaper, readonly PlacedMessage[]> {
  if (text.length > LONGEST_GRAPH_TEXT) {
    const message = `a text of ${text.length} characters is too long; at most ${LONGEST_GRAPH_TEXT} are read`;
    return failure([{ line: 1, column: 1, message }]);
  }
  // A lone CR is a line end of old; lengths stay as they are, and so do columns.
  const lines = text
    .replace(/^\u{feff}/u, " ")
    .replaceAll(/\r\n?/g, (end) => (end === "\r" ? "\n" : " \n"));
  const form = options.form ?? formOf(lines);
  const isOneLine = form === "dot" || (form === "data" && /^\s*[{[]/.test(lines));
  const long = isOneLine ? null : longLine(lines);
  return long === null ? readForm(lines, form, options) : failure([long]);
}

function readForm(
  text: string,
  form: GraphForm,
  options: ReadGraphOptions,
): Result<GraphOnPaper, readonly PlacedMessage[]> {
  switch (form) {
    case "edge-list":
      return readEdgeList(text, options);
    case "table":
      return readEdgeTable(text, tableDelimiter(text) ?? ",", options);
    case "dot":
      return readDot(text);
    case "data":
      return readDataFile(text);
    case "key-value":
      return readKeyValue(text);
  }
}

function longLine(text: string): PlacedMessage | null {
  let line = 1;
  for (let start = 0; ; line++) {
    const end = text.indexOf("\n", start);
    const length = (end === -1 ? text.length : end) - start;
    if (length > LONGEST_LINE) {
      const message = `this line has ${length} characters; at most ${LONGEST_LINE} are read: put edges on lines of their own`;
      return { line, column: 1, message };
    }
    if (end === -1) return null;
    start = end + 1;
  }
}

function formOf(text: string): GraphForm {
  if (isDot(text)) return "dot";
  if (isKeyValue(text)) return "key-value";
  if (/^\s*[{[]/.test(text) || /^(?:edges|kind|---)(?:\s|:)/m.test(text)) return "data";
  return tableDelimiter(text) === null ? "edge-list" : "table";
}
