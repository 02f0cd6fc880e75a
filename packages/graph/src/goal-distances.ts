import type { Graph } from "./graph.ts";
import type { DecimalScale } from "./decimal-scale.ts";
import { arcsByNode, type Arc } from "./arcs.ts";

interface Waiting {
  readonly node: string;
  readonly distance: bigint;
}

/**
 * The least cost from each node to the nearest of `goals`, in whole units of `scale`; nodes from
 * which no goal can be reached are left out. Dijkstra's algorithm from the goals along the edges
 * backwards.
 */
export function goalDistances(
  graph: Pick<Graph, "nodes" | "edges">,
  goals: readonly string[],
  scale: DecimalScale,
): ReadonlyMap<string, bigint> {
  const arcs = arcsBackwards(graph);
  const distances = new Map<string, bigint>();
  const waiting = new WaitingHeap();
  for (const node of goals) waiting.add({ node, distance: 0n });
  for (let next = waiting.take(); next !== undefined; next = waiting.take()) {
    const { node, distance } = next;
    if (distances.has(node)) continue;
    distances.set(node, distance);
    for (const { state, cost } of arcs.get(node) ?? []) {
      if (!distances.has(state)) {
        waiting.add({ node: state, distance: distance + scale.whole(cost) });
      }
    }
  }
  return distances;
}

function arcsBackwards({
  nodes,
  edges,
}: Pick<Graph, "nodes" | "edges">): ReadonlyMap<string, readonly Arc[]> {
  return arcsByNode(
    nodes,
    edges.map((edge) => ({ ...edge, from: edge.to, to: edge.from })),
  );
}

/** A binary heap; the least distance is taken first. */
class WaitingHeap {
  readonly #heap: Waiting[] = [];

  add(item: Waiting): void {
    const heap = this.#heap;
    let at = heap.push(item) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above] as Waiting;
      if (parent.distance <= item.distance) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = item;
  }

  take(): Waiting | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= heap.length) break;
      const right = left + 1;
      const lesser =
        right < heap.length && (heap[right] as Waiting).distance < (heap[left] as Waiting).distance
          ? right
          : left;
      const child = heap[lesser] as Waiting;
      if (child.distance >= last.distance) break;
      heap[at] = child;
      at = lesser;
    }
    heap[at] = last;
    return first;
  }
}
