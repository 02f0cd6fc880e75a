import { NONE, replay } from "@jejak/search";
import type { Drawing } from "../drawing/drawing.ts";
import type { BareTree, Trace } from "../trace.ts";

/** What a node is when the search has ended; "" where that is not known. */
export type SvgRole = "path" | "closed" | "waiting" | "thrown" | "";

/** For each node its place in OPEN at the end, from 1; 0 for a node that is not in it. */
export function placesInOpen<State>(source: Trace<State> | BareTree<State>): Int32Array {
  const { tree } = "run" in source ? source.run : source;
  const places = new Int32Array(tree.size);
  if (!("run" in source)) return places;
  const { run } = source;
  replay(run)
    .frontierAfter(run.visits.length)
    .forEach((node, index) => {
      places[node] = index + 1;
    });
  return places;
}

export function roleOf<State>(
  { onPath, visits, hasVisits }: Drawing<State>,
  placeInOpen: number,
  node: number,
): SvgRole {
  if (onPath[node] === 1) return "path";
  if (visits[node] !== NONE) return "closed";
  if (placeInOpen > 0) return "waiting";
  return hasVisits ? "thrown" : "";
}
