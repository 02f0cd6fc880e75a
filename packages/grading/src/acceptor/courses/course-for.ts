import type { CourseRules } from "../course-rules.ts";
import type { LegalTree } from "../legal-tree.ts";
import { BeamLevel } from "./beam-level.ts";
import type { Course } from "./course.ts";
import { Hill } from "./hill.ts";
import { bestSiblings, priorities, queue, stack } from "./one-frontier.ts";
import { BoundPasses, LevelPasses } from "./passes.ts";
import { Recursion } from "./recursion.ts";
import { Subtrees } from "./subtrees.ts";

/** How the search of the rules goes on from the root of the tree. */
export function courseFor(rules: CourseRules, tree: LegalTree): Course {
  switch (rules.search) {
    case "breadth-first":
      return queue;
    case "depth-first":
      return stack;
    case "siblings-only":
      return bestSiblings;
    case "best-first":
    case "a-star":
    case "uniform-cost":
    case "weighted-a-star":
      return priorities;
    case "best-first-tree":
      // Its tree only says which of equals it takes.
      return rules.ties === "any" ? priorities : Subtrees.start(tree);
    case "iterative-deepening":
      return new LevelPasses();
    case "ida-star":
      return new BoundPasses(tree.h(tree.root));
    case "beam":
      return new BeamLevel(rules.beamWidth ?? 1);
    case "steepest-hill-climbing":
      return new Hill(false);
    case "simple-hill-climbing":
      return new Hill(true);
    case "recursive-best-first":
      return Recursion.start(tree);
  }
}
