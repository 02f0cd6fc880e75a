import { priorityOf } from "@jejak/search";
import type { Configuration } from "./configuration.ts";
import { dropsCostlier } from "./course-rules.ts";

/**
 * The positions in the frontier that the rules allow to be visited next, oldest node first. More
 * than one where the course leaves ties or the order of children to the student.
 */
export function nextChoices(configuration: Configuration): number[] {
  if (configuration.hasEnded) return [];
  const { rules } = configuration;
  switch (rules.search) {
    case "breadth-first":
      return siblingsAt(configuration, 0);
    case "depth-first":
      return siblingsAt(configuration, startOfNewestSiblings(configuration));
    case "best-first":
    case "a-star":
    case "uniform-cost":
      return choicesByPriority(configuration);
    default:
      throw new TypeError(`assignments do not ask for ${rules.search}`);
  }
}

/** The node at `first`, or with a free child order all the siblings that follow it. */
function siblingsAt(configuration: Configuration, first: number): number[] {
  const { hasFreeSiblings, tree, frontier } = configuration;
  if (!hasFreeSiblings) return [first];
  const parent = tree.parent(frontier[first] as number);
  const choices: number[] = [];
  for (let at = first; at < frontier.length; at++) {
    if (tree.parent(frontier[at] as number) !== parent) break;
    choices.push(at);
  }
  return firstCopiesAt(configuration, choices);
}

/**
 * Of several copies of one state the first: under `reached` the order among them was decided when
 * they were generated (see childOrders), a costlier one before a cheaper one.
 */
export function firstCopies(
  { rules, tree }: Configuration,
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

function firstCopiesAt(configuration: Configuration, positions: readonly number[]): number[] {
  const { frontier } = configuration;
  const first = new Set(
    firstCopies(
      configuration,
      positions.map((position) => frontier[position] as number),
    ),
  );
  return positions.filter((position) => first.has(frontier[position] as number));
}

function startOfNewestSiblings({ tree, frontier }: Configuration): number {
  let first = frontier.length - 1;
  const parent = tree.parent(frontier[first] as number);
  while (first > 0 && tree.parent(frontier[first - 1] as number) === parent) first--;
  return first;
}

function choicesByPriority(configuration: Configuration): number[] {
  const { rules, tree, frontier } = configuration;
  const priority = priorityOf(rules.search, tree);
  if (priority === null) throw new TypeError(`${rules.search} has no priorities`);
  const best = leastBy(frontier, all(frontier), priority);
  switch (rules.ties) {
    case "any":
      return best;
    case "fifo":
      return oneOrItsSiblings(configuration, best, "first");
    case "lifo":
      return oneOrItsSiblings(configuration, best, "last");
    case "low-h":
      return oneOrItsSiblings(
        configuration,
        leastBy(frontier, best, (node) => tree.h(node)),
        "first",
      );
    case "alphabetical":
      return oneOrItsSiblings(
        configuration,
        leastBy(frontier, best, (node) => tree.key(node)),
        "first",
      );
  }
}

/** One of the tied positions; with a free child order also those of its siblings among them. */
function oneOrItsSiblings(
  configuration: Configuration,
  tied: readonly number[],
  which: "first" | "last",
): number[] {
  const { hasFreeSiblings, tree, frontier } = configuration;
  const chosen = (which === "first" ? tied[0] : tied.at(-1)) as number;
  if (!hasFreeSiblings) return [chosen];
  const parent = tree.parent(frontier[chosen] as number);
  const siblings = tied.filter((at) => tree.parent(frontier[at] as number) === parent);
  if (which === "first") return firstCopiesAt(configuration, siblings);
  return firstCopiesAt(configuration, siblings.reverse()).reverse();
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
