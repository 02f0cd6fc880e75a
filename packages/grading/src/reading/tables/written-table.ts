import type { Place } from "../../place.ts";

/** One cell of a table as written. */
export interface TableCell {
  readonly text: string;
  readonly place: Place;
}

/** A table as written, whatever it was written in; rows may be of different lengths. */
export interface WrittenTable {
  readonly medium: TableMedium;
  readonly rows: readonly (readonly TableCell[])[];
}

/** How a table is written. */
export type TableMedium = "bars" | "columns" | "tabs" | "semicolons" | "commas" | "html" | "sheet";
