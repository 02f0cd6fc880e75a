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

/** The nodes that may be visited next, found by looking at the whole frontier. */
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
  if (rules.search === "depth-first") {
    return oldest(open.filter(({ parent }) => parent === newest(open).parent));
  }
  const priority = {
    "best-first": (node: Made) => h(node.state),
    "a-star": (node: Made) => node.g + h(node.state),
    "uniform-cost": (node: Made) => node.g,
  }[rules.search as "best-first" | "a-star" | "uniform-cost"];
  const tied = least(open, priority);
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
