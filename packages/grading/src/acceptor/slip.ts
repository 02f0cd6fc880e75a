import type { Position } from "./position.ts";
import type { WhyNot } from "./why-not.ts";

/** One state as a student wrote it: its number, or why it is none. */
export type WrittenState = number | { readonly kind: "not-a-state" | "wrong-size" };

/** How a slip is read, so that the marking can go on from where the student then stood. */
export type SlipReading =
  "wrong-choice" | "exchanged" | "left-out" | "one-too-many" | "misprint" | "stopped" | "went-on";

/** One slip in a trace. */
export interface Slip {
  /** Index of the written state; the number of written states where the trace stops too early. */
  readonly at: number;
  readonly reading: SlipReading;
  readonly why: WhyNot;
  /** Where the run stood, and the nodes that could have been written there. */
  readonly before: Position;
  readonly possible: readonly number[];
  /** The node left out, where one was. */
  readonly leftOut?: number;
}
