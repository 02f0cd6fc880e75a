import type { SearchRun } from "@jejak/search";

type Run = Pick<SearchRun<string, string>, "tree" | "rules" | "passes">;
/** For a node that is never visited, the visit from which on it will not be; 0: it still waits. */
type LostAt = (node: number) => number;

/**
 * For each node the visit at which it lost its turn: under `duplicates: closed` a copy was visited,
 * IDA* never visits what lies above the bound, beam search and the hill climbers forget what they do
 * not go on to.
 */
export function supersededAt(run: Run, visits: Int32Array, visitOf: Int32Array): Int32Array {
  const { size } = run.tree;
  const reasons = [copies(run, visits), forgotten(run, visits, visitOf)].filter(
    (reason) => reason !== null,
  );
  if (reasons.length === 0) return new Int32Array(size);
  return Int32Array.from({ length: size }, (_, node) => {
    if (visitOf[node] !== 0) return 0;
    const lost = reasons.map((reason) => reason(node)).filter((visit) => visit > 0);
    return lost.length === 0 ? 0 : Math.min(...lost);
  });
}

function copies({ tree, rules }: Run, visits: Int32Array): LostAt | null {
  if (rules.duplicates !== "closed") return null;
  const visitOfState = new Map<number, number>();
  for (const [index, node] of visits.entries()) {
    const state = tree.stateNumber(node);
    if (!visitOfState.has(state)) visitOfState.set(state, index + 1);
  }
  return (node) => visitOfState.get(tree.stateNumber(node)) ?? 0;
}

function forgotten(
  { tree, rules, passes = [] }: Run,
  visits: Int32Array,
  visitOf: Int32Array,
): LostAt | null {
  const atParent: LostAt = (node) => visitOf[tree.parent(node)] ?? 0;
  switch (rules.search) {
    case "steepest-hill-climbing":
    case "simple-hill-climbing":
      return atParent;
    case "ida-star":
      return (node) => {
        const pass = passes.findLast(({ root }) => root <= node);
        const isAbove = tree.g(node) + tree.h(node) > (pass?.limit ?? Infinity);
        return isAbove ? atParent(node) : 0;
      };
    case "beam": {
      const firstAt = new Map<number, number>();
      for (const [index, node] of visits.entries()) {
        if (!firstAt.has(tree.level(node))) firstAt.set(tree.level(node), index + 1);
      }
      return (node) => firstAt.get(tree.level(node)) ?? 0;
    }
    default:
      return null;
  }
}
