import { priorityOf, Search, type Heuristic, type Problem, type SearchTree } from "@jejak/search";
import type { ExamSearch } from "../exam/exam.ts";
import { isWithin, WISHES, type WishName } from "../exam/wishes.ts";

/** The numbers of a run that wishes are about. */
export interface Measures {
  readonly visits: number;
  /** Visits at which another node of the same priority could have been taken instead. */
  readonly ties: number;
  /** Moves of the solution that was found; null where none was. */
  readonly solution: number | null;
  /** The largest h among the generated nodes; 0 where the search does not look at h. */
  readonly h: number;
  /** Nodes of the tree, the root included. */
  readonly generated: number;
  /** Whether the search had not ended after as many visits as were looked at. */
  readonly isCut: boolean;
}

/** A wish that a run does not fulfil; `found` is the wish that the goal be found. */
export type UnmetWish = WishName | "found";

/** What a search does on a problem, in at most `mostVisits` visits. */
export function measure(
  { legal }: ExamSearch,
  problem: Problem<string, string>,
  heuristic: Heuristic<string>,
  mostVisits: number,
): Measures {
  const usesH = legal.search === "best-first" || legal.search === "a-star";
  const search = new Search(problem, legal, { heuristic });
  const { tree } = search.run;
  const ties = new TieCounter(tree, legal);
  let visits = 0;
  while (visits < mostVisits) {
    const { value: step, done } = search.next();
    if (done === true) break;
    visits++;
    ties.visit(step.node, step.childrenStart, step.childrenEnd);
  }
  const { goal } = search.run;
  let h = 0;
  if (usesH) for (let node = 0; node < tree.size; node++) h = Math.max(h, tree.h(node));
  return {
    visits,
    ties: ties.count,
    solution: goal === null ? null : tree.level(goal),
    h,
    generated: tree.size,
    isCut: search.outcome === null,
  };
}

/** Counts the visits at which the rules on ties had to decide. */
class TieCounter {
  readonly #tree: SearchTree<string, string>;
  readonly #priority: ((node: number) => number) | null;
  readonly #throwsAway: boolean;
  readonly #frontier = new Set<number>();
  readonly #visited = new Set<string>();
  count = 0;

  constructor(tree: SearchTree<string, string>, { search, duplicates }: ExamSearch["legal"]) {
    this.#tree = tree;
    this.#priority = priorityOf(search, tree);
    this.#throwsAway = duplicates === "closed";
    this.#frontier.add(0);
  }

  visit(node: number, childrenStart: number, childrenEnd: number): void {
    if (this.#priority === null) return;
    const own = this.#priority(node);
    this.#frontier.delete(node);
    if (this.#throwsAway) this.#throwAway(this.#tree.key(node));
    for (const other of this.#frontier) {
      if (this.#priority(other) !== own) continue;
      this.count++;
      break;
    }
    for (let child = childrenStart; child < childrenEnd; child++) this.#frontier.add(child);
  }

  /** Queued copies of a visited state are never taken: choosing among them is no choice. */
  #throwAway(visited: string): void {
    this.#visited.add(visited);
    for (const other of this.#frontier) {
      if (this.#visited.has(this.#tree.key(other))) this.#frontier.delete(other);
    }
  }
}

/** The wishes of a search that a run does not fulfil. */
export function unmetWishes({ wishes }: ExamSearch, measures: Measures): UnmetWish[] {
  const unmet: UnmetWish[] = WISHES.filter((wish) => {
    const range = wishes[wish];
    if (range === undefined) return false;
    const value = measures[wish];
    // A run without a solution fails the wish to find one, and no other.
    return value !== null && !isWithin(range, value);
  });
  if (measures.isCut && !unmet.includes("visits")) return [...unmet, "visits"];
  if (wishes.found && measures.solution === null && !measures.isCut) return [...unmet, "found"];
  return unmet;
}
