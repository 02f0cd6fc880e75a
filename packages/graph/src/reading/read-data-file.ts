import { failure, success, type Result } from "../result.ts";
import type { FieldPlace } from "./field-edges.ts";
import type { GraphOnPaper } from "./graph-on-paper.ts";
import type { Place, PlacedMessage } from "./place.ts";
import { readGraphFields } from "./read-graph-fields.ts";
import { isJsonGraph, readJsonGraph } from "./read-json-graph.ts";
import { parseYaml, type Data } from "./yaml-data.ts";

/** Longer JSON goes through the fast parser, which knows neither places nor keys that stand twice. */
const LONGEST_SLOW_JSON = 50_000;

/** Reads a YAML or JSON file: the keys of `readGraphFields`, or JSON Graph Format. */
export function readDataFile(text: string): Result<GraphOnPaper, readonly PlacedMessage[]> {
  const isLong = text.length > LONGEST_SLOW_JSON;
  const long = isLong ? parseJson(text) : undefined;
  const data = long === undefined ? parseYaml(text) : success(long);
  if (!data.ok) return failure([data.problem]);
  const { value, placeOf } = data.value;
  const isGraphFormat = isJsonGraph(value);
  const read = isGraphFormat ? readJsonGraph(value) : readGraphFields(value);
  const placed = ({ message, ...field }: FieldPlace & { message: string }): PlacedMessage => ({
    ...placeOf(field),
    message,
  });
  if (!read.ok) return failure(read.problem.map(placed));
  const form = isGraphFormat ? read.value.form : /^\s*\{/.test(text) ? "JSON" : "YAML";
  return success({ ...read.value, form, notes: read.value.notes.map(placed) });
}

/** undefined where the text is no JSON; it may still be YAML. */
function parseJson(text: string): Data | undefined {
  try {
    return { value: JSON.parse(text) as unknown, placeOf: placeFinder(text) };
  } catch {
    return undefined;
  }
}

/** Places in JSON, looked for with the slow parser once there is a problem to tell. */
function placeFinder(text: string): Data["placeOf"] {
  let slow: ReturnType<typeof parseYaml> | null = null;
  return (field): Place => {
    slow ??= parseYaml(text);
    return slow.ok ? slow.value.placeOf(field) : { line: 1, column: 1 };
  };
}
