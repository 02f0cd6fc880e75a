import * as v from "valibot";
import type { LocatedValue, ValuePath } from "./located-yaml.ts";
import { pathText, schemaFaults } from "./schema-faults.ts";

/** How many keys a note names. */
const NAMED = 10;

/**
 * Takes out of `value` the keys that `schema` does not have, as a file of a later version may have
 * them; returns a note that names them with their places where there were any.
 */
export function leaveOutUnknownKeys(
  schema: v.GenericSchema,
  value: object,
  located: LocatedValue,
): string[] {
  const named: string[] = [];
  let count = 0;
  for (;;) {
    const parsed = v.safeParse(schema, value);
    const maps = parsed.success
      ? []
      : schemaFaults(schema, parsed.issues).filter(({ isKey }) => isKey);
    if (maps.length === 0) break;
    for (const { path, known = [] } of maps) {
      const holder = valueAt(value, path.slice(0, -1));
      // A map that has one such key may have many.
      const unknown = Object.keys(holder).filter((own) => known.length > 0 && !known.includes(own));
      for (const key of new Set([...path.slice(-1).map(String), ...unknown])) {
        Reflect.deleteProperty(holder, key);
        count++;
        if (count > NAMED) continue;
        const keyPath = [...path.slice(0, -1), key];
        const { line } = located.placeOfKey(keyPath);
        named.push(`\`${pathText(keyPath)}\` (line ${line})`);
      }
    }
  }
  if (count === 0) return [];
  const more = count > NAMED ? ` and ${count - NAMED} more` : "";
  return [`Left out what is not in jejak-assignment/1: ${named.join(", ")}${more}.`];
}

function valueAt(value: object, path: ValuePath): object {
  return path.reduce<object>(
    (inner, key) => (inner as Readonly<Record<string | number, object>>)[key] as object,
    value,
  );
}
