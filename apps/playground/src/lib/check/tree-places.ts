/** Where a node of a small tree is drawn: its middle across in pixels, and its level. */
export interface TreePlace {
  readonly across: number;
  readonly down: number;
}

interface Sized {
  /** The parent's place in the list, always before its children; null for the root. */
  readonly parent: number | null;
  /** Pixels that the node takes, the room around it included. */
  readonly width: number;
}

/** Children stand side by side under the middle of their parent, and no subtree reaches into another. */
export function treePlaces(nodes: readonly Sized[]): readonly TreePlace[] {
  const children: number[][] = nodes.map(() => []);
  for (const [node, { parent }] of nodes.entries())
    if (parent !== null) children[parent]?.push(node);
  const extents = nodes.map(({ width }) => width);
  const below = nodes.map(() => 0);
  for (const [back, { parent }] of nodes.toReversed().entries()) {
    const node = nodes.length - 1 - back;
    extents[node] = Math.max(extents[node] ?? 0, below[node] ?? 0);
    if (parent !== null) below[parent] = (below[parent] ?? 0) + (extents[node] ?? 0);
  }
  const places: TreePlace[] = [];
  for (const node of nodes.keys()) {
    places[node] ??= { across: (extents[node] ?? 0) / 2, down: 0 };
    const { across, down } = places[node];
    let left = across - (below[node] ?? 0) / 2;
    for (const child of children[node] ?? []) {
      const extent = extents[child] ?? 0;
      places[child] = { across: left + extent / 2, down: down + 1 };
      left += extent;
    }
  }
  return places;
}

/** How far the places reach across. */
export function widthOf(nodes: readonly Sized[], places: readonly TreePlace[]): number {
  const ends = nodes.map(({ width }, node) => (places[node]?.across ?? 0) + width / 2);
  return Math.max(0, ...ends);
}
