import { NONE } from "@jejak/search";
import { positionKey } from "../acceptor/accept.ts";
import { Budget } from "../acceptor/budget.ts";
import { Configuration } from "../acceptor/configuration.ts";
import { LegalTree } from "../acceptor/legal-tree.ts";
import { startPosition, waysOn } from "../acceptor/position.ts";
import type { VisitedList } from "../acceptor/visited-list.ts";
import type { AnswerKey } from "./answer-key.ts";

/** A node of a tree as it stands on paper. */
export interface TreeEdge {
  readonly state: string;
  /** null for the root. */
  readonly parent: string | null;
  /** Number of the visit, from 1; null for a node that was not visited. */
  readonly visit: number | null;
}

const BUDGET = 3_000_000;
const MOST_TREES = 64;

/**
 * The trees that may be written: the reference's, and where the rules leave choices open those of
 * the other legal runs, as many as the budget lets find. Runs that agree with the numbers that the
 * student gave the visits are looked at first.
 */
export function legalTrees(key: AnswerKey, numbered: readonly TreeEdge[]): TreeEdge[][] {
  const { rules } = key.question;
  const trees = [referenceTree(key)];
  if (rules.ties !== "any" && rules.childOrder !== "any") return trees;
  const order = numbered.filter(({ visit }) => visit !== null);
  const states: (string | undefined)[] = [];
  for (const { state, visit } of order) states[(visit ?? 1) - 1] = state;
  if (states.length > 0) trees.push(...treesOfRuns(key, states));
  return [...trees, ...treesOfAnyRun(key)];
}

/** Looked for once, whoever asks. */
const ofAnyRun = new WeakMap<AnswerKey, TreeEdge[][]>();

function treesOfAnyRun(key: AnswerKey): TreeEdge[][] {
  const known = ofAnyRun.get(key);
  if (known !== undefined) return known;
  const trees = treesOfRuns(key, []);
  ofAnyRun.set(key, trees);
  return trees;
}

function referenceTree({ reference: { tree, visits } }: AnswerKey): TreeEdge[] {
  const visitOf = new Map(visits.map((node, at) => [node, at + 1]));
  return Array.from({ length: tree.size }, (_, node) => ({
    state: tree.state(node),
    parent: tree.parent(node) === NONE ? null : tree.state(tree.parent(node)),
    visit: visitOf.get(node) ?? null,
  }));
}

/** The trees of the legal runs whose visits are `states`, as far as these are given. */
function treesOfRuns(
  { question: { rules }, space }: AnswerKey,
  states: readonly (string | undefined)[],
): TreeEdge[][] {
  const tree = new LegalTree(space, rules);
  const budget = new Budget(BUDGET);
  const seen = new Set<string>();
  const found: TreeEdge[][] = [];
  const open = [startPosition("visits", Configuration.start(rules, tree))];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (budget.isSpent || found.length >= MOST_TREES) break;
    const { options, mayEnd } = waysOn("visits", at, budget);
    const { visits, frontier } = at.configuration;
    if (mayEnd) found.push(treeOf(at.configuration));
    // Which nodes were visited is what a key leaves out, and what the tree is made of.
    const key = `${positionKey(at)}|${frontier.join()}|${nodesOf(visits)
      .sort((a, b) => a - b)
      .join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const next = states[visits?.length ?? 0];
    // The first choice is looked at first.
    for (const option of options.toReversed()) {
      if (next !== undefined && tree.key(option.node) !== next) continue;
      budget.spend(2 * at.configuration.size + 2);
      open.push(option.take(false));
    }
  }
  return found;
}

/** The tree of a run that has ended, made by visiting its nodes once more. */
function treeOf({ rules, tree, visits }: Configuration): TreeEdge[] {
  const edges: { state: string; parent: string | null; visit: number | null }[] = [];
  const edgeOf = new Map<number, (typeof edges)[number]>();
  const add = (node: number): void => {
    const parent = tree.parent(node);
    const edge = { state: tree.key(node), parent: parent === NONE ? null : tree.key(parent) };
    const made = { ...edge, visit: null };
    edges.push(made);
    edgeOf.set(node, made);
  };
  const run = Configuration.start(rules, tree);
  add(tree.root);
  for (const [at, node] of nodesOf(visits).entries()) {
    run.visit(run.frontier.indexOf(node));
    const edge = edgeOf.get(node);
    if (edge !== undefined) edge.visit = at + 1;
    for (const child of run.lastGenerated) add(child);
    if (run.hasRestarted) add(tree.root);
  }
  return edges;
}

function nodesOf(newest: VisitedList | null): number[] {
  const nodes: number[] = [];
  for (let at = newest; at !== null; at = at.previous) nodes.push(at.node);
  return nodes.reverse();
}
