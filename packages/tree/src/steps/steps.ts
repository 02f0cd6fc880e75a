import { replay } from "@jejak/search";
import type { Trace } from "../trace.ts";

/** What is left out of a table of steps, so that it stays one that people read. */
export interface StepsOptions {
  /** The most steps that are shown; 500 by default. */
  readonly steps?: number;
  /** The most nodes of OPEN and of CLOSED that are named after a step; 30 by default. */
  readonly entries?: number;
}

/** One visit and the two lists after it. */
export interface StepShown {
  /** Number of the visit, from 1. */
  readonly number: number;
  readonly node: number;
  readonly open: ListShown;
  readonly closed: ListShown;
}

/** The nodes of a list that are named, and how many more there are: OPEN's first, CLOSED's last. */
export interface ListShown {
  readonly nodes: readonly number[];
  readonly more: number;
}

/** The steps of a trace one after the other, as many as are shown. */
export function* stepsShown<State>(
  { run }: Trace<State>,
  { steps = 500, entries = 30 }: StepsOptions,
): Generator<StepShown> {
  const { visits } = run;
  const replayed = replay(run);
  const last = Math.min(steps, visits.length);
  for (let number = 1; number <= last; number++) {
    const open = replayed.frontierAfter(number);
    const more = Math.max(0, number - entries);
    yield {
      number,
      node: visits[number - 1] as number,
      open: { nodes: open.slice(0, entries), more: Math.max(0, open.length - entries) },
      closed: { nodes: visits.slice(more, number), more },
    };
  }
}

/** How many steps a table leaves out. */
export function stepsLeftOut<State>({ run }: Trace<State>, { steps = 500 }: StepsOptions): number {
  return Math.max(0, run.visits.length - steps);
}

/** The path to the goal as far as it is shown; no nodes where there is no goal. */
export function pathShown<State>({ run }: Trace<State>, { steps = 500 }: StepsOptions): ListShown {
  const path = run.goal === null ? [] : run.tree.path(run.goal);
  return { nodes: path.slice(0, steps), more: Math.max(0, path.length - steps) };
}
