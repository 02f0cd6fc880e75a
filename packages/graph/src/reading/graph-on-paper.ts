import type { Graph } from "../graph.ts";
import { failure, success, type Result } from "../result.ts";
import { unknownNode } from "../unknown-node.ts";
import type { At, GraphBuilder } from "./graph-builder.ts";
import type { Place } from "./place.ts";

/** A graph as it was read, with what else its file says. */
export interface GraphOnPaper<Where extends object = Place> {
  readonly graph: Graph;
  /** Where a search starts, where the file says so. */
  readonly start: string | null;
  /** The goals that the file names. */
  readonly goals: readonly string[];
  /** How it was written, in words: `edge list`, `DOT`. */
  readonly form: string;
  /** What was assumed or left out in reading. */
  readonly notes: readonly At<Where>[];
}

/** A node's name as written and its place. */
export interface NodeAt<Where extends object> {
  readonly name: string;
  readonly where: Where;
}

/** What a file says beside the graph itself, as written. */
export interface WrittenEnds<Where extends object> {
  readonly start: readonly NodeAt<Where>[];
  readonly goals: readonly NodeAt<Where>[];
  readonly form: string;
  /** The place of what is missing. */
  readonly nowhere: Where;
}

/** What `builder` read, or all its problems; start and goals have to be nodes of it. */
export function graphOnPaper<Where extends object>(
  builder: GraphBuilder<Where>,
  { start, goals, form, nowhere }: WrittenEnds<Where>,
): Result<GraphOnPaper<Where>, readonly At<Where>[]> {
  const names = (written: readonly NodeAt<Where>[]): string[] =>
    written.flatMap(({ name, where }) => {
      const node = name.trim().normalize("NFC");
      if (builder.has(node)) return [node];
      builder.problem(where, unknownNode(name, builder.nodes()));
      return [];
    });
  const [first, second] = start;
  if (first !== undefined && second !== undefined) {
    builder.problem(second.where, "a search has one start: name one node");
  }
  const starts = names(start.slice(0, 1));
  const goalNames = [...new Set(names(goals))];
  const built = builder.finish(nowhere);
  if (!built.ok) return failure(built.problem);
  return success({ ...built.value, start: starts[0] ?? null, goals: goalNames, form });
}
