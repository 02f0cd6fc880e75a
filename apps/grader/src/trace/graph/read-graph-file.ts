import { readGraph, type GraphOnPaper } from "@jejak/graph";
import { firstOf } from "../../first-of.ts";
import { readTextFile } from "../../read-text-file.ts";
import type { ReadValue } from "../../read-value.ts";

/** Reads a graph in any form that @jejak/graph knows; the message names the file, the line and the column. */
export async function readGraphFile(place: string): Promise<ReadValue<GraphOnPaper>> {
  const text = await readTextFile(place, "a graph");
  if (!text.ok) return text;
  const read = readGraph(text.value);
  return read.ok ? read : { ok: false, message: firstOf(place, read.problem) };
}
