import type { ReadValue } from "../read-value.ts";
import { graphToTrace } from "./graph/graph-to-trace.ts";
import { readGraphFile } from "./graph/read-graph-file.ts";
import { puzzleToTrace } from "./puzzle/puzzle-to-trace.ts";
import type { TraceDomain } from "./trace-domain.ts";
import type { TraceFlags } from "./trace-flags.ts";

/** What is to be searched: the graph in the file of `--graph`, without it a sliding puzzle. */
export async function readDomain(
  start: string,
  { goal: goals = [], graph, columns }: TraceFlags,
): Promise<ReadValue<TraceDomain>> {
  if (graph !== undefined) return readGraphDomain(graph, start, goals);
  const [goal, second] = goals;
  if (goal === undefined) return { ok: false, message: "--goal: name the board to reach" };
  if (second !== undefined) {
    return { ok: false, message: `--goal: a puzzle has one goal, and "${second}" is a second one` };
  }
  return puzzleToTrace({ start, goal, columns });
}

async function readGraphDomain(
  file: string,
  start: string,
  goals: readonly string[],
): Promise<ReadValue<TraceDomain>> {
  const read = await readGraphFile(file);
  if (!read.ok) return read;
  const { graph, goals: goalsInFile } = read.value;
  const wanted = goals.length > 0 ? goals : goalsInFile;
  if (wanted.length === 0) return { ok: false, message: "--goal: name the node to reach" };
  return { ok: true, value: graphToTrace({ graph, start, goals: wanted }) };
}
