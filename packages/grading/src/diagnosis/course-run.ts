import { isByPriority, type Configuration } from "../acceptor/configuration.ts";
import { nextChoices } from "../acceptor/next-choices.ts";
import { generatedBy, type AskedSequence } from "../acceptor/position.ts";
import type { StateSequence } from "./fit.ts";

/** Which of the frontier's positions is visited next; -1 ends the run. */
export type Choose = (configuration: Configuration) => number;

/** As the rules say; the oldest of those they allow. */
export const byTheRules: Choose = (configuration) => nextChoices(configuration)[0] ?? -1;

/**
 * The sequence that one run writes, made only as far as it is looked at. A hypothesis that parts
 * from the student's trace at the second state costs two visits.
 */
export class CourseRun implements StateSequence {
  readonly #asked: AskedSequence;
  readonly #configuration: Configuration;
  readonly #choose: Choose;
  readonly #written: number[] = [];

  constructor(asked: AskedSequence, start: Configuration, choose: Choose = byTheRules) {
    this.#asked = asked;
    this.#configuration = start;
    this.#choose = choose;
    if (asked === "generated") this.#written.push(start.tree.stateNumber(start.tree.root));
  }

  /** The state written at `index`, from 0; null where the run has ended before. */
  at(index: number): number | null {
    while (this.#written.length <= index) if (!this.#visitNext()) return null;
    return this.#written[index] as number;
  }

  /** The path to the goal, where the run finds one with at most `most` visits; else empty. */
  pathWithin(most: number): string[] {
    const { tree } = this.#configuration;
    for (let visits = 0; visits < most && this.#visitNext(); visits++);
    const [goal] = this.#configuration.goals;
    return goal === undefined ? [] : tree.path(goal).map((node) => tree.key(node));
  }

  #visitNext(): boolean {
    const configuration = this.#configuration;
    const choice = configuration.hasEnded ? -1 : this.#choose(configuration);
    const node = configuration.frontier[choice];
    if (node === undefined) return false;
    const { tree } = configuration;
    configuration.visit(choice);
    if (this.#asked === "generated") {
      for (const child of generatedBy(configuration)) this.#written.push(tree.stateNumber(child));
    } else if (this.#asked === "visits" || configuration.visits?.isExpanded === true) {
      this.#written.push(tree.stateNumber(node));
    }
    return true;
  }
}

/**
 * Best-first search as some misunderstand it: only the children of the node visited last are
 * compared; without any the search goes back to the nearest node that has some left.
 */
export const bestOfSiblings: Choose = ({ rules, tree, frontier }) => {
  let best = frontier.length - 1;
  if (best < 0) return -1;
  const parent = tree.parent(frontier[best] as number);
  const value = (at: number): number => {
    const node = frontier[at] as number;
    return rules.search === "best-first" ? tree.h(node) : tree.f(node);
  };
  for (let at = best; at >= 0; at--) {
    if (tree.parent(frontier[at] as number) !== parent) break;
    if (value(at) <= value(best)) best = at;
  }
  return best;
};

/** Whether one run follows from the rules: nothing is left to the student's choice. */
export function isDetermined({ rules, hasFreeSiblings }: Configuration): boolean {
  return !hasFreeSiblings && !(rules.ties === "any" && isByPriority(rules));
}
