import { BestFirstTreeFrontier, NONE } from "@jejak/search";
import type { LegalTree } from "../legal-tree.ts";
import type { Course, RunInProgress } from "./course.ts";

/** Bratko's best-first search, whose tree decides among equals. */
export class Subtrees implements Course {
  readonly #tree: BestFirstTreeFrontier;
  #next: number;

  private constructor(tree: BestFirstTreeFrontier, next: number) {
    this.#tree = tree;
    this.#next = next;
  }

  static start(nodes: LegalTree): Subtrees {
    const tree = new BestFirstTreeFrontier(nodes);
    tree.addAll([nodes.root]);
    return new Subtrees(tree, tree.take());
  }

  choices({ frontier }: RunInProgress): number[] {
    const position = frontier.indexOf(this.#next);
    return position < 0 ? [] : [position];
  }

  goOn(run: RunInProgress, taken: number, children: readonly number[] | null): void {
    if (taken !== this.#next) this.#tree.goTo(taken);
    if (children !== null) this.#tree.addAll(children);
    do this.#next = this.#tree.take();
    while (this.#next !== NONE && !run.frontier.includes(this.#next));
  }

  copy(): Subtrees {
    return new Subtrees(this.#tree.copy(), this.#next);
  }

  key(): string {
    return this.#tree.key();
  }
}
