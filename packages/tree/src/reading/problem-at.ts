import type { GraphData, PuzzleData, TraceProblem } from "../trace.ts";
import {
  fieldsAt,
  numberAt,
  oneOfAt,
  shown,
  textAt,
  textsAt,
  wholeAt,
  type Fields,
} from "./shape.ts";
import type { UnknownFields } from "./unknown-fields.ts";
import { Unreadable } from "./unreadable.ts";

const PUZZLE = new Set(["kind", "start", "goal", "columns"]);
const GRAPH = new Set(["kind", "start", "goal", "edges", "h"]);

/** The problem as a file holds it. Whether a puzzle's cells are a permutation is not this package's matter. */
export function problemAt(value: unknown, path: string, unknown: UnknownFields): TraceProblem {
  const fields = fieldsAt(value, path);
  const kind = oneOfAt(fields["kind"], ["puzzle", "graph"], path, "kind");
  unknown.look(fields, kind === "puzzle" ? PUZZLE : GRAPH, "problem.");
  return kind === "puzzle" ? puzzleAt(fields, path) : graphAt(fields, path);
}

function puzzleAt(fields: Fields, path: string): PuzzleData {
  const start = textAt(fields["start"], path, "start");
  const goal = textAt(fields["goal"], path, "goal");
  const columns = wholeAt(fields["columns"], path, "columns", 1);
  if (start.length % columns !== 0) {
    throw new Unreadable(
      `${path}.columns`,
      `is ${columns}; the ${start.length} cells of ${shown(start)} do not make whole rows of it`,
    );
  }
  if (goal.length !== start.length) {
    throw new Unreadable(
      `${path}.goal`,
      `has ${goal.length} cells; it must have as many as start, ${start.length}`,
    );
  }
  return { kind: "puzzle", start, goal, columns };
}

function graphAt(fields: Fields, path: string): GraphData {
  const { goal, h } = fields;
  const graph = {
    kind: "graph",
    start: textAt(fields["start"], path, "start"),
    goal: typeof goal === "string" ? goal : textsAt(goal, path, "goal"),
    edges: textsAt(fields["edges"], path, "edges"),
  } as const;
  if (h === undefined) return graph;
  const table = Object.entries(fieldsAt(h, path, "h")).map(
    ([name, value]) => [name, numberAt(value, `${path}.h`, name)] as const,
  );
  return { ...graph, h: Object.fromEntries(table) };
}
