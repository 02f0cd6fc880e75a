/** Rules of a search and ways to get them wrong, as plainly as they can be written down. */
export interface NaiveRules {
  readonly search: string;
  readonly childOrder: string | readonly string[];
  readonly depthLimit: number | null;
  readonly duplicates: string;
  readonly goalTest: string;
  readonly ties: string;
  readonly h: (state: string) => number;
  /** null: never tests. */
  readonly goal: string | null;
  readonly start: string;
  readonly columns: number;
  readonly costSoFar?: (g: number, h: number) => number;
  readonly siblingsOnly?: boolean;
}

interface NaiveNode {
  readonly state: string;
  readonly parent: NaiveNode | null;
  readonly level: number;
  readonly g: number;
  readonly f: number;
}

export interface NaiveRun {
  readonly visits: readonly string[];
  readonly generated: readonly string[];
  readonly path: readonly string[] | null;
  /** Visits at which another node had the same priority. */
  readonly ties: number;
}

/** A search by lists alone, at most so many visits; shares nothing with the engine or the acceptor. */
export function naiveSearch(rules: NaiveRules, mostVisits: number): NaiveRun {
  const { search, goal, goalTest } = rules;
  const all: NaiveNode[] = [];
  const visited: NaiveNode[] = [];
  let open: NaiveNode[] = [];
  let ties = 0;
  const made = (state: string, parent: NaiveNode | null): NaiveNode => {
    const costSoFar = rules.costSoFar ?? ((before: number): number => before + 1);
    const g = parent === null ? 0 : costSoFar(parent.g, rules.h(parent.state));
    const h = rules.h(state);
    const f = { "best-first": h, "a-star": g + h, "uniform-cost": g }[search] ?? 0;
    const node = { state, parent, level: parent === null ? 0 : parent.level + 1, g, f };
    all.push(node);
    return node;
  };
  const end = (found: NaiveNode | null): NaiveRun => ({
    visits: visited.map(({ state }) => state),
    generated: all.map(({ state }) => state),
    path: found === null ? null : pathTo(found),
    ties,
  });
  const root = made(rules.start, null);
  if (goalTest === "generate" && root.state === goal) return end(root);
  open = [root];
  while (open.length > 0 && visited.length < mostVisits) {
    const node =
      rules.siblingsOnly === true ? bestSibling(open, search, rules) : choice(open, rules);
    open = open.filter((other) => other !== node);
    const wasVisited = (state: string): boolean => visited.some((one) => one.state === state);
    if (rules.duplicates === "closed" && wasVisited(node.state)) continue;
    const rivals = open.filter(
      (other) =>
        other.f === node.f &&
        !(rules.duplicates === "closed" && (wasVisited(other.state) || other.state === node.state)),
    );
    if (search.includes("best") || search === "a-star" || search === "uniform-cost") {
      if (rivals.length > 0) ties++;
    }
    visited.push(node);
    if (goalTest === "visit" && node.state === goal) return end(node);
    if (rules.depthLimit !== null && node.level >= rules.depthLimit) continue;
    const children: NaiveNode[] = [];
    for (const state of neighbours(node.state, rules)) {
      const g = (rules.costSoFar ?? ((before: number): number => before + 1))(
        node.g,
        rules.h(node.state),
      );
      const copies = all.filter((one) => one.state === state);
      const isDropped = {
        none: false,
        parent: node.parent?.state === state,
        path: pathTo(node).includes(state),
        closed: wasVisited(state),
        "closed-at-generation": wasVisited(state),
        generated: copies.length > 0,
        reached: copies.some((copy) => copy.g <= g),
        "reached-unvisited": wasVisited(state) || copies.some((copy) => copy.g <= g),
      }[rules.duplicates];
      if (isDropped === true) continue;
      const child = made(state, node);
      children.push(child);
      if (goalTest === "generate" && state === goal) return end(child);
    }
    open =
      search === "depth-first" && rules.siblingsOnly !== true
        ? [...children, ...open]
        : [...open, ...children];
  }
  return end(null);
}

function choice(open: readonly NaiveNode[], { search, ties, h }: NaiveRules): NaiveNode {
  const [first] = open;
  if (first === undefined) throw new RangeError("nothing to choose from");
  if (search === "depth-first" || search === "breadth-first") return first;
  const least = Math.min(...open.map(({ f }) => f));
  const best = open.filter(({ f }) => f === least);
  const values: Readonly<Record<string, (node: NaiveNode) => number | string>> = {
    "low-h": ({ state }) => h(state),
    alphabetical: ({ state }) => state,
  };
  const value = values[ties];
  if (value === undefined) return (ties === "lifo" ? best.at(-1) : best[0]) as NaiveNode;
  return best.reduce((before, node) => (value(node) < value(before) ? node : before));
}

function bestSibling(open: readonly NaiveNode[], search: string, { h }: NaiveRules): NaiveNode {
  const parent = open.at(-1)?.parent;
  const value = ({ g, state }: NaiveNode): number => (search === "a-star" ? g : 0) + h(state);
  return open
    .filter((node) => node.parent === parent)
    .reduce((before, node) => (value(node) < value(before) ? node : before));
}

function pathTo(node: NaiveNode): string[] {
  return node.parent === null ? [node.state] : [...pathTo(node.parent), node.state];
}

function neighbours(state: string, { columns, childOrder }: NaiveRules): string[] {
  const blank = state.indexOf("0");
  const rows = state.length / columns;
  const found = (typeof childOrder === "string" ? ["U", "D", "L", "R"] : childOrder).flatMap(
    (move) => {
      const row = Math.floor(blank / columns) + Number(move === "D") - Number(move === "U");
      const column = (blank % columns) + Number(move === "R") - Number(move === "L");
      if (row < 0 || column < 0 || row >= rows || column >= columns) return [];
      const tile = state[row * columns + column] as string;
      return [
        [...state].map((cell) => (cell === "0" ? tile : cell === tile ? "0" : cell)).join(""),
      ];
    },
  );
  if (childOrder !== "tile") return found;
  return found.toSorted((a, b) => ((a[blank] as string) < (b[blank] as string) ? -1 : 1));
}
