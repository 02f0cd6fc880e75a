import type { Aspect } from "../assignment/assignment.ts";
import type { ErrorKind } from "../acceptor/error-kind.ts";
import type { MessageId, MessageValues } from "../feedback/message-id.ts";
import type { Place } from "../place.ts";
import type { FrontierEntry } from "../report/report.ts";

/** A slip as the marking found it, before it is put into a language. */
export interface Finding {
  /** From 1. */
  readonly step: number;
  readonly aspect: Aspect;
  readonly kind: ErrorKind;
  readonly got: string | number | null;
  readonly expected: readonly (string | number)[];
  readonly message: MessageId;
  readonly values: MessageValues;
  /** What was possible, each with its values, for the message's `{possible}`. */
  readonly possible?: readonly string[];
  /** How many steps it counts for, where that is not one. */
  readonly weight?: number;
  readonly place?: Place;
  readonly frontier?: readonly FrontierEntry[];
}

/** What the marking of one aspect found. */
export interface AspectResult {
  readonly aspect: Aspect;
  readonly findings: readonly Finding[];
  /** How many things were asked for: steps, values, entries. */
  readonly total: number;
  /** How many of them were right before the first slip. */
  readonly beforeFirst: number;
  /** How many there were on the student's own way, where a wrong choice made it shorter; a slip then costs more. */
  readonly ownTotal?: number;
  /** How many were not written at all because the trace stops before them; they cost what slips cost. */
  readonly unwritten?: number;
}
