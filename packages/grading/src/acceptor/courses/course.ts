import type { CourseRules } from "../course-rules.ts";
import type { LegalTree } from "../legal-tree.ts";

/** What the course of a search reads and changes of a run that follows it. */
export interface RunInProgress {
  readonly rules: CourseRules;
  readonly tree: LegalTree;
  /** In order of generation. */
  frontier: number[];
  /** Whether siblings may still be taken in any order. */
  readonly hasFreeSiblings: boolean;
  /** Starts from the root again, with nothing seen. */
  restart(): void;
}

/**
 * How one search goes on: which of the frontier's nodes it may take, and what it keeps in mind
 * beside the frontier (the pass it is in, its beam, the subtree that it is growing). The engine has
 * the same as a frontier that gives out one node; here it is every node that the rules allow.
 */
export interface Course {
  /** The positions that may be visited next, oldest node first; empty where the search is over. */
  choices(run: RunInProgress): number[];
  /** Whether nothing may be visited any more, where that is not so when the frontier is empty and only then. */
  isOver?(run: RunInProgress): boolean;
  /** Forgets what is gone once the node at `position` is taken; returns where that node stands then. */
  forget?(run: RunInProgress, position: number): number;
  /**
   * Called after the visit of `taken`, with its children at the end of the frontier; null where the
   * node was not expanded. Not called once the goal is found.
   */
  goOn?(run: RunInProgress, taken: number, children: readonly number[] | null): void;
  /** The depth limit of the pass, where the search has passes by level. */
  readonly depthLimit?: number;
  /** The bound on g + h of the pass, where the search has passes by it. */
  readonly bound?: number;
  /** Whether no child is generated after the first whose h is less than that of its parent. */
  readonly stopsAtBetter?: boolean;
  /** How many visits were made before the pass, where the search has passes. */
  readonly pass?: number;
  copy(): Course;
  /** Equal keys, together with equal frontiers: the same may follow. */
  key(run: RunInProgress): string;
}
