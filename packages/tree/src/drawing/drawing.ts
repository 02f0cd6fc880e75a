import { NONE, type Rules, type SearchTree } from "@jejak/search";
import { headerJson } from "../json/header-json.ts";
import type { BareTree, Trace } from "../trace.ts";
import { valuesUsed, type ValueName } from "../node-values.ts";

/** How a state is drawn. */
export interface DrawingOptions {
  /**
   * Draws states as boards so many cells wide; false draws their names. By default a puzzle's
   * states are boards as wide as the problem says, and other states are names.
   */
  readonly board?: { readonly columns: number } | false;
}

/** A tree as the formats that draw it see it: what is known of its search is marked on its nodes. */
export interface Drawing<State> {
  readonly tree: SearchTree<State, string>;
  readonly rules: Rules | null;
  /** For each node the number of its visit from 0, or NONE. */
  readonly visits: Int32Array;
  readonly visitCount: number;
  /** Whether visits are known at all; where they are, a node without one is in the frontier. */
  readonly hasVisits: boolean;
  readonly goal: number | null;
  /** 1 for each node from the root to the goal. */
  readonly onPath: Uint8Array;
  /** The values to write at each node. */
  readonly values: readonly ValueName[];
  /** Cells in a row of a board; null where states are names. */
  readonly columns: number | null;
  /** What is needed to read the trace back, as JSON on one line; null where the search is unknown. */
  readonly header: string | null;
}

/** Makes ready what drawing a trace, or a tree whose search is unknown, needs. */
export function drawingOf<State>(
  source: Trace<State> | BareTree<State>,
  { board }: DrawingOptions,
): Drawing<State> {
  const isTrace = "run" in source;
  const { tree, visits } = isTrace ? source.run : source;
  const goal = isTrace ? source.run.goal : null;
  const rules = isTrace ? source.run.rules : null;
  const visitNumbers = new Int32Array(tree.size).fill(NONE);
  visits.forEach((node, number) => {
    visitNumbers[node] = number;
  });
  const onPath = new Uint8Array(tree.size);
  for (let node = goal ?? NONE; node !== NONE; node = tree.parent(node)) onPath[node] = 1;
  const ownColumns = isTrace && source.problem.kind === "puzzle" ? source.problem.columns : null;
  return {
    tree,
    rules,
    visits: visitNumbers,
    visitCount: visits.length,
    hasVisits: visits.length > 0,
    goal,
    onPath,
    values: rules === null ? [] : valuesUsed(rules),
    columns: board === undefined ? ownColumns : board === false ? null : board.columns,
    header: isTrace ? headerJson(source) : null,
  };
}
