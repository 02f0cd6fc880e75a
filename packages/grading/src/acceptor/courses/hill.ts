import { NONE } from "@jejak/search";
import type { Course, RunInProgress } from "./course.ts";
import { choicesByPriority } from "./tied-choices.ts";

/** Hill climbing: on to the child with the least h, or to the first that is better than its parent. */
export class Hill implements Course {
  readonly stopsAtBetter: boolean;

  constructor(stopsAtBetter: boolean) {
    this.stopsAtBetter = stopsAtBetter;
  }

  choices(run: RunInProgress): number[] {
    const { frontier, tree } = run;
    const best = choicesByPriority(run);
    const [first] = best;
    if (first === undefined) return [];
    const node = frontier[first] as number;
    const parent = tree.parent(node);
    return parent === NONE || tree.h(node) < tree.h(parent) ? best : [];
  }

  isOver(run: RunInProgress): boolean {
    return this.choices(run).length === 0;
  }

  /** There is no way back. */
  forget(run: RunInProgress, position: number): number {
    run.frontier = run.frontier.slice(position, position + 1);
    return 0;
  }

  copy(): Hill {
    return this;
  }

  key({ frontier, tree }: RunInProgress): string {
    const [first] = frontier;
    const parent = first === undefined ? NONE : tree.parent(first);
    return parent === NONE ? "" : `${tree.h(parent)}`;
  }
}
