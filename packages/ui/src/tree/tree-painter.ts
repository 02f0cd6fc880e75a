import { roleAt, type NodeRole } from "./node-role.ts";
import type { Palette } from "./palette.ts";
import { wordOf, type TreeData } from "./tree-data.ts";
import type { TreeShown } from "./tree-shown.ts";
import { nameFor, nodeSize, valueFor, type PaneSize, type Viewport } from "./viewport.ts";

/** What is painted besides the tree itself. */
interface Painting extends TreeShown {
  /** From the root to the current node: always drawn whole. */
  readonly path: readonly number[];
  readonly palette: Palette;
}

const ROLE_ORDER: readonly NodeRole[] = ["dropped", "closed", "frontier", "current"];
/** Marks closer than this, in pixels, are one mark. */
const CLOSEST = 2;
/** A level with more marks than this has no room for edges. */
const FULL = 160;

/**
 * Paints the part of a tree that the pane shows: states where there is room, marks where there is
 * not, and where nodes lie closer than two pixels one mark for all of them. Costs what is seen, not
 * what there is: each level is searched for the edges of the pane, and skipped through.
 */
export function paintTree(
  context: CanvasRenderingContext2D,
  tree: TreeData,
  view: Viewport,
  pane: PaneSize,
  painting: Painting,
): void {
  context.clearRect(0, 0, pane.width, pane.height);
  const seen = visibleNodes(tree, view, pane, painting.revealed);
  paintEdges(context, tree, view, seen, painting);
  const size = nodeSize(view, tree.states);
  if (size !== null && seen.length < 600) paintStates(context, tree, view, seen, painting, size);
  else paintMarks(context, tree, view, seen, painting);
}

/** Nodes in the pane, at most one every two pixels of each level. */
function visibleNodes(tree: TreeData, view: Viewport, pane: PaneSize, revealed: number): number[] {
  const { x, rows, rowStarts, levels } = tree.layout;
  const seen: number[] = [];
  const first = Math.max(0, Math.floor((-40 - view.top) / (view.down || 1)));
  const last = Math.min(levels - 1, Math.ceil((pane.height + 40 - view.top) / (view.down || 1)));
  const left = (-40 - view.left) / (view.across || 1e-9);
  const right = (pane.width + 40 - view.left) / (view.across || 1e-9);
  const apart = CLOSEST / (view.across || 1e-9);
  const rowStep = Math.max(1, Math.floor(CLOSEST / (view.down || 1e-9)));
  for (let row = first; row <= last; row += rowStep) {
    const end = rowStarts[row + 1] ?? 0;
    let at = firstFrom(x, rows, rowStarts[row] ?? 0, end, left);
    while (at < end) {
      const node = rows[at] ?? 0;
      const place = x[node] ?? 0;
      if (place > right) break;
      if (node < revealed) {
        seen.push(node);
        at = apart <= 1 ? at + 1 : firstFrom(x, rows, at + 1, end, place + apart);
      } else at += 1;
    }
  }
  return seen;
}

/** The first place in a row from which nodes lie at `least` or further right. */
function firstFrom(
  x: Float32Array,
  rows: Int32Array,
  start: number,
  end: number,
  least: number,
): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((x[rows[middle] ?? 0] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Between levels so full that marks touch, edges say nothing: they are left out. */
function paintEdges(
  context: CanvasRenderingContext2D,
  tree: TreeData,
  view: Viewport,
  seen: readonly number[],
  { path, palette }: Painting,
): void {
  const { x } = tree.layout;
  const px = (node: number): number => view.left + (x[node] ?? 0) * view.across;
  const py = (node: number): number => view.top + (tree.level[node] ?? 0) * view.down;
  const onLevel = new Map<number, number>();
  for (const node of seen) {
    const level = tree.level[node] ?? 0;
    onLevel.set(level, (onLevel.get(level) ?? 0) + 1);
  }
  context.beginPath();
  for (const node of seen) {
    const parent = tree.parent[node] ?? -1;
    if (parent < 0 || (onLevel.get(tree.level[node] ?? 0) ?? 0) > FULL) continue;
    context.moveTo(px(parent), py(parent));
    context.lineTo(px(node), py(node));
  }
  context.lineWidth = 1;
  context.strokeStyle = palette["tile-edge"] ?? "";
  context.stroke();
  context.beginPath();
  // Of a way of thousands of levels one point a pixel is enough.
  let drawnTo = -Infinity;
  for (const [at, node] of path.entries()) {
    const y = py(node);
    if (y - drawnTo < 1 && at < path.length - 1) continue;
    context.lineTo(px(node), y);
    drawnTo = y;
  }
  context.lineWidth = 3;
  context.strokeStyle = palette["path"] ?? "";
  context.stroke();
}

function paintMarks(
  context: CanvasRenderingContext2D,
  tree: TreeData,
  view: Viewport,
  seen: readonly number[],
  { step, revealed, palette, selected }: Painting,
): void {
  const { x } = tree.layout;
  const radius = Math.min(7, Math.max(1, Math.min(view.across, view.down) / 3));
  const isDot = radius < 2;
  const byRole = new Map<NodeRole, number[]>(ROLE_ORDER.map((role) => [role, []]));
  for (const node of seen) byRole.get(roleAt(tree, node, step, revealed) ?? "frontier")?.push(node);
  for (const [role, nodes] of byRole) {
    context.fillStyle = palette[role] ?? "";
    context.strokeStyle = palette[role] ?? "";
    context.lineWidth = 1.5;
    context.beginPath();
    for (const node of nodes) {
      const cx = view.left + (x[node] ?? 0) * view.across;
      const cy = view.top + (tree.level[node] ?? 0) * view.down;
      // Whole pixels need no smoothing, which is most of the cost of thousands of dots.
      if (isDot) context.fillRect(Math.round(cx) - 1, Math.round(cy) - 1, 2, 2);
      else {
        context.moveTo(cx + radius, cy);
        context.arc(cx, cy, radius, 0, 2 * Math.PI);
      }
    }
    if (isDot) continue;
    if (role === "frontier" && radius >= 3) context.stroke();
    else context.fill();
  }
  const current = byRole.get("current")?.[0];
  for (const node of [current, selected]) {
    if (node === undefined || node === null) continue;
    context.beginPath();
    context.strokeStyle = palette["current"] ?? "";
    context.lineWidth = 3;
    const cx = view.left + (x[node] ?? 0) * view.across;
    const cy = view.top + (tree.level[node] ?? 0) * view.down;
    context.arc(cx, cy, radius + 5, 0, 2 * Math.PI);
    context.stroke();
  }
}

function paintStates(
  context: CanvasRenderingContext2D,
  tree: TreeData,
  view: Viewport,
  seen: readonly number[],
  { step, revealed, palette, selected, values }: Painting,
  { width, height }: PaneSize,
): void {
  const { layout, states } = tree;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const node of seen) {
    const role = roleAt(tree, node, step, revealed) ?? "frontier";
    const x = view.left + (layout.x[node] ?? 0) * view.across;
    const y = view.top + (tree.level[node] ?? 0) * view.down;
    const corner = { left: x - width / 2, top: y - height / 2 };
    const word = wordOf(tree, node);
    context.beginPath();
    if (states.kind === "boards") {
      paintBoard(context, word, states.columns, { ...corner, size: width }, palette);
      context.rect(corner.left - 3, corner.top - 3, width + 6, height + 6);
    } else {
      context.roundRect(corner.left, corner.top, width, height, height / 2);
      context.fillStyle = palette[role === "closed" ? "recess" : "tile"] ?? "";
      context.fill();
    }
    context.lineWidth = role === "current" || node === selected ? 3 : 1.5;
    context.strokeStyle = palette[role] ?? "";
    context.setLineDash(role === "dropped" ? [4, 3] : []);
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = palette["ink"] ?? "";
    context.font = "600 12px system-ui, sans-serif";
    if (states.kind === "names") context.fillText(nameFor(word, width), x, y + 1);
    context.fillText(valueFor(values(node), view), x, corner.top + height + 13);
  }
}

function paintBoard(
  context: CanvasRenderingContext2D,
  word: string,
  columns: number,
  { left, top, size }: { readonly left: number; readonly top: number; readonly size: number },
  palette: Palette,
): void {
  const cell = size / columns;
  context.fillStyle = palette["recess"] ?? "";
  context.fillRect(left, top, size, (cell * word.length) / columns);
  context.font = `600 ${Math.round(cell * 0.6)}px system-ui, sans-serif`;
  for (const [at, sign] of [...word].entries()) {
    if (sign === "0") continue;
    const tileLeft = left + (at % columns) * cell;
    const tileTop = top + Math.floor(at / columns) * cell;
    context.fillStyle = palette["tile"] ?? "";
    context.fillRect(tileLeft + 0.5, tileTop + 0.5, cell - 1, cell - 1);
    context.fillStyle = palette["ink"] ?? "";
    context.fillText(
      String(Number.parseInt(sign, 36)),
      tileLeft + cell / 2,
      tileTop + cell / 2 + 0.5,
    );
  }
}

/** The node whose mark lies nearest to a point, within 24 pixels; null where none is. */
export function nodeNear(
  tree: TreeData,
  view: Viewport,
  pane: PaneSize,
  revealed: number,
  point: { readonly x: number; readonly y: number },
): number | null {
  let nearest: number | null = null;
  let least = Math.max(24, (nodeSize(view, tree.states)?.width ?? 0) / 2) ** 2;
  for (const node of visibleNodes(tree, view, pane, revealed)) {
    const dx = view.left + (tree.layout.x[node] ?? 0) * view.across - point.x;
    const dy = view.top + (tree.level[node] ?? 0) * view.down - point.y;
    if (dx * dx + dy * dy < least) {
      least = dx * dx + dy * dy;
      nearest = node;
    }
  }
  return nearest;
}
