import type { ReadAnswer, ReadNode, ReadNote, ReadStep } from "../answer.ts";
import { readEntries } from "../lists/read-entries.ts";
import { stepsFromLists, type ListRow } from "../lists/steps-from-lists.ts";
import { asksForValues, bareMeaning } from "../marks/bare-meaning.ts";
import { nameTest } from "../name-test.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ReadResult, ReadingContext } from "../reading-context.ts";
import { orderByNumbers, type NumberedStep } from "../text/order-by-numbers.ts";
import { parentLinks, type TableRow } from "../trees/parent-links.ts";
import { cellOf, tableColumns, type TableColumns } from "./table-columns.ts";
import { rowOf, type TableSource } from "./table-rows.ts";
import type { WrittenTable } from "./written-table.ts";
import { said, type ReaderText } from "../reader-text.ts";

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
    ...(asksForValues(asked) ? columns.assumptions : []).map((message) =>
      noteOf(first, "assumed", message),
    ),
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

function noteOf(row: TableRow, kind: ReadNote["kind"], message: ReaderText): ReadNote {
  return { place: row.step.place, kind, message };
}

function unknownColumns(columns: TableColumns): ReaderText[] {
  const unknown = columns.headings.filter(
    (heading, index) => heading !== "" && columns.kinds[index] === null,
  );
  if (unknown.length === 0) return [];
  const list = unknown.slice(0, 8).map((heading) => `"${heading.slice(0, 30)}"`);
  return [said("read.note.unknown-columns", { count: unknown.length, columns: list.join(", ") })];
}

function formOf(table: WrittenTable, columns: TableColumns, rows: number): ReaderText {
  const named = columns.kinds.flatMap((kind, index) =>
    kind === null ? [] : [columns.headings[index] ?? kind],
  );
  return said("read.table", { medium: table.medium, count: rows, columns: named.join(", ") });
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
