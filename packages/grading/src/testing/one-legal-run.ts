import type { Problem } from "@jejak/search";
import type { CourseRules } from "../acceptor/course-rules.ts";
import { isDropped, nextNodes, type Made } from "./slow-rules.ts";

/** One step of a legal run: the node that is visited, and the lists as they are after it. */
export interface LegalStep {
  readonly node: Made;
  /** In order of generation. */
  readonly frontierBefore: readonly Made[];
  readonly frontierAfter: readonly Made[];
}

/** A whole legal run. `goal` is the node that ended it, null where none did. */
export interface OneRun {
  readonly steps: readonly LegalStep[];
  readonly expanded: readonly Made[];
  readonly generated: readonly Made[];
  readonly goal: Made | null;
}

/** A number from 0 up to but not including `below`. */
export type Draw = (below: number) => number;

/** How g of a child comes about, where somebody gets that wrong. */
export type CostSoFar = (parent: Made, cost: number) => number;

const addedUp: CostSoFar = (parent, cost) => parent.g + cost;

/**
 * One run that the rules allow, made the slow and obvious way; `draw` decides what they leave open.
 * null when it visits more than `most` nodes.
 */
export function oneLegalRun(
  problem: Problem<string, string>,
  rules: CourseRules,
  h: (state: string) => number,
  most: number,
  draw: Draw = () => 0,
  costSoFar: CostSoFar = addedUp,
): OneRun | null {
  const root: Made = { state: problem.initial, parent: null, level: 0, g: 0, time: 0 };
  const run = { steps: [] as LegalStep[], expanded: [] as Made[], generated: [root] };
  if (rules.goalTest === "generate" && problem.isGoal(root.state)) return { ...run, goal: root };
  let open: readonly Made[] = [root];
  const visited: string[] = [];
  while (true) {
    if (rules.duplicates === "closed") open = open.filter(({ state }) => !visited.includes(state));
    const choices = nextNodes(open, rules, h);
    const node = choices[draw(choices.length)];
    if (node === undefined) return { ...run, goal: null };
    if (run.steps.length === most) return null;
    visited.push(node.state);
    const frontierBefore = open;
    const rest = open.filter((other) => other !== node);
    const isGoal = rules.goalTest === "visit" && problem.isGoal(node.state);
    const isAtLimit = rules.depthLimit !== null && node.level >= rules.depthLimit;
    let goal: Made | null = isGoal ? node : null;
    const children: Made[] = [];
    if (!isGoal && !isAtLimit) {
      run.expanded.push(node);
      const successors = [...problem.successors(node.state)];
      if (rules.childOrder === "any") shuffle(successors, draw);
      for (const { state, cost } of successors) {
        const g = costSoFar(node, cost);
        if (isDropped(rules, node, state, g, visited, run.generated)) continue;
        const time = run.generated.length;
        const child: Made = { state, parent: node, level: node.level + 1, g, time };
        run.generated.push(child);
        children.push(child);
        if (rules.goalTest === "generate" && problem.isGoal(state)) goal = child;
        if (goal !== null) break;
      }
    }
    open = [...rest, ...children];
    const frontierAfter =
      rules.duplicates === "closed" ? open.filter(({ state }) => !visited.includes(state)) : open;
    run.steps.push({ node, frontierBefore, frontierAfter });
    if (goal !== null) return { ...run, goal };
  }
}

/** The states from the root to a node. */
export function pathTo(node: Made): string[] {
  const path: string[] = [];
  for (let at: Made | null = node; at !== null; at = at.parent) path.push(at.state);
  return path.reverse();
}

function shuffle(items: unknown[], draw: Draw): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
}
