import type { CourseRules, Question, ReportError } from "@jejak/grading";
import { NONE, Search, type Problem, type Rules, type SearchTree } from "@jejak/search";

/** A node of the tree in which a slip is shown. */
export interface ErrorTreeNode {
  readonly state: string;
  /** Its parent's place in the list; null for the root. Parents come first. */
  readonly parent: number | null;
  /** The number of its visit, from 1; null where it waits in the frontier. */
  readonly visit: number | null;
  readonly isWritten: boolean;
  readonly isPossible: boolean;
  /** Children that are left out of the picture. */
  readonly hidden: number;
}

/** The search as it stood when a slip was made. */
export type ErrorTree = readonly ErrorTreeNode[];

/** More nodes than these are not drawn; the slip, what was possible and the last visits always are. */
const MOST_DRAWN = 40;
const LAST_VISITS = 3;

/**
 * The tree that a student's visits before the slip have made, with the slip in it; null where the
 * slip is not one in the order of visits, or the visits cannot be followed without a doubt.
 */
export function errorTree(
  question: Question,
  words: readonly string[],
  error: ReportError,
): ErrorTree | null {
  const isOrder = question.ask.includes("visits") && error.aspect === "visits";
  const before = words.slice(0, error.step - 1);
  if (!isOrder || before.length === 0 || before.length > 2000) return null;
  const followed = follow(question, before);
  if (followed === null) return null;
  const { tree, visits } = followed;
  const visitOf = new Map(visits.map((node, index) => [node, index + 1]));
  const isWritten = (node: number): boolean => tree.state(node) === error.got;
  const isPossible = (node: number): boolean =>
    !visitOf.has(node) && error.expected.includes(tree.state(node));
  const drawn = drawnNodes(tree, visits, (node) => isWritten(node) || isPossible(node));
  const place = new Map(drawn.map((node, index) => [node, index]));
  return drawn.map((node) => ({
    state: tree.state(node),
    parent: node === 0 ? null : (place.get(tree.parent(node)) ?? null),
    visit: visitOf.get(node) ?? null,
    isWritten: isWritten(node),
    isPossible: isPossible(node),
    hidden: childrenOf(tree, node).filter((child) => !place.has(child)).length,
  }));
}

type Followed = {
  readonly tree: SearchTree<string, unknown>;
  readonly visits: readonly number[];
};

/** Runs the search so that where the rules leave a choice it takes the student's. */
function follow({ domain, rules }: Question, words: readonly string[]): Followed | null {
  const rank = new Map<string, number>();
  for (const [index, word] of words.entries()) if (!rank.has(word)) rank.set(word, index);
  const rankOf = (state: string): number => rank.get(state) ?? words.length;
  const legal = legalRules(rules, domain.usualChildOrder);
  const h = domain.heuristic(legal.heuristic);
  if (!h.ok) return null;
  const problem = domain.problem(legal.childOrder);
  const followed: Problem<string> = {
    ...problem,
    successors: (state) =>
      rules.childOrder === "any"
        ? problem.successors(state).toSorted((a, b) => rankOf(a.state) - rankOf(b.state))
        : problem.successors(state),
    // The integers know the order of children as well, and would not ask.
    space: undefined,
  };
  // Among equals the one that the student took first is made a little smaller: by f = g + h that
  // goes for uniform cost as well, where h is nothing.
  const nudge = rules.ties === "any" ? 1e-6 / (words.length + 1) : 0;
  const isUniform = legal.search === "uniform-cost";
  const heuristic = (state: string): number =>
    (isUniform ? 0 : h.value(state)) + nudge * rankOf(state);
  const nudged: Rules = isUniform ? { ...legal, search: "a-star" } : legal;
  const search = new Search(followed, nudged, { heuristic, bounds: { nodes: 50_000 } });
  for (const word of words) {
    const { value: step } = search.next();
    if (step === undefined || search.run.tree.state(step.node) !== word) return null;
  }
  return { tree: search.run.tree, visits: search.run.visits };
}

function legalRules(rules: CourseRules, usualOrder: Rules["childOrder"]): Rules {
  return {
    ...rules,
    ties: rules.ties === "any" ? "fifo" : rules.ties,
    childOrder: rules.childOrder === "any" ? usualOrder : rules.childOrder,
  };
}

/** All nodes of a small tree; of a large one those that the slip is about, and where they come from. */
function drawnNodes(
  tree: Followed["tree"],
  visits: readonly number[],
  isMarked: (node: number) => boolean,
): number[] {
  const all = Array.from({ length: tree.size }, (_, node) => node);
  if (tree.size <= MOST_DRAWN) return all;
  const last = visits.slice(-LAST_VISITS);
  const wanted = [
    ...all.filter(isMarked).slice(0, MOST_DRAWN / 4),
    ...last,
    ...last.flatMap((node) => childrenOf(tree, node)),
  ];
  const kept = new Set<number>();
  for (const node of wanted) {
    for (let up = node; up !== NONE && !kept.has(up); up = tree.parent(up)) kept.add(up);
  }
  return all.filter((node) => kept.has(node));
}

function childrenOf(tree: Followed["tree"], node: number): number[] {
  const children: number[] = [];
  for (let child = tree.firstChild(node); child !== NONE; child = tree.nextSibling(child)) {
    children.push(child);
  }
  return children;
}
