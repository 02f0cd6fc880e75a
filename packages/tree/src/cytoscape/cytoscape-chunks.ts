import { NONE } from "@jejak/search";
import { drawingOf, type Drawing } from "../drawing/drawing.ts";
import { inChunks } from "../in-chunks.ts";
import { nodeDataJson } from "../json/node-data-json.ts";
import { quoted } from "../json/quoted.ts";
import { rootsOf } from "../roots.ts";
import type { BareTree, Trace } from "../trace.ts";

/** What Cytoscape draws by: the path green and thick, the goal doubled, waiting nodes dashed and blue. */
const STYLE = [
  { selector: "node", style: { label: "data(label)", shape: "round-rectangle" } },
  { selector: "edge", style: { label: "data(action)" } },
  {
    selector: ".waiting",
    style: {
      "border-width": 2,
      "border-style": "dashed",
      "border-color": "#0072B2",
      "background-opacity": 0,
    },
  },
  { selector: "node.path", style: { "border-width": 4, "border-color": "#009E73" } },
  { selector: "edge.path", style: { width: 6, "line-color": "#009E73" } },
  { selector: ".goal", style: { "border-style": "double" } },
];

/**
 * Writes a tree as Cytoscape JSON, as Cytoscape.js takes it (`cytoscape(json)`) and the desktop
 * program imports it (.cyjs): elements with their data, classes for path, goal and waiting nodes.
 */
export function cytoscapeChunks<State>(
  source: Trace<State> | BareTree<State>,
): Generator<string, void, undefined> {
  return inChunks(pieces(drawingOf(source, {})));
}

function* pieces<State>(drawing: Drawing<State>): Generator<string> {
  const { tree, header, onPath } = drawing;
  const roots = Array.from(rootsOf(tree), (root) => `"n${root}"`).join(", ");
  yield `{ "format_version": "1.0", "generated_by": "jejak",\n`;
  yield `  "data": {${header === null ? "" : ` "jejak": ${header} `}},\n`;
  yield `  "style": ${JSON.stringify(STYLE)},\n`;
  yield `  "layout": { "name": "breadthfirst", "directed": true, "roots": [${roots}] },\n`;
  yield `  "elements": {\n    "nodes": [`;
  for (let node = 0; node < tree.size; node++) {
    yield `${node === 0 ? "" : ","}\n      ${nodeElement(drawing, node)}`;
  }
  yield '\n    ],\n    "edges": [';
  let before = "";
  for (let node = 1; node < tree.size; node++) {
    const parent = tree.parent(node);
    if (parent === NONE) continue;
    const action = tree.action(node);
    const name = action === null ? "" : `,"action":${quoted(action)}`;
    const classes = onPath[node] === 1 ? ',"classes":"path"' : "";
    const ends = `"source":"n${parent}","target":"n${node}"`;
    yield `${before}\n      {"data":{"id":"e${node}",${ends}${name}}${classes}}`;
    before = ",";
  }
  yield "\n    ]\n  } }\n";
}

function nodeElement<State>(drawing: Drawing<State>, node: number): string {
  const { tree, visits, onPath, goal, hasVisits } = drawing;
  const visit = visits[node] ?? NONE;
  const state = tree.key(node);
  const label = visit === NONE ? state : `${visit + 1}. ${state}`;
  const classes = [
    onPath[node] === 1 ? "path" : "",
    node === goal ? "goal" : "",
    hasVisits && visit === NONE ? "waiting" : "",
  ].filter((name) => name !== "");
  const classField = classes.length === 0 ? "" : `,"classes":"${classes.join(" ")}"`;
  const data = nodeDataJson(tree, node, visit);
  return (
    `{"data":{"id":"n${node}","label":${quoted(label)},"state":${quoted(state)},` +
    `${data}}${classField}}`
  );
}
