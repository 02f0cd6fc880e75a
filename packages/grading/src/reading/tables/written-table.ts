import type { Place } from "../../place.ts";

/** One cell of a table as written. */
export interface TableCell {
  readonly text: string;
  readonly place: Place;
}

/** A table as written, whatever it was written in; rows may be of different lengths. */
export interface WrittenTable {
  /** What it was written in: "CSV", "Markdown table", "HTML table", "sheet". */
  readonly medium: string;
  readonly rows: readonly (readonly TableCell[])[];
}
