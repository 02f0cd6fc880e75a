import { frontierOrder } from "@jejak/search";
import type { Configuration } from "./configuration.ts";
import { BeamLevel } from "./courses/beam-level.ts";
import { Hill } from "./courses/hill.ts";

/** The nodes that a search keeps to choose from; `open` are those that it keeps or forgets by the choice among equals. */
export interface WaitingNodes {
  readonly certain: readonly number[];
  readonly open: readonly number[];
}

/** What stands in OPEN: all of the frontier but what a beam or a hill climber has given up. */
export function waitingNodes(configuration: Configuration): WaitingNodes {
  const { course, frontier } = configuration;
  if (course instanceof Hill) {
    const best = course.choices(configuration).map((at) => frontier[at] as number);
    return best.length > 1 ? { certain: [], open: best } : { certain: best, open: [] };
  }
  if (!(course instanceof BeamLevel)) return { certain: frontier, open: [] };
  const { size, places } = course.rest;
  const { certain, open } = bestOf(configuration, frontier.slice(0, size), places);
  return { certain: [...certain, ...frontier.slice(size)], open };
}

function bestOf(
  { rules, tree }: Configuration,
  level: readonly number[],
  places: number,
): WaitingNodes {
  const ties = rules.ties === "any" ? "fifo" : rules.ties;
  const order = frontierOrder(tree, { ...rules, ties });
  const sorted = level.toSorted(order);
  const last = sorted[places - 1];
  const next = sorted[places];
  const isTied = last !== undefined && next !== undefined && tree.h(last) === tree.h(next);
  const isFree = rules.ties === "any" || rules.childOrder === "any";
  if (!isTied || !isFree) return { certain: sorted.slice(0, places), open: [] };
  return {
    certain: sorted.filter((node) => tree.h(node) < tree.h(last)),
    open: sorted.filter((node) => tree.h(node) === tree.h(last)),
  };
}
