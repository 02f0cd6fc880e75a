import { frontierOrder } from "./frontier/frontier-order.ts";
import { frontierAt } from "./frontier-at.ts";
import { hasOneFrontier } from "./one-frontier.ts";
import { isExpanded, type SearchRun } from "./search-run.ts";
import { NONE } from "./tree/node-rows.ts";
import { SEARCH_METHODS } from "./searches/search-methods.ts";

/** What can be said of a run after each of its visits; `visit` counts from 1, 0 is before the first. */
export interface Replay {
  /** Nodes in the frontier after `visit`, in the order in which they would be taken. */
  readonly frontierAfter: (visit: number) => number[];
  /** Nodes visited up to `visit`, in order; the slides' antrian2. */
  readonly closedAfter: (visit: number) => number[];
  /** The nodes of the tree up to `visit`: those with smaller numbers than this. */
  readonly generatedAfter: (visit: number) => number;
  /** Nodes from the root to the node of this visit. */
  readonly pathAt: (visit: number) => number[];
}

/**
 * Derives frontier, closed list, tree size and path after any visit of `run` from its tree and its
 * order of visits. Making it costs one pass over the tree; each frontier is then sorted anew, so
 * going back costs what going forward costs.
 *
 * The frontier of a search that has not one frontier (`hasOneFrontier`) is what it keeps to
 * choose from, and each is found by going through all visits up to it: between two passes it is
 * empty; beam search has what is left of its level and all children made so far; a hill climber has
 * at most the one node it goes on to; `best-first-tree` has the leaves of its tree; recursive
 * best-first search the siblings along its path, by the f that it remembers.
 */
export function replay<State, Action>(run: SearchRun<State, Action>): Replay {
  const { tree, visits } = run;
  const order = frontierOrder(tree, run.rules);
  const sizes = treeSizes(run);
  const takenAt = hasOneFrontier(run.rules.search) ? timesTaken(run, sizes) : null;
  const check = (visit: number): void => {
    if (!Number.isInteger(visit) || visit < 0 || visit > visits.length) {
      throw new RangeError(`the run has visits 1 to ${visits.length}, not ${visit}`);
    }
  };
  return {
    frontierAfter(visit) {
      check(visit);
      if (takenAt === null) return frontierAt(run, visit);
      const size = sizes[visit] as number;
      const frontier: number[] = [];
      for (let node = 0; node < size; node++) {
        if ((takenAt[node] as number) > visit) frontier.push(node);
      }
      return frontier.sort(order);
    },
    closedAfter(visit) {
      check(visit);
      return visits.slice(0, visit);
    },
    generatedAfter(visit) {
      check(visit);
      return sizes[visit] as number;
    },
    pathAt(visit) {
      check(visit);
      if (visit === 0) return [];
      return tree.path(visits[visit - 1] as number);
    },
  };
}

/** For each number of visits, how many nodes the tree had. */
function treeSizes<State, Action>(run: SearchRun<State, Action>): Int32Array {
  const { tree, visits } = run;
  const sizes = new Int32Array(visits.length + 1);
  let size = 1;
  sizes[0] = size;
  for (const [index, node] of visits.entries()) {
    // A later pass makes its root in the step that visits it.
    size = Math.max(size, node + 1);
    if (isExpanded(run, node)) {
      for (let child = tree.firstChild(node); child !== NONE; child = tree.nextSibling(child)) {
        // A node that is visited again has the children it had.
        size = Math.max(size, child + 1);
      }
    }
    sizes[index + 1] = size;
  }
  return sizes;
}

/**
 * For each node the number of the visit at which it left the frontier, Infinity while it never did.
 * Nodes that `duplicates: closed` throws away leave it together with the node visited after them,
 * so the frontier is filled and emptied once more in the order of the visits.
 */
function timesTaken<State, Action>(run: SearchRun<State, Action>, sizes: Int32Array): Float64Array {
  const { tree, visits, rules } = run;
  const takenAt = new Float64Array(tree.size).fill(Infinity);
  const frontier = SEARCH_METHODS[rules.search].frontier(tree, rules);
  frontier.add(0, 1);
  visits.forEach((visited, index) => {
    for (;;) {
      const node = frontier.take();
      if (node === NONE) throw new RangeError(`visit ${index + 1} is not in the frontier`);
      takenAt[node] = index + 1;
      if (node === visited) break;
    }
    frontier.add(sizes[index] as number, sizes[index + 1] as number);
  });
  return takenAt;
}
