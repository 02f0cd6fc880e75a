import type { Configuration } from "./configuration.ts";
import { dropsCostlier } from "./course-rules.ts";

/** Orders of more edges than this to one state are not told apart: 4! orders are. */
const MOST_PARALLEL = 4;

/**
 * The orders of its successors in which an expansion of `node` may differ from others, as lists of
 * successor numbers. With a fixed child order there is one. With a free one the order among
 * different states is decided only when they are visited (see nextChoices); what has to be decided
 * here is which of several edges to one state comes first, where the rule on duplicates drops the
 * others.
 */
export function childOrders(
  configuration: Configuration,
  node: number,
): readonly (readonly number[] | undefined)[] {
  const { rules, tree } = configuration;
  const dropsCopies = rules.duplicates === "generated" || dropsCostlier(rules);
  if (rules.childOrder !== "any" || !dropsCopies) return [undefined];
  const successors = tree.space.successors(tree.stateNumber(node));
  const byState = new Map<number, number[]>();
  successors.forEach(({ state }, index) => {
    byState.set(state, [...(byState.get(state) ?? []), index]);
  });
  let orders: number[][] = [[]];
  for (const indices of byState.values()) {
    const own = indices.length <= MOST_PARALLEL ? permutations(indices) : [indices];
    orders = orders.flatMap((order) => own.map((part) => [...order, ...part]));
  }
  return orders.length === 1 ? [undefined] : orders;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}
