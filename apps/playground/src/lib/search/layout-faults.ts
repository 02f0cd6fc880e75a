/** A place on the unit square. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An edge between the nodes of these numbers. */
export interface PlacedEdge {
  readonly from: number;
  readonly to: number;
}

/** The pane that a graph is looked at in, in pixels, and the room that a node takes there. */
const PANE = { width: 560, height: 480 };
const LETTER = 7.6;
const AROUND = 34;
const NODE_HEIGHT = 46;

/** How hard it is to read a drawn graph: 2 for two edges that cross, 3 for a node on an edge, 8 for nodes on each other. */
export function faultsOf(
  places: readonly Point[],
  { names, edges }: { readonly names: readonly string[]; readonly edges: readonly PlacedEdge[] },
): number {
  const boxes = places.map(({ x, y }, node) => ({
    x: x * PANE.width,
    y: y * PANE.height,
    halfWidth: ((names[node] ?? "").length * LETTER + AROUND) / 2,
  }));
  let faults = 0;
  for (const [index, edge] of edges.entries()) {
    const [a, b] = [boxes[edge.from], boxes[edge.to]];
    if (a === undefined || b === undefined || a === b) continue;
    for (const other of edges.slice(index + 1)) {
      const [c, d] = [boxes[other.from], boxes[other.to]];
      if (c !== undefined && d !== undefined && cross(a, b, c, d)) faults += 2;
    }
    for (const box of boxes) {
      if (box !== a && box !== b && passesOver(a, b, box)) faults += 3;
    }
  }
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const across = one.halfWidth + other.halfWidth - Math.abs(one.x - other.x);
      const down = NODE_HEIGHT - Math.abs(one.y - other.y);
      if (across > 0 && down > 0) faults += 8;
    }
  }
  return faults;
}

interface Box extends Point {
  readonly halfWidth: number;
}

function side(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

/** Edges that meet at a node do not cross there. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  if (a === c || a === d || b === c || b === d) return false;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Whether the line from a to b touches the box. */
function passesOver(a: Point, b: Point, box: Box): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  const halves = [box.halfWidth, NODE_HEIGHT / 2];
  for (const [axis, step] of [dx, dy].entries()) {
    const start = axis === 0 ? a.x - box.x : a.y - box.y;
    const half = halves[axis] ?? 0;
    if (Math.abs(step) < 1e-9) {
      if (Math.abs(start) > half) return false;
      continue;
    }
    const [one, other] = [(-half - start) / step, (half - start) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from < to;
}
