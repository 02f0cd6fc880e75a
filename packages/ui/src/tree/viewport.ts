import type { TreeLayout } from "./tree-data.ts";

/** Where a tree lies on its pane: pixels a leaf and a level, and the place of leaf 0 and level 0. */
export interface Viewport {
  readonly across: number;
  readonly down: number;
  readonly left: number;
  readonly top: number;
}

/** The pane in pixels. */
export interface PaneSize {
  readonly width: number;
  readonly height: number;
}

/** At most so large is one leaf and one level: room for a board with its values. */
const LARGEST: { readonly across: number; readonly down: number } = {
  across: 92,
  down: 124,
};
const MARGIN = 46;

/** The whole tree in the pane, centred, no larger than people like it. */
export function fitted(layout: TreeLayout, pane: PaneSize): Viewport {
  const leaves = Math.max(1, layout.width - 1);
  const levels = Math.max(1, layout.levels - 1);
  const across = Math.min(LARGEST.across, Math.max(0, pane.width - 2 * MARGIN) / leaves);
  const down = Math.min(LARGEST.down, Math.max(0, pane.height - 2 * MARGIN) / levels);
  return {
    across,
    down,
    left: (pane.width - across * (layout.width - 1)) / 2,
    top: Math.max(MARGIN, (pane.height - down * (layout.levels - 1)) / 2),
  };
}

/** Zooms so that the point under the pointer stays where it is; never above LARGEST, never below `least`. */
export function zoomed(
  view: Viewport,
  factor: number,
  at: { readonly x: number; readonly y: number },
  least: Viewport,
): Viewport {
  const across = clamp(
    view.across * factor,
    Math.min(least.across, LARGEST.across),
    LARGEST.across,
  );
  const down = clamp(view.down * factor, Math.min(least.down, LARGEST.down), LARGEST.down);
  return {
    across,
    down,
    left: at.x - ((at.x - view.left) * across) / (view.across || 1),
    top: at.y - ((at.y - view.top) * down) / (view.down || 1),
  };
}

/** Moves the view by so many pixels. */
export function panned(view: Viewport, x: number, y: number): Viewport {
  return { ...view, left: view.left + x, top: view.top + y };
}

/** The size in pixels at which a node's board is drawn; 0 where there is no room and a mark stands for it. */
export function boardSize({ across, down }: Viewport): number {
  const size = Math.min(across * 0.66, down * 0.5, 62);
  return size < 22 ? 0 : size;
}

/** The view shifted by as little as brings a point into the pane. */
export function showing(
  view: Viewport,
  pane: PaneSize,
  point: { readonly x: number; readonly y: number },
): Viewport {
  const margin = Math.min(60, pane.width / 4, pane.height / 4);
  const x = clamp(point.x, margin, pane.width - margin) - point.x;
  const y = clamp(point.y, margin, pane.height - margin) - point.y;
  return x === 0 && y === 0 ? view : panned(view, x, y);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
