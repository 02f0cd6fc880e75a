import type { BoundedStackFrontier } from "./frontier/bounded-stack-frontier.ts";

/** One pass of a search that starts from the root again and again with a larger limit. */
export interface Pass {
  /** The depth limit of this pass, or its bound on g + h. */
  readonly limit: number;
  /** The root of this pass; its nodes are those up to the next pass's root. */
  readonly root: number;
  /** The number of its first visit, from 1. */
  readonly firstVisit: number;
}

/** How a search goes from pass to pass. */
export interface PassRule {
  /** The limit of the first pass; `h` is that of the root. */
  first(h: number): number;
  /** The limit of the pass after one with this limit, which left nodes unvisited or unexpanded or not; null when there is none. */
  next(limit: number, cutOff: boolean): number | null;
}

/** Passes by depth limit: 0, 1, 2, ... up to `deepest`. */
export function passesByLevel(deepest: number): PassRule {
  return {
    first: () => 0,
    next: (limit, cutOff) => (cutOff && limit < deepest ? limit + 1 : null),
  };
}

/** Passes by bound on g + h: that of the root, then each time the least that exceeded it. */
export function passesByF(frontier: BoundedStackFrontier): PassRule {
  return {
    first: (h) => h,
    next: () => (frontier.leastAbove === Infinity ? null : frontier.leastAbove),
  };
}

/** The pass that made this node; undefined where there is none. */
export function passOf(passes: readonly Pass[], node: number): Pass | undefined {
  let [low, high] = [0, passes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((passes[middle] as Pass).root <= node) low = middle + 1;
    else high = middle;
  }
  return passes[low - 1];
}
