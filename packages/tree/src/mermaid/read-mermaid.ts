import { parseJson } from "../json/parse-json.ts";
import type { ReadTree } from "../read-result.ts";
import { edgesByChild, type LinkedEdge } from "../reading/edges-by-child.ts";
import { headerAt } from "../reading/header-at.ts";
import { costAt, listAt, optionalTextAt, textAt, wholeAt } from "../reading/shape.ts";
import { treeFromLinks, type LinkedNode } from "../reading/tree-from-links.ts";
import { readResult } from "../reading/unreadable.ts";
import { jsonFromComment } from "./mermaid-text.ts";
import { parseMermaid, type Flowchart } from "./parse-mermaid.ts";

type Data = Pick<LinkedNode, "state" | "action" | "g" | "h" | "visit">;

/**
 * Reads a tree from a Mermaid flowchart. One that this package wrote comes back as the whole trace,
 * unless it was cut short; of any other the labels of nodes and edges are taken.
 */
export function readMermaid(text: string): ReadTree {
  return readResult(() => {
    const chart = parseMermaid(text);
    const edges = edgesByChild(chart.edges);
    const data = nodeData(chart);
    const notes: string[] = [];
    if (data !== null && chart.nodes.delete("more")) {
      notes.push("The drawing was cut short: it holds only the nodes that were generated first.");
    }
    const nodes = Array.from(chart.nodes, ([name, { label, path }]) =>
      nodeOf(name, label, path, edges.get(name), data?.get(name)),
    );
    const header = commentAfter(chart, "jejak ");
    return treeFromLinks(nodes, header === null ? null : headerAt(header.value, "jejak"), notes);
  });
}

function nodeOf(
  name: string,
  label: string | null,
  path: string,
  edge: LinkedEdge | undefined,
  data: Data | undefined,
): LinkedNode {
  const drawn = {
    state: label ?? name,
    action: edge?.action ?? null,
    g: null,
    h: null,
    visit: null,
  };
  return { name, path, parent: edge?.parent ?? null, ...(data ?? drawn) };
}

/** What the comment says of the nodes n0, n1, ...; null where there is no such comment. */
function nodeData(chart: Flowchart): Map<string, Data> | null {
  const comment = commentAfter(chart, "nodes ");
  if (comment === null) return null;
  const list = listAt(comment.value, comment.path);
  return new Map(
    list.map((item, index) => {
      const place = { list: comment.path, index };
      const [state, action, g, h, visit] = listAt(item, place);
      const data = {
        state: textAt(state, place, "0"),
        action: optionalTextAt(action, place, "1"),
        g: costAt(g, place, "2"),
        h: costAt(h, place, "3"),
        visit: visit === null ? null : wholeAt(visit, place, "4", 0),
      };
      return [`n${index}`, data];
    }),
  );
}

function commentAfter(
  { comments }: Flowchart,
  mark: string,
): { value: unknown; path: string } | null {
  const comment = comments.find(({ text }) => text.startsWith(mark));
  if (comment === undefined) return null;
  const json = jsonFromComment(comment.text.slice(mark.length));
  return { value: parseJson(json, comment.line), path: `line ${comment.line}` };
}
