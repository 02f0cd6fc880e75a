import type { Heuristic, HeuristicTerm, Problem } from "@jejak/search";
import type { Place } from "./place.ts";

/**
 * What grading has to know about a kind of problem (sliding tiles, explicit graphs): how to make
 * the problem under a child order, and how its states and moves stand on paper. Everything else in
 * this package is the same for all kinds. A state is its canonical word: a puzzle's base-36 cells, a
 * graph's node name.
 */
export interface Domain {
  readonly kind: string;
  /** One start, and the words of all goals. */
  readonly start: string;
  readonly goals: readonly string[];
  /** The order in which children are generated where nobody says otherwise. */
  readonly usualChildOrder: string | readonly string[];
  /** The named heuristics that the domain has. */
  readonly heuristicNames: readonly string[];
  /** What is wrong with a child order and what would be right; null when it is one. */
  childOrderFault(order: string | readonly string[]): string | null;
  /** The problem with its successors in `childOrder`, one that `childOrderFault` finds no fault with. */
  problem(childOrder: string | readonly string[]): Problem<string, string>;
  /** h as the weighted sum of `terms`; a message when a name is unknown or does not fit the goal. */
  heuristic(
    terms: readonly HeuristicTerm[],
  ): { ok: true; value: Heuristic<string> } | { ok: false; message: string };
  /** The terms of h from its written form, such as `misplaced + 2*manhattan`, or what is wrong with it. */
  parseHeuristic(
    text: string,
  ): { ok: true; value: readonly HeuristicTerm[] } | { ok: false; message: string };
  /** How h of a state comes about, part by part (tile by tile), for a remark on a wrong value; empty where there is nothing to say. */
  explainHeuristic(terms: readonly HeuristicTerm[], word: string): readonly HeuristicPart[];
  /** The action that undoes this one; null where it has none. */
  oppositeAction(action: string): string | null;
  /** The tile that moves between two states, where moves may be written by naming it; else null. */
  partMoved(from: string, to: string): string | null;
  /** The action that leads from one state to the next, null where none does. */
  actionBetween(from: string, to: string): string | null;
  /** The other orders that somebody may take the children in, the likeliest mistakes first. */
  otherChildOrders(order: string | readonly string[]): readonly (string | readonly string[])[];
  /** What somebody may take for h by mistake. */
  otherHeuristics(
    terms: readonly HeuristicTerm[],
    otherGoals: readonly string[],
  ): readonly OtherHeuristic[];
  /** Every state written in `text`, in order, with what could not be understood. Linear in its length. */
  findStates(text: string): readonly FoundState[];
  /** The one state that `text` (a table's cell, a line, a list's entry) holds and nothing else; null when it is none. */
  readState(text: string): StateOnPaper | null;
  /** The actions, canonical (`U`, `D`, `L`, `R`; for a graph the empty list: moves are names). */
  readonly actions: readonly string[];
}

/** The domain of a problem as an assignment describes it, or which part of the description is wrong. */
export type DomainReading =
  | { readonly ok: true; readonly value: Domain }
  | { readonly ok: false; readonly part: string; readonly message: string };

/** A heuristic that is not the course's, and what has been misunderstood by whoever uses it. */
export interface OtherHeuristic {
  readonly name: "heuristic" | "blank-counted" | "other-goal";
  /** The terms or the goal, as a report shows them. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** In words that are the same in all languages: `misplaced + manhattan`, a goal's word. */
  readonly shown: string;
  readonly heuristic: Heuristic<string>;
}

/** One part's share of a heuristic value: a tile's distance, a tile out of place. */
export interface HeuristicPart {
  readonly heuristic: string;
  /** The tile, as written in words of states. */
  readonly part: string;
  readonly value: number;
}

/** A state as somebody wrote it: its word, or why it is none. */
export type StateOnPaper =
  | { readonly ok: true; readonly word: string; readonly form: string; readonly blank?: string }
  | {
      readonly ok: false;
      readonly kind: "not-a-state" | "wrong-size";
      /** The text as written, shortened. */
      readonly written: string;
      readonly message: string;
    };

/** A state found inside a longer text; `start` and `end` are offsets in it (UTF-16 units). */
export interface FoundState {
  readonly start: number;
  readonly end: number;
  readonly place: Place;
  readonly state: StateOnPaper;
}
