import type { Rules, Pass, SearchTree } from "@jejak/search";
import { rootsOf } from "../roots.ts";
import { Unreadable } from "./unreadable.ts";

/** Which nodes are roots: the first, and the root of each pass. */
export function rootsOfPasses(passes: readonly Pass[] | null): (node: number) => boolean {
  const roots = new Set(passes?.map(({ root }) => root));
  return (node) => node === 0 || roots.has(node);
}

/** Checks that each pass begins with a root of its own, which is the first node that it visits. */
export function checkPasses(
  { search }: Rules,
  tree: SearchTree<string, string>,
  visits: readonly number[],
  passes: readonly Pass[] | null,
): void {
  const hasPasses = search === "iterative-deepening" || search === "ida-star";
  if (hasPasses && passes === null)
    throw new Unreadable("passes", `are missing; ${search} has some`);
  if (passes === null) return;
  if (!hasPasses) throw new Unreadable("passes", `are there; ${search} search has none`);
  const roots = Array.from(rootsOf(tree));
  passes.forEach(({ root, firstVisit }, index) => {
    const path = `passes[${index}]`;
    if (roots[index] !== root) {
      throw new Unreadable(
        `${path}.root`,
        `is ${root}; ${roots[index] === undefined ? "there is no root left" : `nodes make it ${roots[index]}`}`,
      );
    }
    const isLast = index === passes.length - 1 && firstVisit === visits.length + 1;
    if (!isLast && visits[firstVisit - 1] !== root) {
      throw new Unreadable(`${path}.firstVisit`, `is ${firstVisit}; that visit is not its root's`);
    }
  });
  if (passes.length < roots.length) {
    throw new Unreadable("passes", `are ${passes.length}; there are ${roots.length} roots`);
  }
}
