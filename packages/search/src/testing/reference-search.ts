import type { Rules } from "../rules.ts";
import type { PlainGraph } from "./plain-graph.ts";

export interface ReferenceNode {
  readonly state: string;
  readonly action: string | null;
  readonly parent: number | null;
  readonly level: number;
  readonly g: number;
  readonly h: number;
}

export interface ReferenceRun {
  readonly nodes: readonly ReferenceNode[];
  readonly visits: readonly number[];
  /** The frontier before the first visit and after each visit, in the order in which it would be taken. */
  readonly frontiers: readonly (readonly number[])[];
  readonly outcome: "found" | "exhausted" | "cut-off" | "stopped";
  readonly goal: number | null;
  readonly expanded: number;
  readonly dropped: number;
  readonly thrownAway: number;
}

/**
 * The five searches once more, as plainly as their rules can be written down: lists, whole copies,
 * a search through everything for every question. It shares nothing with the engine and is what the
 * engine is compared with.
 */
export function referenceSearch(graph: PlainGraph, rules: Rules, nodeBound: number): ReferenceRun {
  const nodes: ReferenceNode[] = [];
  const visits: number[] = [];
  const frontiers: number[][] = [];
  let open: number[] = [];
  let expanded = 0;
  let dropped = 0;
  let thrownAway = 0;
  let cutOff = false;

  const at = (node: number): ReferenceNode => nodes[node] as ReferenceNode;
  const h = (state: string): number => graph.h[state] ?? 0;
  const isGoal = (state: string): boolean => graph.goals.includes(state);
  const visitedStates = (): string[] => visits.map((node) => at(node).state);
  const statesOnPathTo = (node: number | null): string[] =>
    node === null ? [] : [...statesOnPathTo(at(node).parent), at(node).state];
  const isDuplicate = (parent: number, state: string, g: number): boolean => {
    const above = at(parent).parent;
    const copies = nodes.filter((node) => node.state === state);
    return {
      none: false,
      parent: above !== null && at(above).state === state,
      path: statesOnPathTo(parent).includes(state),
      closed: visitedStates().includes(state),
      "closed-at-generation": visitedStates().includes(state),
      generated: copies.length > 0,
      reached: copies.some((copy) => copy.g <= g),
      "reached-unvisited": copies.some((copy) => copy.g <= g) || visitedStates().includes(state),
    }[rules.duplicates];
  };
  const end = (outcome: ReferenceRun["outcome"], goal: number | null = null): ReferenceRun => ({
    nodes,
    visits,
    frontiers,
    outcome,
    goal,
    expanded,
    dropped,
    thrownAway,
  });

  nodes.push({
    state: graph.start,
    action: null,
    parent: null,
    level: 0,
    g: 0,
    h: h(graph.start),
  });
  if (rules.goalTest === "generate" && isGoal(graph.start)) {
    frontiers.push([]);
    return end("found", 0);
  }
  open = [0];
  frontiers.push([...open]);
  for (;;) {
    if (nodes.length >= nodeBound) return end("stopped");
    let taken = open.shift();
    while (
      taken !== undefined &&
      rules.duplicates === "closed" &&
      visitedStates().includes(at(taken).state)
    ) {
      thrownAway++;
      taken = open.shift();
    }
    if (taken === undefined) return end(cutOff ? "cut-off" : "exhausted");
    const node = taken;
    visits.push(node);
    if (rules.goalTest === "visit" && isGoal(at(node).state)) {
      frontiers.push([...open]);
      return end("found", node);
    }
    if (rules.depthLimit !== null && at(node).level >= rules.depthLimit) {
      cutOff = true;
      frontiers.push([...open]);
      continue;
    }
    expanded++;
    const children: number[] = [];
    let goal: number | null = null;
    for (const [index, [from, state, cost]] of graph.edges.entries()) {
      if (from !== at(node).state || goal !== null) continue;
      const g = at(node).g + cost;
      if (isDuplicate(node, state, g)) {
        dropped++;
        continue;
      }
      children.push(nodes.length);
      const action = `edge ${index}`;
      nodes.push({ state, action, parent: node, level: at(node).level + 1, g, h: h(state) });
      if (rules.goalTest === "generate" && isGoal(state)) goal = nodes.length - 1;
    }
    open = withChildren(open, children, rules, at);
    frontiers.push([...open]);
    if (goal !== null) return end("found", goal);
  }
}

function withChildren(
  open: readonly number[],
  children: readonly number[],
  rules: Rules,
  at: (node: number) => ReferenceNode,
): number[] {
  if (rules.search === "depth-first") return [...children, ...open];
  if (rules.search === "breadth-first") return [...open, ...children];
  const value = (node: number): number =>
    rules.search === "best-first"
      ? at(node).h
      : rules.search === "uniform-cost"
        ? at(node).g
        : at(node).g + at(node).h;
  const goesBefore = (child: number, other: number): boolean => {
    if (value(child) !== value(other)) return value(child) < value(other);
    switch (rules.ties) {
      case "fifo":
        return false;
      case "lifo":
        return true;
      case "low-h":
        return at(child).h < at(other).h;
      case "alphabetical":
        return at(child).state < at(other).state;
    }
  };
  // As the slides' MASUK: along the list to the first entry that the child goes before.
  const list = [...open];
  for (const child of children) {
    const place = list.findIndex((other) => goesBefore(child, other));
    list.splice(place === -1 ? list.length : place, 0, child);
  }
  return list;
}
