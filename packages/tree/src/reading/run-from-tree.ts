import {
  hasOneFrontier,
  isExpanded,
  NONE,
  replay,
  type Rules,
  type Counters,
  type Outcome,
  type Pass,
  type SearchRun,
  type SearchTree,
} from "@jejak/search";
import { revisits } from "../visited-before.ts";
import { checkPasses } from "./check-passes.ts";
import { Unreadable } from "./unreadable.ts";

type Tree = SearchTree<string, string>;
type Run = SearchRun<string, string>;

/** A run as a file tells it. */
export interface RunParts {
  readonly rules: Rules;
  readonly tree: Tree;
  /** The nodes in order of visit. */
  readonly visits: readonly number[];
  readonly outcome: Outcome;
  /** What the search counted; null where the file does not say it. */
  readonly counters: Counters | null;
  readonly passes: readonly Pass[] | null;
}

/**
 * Makes the run of a tree and its visits, and checks that a search under the rules could have made
 * it: each visited node got its children in its turn and no other did, the order of visits is that
 * of the rules, and the outcome is what this comes to. Of searches that have not one frontier the
 * order of visits and the outcome are taken as they stand.
 */
export function runFromTree(parts: RunParts): Run {
  const { rules, tree, visits, outcome, counters, passes } = parts;
  checkPasses(rules, tree, visits, passes);
  const goal = goalOf(rules, tree, visits, outcome);
  const bare = { rules, tree, visits, outcome, goal, ...(passes === null ? {} : { passes }) };
  const counted = {
    visited: visits.length,
    expanded: 0,
    generated: tree.size,
    dropped: counters?.dropped ?? 0,
    thrownAway: counters?.thrownAway ?? 0,
    largestFrontier: counters?.largestFrontier ?? 0,
  };
  const run = { ...bare, counters: counted };
  checkGeneration(run);
  counted.expanded = visits.filter((node) => isExpanded(run, node)).length;
  const left = frontierAtTheEnd(run);
  if (!hasOneFrontier(rules.search)) return run;
  counted.thrownAway = thrownAway(run, left);
  checkEnd(run);
  return run;
}

function goalOf(
  rules: Rules,
  tree: Tree,
  visits: readonly number[],
  outcome: Outcome,
): number | null {
  if (outcome !== "found") return null;
  const last = visits.at(-1);
  if (rules.goalTest === "generate") {
    const goal = tree.size - 1;
    if (tree.parent(goal) === (last ?? NONE)) return goal;
    throw new Unreadable("outcome", "is found; the last visit did not generate the last node");
  }
  if (last === undefined) {
    throw new Unreadable("outcome", "is found; the goal is tested at a visit, and there is none");
  }
  return last;
}

/** Nodes are numbered as their parents were visited: each visit adds the next numbers, or none. */
function checkGeneration(run: Run): void {
  const { tree, visits } = run;
  const visited = new Uint8Array(tree.size);
  let size = 1;
  visits.forEach((node, visit) => {
    // The root of a later pass is made in the step that visits it.
    if (node === size && tree.parent(node) === NONE) size++;
    if (node >= size) {
      throw new Unreadable(`visits[${visit}]`, `is node ${node}, which is generated later`);
    }
    if (visited[node] === 1) return checkVisitedAgain(run, visit);
    visited[node] = 1;
    const firstChild = tree.firstChild(node);
    if (firstChild === NONE) return undefined;
    if (!isExpanded(run, node)) {
      const why = node === run.goal ? "the goal" : "at the depth limit";
      throw new Unreadable(
        `nodes[${node}].firstChild`,
        `is ${firstChild}; a node that is ${why} has no children`,
      );
    }
    if (firstChild !== size) {
      throw new Unreadable(
        `nodes[${node}].firstChild`,
        `is ${firstChild}; its visit is number ${visit}, when the next new node is ${size}`,
      );
    }
    for (let child = firstChild; child !== NONE; child = tree.nextSibling(child)) size++;
    return undefined;
  });
  if (size < tree.size) {
    const parent = tree.parent(size);
    throw new Unreadable(
      `nodes[${size}].parent`,
      `is ${parent === NONE ? "null" : parent}; that node was never visited, so it has no children`,
    );
  }
}

/** Only recursive best-first search comes back to a node, which then has the children that it had. */
function checkVisitedAgain({ rules, visits }: Run, visit: number): undefined {
  if (revisits(rules)) return undefined;
  throw new Unreadable(`visits[${visit}]`, `is node ${visits[visit]}, which was visited before`);
}

/** How many nodes were taken and thrown away, which only `duplicates: closed` does. */
function thrownAway(run: Run, left: readonly number[]): number {
  const { tree, visits, rules, outcome } = run;
  const unvisited = tree.size - visits.length;
  if (rules.duplicates !== "closed") {
    if (left.length < unvisited) throw wrongOrder(run);
    return 0;
  }
  const visited = new Set(visits.map((node) => tree.stateNumber(node)));
  const waiting = new Set(left);
  const inTree = new Set(visits);
  for (let node = 0; node < tree.size; node++) {
    const gone = !inTree.has(node) && !waiting.has(node);
    if (gone && !visited.has(tree.stateNumber(node))) throw wrongOrder(run);
  }
  const emptied = outcome === "exhausted" || outcome === "cut-off";
  return emptied ? unvisited : unvisited - left.length;
}

function frontierAtTheEnd(run: Run): number[] {
  try {
    return replay(run).frontierAfter(run.visits.length);
  } catch (error) {
    if (error instanceof RangeError) throw wrongOrder(run);
    throw error;
  }
}

function wrongOrder({ rules }: Run): Unreadable {
  const { search, ties, duplicates } = rules;
  return new Unreadable(
    "visits",
    `are in another order than ${search} search takes (ties ${ties}, duplicates ${duplicates})`,
  );
}

function checkEnd(run: Run): void {
  const { tree, visits, rules, outcome, counters } = run;
  const says = (message: string): Unreadable =>
    new Unreadable("outcome", `is ${outcome}; ${message}`);
  if (outcome === "found" || outcome === "stopped") return;
  const left = tree.size - visits.length - counters.thrownAway;
  if (left > 0) throw says(`${left} nodes were never taken from the frontier`);
  const atLimit = visits.some((node) => tree.level(node) === rules.depthLimit);
  if (outcome === "exhausted" && atLimit) throw says("nodes at the depth limit were not expanded");
  if (outcome === "cut-off" && !atLimit) throw says("no node at a depth limit was visited");
}
