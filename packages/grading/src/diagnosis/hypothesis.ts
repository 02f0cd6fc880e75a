import type { CourseRules } from "../acceptor/course-rules.ts";
import type { CostSoFar } from "../acceptor/legal-tree.ts";
import type { Heuristic } from "@jejak/search";
import type { MessageId, MessageValues } from "../feedback/message-id.ts";
import type { Choose } from "./course-run.ts";

/** The names of what may have been misunderstood; they are stable. */
export const MISUNDERSTANDINGS = [
  "search",
  "child-order",
  "depth-limit",
  "duplicates",
  "goal-test",
  "ties",
  "heuristic",
  "weight",
  "beam-width",
  "blank-counted",
  "h-for-f",
  "f-for-g",
  "g-not-added",
  "goal-not-tested",
  "goal-not-written",
  "root-is-level-1",
  "siblings-only",
  "path-for-order",
  "path-reversed",
  "tile-moves",
  "order-changed-midway",
  "other-goal",
  "root-not-repeated",
] as const;
export type Misunderstanding = (typeof MISUNDERSTANDINGS)[number];

/** What somebody takes to be otherwise than it is, for the report. */
export interface Misreading {
  readonly name: Misunderstanding;
  /** The rules as they were taken to be. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** A clause that goes on from "this is what comes out when ...". */
  readonly message: MessageId;
  readonly values: MessageValues;
}

/** One change of the rules, under which a trace can be made. */
export interface Change extends Misreading {
  /** What it touches: two changes of one part do not go together. */
  readonly part:
    "search" | "order" | "limit" | "duplicates" | "goal" | "ties" | "h" | "g" | "choice" | "number";
  /** How unlikely it is next to others that explain as much; the smaller is told first. */
  readonly rank: number;
  readonly rules?: Partial<CourseRules>;
  readonly heuristic?: Heuristic<string>;
  /** The search never tests for the goal, and its trace may end anywhere. */
  readonly hasNoGoal?: boolean;
  readonly costSoFar?: CostSoFar;
  readonly choose?: Choose;
}
