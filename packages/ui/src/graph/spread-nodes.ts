/** A node's box in pixels: its middle, and half of its width. */
export interface NodeBox {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** A node is as high as two lines of text: its name and its h. */
export const NODE_HEIGHT = 38;
/** Room that is kept free between two nodes, for the cost at their edge. */
const BESIDE = 34;
const BELOW = 24;
const ROUNDS = 240;

interface Limits {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pushes boxes that lie on each other apart, the shorter way, as far as the pane has room. */
export function spreadNodes<Box extends NodeBox>(boxes: readonly Box[], limits: Limits): Box[] {
  const spread = boxes.map((box): Box & MovableBox => ({ ...box }));
  for (let round = 0; round < ROUNDS; round++) {
    let isClear = true;
    for (const [index, one] of spread.entries()) {
      for (let at = index + 1; at < spread.length; at++) {
        const other = spread[at];
        if (other !== undefined && push(one, other)) isClear = false;
      }
    }
    for (const box of spread) {
      box.x = clamp(box.x, limits.left + box.half, limits.right - box.half);
      box.y = clamp(box.y, limits.top, limits.bottom);
    }
    if (isClear) break;
  }
  return spread;
}

interface MovableBox extends NodeBox {
  x: number;
  y: number;
}

/** Half of the way each; true where they were too close. */
function push(one: MovableBox, other: MovableBox): boolean {
  const across = one.half + other.half + BESIDE - Math.abs(one.x - other.x);
  const down = NODE_HEIGHT + BELOW - Math.abs(one.y - other.y);
  if (across <= 0.5 || down <= 0.5) return false;
  if (down < across) {
    const way = (one.y < other.y ? -1 : 1) * (down / 2);
    one.y += way;
    other.y -= way;
  } else {
    const way = (one.x < other.x ? -1 : 1) * (across / 2);
    one.x += way;
    other.x -= way;
  }
  return true;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
