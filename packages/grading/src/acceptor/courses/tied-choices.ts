import { priorityOf } from "@jejak/search";
import { dropsCostlier } from "../course-rules.ts";
import type { RunInProgress } from "./course.ts";

/** The node at position `first`, or with a free child order all the siblings that follow it. */
export function siblingsAt(run: RunInProgress, first: number): number[] {
  const { hasFreeSiblings, tree, frontier } = run;
  if (frontier.length === 0) return [];
  if (!hasFreeSiblings) return [first];
  const parent = tree.parent(frontier[first] as number);
  const choices: number[] = [];
  for (let at = first; at < frontier.length; at++) {
    if (tree.parent(frontier[at] as number) !== parent) break;
    choices.push(at);
  }
  return firstCopiesAt(run, choices);
}

/**
 * Of several copies of one state the first: under `reached` the order among them was decided when
 * they were generated (see childOrders), a costlier one before a cheaper one.
 */
export function firstCopies(
  { rules, tree }: RunInProgress,
  nodes: readonly number[],
): readonly number[] {
  if (!dropsCostlier(rules)) return nodes;
  const seen = new Set<number>();
  return nodes.filter((node) => {
    const state = tree.stateNumber(node);
    if (seen.has(state)) return false;
    seen.add(state);
    return true;
  });
}

function firstCopiesAt(run: RunInProgress, positions: readonly number[]): number[] {
  const { frontier } = run;
  const first = new Set(
    firstCopies(
      run,
      positions.map((position) => frontier[position] as number),
    ),
  );
  return positions.filter((position) => first.has(frontier[position] as number));
}

/** The position of the first of the siblings that were generated last. */
export function startOfNewestSiblings({ tree, frontier }: RunInProgress): number {
  let first = Math.max(0, frontier.length - 1);
  const parent = tree.parent(frontier[first] as number);
  while (first > 0 && tree.parent(frontier[first - 1] as number) === parent) first--;
  return first;
}

/** Those of `positions`, all unless given, whose nodes have the least priority and come first among equals. */
export function choicesByPriority(
  run: RunInProgress,
  positions: readonly number[] = all(run.frontier),
): number[] {
  const { rules, tree, frontier } = run;
  const priority = priorityOf(rules.search, tree, rules.weight);
  if (priority === null) throw new TypeError(`${rules.search} has no priorities`);
  const best = leastBy(frontier, positions, priority);
  if (best.length === 0) return [];
  switch (rules.ties) {
    case "any":
      return best;
    case "fifo":
      return oneOrItsSiblings(run, best, "first");
    case "lifo":
      return oneOrItsSiblings(run, best, "last");
    case "low-h":
      return oneOrItsSiblings(
        run,
        leastBy(frontier, best, (node) => tree.h(node)),
        "first",
      );
    case "alphabetical":
      return oneOrItsSiblings(
        run,
        leastBy(frontier, best, (node) => tree.key(node)),
        "first",
      );
  }
}

/** One of the tied positions; with a free child order also those of its siblings among them. */
function oneOrItsSiblings(
  run: RunInProgress,
  tied: readonly number[],
  which: "first" | "last",
): number[] {
  const { hasFreeSiblings, tree, frontier } = run;
  const chosen = (which === "first" ? tied[0] : tied.at(-1)) as number;
  if (!hasFreeSiblings) return [chosen];
  const parent = tree.parent(frontier[chosen] as number);
  const siblings = tied.filter((at) => tree.parent(frontier[at] as number) === parent);
  if (which === "first") return firstCopiesAt(run, siblings);
  return firstCopiesAt(run, siblings.reverse()).reverse();
}

function all(frontier: readonly number[]): number[] {
  return frontier.map((_, position) => position);
}

/** The positions whose nodes have the least value, in order. */
function leastBy(
  frontier: readonly number[],
  positions: readonly number[],
  valueOf: (node: number) => number | string,
): number[] {
  let least: number | string | undefined;
  let found: number[] = [];
  for (const position of positions) {
    const value = valueOf(frontier[position] as number);
    if (least === undefined || value < least) {
      least = value;
      found = [position];
    } else if (value === least) found.push(position);
  }
  return found;
}
