import { patternTable, type Pattern } from "./pattern-table.ts";

/** Bytes that are kept at most. */
const MOST_BYTES = 64 * 1024 * 1024;

const known = new Map<string, Uint8Array>();

/** The table of a pattern: made once, and kept while there is room for it; the oldest goes first. */
export function keptPatternTable(pattern: Pattern): Uint8Array {
  const { columns, rows, homes, blank } = pattern;
  const key = `${columns}x${rows} ${blank} ${homes.join()}`;
  const made = known.get(key);
  if (made !== undefined) return made;
  const table = patternTable(pattern);
  known.set(key, table);
  let bytes = 0;
  for (const kept of known.values()) bytes += kept.length;
  for (const [oldest, kept] of known) {
    if (bytes <= MOST_BYTES) break;
    bytes -= kept.length;
    known.delete(oldest);
  }
  return table;
}
