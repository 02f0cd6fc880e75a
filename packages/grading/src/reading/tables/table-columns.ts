import { columnKind, type ColumnKind } from "./column-kind.ts";
import { hasHeader } from "./csv-table.ts";
import type { IsName } from "../name-test.ts";
import type { TableCell, WrittenTable } from "./written-table.ts";
import { said, type ReaderText } from "../reader-text.ts";

/** What a table's columns hold, and where its rows begin below the header. */
export interface TableColumns {
  readonly kinds: readonly (ColumnKind | null)[];
  readonly headings: readonly string[];
  readonly firstRow: number;
  /** What was assumed about columns without a name, for the report. */
  readonly assumptions: readonly ReaderText[];
}

/** Finds a table's columns by its header, or by what stands in them; null where no column holds states or lists of them. */
export function tableColumns(
  table: WrittenTable,
  isName: IsName,
  bare: "h" | "g" | "f" | null,
): TableColumns | null {
  for (const [index, row] of table.rows.slice(0, 12).entries()) {
    const headings = row.map((cell) => cell.text.trim());
    if (
      hasHeader(headings) ||
      (headings.length === 1 && columnKind(headings[0] ?? "") === "state")
    ) {
      return {
        kinds: once(headings.map(columnKind)),
        headings,
        firstRow: index + 1,
        assumptions: [],
      };
    }
  }
  return withoutHeader(table, isName, bare);
}

/** Only the first column of a kind counts: a second "h" would silently overwrite it. */
function once(kinds: readonly (ColumnKind | null)[]): (ColumnKind | null)[] {
  return kinds.map((kind, index) => (kinds.indexOf(kind) === index ? kind : null));
}

function withoutHeader(
  table: WrittenTable,
  isName: IsName,
  bare: "h" | "g" | "f" | null,
): TableColumns | null {
  const width = table.rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width > 64) return null;
  const columns = Array.from({ length: width }, (_, index) =>
    table.rows.map((row) => row[index]?.text.trim() ?? ""),
  );
  const stateColumns = columns.flatMap((cells, index) =>
    cells.filter((cell) => isName(cell)).length * 2 > cells.length ? [index] : [],
  );
  const state = stateColumns[0];
  if (state === undefined) return null;
  const kinds = Array.from({ length: width }, (): ColumnKind | null => null);
  kinds[state] = "state";
  const assumptions: ReaderText[] = [];
  nameParent(kinds, columns, stateColumns);
  nameNumbers(kinds, columns, bare, assumptions);
  return { kinds, headings: [], firstRow: 0, assumptions };
}

/** Of two columns of states the one whose entries all stand earlier in the other is the parent. */
function nameParent(
  kinds: (ColumnKind | null)[],
  columns: readonly (readonly string[])[],
  stateColumns: readonly number[],
): void {
  const [a, b] = stateColumns;
  if (a === undefined || b === undefined || stateColumns.length !== 2) return;
  if (standsEarlier(columns[b] ?? [], columns[a] ?? [])) kinds[b] = "parent";
  else if (standsEarlier(columns[a] ?? [], columns[b] ?? [])) {
    kinds[a] = "parent";
    kinds[b] = "state";
  }
}

function standsEarlier(parents: readonly string[], states: readonly string[]): boolean {
  const seen = new Set<string>();
  return states.every((state, index) => {
    const parent = parents[index] ?? "";
    const fine = index === 0 || parent === "" || seen.has(parent);
    seen.add(state);
    return fine;
  });
}

/** Numbers 1 to n count the steps; three columns of which one is the sum of the others are g, h and f. */
function nameNumbers(
  kinds: (ColumnKind | null)[],
  columns: readonly (readonly string[])[],
  bare: "h" | "g" | "f" | null,
  assumptions: ReaderText[],
): void {
  const numeric = columns.flatMap((cells, index) =>
    kinds[index] === null &&
    cells.length > 0 &&
    cells.every((cell) => /^-?\d{1,9}(?:\.\d+)?$/.test(cell))
      ? [{ index, numbers: cells.map(Number) }]
      : [],
  );
  const counting = numeric.find(({ index, numbers }) => {
    const first = numbers[0] ?? 0;
    return (
      index === 0 &&
      numbers.length > 1 &&
      (first === 0 || first === 1) &&
      numbers.every((n, at) => n === at + first)
    );
  });
  if (counting !== undefined) kinds[counting.index] = "step";
  const rest = numeric.filter((one) => one !== counting);
  const [a, b, c] = rest;
  if (a !== undefined && b !== undefined && c !== undefined && rest.length === 3) {
    if (a.numbers.every((g, at) => g + (b.numbers[at] ?? 0) === c.numbers[at])) {
      kinds[a.index] = "g";
      kinds[b.index] = "h";
      kinds[c.index] = "f";
      assumptions.push(said("read.note.three-columns"));
      return;
    }
  }
  if (a !== undefined && rest.length === 1 && bare !== null) {
    kinds[a.index] = bare;
    assumptions.push(said("read.note.bare-column", { value: bare }));
  } else if (rest.length > 0) {
    assumptions.push(said("read.note.nameless-columns"));
  }
}

/** The cell of a row that a kind of column holds; undefined where the table has no such column. */
export function cellOf(
  row: readonly TableCell[],
  columns: TableColumns,
  kind: ColumnKind,
): TableCell | undefined {
  const index = columns.kinds.indexOf(kind);
  return index === -1 ? undefined : row[index];
}
