import type { Arc } from "./arcs.ts";
import { failure, success, type Result } from "./result.ts";
import { shown } from "./shown.ts";

/**
 * The orders in which a node's children are generated: as the edges are listed, the other way
 * round, or by name (code units, so `10` stands before `2`; parallel edges as listed).
 */
export const GRAPH_CHILD_ORDERS = ["listed", "reversed", "alphabetical"] as const;
export type GraphChildOrder = (typeof GRAPH_CHILD_ORDERS)[number];

/** The child order of that name, or a message with the names that there are. */
export function checkGraphChildOrder(
  written: string | readonly string[],
): Result<GraphChildOrder, string> {
  const order = GRAPH_CHILD_ORDERS.find((known) => known === written);
  if (order !== undefined) return success(order);
  const name = typeof written === "string" ? written : written.join(",");
  return failure(
    `a graph has no child order ${shown(name)}; it has ${GRAPH_CHILD_ORDERS.join(", ")}`,
  );
}

/** The arcs of one node, given as listed, in `childOrder`. */
export function arcsInOrder(arcs: readonly Arc[], childOrder: GraphChildOrder): readonly Arc[] {
  switch (childOrder) {
    case "listed":
      return arcs;
    case "reversed":
      return arcs.toReversed();
    case "alphabetical":
      return arcs.toSorted((a, b) => (a.state < b.state ? -1 : a.state > b.state ? 1 : 0));
  }
}
