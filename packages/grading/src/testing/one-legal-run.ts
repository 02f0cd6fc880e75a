import type { Problem } from "@jejak/search";
import type { CourseRules } from "../acceptor/course-rules.ts";
import { hasSlowPasses, isDropped, nextNodes, type Made } from "./slow-rules.ts";

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

/** What is being searched by the slow search, and what it has written so far. */
interface Slow {
  readonly problem: Problem<string, string>;
  readonly rules: CourseRules;
  readonly h: (state: string) => number;
  readonly most: number;
  readonly draw: Draw;
  readonly costSoFar: CostSoFar;
  readonly steps: LegalStep[];
  readonly expanded: Made[];
  readonly generated: Made[];
}

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
  const slow: Slow = {
    ...{ problem, rules, h, most, draw, costSoFar },
    ...{ steps: [], expanded: [], generated: [] },
  };
  const end = (goal: Made | null): OneRun => ({ ...slow, goal });
  const root = rootOf(slow);
  if (rules.goalTest === "generate" && problem.isGoal(root.state)) return end(root);
  if (rules.search === "recursive-best-first") {
    const outcome = recursiveRun(slow, root);
    return outcome === "too many" ? null : end(outcome);
  }
  let limit = rules.search === "iterative-deepening" ? 0 : (rules.depthLimit ?? Infinity);
  let bound = rules.search === "ida-star" ? h(problem.initial) : Infinity;
  for (let start = root; ; start = rootOf(slow)) {
    const pass = onePass(slow, start, limit, bound);
    if (pass === null) return null;
    if (pass.goal !== null || !hasSlowPasses(rules)) return end(pass.goal);
    if (rules.search === "ida-star") {
      if (pass.above === Infinity) return end(null);
      bound = pass.above;
    } else {
      if (!pass.isCutOff || limit === rules.depthLimit) return end(null);
      limit++;
    }
  }
}

function rootOf({ problem, generated }: Slow): Made {
  const { initial } = problem;
  const root = { state: initial, parent: null, level: 0, g: 0, time: generated.length };
  generated.push(root);
  return root;
}

/** The children of `node` in an order that the rules allow, up to a goal or the first better one where that ends them. */
function childrenOf(
  { problem, rules, h, draw, costSoFar, generated }: Slow,
  node: Made,
  visited: readonly string[],
  firstOfPass: number,
  bound: number,
): { children: Made[]; goal: Made | null } {
  const children: Made[] = [];
  const successors = [...problem.successors(node.state)];
  if (rules.childOrder === "any") shuffle(successors, draw);
  for (const { state, cost } of successors) {
    const g = costSoFar(node, cost);
    if (isDropped(rules, node, state, g, visited, generated.slice(firstOfPass))) continue;
    const time = generated.length;
    const child: Made = { state, parent: node, level: node.level + 1, g, time };
    generated.push(child);
    children.push(child);
    const isGoal = rules.goalTest === "generate" && problem.isGoal(state);
    if (isGoal && g + h(state) <= bound) return { children, goal: child };
    if (rules.search === "simple-hill-climbing" && h(state) < h(node.state)) break;
  }
  return { children, goal: null };
}

interface Pass {
  readonly goal: Made | null;
  readonly isCutOff: boolean;
  readonly above: number;
}

function onePass(slow: Slow, root: Made, limit: number, bound: number): Pass | null {
  const { problem, rules, h, draw } = slow;
  let open: readonly Made[] = [root];
  let beam: Made[] = [];
  let isCutOff = false;
  let above = Infinity;
  const visited: string[] = [];
  const unvisited = (nodes: readonly Made[]): readonly Made[] =>
    rules.duplicates === "closed" ? nodes.filter(({ state }) => !visited.includes(state)) : nodes;
  for (;;) {
    open = unvisited(open);
    let frontierBefore = [...beam, ...open];
    if (rules.search === "beam" && beam.length === 0) {
      beam = bestOf(slow, open);
      open = [];
    }
    const choices = rules.search === "beam" ? beam.slice(0, 1) : nextNodes(open, rules, h);
    const node = choices[draw(choices.length)];
    if (node === undefined || isStuck(slow, node)) return { goal: null, isCutOff, above };
    if (slow.steps.length === slow.most) return null;
    visited.push(node.state);
    if (isHill(rules)) frontierBefore = betterOf(slow, choices);
    const rest = isHill(rules) ? [] : open.filter((other) => other !== node);
    beam = beam.filter((other) => other !== node);
    let goal = rules.goalTest === "visit" && problem.isGoal(node.state) ? node : null;
    let children: Made[] = [];
    if (goal === null && node.level >= limit) isCutOff = true;
    else if (goal === null) {
      slow.expanded.push(node);
      ({ children, goal } = childrenOf(slow, node, visited, root.time, bound));
    }
    const fOf = ({ g, state }: Made): number => g + h(state);
    for (const child of children) if (fOf(child) > bound) above = Math.min(above, fOf(child));
    open = [...rest, ...children.filter((child) => fOf(child) <= bound)];
    const frontierAfter = isHill(rules)
      ? betterOf(slow, nextNodes(open, rules, h))
      : [...beam, ...unvisited(open)];
    slow.steps.push({ node, frontierBefore, frontierAfter });
    if (goal !== null) return { goal, isCutOff, above };
  }
}

function isHill({ search }: CourseRules): boolean {
  return search === "steepest-hill-climbing" || search === "simple-hill-climbing";
}

function isStuck(slow: Slow, node: Made): boolean {
  return isHill(slow.rules) && betterOf(slow, [node]).length === 0;
}

/** Those that are better than their parents, and a root. */
function betterOf({ h }: Slow, nodes: readonly Made[]): Made[] {
  return nodes.filter(({ state, parent }) => parent === null || h(state) < h(parent.state));
}

/** The best of a level, one after the other. */
function bestOf({ rules, h, draw }: Slow, level: readonly Made[]): Made[] {
  const best: Made[] = [];
  let rest = level;
  while (best.length < (rules.beamWidth ?? NaN) && rest.length > 0) {
    const choices = nextNodes(rest, rules, h);
    const chosen = choices[draw(choices.length)] as Made;
    best.push(chosen);
    rest = rest.filter((other) => other !== chosen);
  }
  return best;
}

/** RBFS as Russell and Norvig write it, figure 3.22, with the goal test of the rules. */
function recursiveRun(slow: Slow, root: Made): Made | null | "too many" {
  const { problem, rules, h, draw, steps } = slow;
  const known = new Map<Made, Made[]>();
  let end: Made | "too many" | null = null;
  const visit = (node: Made, f: number, limit: number): number => {
    if (steps.length === slow.most) {
      end = "too many";
      return Infinity;
    }
    steps.push({ node, frontierBefore: [], frontierAfter: [] });
    if (rules.goalTest === "visit" && problem.isGoal(node.state)) {
      end = node;
      return Infinity;
    }
    if (rules.depthLimit !== null && node.level >= rules.depthLimit) return Infinity;
    slow.expanded.push(node);
    let children = known.get(node);
    if (children === undefined) {
      const made = childrenOf(slow, node, [], 0, Infinity);
      children = made.children;
      known.set(node, children);
      if (made.goal !== null) {
        end = made.goal;
        return Infinity;
      }
    }
    const values = children.map(({ g, state }) => Math.max(g + h(state), f));
    for (;;) {
      const best = Math.min(...values);
      if (best > limit || best === Infinity) return best;
      const tied = [...values.keys()].filter((at) => values[at] === best);
      const at = tied[rules.ties === "any" ? draw(tied.length) : 0] as number;
      const alternative = Math.min(...values.filter((_, other) => other !== at));
      values[at] = visit(children[at] as Made, best, Math.min(limit, alternative));
      if (end !== null) return Infinity;
    }
  };
  visit(root, root.g + h(root.state), Infinity);
  return end;
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
