import type { SearchName } from "../rules.ts";
import { aStar } from "./a-star.ts";
import { bestFirst } from "./best-first.ts";
import { breadthFirst } from "./breadth-first.ts";
import { depthFirst } from "./depth-first.ts";
import type { SearchMethod } from "./search-method.ts";
import { uniformCost } from "./uniform-cost.ts";

/** Every search by its name in Rules. */
export const SEARCH_METHODS: Readonly<Record<SearchName, SearchMethod>> = {
  "depth-first": depthFirst,
  "breadth-first": breadthFirst,
  "best-first": bestFirst,
  "a-star": aStar,
  "uniform-cost": uniformCost,
};
