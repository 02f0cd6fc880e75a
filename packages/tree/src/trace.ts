import type { SearchRun, SearchTree } from "@jejak/search";

/** A sliding-tile problem as data: one base-36 character a cell, row by row, `0` the blank. */
export interface PuzzleData {
  readonly kind: "puzzle";
  readonly start: string;
  readonly goal: string;
  /** Cells in a row. */
  readonly columns: number;
}

/** An explicit graph as data: `A -> B 4` one way, `A -- B 4` both ways, cost 1 where none is written. */
export interface GraphData {
  readonly kind: "graph";
  readonly start: string;
  /** One name, or a list where there are several goals. */
  readonly goal: string | readonly string[];
  readonly edges: readonly string[];
  /** The heuristic called `table`: h by name. */
  readonly h?: Readonly<Record<string, number>>;
}

/** What was searched, as plain data. */
export type TraceProblem = PuzzleData | GraphData;

/**
 * A search as files carry it: the problem as data and the run. A state is written as its key
 * (`tree.key`), so a run over any kind of state can be written; one that was read has the keys
 * themselves as states. An action is its name.
 */
export interface Trace<State = string> {
  readonly problem: TraceProblem;
  readonly run: SearchRun<State, string>;
}

/** A tree whose search is unknown: no problem, no rules. */
export interface BareTree<State = string> {
  readonly tree: SearchTree<State, string>;
  /** Nodes in order of visit; empty where that is unknown too. */
  readonly visits: readonly number[];
}
