import type { StateOnPaper } from "../../domain.ts";
import type { PaperDomain } from "../paper-domain.ts";
import { bareMeaning } from "../marks/bare-meaning.ts";
import type { ReadAnswer, ReadEntry, ReadNode, ReadNote, ReadStep } from "../answer.ts";
import type { ColumnKind } from "./column-kind.ts";
import { directionNamed } from "../moves/move-words.ts";
import { orderByNumbers, type NumberedStep } from "../text/order-by-numbers.ts";
import { parentLinks, type TableRow } from "../trees/parent-links.ts";
import type { ReadingContext, ReadResult } from "../reading-context.ts";
import { nameTest } from "../name-test.ts";
import { readEntries } from "../lists/read-entries.ts";
import { stepsFromLists, type ListRow } from "../lists/steps-from-lists.ts";
import { cellOf, tableColumns, type TableColumns } from "./table-columns.ts";
import { evaluate } from "../marks/written-value.ts";
import type { TableCell, WrittenTable } from "./written-table.ts";

interface TableSource {
  readonly domain: PaperDomain;
  readonly asked: ReadonlySet<string>;
  readonly context: ReadingContext;
}

/** Reads a table with a state in each row; null where no column holds states. */
export function readTable(
  table: WrittenTable,
  domain: PaperDomain,
  asked: ReadonlySet<string>,
  context: ReadingContext,
): ReadResult | null {
  const columns = tableColumns(table, nameTest(domain), bareMeaning(asked, context.search));
  if (columns === null) return null;
  const source: TableSource = { domain, asked, context };
  if (!columns.kinds.includes("state")) return readListTable(table, columns, source);
  const rows = table.rows
    .slice(columns.firstRow)
    .flatMap((cells) => rowOf(cells, columns, source) ?? []);
  const [first] = rows;
  if (first === undefined || rows.every((row) => !row.step.state.ok)) return null;
  const notes = [
    ...columns.assumptions.map((message) => noteOf(first, "assumed", message)),
    ...unknownColumns(columns).map((message) => noteOf(first, "ignored", message)),
  ];
  const ordered = orderByNumbers(visitedRows(rows, columns));
  if (ordered.note !== null) {
    notes.push({ place: ordered.note.place, kind: "assumed", message: ordered.note.message });
  }
  const tree = columns.kinds.includes("parent") ? parentLinks(rows, domain) : null;
  const answer: ReadAnswer = {
    form: formOf(table, columns, rows.length),
    steps: withParents(ordered.steps, rows, tree),
    ...(tree === null
      ? {}
      : {
          tree,
          generated: withParents(
            rows.map((row) => row.step),
            rows,
            tree,
          ),
        }),
    notes,
  };
  return { ok: true, answer };
}

/** A table of nothing but OPEN and CLOSED lists. */
function readListTable(
  table: WrittenTable,
  columns: TableColumns,
  source: TableSource,
): ReadResult | null {
  const rows = table.rows.slice(columns.firstRow).map((cells) => {
    const row: ListRow = {};
    for (const kind of ["open", "closed"] as const) {
      const cell = cellOf(cells, columns, kind);
      if (!columns.kinds.includes(kind)) continue;
      const place = cell?.place ?? cells[0]?.place ?? { line: 1, column: 1 };
      const entries = readEntries(cell?.text ?? "", source.domain, source.asked, source.context);
      row[kind] = entries.map((entry) => ({ entry, place }));
    }
    return row;
  });
  const { steps, notes } = stepsFromLists(rows);
  if (steps.length === 0) return null;
  return { ok: true, answer: { form: formOf(table, columns, rows.length), steps, notes } };
}

function noteOf(row: TableRow, kind: ReadNote["kind"], message: string): ReadNote {
  return { place: row.step.place, kind, message };
}

function unknownColumns(columns: TableColumns): string[] {
  const unknown = columns.headings.filter(
    (heading, index) => heading !== "" && columns.kinds[index] === null,
  );
  if (unknown.length === 0) return [];
  const list = unknown.slice(0, 8).map((heading) => `"${heading.slice(0, 30)}"`);
  return [
    `left out the ${unknown.length === 1 ? "column" : "columns"} ${list.join(", ")}: not known`,
  ];
}

function formOf(table: WrittenTable, columns: TableColumns, rows: number): string {
  const named = columns.kinds.flatMap((kind, index) =>
    kind === null ? [] : [columns.headings[index] ?? kind],
  );
  return `${table.medium} of ${rows} ${rows === 1 ? "row" : "rows"} with columns ${named.join(", ")}`;
}

/** Rows with a visit number, in the order of the numbers; all rows where the table has no such column. */
function visitedRows(rows: readonly TableRow[], columns: TableColumns): readonly NumberedStep[] {
  if (columns.kinds.includes("order") && rows.some((row) => row.order !== null)) {
    return rows
      .filter((row) => row.order !== null)
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map(({ step }) => ({ number: null, step }));
  }
  return rows.map(({ step, number }) => ({ number, step }));
}

function withParents(
  steps: readonly ReadStep[],
  rows: readonly TableRow[],
  tree: readonly ReadNode[] | null,
): readonly ReadStep[] {
  if (tree === null) return steps;
  const parents = new Map(rows.map((row, index) => [row.step, tree[index]?.parent]));
  return steps.map((step) => {
    const parent = parents.get(step);
    return parent === undefined ? step : { ...step, parent };
  });
}

/** null for a row without a state, such as a closing remark. */
function rowOf(
  cells: readonly TableCell[],
  columns: TableColumns,
  source: TableSource,
): TableRow | null {
  const { domain } = source;
  const stateCell = cellOf(cells, columns, "state");
  if (stateCell === undefined || /^[\s–—-]*$/.test(stateCell.text)) return null;
  const state = stateIn(stateCell.text, domain);
  const others = cells.filter((cell) => cell !== stateCell && cell.text.trim() !== "");
  if (!state.ok && others.length === 0 && /\p{L}{2,}.*\p{L}{2,}/u.test(stateCell.text)) return null;
  const values: { -readonly [Key in "h" | "g" | "f" | "level"]?: number } = {};
  for (const kind of ["h", "g", "f", "level"] as const) {
    const value = numberIn(cellOf(cells, columns, kind)?.text);
    if (value !== null) values[kind] = value.value;
  }
  const hTerms = numberIn(cellOf(cells, columns, "h")?.text)?.terms;
  const step: ReadStep = {
    place: stateCell.place,
    state,
    ...values,
    ...(hTerms === undefined ? {} : { hTerms }),
    ...listsOf(cells, columns, source),
    ...moveOf(cells, columns),
  };
  return {
    step,
    number: wholeIn(cells, columns, "step"),
    order: wholeIn(cells, columns, "order"),
    id:
      cellOf(cells, columns, "id")?.text.trim() ??
      cellOf(cells, columns, "step")?.text.trim() ??
      null,
    parent: cellOf(cells, columns, "parent")?.text.trim() ?? null,
  };
}

/** The state in a cell; a cell that is none becomes one that says so. */
export function stateIn(text: string, domain: PaperDomain): StateOnPaper {
  const written = text.trim();
  const whole = domain.readState(written);
  if (whole !== null && whole.ok) return whole;
  const inside = domain.findStates(written);
  const [only] = inside;
  if (only !== undefined && inside.length === 1 && only.state.ok) return only.state;
  if (whole !== null) return whole;
  if (only !== undefined && inside.length === 1) return only.state;
  const shown = written.replaceAll("\n", " / ").slice(0, 40);
  return {
    ok: false,
    kind: "not-a-state",
    written: shown,
    message: `"${shown}" is no state of this problem`,
  };
}

/** The number in a cell: `4`, `h=4`, `1+3`, `5 limit`; null for none. */
export function numberIn(
  text: string | undefined,
): { value: number; terms?: readonly number[] } | null {
  if (text === undefined) return null;
  const match =
    /^[^\d-]{0,12}(-?\d{1,9}(?:[.,]\d{1,9})?(?:\s{0,3}[+=*]\s{0,3}\d{1,9}(?:\.\d{1,9})?){0,40})(?![\d/])/.exec(
      text.trim(),
    );
  return match === null ? null : evaluate((match[1] ?? "").replaceAll(",", "."));
}

function wholeIn(
  cells: readonly TableCell[],
  columns: TableColumns,
  kind: ColumnKind,
): number | null {
  const value = numberIn(cellOf(cells, columns, kind)?.text)?.value;
  return value !== undefined && Number.isInteger(value) ? value : null;
}

function listsOf(
  cells: readonly TableCell[],
  columns: TableColumns,
  { domain, asked, context }: TableSource,
): { open?: readonly ReadEntry[]; closed?: readonly ReadEntry[] } {
  const lists: { open?: readonly ReadEntry[]; closed?: readonly ReadEntry[] } = {};
  for (const kind of ["open", "closed"] as const) {
    const cell = cellOf(cells, columns, kind);
    if (cell !== undefined) lists[kind] = readEntries(cell.text, domain, asked, context);
  }
  return lists;
}

function moveOf(cells: readonly TableCell[], columns: TableColumns): { move?: string } {
  const written = cellOf(cells, columns, "move")?.text.trim() ?? "";
  const move = written === "" ? null : directionNamed(written);
  return move === null ? {} : { move };
}
