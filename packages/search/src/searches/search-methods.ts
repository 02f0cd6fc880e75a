import type { Rules } from "../rules.ts";
import { aStar } from "./a-star.ts";
import { beam } from "./beam.ts";
import { bestFirstTree } from "./best-first-tree.ts";
import { bestFirst } from "./best-first.ts";
import { breadthFirst } from "./breadth-first.ts";
import { depthFirst } from "./depth-first.ts";
import { idaStar } from "./ida-star.ts";
import { iterativeDeepening } from "./iterative-deepening.ts";
import { recursiveBestFirst } from "./recursive-best-first.ts";
import type { SearchMethod } from "./search-method.ts";
import { siblingsOnly } from "./siblings-only.ts";
import { simpleHillClimbing } from "./simple-hill-climbing.ts";
import { steepestHillClimbing } from "./steepest-hill-climbing.ts";
import { uniformCost } from "./uniform-cost.ts";
import { weightedAStar } from "./weighted-a-star.ts";

/** Every search by its name in the rules. */
export const SEARCH_METHODS: Readonly<Record<Rules["search"], SearchMethod>> = {
  "depth-first": depthFirst,
  "breadth-first": breadthFirst,
  "best-first": bestFirst,
  "a-star": aStar,
  "uniform-cost": uniformCost,
  "weighted-a-star": weightedAStar,
  "siblings-only": siblingsOnly,
  "iterative-deepening": iterativeDeepening,
  "ida-star": idaStar,
  beam,
  "steepest-hill-climbing": steepestHillClimbing,
  "simple-hill-climbing": simpleHillClimbing,
  "best-first-tree": bestFirstTree,
  "recursive-best-first": recursiveBestFirst,
};
