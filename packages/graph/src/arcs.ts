import type { Successor } from "@jejak/search";
import type { Edge } from "./graph.ts";

/** One direction of an edge: the successor that it gives to its node. */
export type Arc = Successor<string, string>;

/** For each node the arcs that leave it, in the order in which the edges are listed. */
export function arcsByNode(
  nodes: readonly string[],
  edges: readonly Edge[],
): ReadonlyMap<string, readonly Arc[]> {
  const arcs = new Map<string, Arc[]>(nodes.map((node) => [node, []]));
  const add = (from: string, arc: Arc): void => {
    const leaving = arcs.get(from);
    if (leaving === undefined) arcs.set(from, [arc]);
    else leaving.push(arc);
    if (!arcs.has(arc.state)) arcs.set(arc.state, []);
  };
  for (const { from, to, cost, twoWay, name } of edges) {
    add(from, { state: to, action: name ?? to, cost });
    // A two-way loop leads back to its node once, not twice.
    if (twoWay && from !== to) add(to, { state: from, action: name ?? from, cost });
  }
  return arcs;
}
