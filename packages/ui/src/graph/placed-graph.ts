import type { GraphPicture, PictureNode } from "./graph-picture.ts";
import { NODE_HEIGHT, spreadNodes } from "./spread-nodes.ts";

/** A node in pixels, with half of its width. */
export interface PlacedNode extends PictureNode {
  readonly half: number;
}

/** An edge in pixels. */
export interface EdgeLine {
  readonly d: string;
  /** Moves and turns an arrowhead to its end. */
  readonly head: string;
  readonly labelX: number;
  readonly labelY: number;
}

const MARGIN_X = 18;
const MARGIN_TOP = 36;
const MARGIN_BOTTOM = 30;
const HALF_HEIGHT = NODE_HEIGHT / 2;

/** The graph's nodes spread over a pane. */
export function placedGraph(
  { nodes }: GraphPicture,
  pane: { readonly width: number; readonly height: number },
): PlacedNode[] {
  const halves = nodes.map(({ name }) => Math.max(16, name.length * 3.8 + 10));
  const widest = Math.max(0, ...halves);
  const margin = Math.min(MARGIN_X + widest, pane.width / 3);
  const placed = nodes.map((node, at) => ({
    ...node,
    x: margin + node.x * Math.max(0, pane.width - 2 * margin),
    y: MARGIN_TOP + node.y * Math.max(0, pane.height - MARGIN_TOP - MARGIN_BOTTOM),
    half: halves[at] ?? 0,
  }));
  return spreadNodes(placed, {
    left: MARGIN_X,
    right: pane.width - MARGIN_X,
    top: MARGIN_TOP,
    bottom: pane.height - MARGIN_BOTTOM,
  });
}

/** A line from rim to rim; `bent` where the other direction has a line of its own. */
export function edgeLine(from: PlacedNode, to: PlacedNode, bent: boolean): EdgeLine {
  if (from === to) return loop(from);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bow = bent ? 26 : 0;
  const middle = {
    x: (from.x + to.x) / 2 - (dy / length) * bow,
    y: (from.y + to.y) / 2 + (dx / length) * bow,
  };
  const start = rim(from, middle);
  const end = rim(to, middle);
  const angle = (Math.atan2(end.y - middle.y, end.x - middle.x) * 180) / Math.PI;
  return {
    d: `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`,
    head: `translate(${end.x} ${end.y}) rotate(${angle})`,
    labelX: (start.x + 2 * middle.x + end.x) / 4,
    labelY: (start.y + 2 * middle.y + end.y) / 4,
  };
}

/** Where the line to a point leaves the box around a node. */
function rim(node: PlacedNode, to: { x: number; y: number }): { x: number; y: number } {
  const [dx, dy] = [to.x - node.x, to.y - node.y];
  const reach = Math.min(
    (node.half + 2) / Math.max(Math.abs(dx), 1e-6),
    (HALF_HEIGHT + 2) / Math.max(Math.abs(dy), 1e-6),
    1,
  );
  return { x: node.x + dx * reach, y: node.y + dy * reach };
}

function loop({ x, y, half }: PlacedNode): EdgeLine {
  const top = y - HALF_HEIGHT;
  return {
    d: `M${x + half / 2} ${top}C${x + half + 14} ${top - 34} ${x - half - 14} ${top - 34} ${x - half / 2} ${top}`,
    head: `translate(${x - half / 2} ${top}) rotate(70)`,
    labelX: x,
    labelY: top - 26,
  };
}
