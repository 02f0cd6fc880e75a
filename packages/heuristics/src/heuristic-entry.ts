import type { Heuristic } from "@jejak/search";
import type { HeuristicPart } from "./heuristic-part.ts";

/** One heuristic of the table: what it is called, what it promises and how it is made for a goal. */
export interface HeuristicEntry {
  readonly name: string;
  /** Other names that are read as this one, in lower case. */
  readonly aliases: readonly string[];
  /** What it measures, in a few words. */
  readonly title: string;
  /** Does it never exceed the number of moves that are left? */
  readonly admissible: boolean;
  /** The greatest value of h divided by the moves that are left, over all boards; a board one move from the goal has it. */
  readonly greatestRatio: number;
  /** One sentence: the proof that it is admissible, or a board on which it is not. */
  readonly why: string;
  readonly source: string;
  /** null when it is defined for this goal, else why not in one sentence. */
  misfit(goal: string, columns: number): string | null;
  /** h for this goal, which must fit. A state is a board's word with the same tiles as the goal. */
  create(goal: string, columns: number): Heuristic<string>;
  /** What h of a board is made of, for a goal that fits: the values of the parts add up to h. */
  parts(goal: string, columns: number): (word: string) => readonly HeuristicPart[];
  /** What a tile adds to h in each cell, where h is nothing but the sum of that over all tiles. */
  share?(goal: string, columns: number): (tile: string, cell: number) => number;
}
