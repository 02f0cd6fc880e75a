import { BoundedStackFrontier } from "./frontier/bounded-stack-frontier.ts";
import { passOf } from "./passes.ts";

import { isExpanded, type SearchRun } from "./search-run.ts";
import { SEARCH_METHODS } from "./searches/search-methods.ts";
import { NONE } from "./tree/node-rows.ts";

/** The frontier of any search after `visit`, found by going through its visits once more. */
export function frontierAt<State, Action>(run: SearchRun<State, Action>, visit: number): number[] {
  const { tree, visits, rules, passes = [] } = run;
  const frontier = SEARCH_METHODS[rules.search].frontier(tree, rules);
  const enter = (root: number): void => {
    const pass = passOf(passes, root);
    if (frontier instanceof BoundedStackFrontier && pass !== undefined) {
      frontier.startPass(pass.limit);
    }
    frontier.add(root, root + 1);
  };
  const isOver = rules.goalTest === "generate" && run.goal === 0;
  if (!isOver) enter(0);
  for (const node of visits.slice(0, visit)) {
    // What the rule on duplicates threw away comes out of the frontier before the node.
    let taken = frontier.take();
    while (taken !== node && taken !== NONE) taken = frontier.take();
    if (taken === NONE) {
      enter(node);
      frontier.take();
    }
    if (!isExpanded(run, node)) continue;
    const children = tree.children(node);
    const first = children[0] ?? 0;
    frontier.add(first, first + children.length);
  }
  return frontier.list();
}
