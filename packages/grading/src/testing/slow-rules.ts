import type { CourseRules } from "../acceptor/course-rules.ts";

/** A generated node as the slow searches of the tests know it. */
export interface Made {
  readonly state: string;
  readonly parent: Made | null;
  readonly level: number;
  readonly g: number;
  /** Time of generation. */
  readonly time: number;
}

/** Whether the search starts from the root again and again. */
export function hasSlowPasses({ search }: CourseRules): boolean {
  return search === "iterative-deepening" || search === "ida-star";
}

/** The nodes that may be visited next, found by looking at all that wait. */
export function nextNodes(
  open: readonly Made[],
  rules: CourseRules,
  h: (state: string) => number,
): readonly Made[] {
  if (open.length === 0) return [];
  const oldest = (nodes: readonly Made[]): Made[] => [
    nodes.reduce((a, b) => (b.time < a.time ? b : a)),
  ];
  const newest = (nodes: readonly Made[]): Made =>
    nodes.reduce((a, b) => (b.time > a.time ? b : a));
  const least = (nodes: readonly Made[], value: (node: Made) => number | string): Made[] => {
    const values = nodes.map(value).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return nodes.filter((node) => value(node) === values[0]);
  };
  if (rules.search === "breadth-first") return oldest(open);
  const siblings = open.filter(({ parent }) => parent === newest(open).parent);
  if (rules.search === "depth-first" || hasSlowPasses(rules)) return oldest(siblings);
  const ofH = (node: Made): number => h(node.state);
  const ofF = (node: Made): number => node.g + h(node.state);
  const priorities: Readonly<Partial<Record<CourseRules["search"], (node: Made) => number>>> = {
    "uniform-cost": ({ g }) => g,
    "a-star": ofF,
    "best-first-tree": ofF,
    "weighted-a-star": (node) => node.g + (rules.weight ?? NaN) * h(node.state),
  };
  const tied = least(
    rules.search === "siblings-only" ? siblings : open,
    priorities[rules.search] ?? ofH,
  );
  switch (rules.ties) {
    case "any":
      return tied;
    case "fifo":
      return oldest(tied);
    case "lifo":
      return [newest(tied)];
    case "low-h":
      return oldest(least(tied, ({ state }) => h(state)));
    case "alphabetical":
      return oldest(least(tied, ({ state }) => state));
  }
}

/** Whether the rule on duplicates drops a child `state` of `parent`, given everything before it. */
export function isDropped(
  { duplicates }: CourseRules,
  parent: Made,
  state: string,
  g: number,
  visited: readonly string[],
  made: readonly Made[],
): boolean {
  const copies = made.filter((other) => other.state === state);
  switch (duplicates) {
    case "none":
      return false;
    case "parent":
      return parent.parent?.state === state;
    case "path":
      for (let at: Made | null = parent; at !== null; at = at.parent) {
        if (at.state === state) return true;
      }
      return false;
    case "closed":
    case "closed-at-generation":
      return visited.includes(state);
    case "generated":
      return copies.length > 0;
    case "reached":
      return copies.some((other) => other.g <= g);
    case "reached-unvisited":
      return visited.includes(state) || copies.some((other) => other.g <= g);
  }
}
