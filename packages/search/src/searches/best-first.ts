import { frontierInOrder } from "./frontier-in-order.ts";
import type { SearchMethod } from "./search-method.ts";

/**
 * The slides' procedure BEST_FIRST_SEARCH: the node with the least h first, called greedy best-first
 * search in other books.
 *
 * `antrian1` is the frontier, `antrian2` the closed list, MOVE(antrian1, antrian2) a visit. The
 * slides do not say where MASUK puts a node among others with the same value; `ties: fifo` puts it
 * after them.
 */
export const bestFirst: SearchMethod = { name: "best-first", frontier: frontierInOrder };
