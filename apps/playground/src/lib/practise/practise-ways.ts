import type { PractisedSearch } from "./exercise.ts";

/** When the student is told. */
export const MODES = ["at-once", "at-the-end"] as const;
export type Mode = (typeof MODES)[number];

/**
 * What the student does at each step: choose the next node, first fill in h of the nodes just
 * generated, or write the frontier in order.
 */
export const TASKS = ["next", "values", "frontier"] as const;
export type Task = (typeof TASKS)[number];

/** A frontier that is written by hand stays short enough for it. */
const MOST_MOVES_BY_TASK: Record<Task, number> = { next: 8, values: 6, frontier: 4 };

/** The most moves that a problem for a task has. */
export function mostMoves(task: Task): number {
  return MOST_MOVES_BY_TASK[task];
}

/** The tasks that fit a search: values are written where it looks at them. */
export function tasksFor(search: PractisedSearch): readonly Task[] {
  return search === "best-first" || search === "a-star"
    ? TASKS
    : TASKS.filter((task) => task !== "values");
}

/** The ways that a link's query names; what it leaves out is the usual. */
export function readWays(query: string): { readonly task: Task; readonly mode: Mode } {
  const values = new URLSearchParams(query.slice(0, 300));
  return {
    task: TASKS.find((name) => name === values.get("give")) ?? "next",
    mode: MODES.find((name) => name === values.get("told")) ?? "at-once",
  };
}

/** The query of the ways. */
export function writeWays(task: Task, mode: Mode): string {
  return `give=${task}&told=${mode}`;
}
