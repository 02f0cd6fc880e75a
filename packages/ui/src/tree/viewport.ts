import type { StateWords, TreeData } from "./tree-data.ts";

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

/** The part of a tree that its place depends on. */
type Shape = Pick<TreeData, "layout" | "states">;

interface Room {
  readonly across: number;
  readonly down: number;
}

const MARGIN = 46;
const ROOM_OF_BOARDS: Room = { across: 92, down: 124 };
/** Pixels of a character of a name, of what is around the name, and of its height. */
const LETTER = 7.6;
const AROUND = 18;
const NAME_HEIGHT = 26;
const LONGEST_SHOWN = 18;

/** At most so large is one leaf and one level: room for a node with its values. */
function roomOf(states: StateWords): Room {
  if (states.kind === "boards") return ROOM_OF_BOARDS;
  return { across: Math.max(62, nameWidth(states.longest) + 14), down: 88 };
}

function nameWidth(letters: number): number {
  return Math.max(30, Math.min(letters, LONGEST_SHOWN) * LETTER + AROUND);
}

/** The whole tree in the pane, centred, no larger than people like it. */
export function fitted({ layout, states }: Shape, pane: PaneSize): Viewport {
  const room = roomOf(states);
  const leaves = Math.max(1, layout.width - 1);
  const levels = Math.max(1, layout.levels - 1);
  // The nodes at both sides stand in the pane whole.
  const margin = Math.min(Math.max(MARGIN, room.across / 2 + 4), pane.width / 4);
  const across = Math.min(room.across, Math.max(0, pane.width - 2 * margin) / leaves);
  const down = Math.min(room.down, Math.max(0, pane.height - 2 * MARGIN) / levels);
  return {
    across,
    down,
    left: (pane.width - across * (layout.width - 1)) / 2,
    top: Math.max(MARGIN, (pane.height - down * (layout.levels - 1)) / 2),
  };
}

/** Zooms so that the point under the pointer stays where it is, between `least` and the room people like. */
export function zoomed(
  view: Viewport,
  factor: number,
  at: { readonly x: number; readonly y: number },
  least: Viewport,
  states: StateWords,
): Viewport {
  const room = roomOf(states);
  const across = clamp(view.across * factor, Math.min(least.across, room.across), room.across);
  const down = clamp(view.down * factor, Math.min(least.down, room.down), room.down);
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

/** The size in pixels of a node that shows its state; null where there is no room and a dot stands for it. */
export function nodeSize({ across, down }: Viewport, states: StateWords): PaneSize | null {
  if (states.kind === "boards") {
    const width = Math.min(across * 0.66, (down - 34) * 0.7, 62);
    const rows = states.cells / states.columns;
    return width < 22 ? null : { width, height: (width * rows) / states.columns };
  }
  const whole = nameWidth(states.longest);
  const width = Math.min(whole, across - 6);
  return down < 46 || width < Math.min(whole, 42) ? null : { width, height: NAME_HEIGHT };
}

/** As much of a name as a node of this width has room for. */
export function nameFor(name: string, width: number): string {
  const room = Math.max(1, Math.floor((width - AROUND / 2) / LETTER));
  return name.length <= room ? name : `${name.slice(0, room - 1)}…`;
}

/** What stands under a node: `1 + 2 = 3`, or only the sum where there is no room for how it is made. */
export function valueFor(value: string, { across }: Pick<Viewport, "across">): string {
  const isRoom = value.length * LETTER <= across - 4;
  return isRoom ? value : (value.split(" = ").at(-1) ?? value);
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
