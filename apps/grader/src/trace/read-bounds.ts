import type { Bounds } from "@jejak/search";
import type { ReadValue } from "../read-value.ts";
import { readWholeNumber } from "./read-whole-number.ts";

/** Where a search without `--limit` is given up: it is more likely endless than long. */
export const NODES_WITHOUT_LIMIT = 1_000_000;

/** The same in time, for rules under which a node costs more and more. */
export const SECONDS_WITHOUT_LIMIT = 10;

/** What `--limit` allows the search; without it, the bounds at which a search counts as endless. */
export function readBounds(limit: string | undefined): ReadValue<Bounds> {
  if (limit !== undefined) {
    const read = readWholeNumber("--limit", limit, 1);
    return read.ok ? { ok: true, value: { nodes: read.value } } : read;
  }
  const clock = (): number => performance.now();
  const deadline = clock() + SECONDS_WITHOUT_LIMIT * 1000;
  return { ok: true, value: { nodes: NODES_WITHOUT_LIMIT, clock, deadline } };
}
