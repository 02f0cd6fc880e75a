import type { StateOnPaper } from "../../domain.ts";
import type { PaperDomain } from "../paper-domain.ts";
import type { ReadNode, ReadStep } from "../answer.ts";

/** A row of a table with a state: what it says, before its parent is looked up. */
export interface TableRow {
  readonly step: ReadStep;
  readonly number: number | null;
  /** The visit number; null where the row was never visited, or the table does not say. */
  readonly order: number | null;
  /** What other rows may call it. */
  readonly id: string | null;
  /** The parent as written. */
  readonly parent: string | null;
}

const NO_PARENT =
  /^(?:|[-–—.]+|0|nil|null|none|root|akar|tidak ada|нет|корень|raiz|nenhum|keiner|na|n\/a)$/i;

/** The rows as a tree: a parent is another row's id, or its state (the last such row above). */
export function parentLinks(rows: readonly TableRow[], domain: PaperDomain): readonly ReadNode[] {
  // Without names of their own the rows are called by their numbers, from 1.
  const hasIds = rows.some((row) => row.id !== null);
  const byId = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const id = row.id ?? (hasIds ? null : String(index + 1));
    if (id !== null && id !== "" && !byId.has(plainId(id))) byId.set(plainId(id), index);
  }
  const lastOf = new Map<string, number>();
  const hasOrder = rows.some((row) => row.order !== null);
  // Who counts visits from 0 means the first.
  const shift = rows.some((row) => row.order === 0) ? 1 : 0;
  return rows.map((row, index): ReadNode => {
    const parentIndex = parentOf(row, index, byId, lastOf, domain);
    if (row.step.state.ok) lastOf.set(row.step.state.word, index);
    const parent: StateOnPaper | null | undefined =
      parentIndex === null ? rootOrUnknown(row, domain) : rows[parentIndex]?.step.state;
    return {
      ...row.step,
      ...(parent === undefined ? {} : { parent }),
      parentIndex,
      ...(hasOrder ? { order: row.order === null ? null : row.order + shift } : {}),
    };
  });
}

function parentOf(
  row: TableRow,
  index: number,
  byId: ReadonlyMap<string, number>,
  lastOf: ReadonlyMap<string, number>,
  domain: PaperDomain,
): number | null {
  const written = row.parent ?? "";
  const id = byId.get(plainId(written));
  if (id !== undefined && id !== index) return id;
  const state = written === "" ? null : domain.readState(written);
  if (state?.ok === true) return lastOf.get(state.word) ?? null;
  return null;
}

function rootOrUnknown(row: TableRow, domain: PaperDomain): StateOnPaper | null | undefined {
  const written = row.parent ?? "";
  if (NO_PARENT.test(written)) return null;
  return domain.readState(written) ?? undefined;
}

function plainId(id: string): string {
  return id.replace(/^[#№\s]+|[.)\s]+$/g, "").toLowerCase();
}
