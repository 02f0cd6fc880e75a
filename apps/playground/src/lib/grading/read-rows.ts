import type { ReadAnswer, ReadEntry, ReadStep } from "@jejak/grading";

/** One step of an answer as it was understood, in words and numbers that can be written again. */
export interface ReadRow {
  /** The state's word, or what was written where it is none. */
  readonly state: string;
  readonly isState: boolean;
  readonly values: Readonly<Partial<Record<RowValue, string>>>;
}

export const ROW_VALUES = ["h", "g", "f", "level", "parent", "open", "closed"] as const;
export type RowValue = (typeof ROW_VALUES)[number];

/** More than anybody looks through. */
const MOST_ROWS = 2000;

/** The main sequence of an answer, or the path where there is nothing else. */
export function readRows({ steps, expansions, generated, path }: ReadAnswer): ReadRow[] {
  const main = [steps, expansions, generated, path].find((list) => list?.length);
  return (main ?? []).slice(0, MOST_ROWS).map(rowOf);
}

function rowOf(step: ReadStep): ReadRow {
  const values: Partial<Record<RowValue, string>> = {};
  for (const name of ["h", "g", "f", "level"] as const) {
    const value = step[name];
    if (value !== undefined) values[name] = String(value);
  }
  if (step.parent !== undefined) values.parent = step.parent === null ? "-" : nameOf(step.parent);
  for (const name of ["open", "closed"] as const) {
    const list = step[name];
    if (list !== undefined) values[name] = list.map(entryText).join("; ");
  }
  return { state: nameOf(step.state), isState: step.state.ok, values };
}

function nameOf(state: ReadStep["state"]): string {
  return state.ok ? state.word : state.written;
}

function entryText({ state }: ReadEntry): string {
  return nameOf(state);
}
