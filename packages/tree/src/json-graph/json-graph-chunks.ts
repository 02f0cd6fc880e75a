import { NONE } from "@jejak/search";
import { drawingOf, type Drawing } from "../drawing/drawing.ts";
import { inChunks } from "../in-chunks.ts";
import { nodeDataJson } from "../json/node-data-json.ts";
import { quoted } from "../json/quoted.ts";
import type { BareTree, Trace } from "../trace.ts";

/**
 * Writes a tree in the JSON Graph Format, version 2: nodes by number with their state as label, an
 * edge from each parent to its children with the action as label, everything else as metadata.
 */
export function jsonGraphChunks<State>(
  source: Trace<State> | BareTree<State>,
): Generator<string, void, undefined> {
  return inChunks(pieces(drawingOf(source, {})));
}

function* pieces<State>({ tree, visits, header }: Drawing<State>): Generator<string> {
  const metadata = header === null ? "" : `\n    "metadata": { "jejak": ${header} },`;
  yield `{ "graph": {\n    "type": "search tree",\n    "directed": true,${metadata}\n`;
  yield '    "nodes": {';
  for (let node = 0; node < tree.size; node++) {
    const label = quoted(tree.key(node));
    const data = nodeDataJson(tree, node, visits[node] ?? NONE);
    yield `${node === 0 ? "" : ","}\n      "${node}": { "label": ${label}, "metadata": {${data}} }`;
  }
  yield '\n    },\n    "edges": [';
  let before = "";
  for (let node = 1; node < tree.size; node++) {
    const parent = tree.parent(node);
    if (parent === NONE) continue;
    const action = tree.action(node);
    const label = action === null ? "" : `, "label": ${quoted(action)}`;
    yield `${before}\n      { "source": "${parent}", "target": "${node}"${label} }`;
    before = ",";
  }
  yield "\n    ]\n  } }\n";
}
