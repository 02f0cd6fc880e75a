import { isExpanded, type SearchRun } from "./search-run.ts";
import { NONE } from "./tree/node-rows.ts";

/**
 * The nodes that opened a state again, in order of generation: a costlier node of the state had been
 * visited, and none that is as cheap had been generated. With a consistent heuristic A* has none.
 */
export function reopened<State, Action>(run: SearchRun<State, Action>): number[] {
  const { tree, visits } = run;
  const found: number[] = [];
  /** By state: the least g so far, and whether that node was visited. */
  const best = new Map<number, { g: number; visited: boolean }>();
  const note = (node: number): void => {
    const [state, g] = [tree.stateNumber(node), tree.g(node)];
    const known = best.get(state);
    if (known !== undefined && known.g <= g) return;
    if (known?.visited === true) found.push(node);
    best.set(state, { g, visited: false });
  };
  note(0);
  for (const node of visits) {
    const known = best.get(tree.stateNumber(node));
    if (known !== undefined && tree.g(node) === known.g) known.visited = true;
    if (!isExpanded(run, node)) continue;
    for (let child = tree.firstChild(node); child !== NONE; child = tree.nextSibling(child)) {
      note(child);
    }
  }
  return found;
}
