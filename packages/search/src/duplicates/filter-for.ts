import type { Rules } from "../rules.ts";
import type { CodeSpace } from "../space/integer-space.ts";
import type { NodeRows } from "../tree/node-rows.ts";
import { ClosedFilter } from "./closed-filter.ts";
import type { DuplicateFilter } from "./duplicate-filter.ts";
import { GeneratedFilter } from "./generated-filter.ts";
import { GeneratedByMarkFilter } from "./generated-by-mark-filter.ts";
import { NoFilter } from "./no-filter.ts";
import { ParentFilter } from "./parent-filter.ts";
import { PathFilter } from "./path-filter.ts";
import { ReachedByLevelFilter } from "./reached-by-level-filter.ts";
import { ReachedFilter } from "./reached-filter.ts";
import { StateSet, type StateTables } from "./state-set.ts";

/** Rows beyond the number of states, for children that are written before they are dropped. */
const ROOM = 8;

interface CostedSpace extends CodeSpace {
  readonly unitCosts: boolean;
}

/** The filter of a rule on duplicates, for a search of `space` that writes into `rows`. */
export function filterFor(
  rule: Rules["duplicates"],
  space: CostedSpace,
  rows: NodeRows,
  tables: StateTables,
): DuplicateFilter {
  switch (rule) {
    case "none":
      return new NoFilter();
    case "parent":
      return new ParentFilter(rows);
    case "path":
      return new PathFilter(rows);
    case "closed":
    case "closed-at-generation": {
      const throwsAway = rule === "closed";
      const visited = new StateSet(space, rows, tables);
      return new ClosedFilter(visited, { throwsAway });
    }
    case "generated":
      return generatedFilter(space, rows, tables);
    case "reached":
      return reachedFilter(space, rows, tables, { reopens: true });
    case "reached-unvisited":
      return reachedFilter(space, rows, tables, { reopens: false });
  }
}

function generatedFilter(space: CodeSpace, rows: NodeRows, tables: StateTables): DuplicateFilter {
  const generated = new StateSet(space, rows, tables);
  // Each state once, and room for the successors of the last.
  if (space.indices > 0 && space.indices !== Infinity) rows.most = space.indices + ROOM;
  const { marks } = generated;
  if (marks !== null && marks.isComplete) return new GeneratedByMarkFilter(marks, space, rows);
  return new GeneratedFilter(generated);
}

function reachedFilter(
  space: CostedSpace,
  rows: NodeRows,
  tables: StateTables,
  { reopens }: { readonly reopens: boolean },
): DuplicateFilter {
  const { nodes, levels } = tables;
  if (space.indices > 0 && space.indices !== Infinity && space.unitCosts && reopens) {
    levels.start(space.indices);
    return new ReachedByLevelFilter(levels, space, rows);
  }
  nodes.start(space, rows);
  return new ReachedFilter(nodes, rows, { reopens });
}
