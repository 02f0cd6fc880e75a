/** The largest text that is read as a graph, in UTF-16 units. */
export const LONGEST_GRAPH_TEXT = 4_000_000;
/** The most edges, and the most nodes, of a graph that is read. */
export const MOST_EDGES = 100_000;
export const MOST_NODES = 100_000;
/** The longest name of a node or an edge, in UTF-16 units. */
export const LONGEST_NAME = 100;
/** Reading stops after so many problems. */
export const MOST_PROBLEMS = 20;
/** A larger cost or heuristic value is taken for a slip. */
export const LARGEST_COST = 1e12;
