import { NONE } from "@jejak/search";
import { boardRows } from "../drawing/board-rows.ts";
import { drawingOf, type Drawing, type DrawingOptions } from "../drawing/drawing.ts";
import { inChunks } from "../in-chunks.ts";
import { outcomeText, problemText } from "../steps/summary.ts";
import type { BareTree, Trace } from "../trace.ts";
import { xmlText } from "../xml-text.ts";
import { legendSvg, LEGEND_HEIGHT } from "./svg-legend.ts";
import { nodeSvg, nodeSize, tileSymbols } from "./svg-node.ts";
import { placesInOpen, roleOf, type SvgRole } from "./svg-roles.ts";
import { SVG_STYLE } from "./svg-style.ts";
import { treeLayout } from "./tree-layout.ts";

const MARGIN = 24;
const GAP_ACROSS = 20;
const GAP_DOWN = 44;

/**
 * Draws a tree as an SVG picture: boards or names, the number of each visit, the place in OPEN of
 * nodes that wait, the path to the goal, and a legend. It needs no browser to be made and follows
 * the reader's light or dark theme.
 */
export function svgChunks<State>(
  source: Trace<State> | BareTree<State>,
  options: DrawingOptions = {},
): Generator<string, void, undefined> {
  return inChunks(pieces(source, options));
}

function* pieces<State>(
  source: Trace<State> | BareTree<State>,
  options: DrawingOptions,
): Generator<string> {
  const drawing = drawingOf(source, options);
  const { tree } = drawing;
  const layout = treeLayout(tree);
  const places = placesInOpen(source);
  const size = nodeSize(drawing);
  const stepAcross = size.width + GAP_ACROSS;
  const stepDown = size.height + GAP_DOWN;
  const width = Math.max(layout.width * stepAcross - GAP_ACROSS + 2 * MARGIN, 640);
  const height = layout.levels * stepDown - GAP_DOWN + 2 * MARGIN + LEGEND_HEIGHT;
  const left = (width - (layout.width - 1) * stepAcross) / 2;
  const xOf = (node: number): number => round(left + (layout.across[node] as number) * stepAcross);
  const yOf = (node: number): number => MARGIN + tree.level(node) * stepDown;
  const roles = new Set<SvgRole>();
  yield `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${height}" viewBox="0 0 ${round(width)} ${height}" role="img">\n`;
  yield titleSvg(source);
  yield `<style>${SVG_STYLE}</style>\n<defs>${tileSymbols(boardRows(tree.key(0), drawing.columns))}</defs>\n`;
  yield `<rect class="ground" width="100%" height="100%"/>\n`;
  for (let node = 1; node < tree.size; node++) {
    const parent = tree.parent(node);
    if (parent === NONE) continue;
    const from = { x: xOf(parent), y: yOf(parent) + size.foot };
    yield edgeSvg(drawing, node, from, { x: xOf(node), y: yOf(node) });
  }
  for (let node = 0; node < tree.size; node++) {
    const place = places[node] as number;
    const role = roleOf(drawing, place, node);
    roles.add(role);
    yield nodeSvg(drawing, { node, role, place, x: xOf(node), y: yOf(node), ...size });
  }
  yield `${legendSvg(roles, MARGIN, height - LEGEND_HEIGHT)}</svg>\n`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function edgeSvg<State>(
  { tree, onPath }: Drawing<State>,
  node: number,
  from: Point,
  to: Point,
): string {
  const path = onPath[node] === 1 ? " path" : "";
  const middle = round((from.y + to.y) / 2);
  const line = `<path class="edge${path}" d="M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}"/>`;
  const action = tree.action(node);
  if (action === null) return `${line}\n`;
  // Where the curve is seven tenths on its way: the labels of siblings are apart there.
  const x = round(from.x + 0.784 * (to.x - from.x));
  const y = round(from.y + 0.658 * (to.y - from.y) + 4);
  return `${line}<text class="move" x="${x}" y="${y}">${xmlText(action)}</text>\n`;
}

function titleSvg<State>(source: Trace<State> | BareTree<State>): string {
  if (!("run" in source)) return "<title>Search tree</title>\n";
  return `<title>${xmlText(problemText(source))}</title><desc>${xmlText(outcomeText(source))}</desc>\n`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
