import { NONE } from "@jejak/search";
import { drawingOf, type Drawing } from "../drawing/drawing.ts";
import { inChunks } from "../in-chunks.ts";
import { costText } from "../node-values.ts";
import type { BareTree, Trace } from "../trace.ts";
import { xmlText } from "../xml-text.ts";

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns"
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">
  <key id="jejak" for="graph" attr.name="jejak" attr.type="string"/>
  <key id="state" for="node" attr.name="state" attr.type="string"/>
  <key id="level" for="node" attr.name="level" attr.type="int"/>
  <key id="g" for="node" attr.name="g" attr.type="double"/>
  <key id="h" for="node" attr.name="h" attr.type="double"/>
  <key id="visit" for="node" attr.name="visit" attr.type="int"/>
  <key id="action" for="edge" attr.name="action" attr.type="string"/>
  <graph id="search" edgedefault="directed">
`;

/** Writes a tree as GraphML; visits count from 0, and nodes that were never visited have none. */
export function graphmlChunks<State>(
  source: Trace<State> | BareTree<State>,
): Generator<string, void, undefined> {
  return inChunks(pieces(drawingOf(source, {})));
}

function* pieces<State>({ tree, visits, header }: Drawing<State>): Generator<string> {
  yield HEAD;
  if (header !== null) yield `    ${data("jejak", header)}\n`;
  for (let node = 0; node < tree.size; node++) {
    const visit = visits[node] ?? NONE;
    yield (
      `    <node id="n${node}">${data("state", tree.key(node))}${data("level", tree.level(node))}` +
      `${data("g", double(tree.g(node)))}${data("h", double(tree.h(node)))}` +
      `${visit === NONE ? "" : data("visit", visit)}</node>\n`
    );
  }
  for (let node = 1; node < tree.size; node++) {
    const parent = tree.parent(node);
    if (parent === NONE) continue;
    const action = tree.action(node);
    const ends = `source="n${parent}" target="n${node}"`;
    yield action === null
      ? `    <edge ${ends}/>\n`
      : `    <edge ${ends}>${data("action", action)}</edge>\n`;
  }
  yield "  </graph>\n</graphml>\n";
}

function data(key: string, value: string | number): string {
  return `<data key="${key}">${typeof value === "number" ? value : xmlText(value)}</data>`;
}

/** XML Schema writes infinity as INF. */
function double(value: number): string {
  return costText(value).replace("inf", "INF");
}
