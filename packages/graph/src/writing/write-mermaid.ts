import type { Edge, Graph } from "../graph.ts";
import { failure, success, type Result } from "../result.ts";
import type { GraphEnds } from "./graph-ends.ts";

/** What Mermaid draws as it comes, without settings of its own. */
const MOST_EDGES = 500;
const LONGEST_TEXT = 50_000;

/**
 * The graph as a Mermaid flowchart, h under the name of each node, goals in double circles; or a
 * message when Mermaid would refuse to draw it (more than 500 edges or 50,000 characters).
 */
export function writeMermaid(graph: Graph, ends: GraphEnds = {}): Result<string, string> {
  const { nodes, edges, h } = graph;
  if (edges.length > MOST_EDGES) {
    return failure(
      `Mermaid draws at most ${MOST_EDGES} edges and the graph has ${edges.length}: write DOT instead`,
    );
  }
  const numbers = new Map(nodes.map((node, number) => [node, number]));
  const goals = new Set(ends.goals);
  const nodeLines = nodes.map((node, number) => {
    const value = h.get(node);
    const label = `"${escaped(node)}${value === undefined ? "" : `<br>h=${value}`}"`;
    return `  n${number}${goals.has(node) ? `(((${label})))` : `((${label}))`}`;
  });
  const start = ends.start === undefined ? undefined : numbers.get(ends.start);
  const styles = start === undefined ? [] : [`  style n${start} stroke-width:3px`];
  const edgeLines = edges.map((edge) => edgeLine(edge, numbers));
  const text = ["flowchart LR", ...nodeLines, ...edgeLines, ...styles, ""].join("\n");
  if (text.length <= LONGEST_TEXT) return success(text);
  return failure(
    `Mermaid draws at most ${LONGEST_TEXT} characters and this is ${text.length}: write DOT instead`,
  );
}

function edgeLine({ from, to, cost, twoWay }: Edge, numbers: ReadonlyMap<string, number>): string {
  return `  n${numbers.get(from)} ${twoWay ? "---" : "-->"}|"${cost}"| n${numbers.get(to)}`;
}

/** Mermaid knows `#` as the beginning of a character's code. */
function escaped(text: string): string {
  return text.replaceAll(/["#&<>\\`]/g, (char) => `#${char.codePointAt(0)};`);
}
