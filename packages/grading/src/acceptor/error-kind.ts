/** The kinds of error in a trace: a closed list with stable names. */
export const ERROR_KINDS = [
  "not-a-state",
  "wrong-size",
  "not-one-move-away",
  "never-generated",
  "dropped-duplicate",
  "already-visited",
  "not-best",
  "out-of-order",
  "wrong-level",
  "beyond-depth-limit",
  "stopped-early",
  "after-goal",
  "left-out",
  "one-too-many",
  "wrong-h",
  "wrong-g",
  "wrong-f",
  "wrong-parent",
  "wrong-entry",
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];
