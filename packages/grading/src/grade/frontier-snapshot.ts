import { frontierOrder } from "@jejak/search";
import type { Configuration } from "../acceptor/configuration.ts";
import type { FrontierEntry } from "../report/report.ts";

/** More than a remark can use. */
const MOST_SHOWN = 40;

/** The frontier in the order in which it would be taken, the possible and the chosen nodes marked. */
export function frontierSnapshot(
  { rules, tree, frontier }: Configuration,
  possible: readonly number[],
  chosen: number | undefined,
): FrontierEntry[] {
  const ties = rules.ties === "any" ? "fifo" : rules.ties;
  // Places in the frontier are times of generation in this run; the tree's numbers are not.
  const order = frontierOrder(
    {
      parent: (place) => tree.parent(frontier[place] as number),
      g: (place) => tree.g(frontier[place] as number),
      h: (place) => tree.h(frontier[place] as number),
      key: (place) => tree.key(frontier[place] as number),
    },
    { ...rules, ties },
  );
  return frontier
    .map((_, place) => place)
    .sort(order)
    .slice(0, MOST_SHOWN)
    .map((place) => {
      const node = frontier[place] as number;
      return {
        state: tree.key(node),
        level: tree.level(node),
        g: tree.g(node),
        h: tree.h(node),
        isChosen: node === chosen,
        isPossible: possible.includes(node),
      };
    });
}
