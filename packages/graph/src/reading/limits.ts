/** The largest text that is read as a graph, in UTF-16 units. */
export const LONGEST_GRAPH_TEXT = 1_000_000;
/** The longest line of it, unless it is JSON or DOT, which may well stand on one. */
export const LONGEST_LINE = 50_000;
/** The largest YAML text that is read: YAML takes far longer than the other forms. */
export const LONGEST_YAML = 200_000;
/** How deep lists and tables may stand inside one another in YAML and JSON. */
export const DEEPEST_DATA = 20;
/** The most edges, and the most nodes, of a graph that is read. */
export const MOST_EDGES = 50_000;
export const MOST_NODES = 50_000;
/** The longest name of a node or an edge, in UTF-16 units. */
export const LONGEST_NAME = 100;
/** Reading stops after so many problems. */
export const MOST_PROBLEMS = 20;
/** A larger cost or heuristic value is taken for a slip. */
export const LARGEST_COST = 1e12;
/** A smaller one too, but for 0: with it sums would no longer be exact decimals. */
export const SMALLEST_COST = 1e-6;
