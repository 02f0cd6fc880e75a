import { NONE } from "@jejak/search";
import { boardRows } from "../drawing/board-rows.ts";
import { drawingOf, type Drawing, type DrawingOptions } from "../drawing/drawing.ts";
import { onOneLine } from "../drawing/on-one-line.ts";
import { inChunks } from "../in-chunks.ts";
import { costJson, linkJson } from "../json/numbers.ts";
import { quoted } from "../json/quoted.ts";
import { valuesText } from "../node-values.ts";
import type { BareTree, Trace } from "../trace.ts";
import { jsonInComment, mermaidText } from "./mermaid-text.ts";

export interface MermaidOptions extends DrawingOptions {
  /**
   * Whether a tree beyond what Mermaid draws by default (500 edges, 50,000 characters) is cut short
   * with a note in the drawing; true by default. The whole tree needs a Mermaid set up for it.
   */
  readonly cutShort?: boolean;
}

const EDGES = 500;
const CHARACTERS = 50_000;
/** Room for the note that says what was left out. */
const NOTE = 300;

const STYLES = `  classDef path stroke:#009E73,stroke-width:4px
  classDef waiting stroke:#0072B2,stroke-dasharray:5 5
`;

/**
 * Writes a tree as a Mermaid flowchart: boards as lines of tiles, the number of each visit from 1,
 * the path to the goal thick. A comment holds what is needed to read it back.
 */
export function mermaidChunks<State>(
  source: Trace<State> | BareTree<State>,
  options: MermaidOptions = {},
): Generator<string, void, undefined> {
  const drawing = drawingOf(source, options);
  return inChunks(options.cutShort === false ? whole(drawing) : cutShort(drawing));
}

function* whole<State>(drawing: Drawing<State>): Generator<string> {
  const { tree, header } = drawing;
  yield `flowchart TD\n${STYLES}`;
  for (let node = 0; node < tree.size; node++) yield nodeLine(drawing, node);
  yield* dataLine(drawing, tree.size);
  if (header !== null) yield `  %% jejak ${jsonInComment(header)}\n`;
}

/** The same as long as it fits; else as many nodes as fit, in order of generation, and a note. */
function* cutShort<State>(drawing: Drawing<State>): Generator<string> {
  const { tree, header } = drawing;
  const fits = (characters: number): boolean => characters < CHARACTERS;
  const headerSize = header === null ? 0 : jsonInComment(header).length + 20;
  let lines = `flowchart TD\n${STYLES}`;
  let size = lines.length + headerSize + NOTE;
  let count = 0;
  for (; count < tree.size && count <= EDGES; count++) {
    const line = nodeLine(drawing, count);
    size += line.length + dataOf(drawing, count).length + 1;
    if (!fits(size)) break;
    lines += line;
  }
  yield lines;
  if (count === tree.size) {
    yield* dataLine(drawing, count);
    if (header !== null) yield `  %% jejak ${jsonInComment(header)}\n`;
    return;
  }
  const left = tree.size - count;
  yield `  more["#8230; ${left} more nodes are not drawn"]\n`;
  yield `  %% ${left} nodes are left out: Mermaid draws ${EDGES} edges and ${CHARACTERS} characters\n`;
  if (count > 0) yield* dataLine(drawing, count);
}

function nodeLine<State>(drawing: Drawing<State>, node: number): string {
  const { tree, visits, hasVisits, onPath } = drawing;
  const waits = hasVisits && visits[node] === NONE;
  const role = onPath[node] === 1 ? ":::path" : waits ? ":::waiting" : "";
  const box = `n${node}["${labelOf(drawing, node)}"]${role}`;
  const parent = tree.parent(node);
  if (parent === NONE) return `  ${box}\n`;
  const arrow = onPath[node] === 1 ? "==>" : "-->";
  const action = tree.action(node);
  const label = action === null ? "" : `|"${mermaidText(onOneLine(action))}"|`;
  return `  n${parent} ${arrow}${label} ${box}\n`;
}

function labelOf<State>(drawing: Drawing<State>, node: number): string {
  const { tree, visits, columns, values, goal } = drawing;
  const state = tree.key(node);
  const rows = boardRows(state, columns);
  const picture =
    rows === null
      ? [mermaidText(onOneLine(state))]
      : rows.map((row) => row.map((cell) => (cell === "" ? "#9633;" : cell)).join(" "));
  const visit = visits[node] ?? NONE;
  const caption = [
    visit === NONE ? "" : `visit ${visit + 1}`,
    mermaidText(valuesText(tree, node, values)).trim(),
    node === goal ? "goal" : "",
  ].filter((text) => text !== "");
  return [...picture, caption.join(" ")].filter((line) => line !== "").join("<br/>");
}

/** What the drawing does not say of its nodes, in their order: state, action, g, h, visit. */
function* dataLine<State>(drawing: Drawing<State>, count: number): Generator<string> {
  yield "  %% nodes [";
  for (let node = 0; node < count; node++) {
    yield `${node === 0 ? "" : ","}${dataOf(drawing, node)}`;
  }
  yield "]\n";
}

function dataOf<State>({ tree, visits }: Drawing<State>, node: number): string {
  const action = tree.action(node);
  const fields = [
    quoted(tree.key(node)),
    action === null ? "null" : quoted(action),
    costJson(tree.g(node)),
    costJson(tree.h(node)),
    linkJson(visits[node] ?? NONE),
  ];
  return jsonInComment(`[${fields.join(",")}]`);
}
