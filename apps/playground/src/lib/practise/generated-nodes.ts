import type { FrontierEntry } from "@jejak/grading";
import { moveBetween } from "@jejak/puzzle";
import type { Rules } from "@jejak/search";

/** A node as the student sees it made; nodes are numbered from 1 in the order of generation. */
export interface GeneratedNode {
  readonly number: number;
  readonly state: string;
  /** What the student wrote; null until then, empty where nobody asks. */
  readonly h: string | null;
}

interface Visit {
  readonly state: string;
  readonly columns: number;
  readonly childOrder: Rules["childOrder"];
}

/**
 * The children that a visit brought into the frontier, in the order in which they are generated:
 * what stands in the frontier after it and did not before.
 */
export function childrenOf(
  { state, columns, childOrder }: Visit,
  before: readonly FrontierEntry[],
  after: readonly FrontierEntry[],
): string[] {
  const left = new Map<string, number>();
  for (const entry of before) left.set(nameOf(entry), (left.get(nameOf(entry)) ?? 0) + 1);
  const children = after.filter((entry) => {
    const count = left.get(nameOf(entry)) ?? 0;
    left.set(nameOf(entry), count - 1);
    return count <= 0 && moveBetween(state, entry.state, columns) !== null;
  });
  const place = placeIn(childOrder, state, columns);
  return children.map((child) => child.state).sort((a, b) => place(a) - place(b));
}

function nameOf({ state, level }: FrontierEntry): string {
  return `${state} ${level}`;
}

/** Where a child comes among its siblings: by the blank's move, or by the number of the tile that moves. */
function placeIn(
  childOrder: Rules["childOrder"],
  parent: string,
  columns: number,
): (child: string) => number {
  if (typeof childOrder === "string") {
    return (child) => Number.parseInt(parent[child.indexOf("0")] ?? "0", 36);
  }
  return (child) => childOrder.indexOf(moveBetween(parent, child, columns) ?? "");
}
