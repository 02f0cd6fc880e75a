import type { Rules } from "@jejak/search";

/** A sliding puzzle and its rules as plain data: together they determine the trace. */
export interface PuzzleRequest {
  readonly kind: "puzzle";
  readonly start: string;
  readonly goal: string;
  /** Cells in a row. */
  readonly columns: number;
  readonly rules: Rules;
}

/** A search on a graph, which stands as the text that its author wrote. */
export interface GraphRequest {
  readonly kind: "graph";
  readonly text: string;
  /** null: what the text says, else its first node. */
  readonly start: string | null;
  /** Empty: what the text says, else its last node. */
  readonly goals: readonly string[];
  readonly rules: Rules;
}

/** A tree from a file that tells nothing of its search; the rules say which values are shown beside nodes. */
export interface TreeRequest {
  readonly kind: "tree";
  readonly rules: Rules;
}

export type SearchRequest = PuzzleRequest | GraphRequest | TreeRequest;

/** The slides' problem under the slides' rules: what the first visitor sees. */
export const SLIDES: PuzzleRequest = {
  kind: "puzzle",
  start: "123450786",
  goal: "103425786",
  columns: 3,
  rules: {
    search: "best-first",
    childOrder: ["D", "R", "L", "U"],
    depthLimit: 2,
    duplicates: "parent",
    goalTest: "visit",
    ties: "fifo",
    heuristic: [
      { name: "misplaced", weight: 1 },
      { name: "manhattan", weight: 1 },
    ],
  },
};

/** A tree of more nodes is not searched on: half of all 3x3 boards are 181,440. */
export const MOST_NODES = 200_000;
