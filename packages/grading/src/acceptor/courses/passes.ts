import type { LegalTree } from "../legal-tree.ts";
import type { Course, RunInProgress } from "./course.ts";
import { newestSiblings, siblingGroups } from "./one-frontier.ts";

/** Iterative deepening: depth-first search with limit 0, 1, 2, ..., each pass from the root. */
export class LevelPasses implements Course {
  readonly choices: Course["choices"] = newestSiblings;
  depthLimit = 0;
  pass = 0;
  #visits = 0;
  #isCutOff = false;

  goOn(run: RunInProgress, _taken: number, children: readonly number[] | null): void {
    this.#visits++;
    if (children === null) this.#isCutOff = true;
    const deepest = run.rules.depthLimit ?? Infinity;
    if (run.frontier.length > 0 || !this.#isCutOff || this.depthLimit >= deepest) return;
    this.depthLimit++;
    this.#isCutOff = false;
    this.pass = this.#visits;
    run.restart();
  }

  copy(): LevelPasses {
    const copy = new LevelPasses();
    copy.depthLimit = this.depthLimit;
    copy.pass = this.pass;
    copy.#visits = this.#visits;
    copy.#isCutOff = this.#isCutOff;
    return copy;
  }

  key(run: RunInProgress): string {
    return `${this.depthLimit},${this.#isCutOff},${siblingGroups(run)}`;
  }
}

/** IDA*: depth-first search below a bound on g + h, which becomes the least that was above it. */
export class BoundPasses implements Course {
  readonly choices: Course["choices"] = newestSiblings;
  bound: number;
  pass = 0;
  #visits = 0;
  #leastAbove: number = Infinity;

  constructor(bound: number) {
    this.bound = bound;
  }

  goOn(run: RunInProgress, _taken: number, children: readonly number[] | null): void {
    this.#visits++;
    const { tree } = run;
    const isAbove = (node: number): boolean => fOf(tree, node) > this.bound;
    const above = (children ?? []).filter(isAbove);
    for (const child of above) this.#leastAbove = Math.min(this.#leastAbove, fOf(tree, child));
    if (above.length > 0) {
      const first = run.frontier.length - (children?.length ?? 0);
      run.frontier = run.frontier.filter((node, at) => at < first || !isAbove(node));
    }
    if (run.frontier.length > 0 || this.#leastAbove === Infinity) return;
    this.bound = this.#leastAbove;
    this.#leastAbove = Infinity;
    this.pass = this.#visits;
    run.restart();
  }

  copy(): BoundPasses {
    const copy = new BoundPasses(this.bound);
    copy.pass = this.pass;
    copy.#visits = this.#visits;
    copy.#leastAbove = this.#leastAbove;
    return copy;
  }

  key(run: RunInProgress): string {
    return `${this.bound},${this.#leastAbove},${siblingGroups(run)}`;
  }
}

function fOf(tree: LegalTree, node: number): number {
  return tree.g(node) + tree.h(node);
}
