import { boundReached, VISITS_BETWEEN_LOOKS, type Bounds } from "../bounds.ts";
import type { Problem, Successor } from "../problem.ts";
import type { Outcome } from "../search-run.ts";
import { StateTable } from "../state-table.ts";
import { NONE } from "../tree/node-rows.ts";
import { SearchTree } from "../tree/search-tree.ts";

/** What a search from both ends needs beside the problem. */
export interface BothEnds<State, Action> {
  /** All goals; the backward tree has a root for each. */
  readonly goals: readonly State[];
  /** The states that one action leads from to `state`, each with that action; `state` of an entry is the one it leads from. */
  readonly predecessors: (state: State) => readonly Successor<State, Action>[];
  readonly bounds?: Bounds;
}

export type Side = "forward" | "backward";

/** What a search from both ends did. */
export interface BidirectionalRun<State, Action> {
  /** One tree for each side; the action of a backward node leads from it to its parent. */
  readonly trees: Readonly<Record<Side, SearchTree<State, Action>>>;
  /** The nodes that were expanded, in order, and of which tree. */
  readonly visits: readonly { readonly side: Side; readonly node: number }[];
  readonly outcome: Outcome;
  /** The two nodes of the state in which the trees met; null unless found. */
  readonly meeting: Readonly<Record<Side, number>> | null;
  /** From the start to a goal; empty unless found. */
  readonly path: readonly State[];
  readonly actions: readonly Action[];
}

/** One side's tree, and the level of it that is expanded next. */
interface Half<State, Action> {
  readonly side: Side;
  readonly tree: SearchTree<State, Action>;
  /** By number of the state its node in this tree. */
  readonly nodeOf: Map<number, number>;
  level: number[];
}

/**
 * Bidirectional breadth-first search: a level from the start, then a level from the goals, and so on
 * in turn; a state that was generated on its side is dropped, and one that was generated on the other
 * ends the search. Its path has the least number of actions. Pohl, Bi-directional Search, 1971;
 * Russell and Norvig, 3.4.5.
 */
export function bidirectional<State, Action>(
  problem: Problem<State, Action>,
  { goals, predecessors, bounds = {} }: BothEnds<State, Action>,
): BidirectionalRun<State, Action> {
  const states = new StateTable((state: State) => problem.key(state));
  const forward = halfFrom<State, Action>("forward", states, [problem.initial]);
  const backward = halfFrom<State, Action>("backward", states, goals);
  const visits: { side: Side; node: number }[] = [];
  const end = (outcome: Outcome, at: number | null): BidirectionalRun<State, Action> => {
    const meeting =
      at === null
        ? null
        : { forward: forward.nodeOf.get(at) ?? NONE, backward: backward.nodeOf.get(at) ?? NONE };
    const trees = { forward: forward.tree, backward: backward.tree };
    return { trees, visits, outcome, meeting, ...pathThrough(trees, meeting) };
  };
  const start = states.number(problem.initial);
  if (backward.nodeOf.has(start)) return end("found", start);
  let [here, there] = [forward, backward];
  while (forward.level.length > 0 && backward.level.length > 0) {
    const next: number[] = [];
    for (const node of here.level) {
      const nodes = forward.tree.size + backward.tree.size;
      const looks = visits.length % VISITS_BETWEEN_LOOKS === 0;
      if (nodes >= (bounds.nodes ?? Infinity) || (looks && boundReached(bounds))) {
        return end("stopped", null);
      }
      visits.push({ side: here.side, node });
      const state = here.tree.state(node);
      const found = here.side === "forward" ? problem.successors(state) : predecessors(state);
      for (const { state: other, action, cost } of found) {
        const number = states.number(other);
        if (here.nodeOf.has(number)) continue;
        const child = here.tree.add(number, action, node, here.tree.g(node) + cost, 0);
        here.nodeOf.set(number, child);
        if (there.nodeOf.has(number)) return end("found", number);
        next.push(child);
      }
    }
    here.level = next;
    [here, there] = [there, here];
  }
  return end("exhausted", null);
}

function halfFrom<State, Action>(
  side: Side,
  states: StateTable<State>,
  roots: readonly State[],
): Half<State, Action> {
  const tree = new SearchTree<State, Action>(states);
  const nodeOf = new Map<number, number>();
  for (const root of roots) {
    const number = states.number(root);
    if (!nodeOf.has(number)) nodeOf.set(number, tree.add(number, null, NONE, 0, 0));
  }
  return { side, tree, nodeOf, level: [...nodeOf.values()] };
}

function pathThrough<State, Action>(
  { forward, backward }: Readonly<Record<Side, SearchTree<State, Action>>>,
  meeting: Readonly<Record<Side, number>> | null,
): { path: State[]; actions: Action[] } {
  if (meeting === null) return { path: [], actions: [] };
  const there = forward.path(meeting.forward);
  // Towards the root, which is a goal; the node where the trees met is in the first half already.
  const back = backward.path(meeting.backward).reverse();
  return {
    path: [
      ...there.map((node) => forward.state(node)),
      ...back.slice(1).map((node) => backward.state(node)),
    ],
    actions: [
      ...there.slice(1).map((node) => forward.action(node) as Action),
      ...back.slice(0, -1).map((node) => backward.action(node) as Action),
    ],
  };
}
