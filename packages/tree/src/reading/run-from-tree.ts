import {
  isExpanded,
  NONE,
  replay,
  type Counters,
  type Outcome,
  type Rules,
  type SearchRun,
  type SearchTree,
} from "@jejak/search";
import { Unreadable } from "./unreadable.ts";

type Tree = SearchTree<string, string>;

/** A run as a file tells it. */
export interface RunParts {
  readonly rules: Rules;
  readonly tree: Tree;
  /** For each node the number of its visit from 0, or null. */
  readonly visitOf: readonly (number | null)[];
  readonly outcome: Outcome;
  /** What cannot be found out from tree and visits; null where the file does not say it. */
  readonly counters: Pick<Counters, "dropped" | "largestFrontier"> | null;
}

/**
 * Makes the run of a tree and its visits, and checks that a search under the rules could have made
 * it: each visited node got its children in its turn and no other did, the order of visits is that
 * of the rules, and the outcome is what this comes to.
 */
export function runFromTree({
  rules,
  tree,
  visitOf,
  outcome,
  counters,
}: RunParts): SearchRun<string, string> {
  const visits = visitsInOrder(visitOf);
  const goal = goalOf(rules, tree, visits, outcome);
  const run = {
    rules,
    tree,
    visits,
    outcome,
    goal,
    counters: {
      visited: visits.length,
      expanded: 0,
      generated: tree.size,
      dropped: counters?.dropped ?? 0,
      thrownAway: 0,
      largestFrontier: counters?.largestFrontier ?? 0,
    },
  };
  run.counters.expanded = visits.filter((node) => isExpanded(run, node)).length;
  checkGeneration(run);
  run.counters.thrownAway = thrownAway(run);
  checkEnd(run);
  return run;
}

function visitsInOrder(visitOf: readonly (number | null)[]): number[] {
  const visits: number[] = [];
  visitOf.forEach((visit, node) => {
    if (visit === null) return;
    if (visits[visit] !== undefined) {
      throw new Unreadable(
        `nodes[${node}].visit`,
        `is ${visit}, as that of node ${visits[visit]} already`,
      );
    }
    visits[visit] = node;
  });
  for (let visit = 0; visit < visits.length; visit++) {
    if (visits[visit] === undefined) {
      throw new Unreadable("nodes", `no node has visit ${visit}, but one has ${visits.length - 1}`);
    }
  }
  return visits;
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
function checkGeneration(run: SearchRun<string, string>): void {
  const { tree, visits } = run;
  let size = 1;
  visits.forEach((node, visit) => {
    if (node >= size) {
      throw new Unreadable(`visits[${visit}]`, `is node ${node}, which is generated later`);
    }
    const firstChild = tree.firstChild(node);
    if (firstChild === NONE) return;
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
  });
  if (size < tree.size) {
    throw new Unreadable(
      `nodes[${size}].parent`,
      `is ${tree.parent(size)}; that node was never visited, so it has no children`,
    );
  }
}

/** How many nodes were taken and thrown away, which only `duplicates: closed` does. */
function thrownAway(run: SearchRun<string, string>): number {
  const { tree, visits, rules, outcome } = run;
  const left = frontierAtTheEnd(run);
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

function frontierAtTheEnd(run: SearchRun<string, string>): number[] {
  try {
    return replay(run).frontierAfter(run.visits.length);
  } catch (error) {
    if (error instanceof RangeError) throw wrongOrder(run);
    throw error;
  }
}

function wrongOrder({ rules }: SearchRun<string, string>): Unreadable {
  const { search, ties, duplicates } = rules;
  return new Unreadable(
    "visits",
    `are in another order than ${search} search takes (ties ${ties}, duplicates ${duplicates})`,
  );
}

function checkEnd(run: SearchRun<string, string>): void {
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
