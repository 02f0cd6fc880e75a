/** A name that a sum may hold, and what else is read as it. */
export interface KnownHeuristic {
  readonly name: string;
  readonly aliases: readonly string[];
  /** What stands in parentheses after it: sums of others, which it needs, or groups of tiles, which it may have. */
  readonly takes?: "sums" | "tiles";
}

/** Their names as a list for people. */
export function namesOf(known: readonly KnownHeuristic[]): string {
  return known.map(({ name, takes }) => (takes === "sums" ? `${name}(..., ...)` : name)).join(", ");
}
