import type { Mention } from "../text/mention.ts";

/** A state of a drawn or listed tree, and the index of its parent in the list; null for a root. */
export interface TreeMention {
  readonly mention: Mention;
  readonly parentIndex: number | null;
}
