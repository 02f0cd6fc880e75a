import type { StateOnPaper } from "../../domain.ts";
import type { ReadEntry, ReadStep } from "../answer.ts";
import { readEntries } from "../lists/read-entries.ts";
import { evaluate } from "../marks/written-value.ts";
import { directionNamed } from "../moves/move-words.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ReadingContext } from "../reading-context.ts";
import type { TableRow } from "../trees/parent-links.ts";
import type { ColumnKind } from "./column-kind.ts";
import { cellOf, type TableColumns } from "./table-columns.ts";
import type { TableCell } from "./written-table.ts";

/** Everything that turning a row into a step needs. */
export interface TableSource {
  readonly domain: PaperDomain;
  readonly asked: ReadonlySet<string>;
  readonly context: ReadingContext;
}

/** null for a row without a state, such as a closing remark. */
export function rowOf(
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
function stateIn(text: string, domain: PaperDomain): StateOnPaper {
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
function numberIn(text: string | undefined): { value: number; terms?: readonly number[] } | null {
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
