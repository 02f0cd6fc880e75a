import type { ReadTree } from "../read-result.ts";
import { costFrom, wholeFrom } from "../reading/number-from.ts";
import { shown } from "../reading/shape.ts";
import { treeFromLinks, type LinkedNode } from "../reading/tree-from-links.ts";
import { readResult, Unreadable } from "../reading/unreadable.ts";
import { recordsOf, type TableRecord } from "./records-of.ts";

/** What the columns may be called. */
const COLUMNS = {
  node: ["simpul", "node", "id"],
  state: ["state", "keadaan"],
  h: ["heur", "h"],
  level: ["level"],
  parent: ["induk", "parent"],
  firstChild: ["anak_pertama", "first_child"],
  nextSibling: ["saudara", "next_sibling"],
} as const;

type Column = keyof typeof COLUMNS;
type Row = Readonly<Partial<Record<Column, string>>> & { readonly path: string };

/**
 * Reads the slides' table, with commas, semicolons or tabs, with Indonesian or English names and the
 * columns in any order; `state` and `induk` must be there. Links and levels that are there as well
 * are compared. The tree comes back, not what the table does not hold: actions, visits, rules.
 */
export function readTreeTable(text: string): ReadTree {
  return readResult(() => {
    const records = recordsOf(text);
    const header = records.next().value;
    if (header === undefined) throw new Unreadable("", "is empty; it must be a table");
    const places = placesOf(header);
    const rows = Array.from(records, (record) => rowOf(record, places, header.fields.length));
    checkLinks(rows);
    const left = header.fields.filter((_, at) => !Object.values(places).includes(at));
    const notes = left.length === 0 ? [] : [`Left out the columns ${left.map(shown).join(", ")}.`];
    return treeFromLinks(rows.map(nodeOf), null, notes);
  });
}

function placesOf({ fields, line }: TableRecord): Partial<Record<Column, number>> {
  const places: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const names: readonly string[] = COLUMNS[column];
    const at = fields.findIndex((field) => names.includes(field.trim().toLowerCase()));
    if (at !== -1) places[column] = at;
    else if (column === "state" || column === "parent") {
      throw new Unreadable(`line ${line}`, `has no column ${names.join(" or ")}`);
    }
  }
  return places;
}

function rowOf(
  { fields, line }: TableRecord,
  places: Partial<Record<Column, number>>,
  width: number,
): Row {
  const path = `line ${line}`;
  if (fields.length !== width) {
    throw new Unreadable(path, `has ${fields.length} fields; the header has ${width}`);
  }
  const row = Object.entries(places).map(([column, at]) => [column, fields[at] ?? ""] as const);
  return { ...(Object.fromEntries(row) as Partial<Record<Column, string>>), path };
}

function nodeOf(row: Row, index: number): LinkedNode {
  const parent = wholeFrom(row.parent?.trim(), `${row.path}, parent`);
  return {
    name: nameOf(row, index),
    parent: parent === null ? null : String(parent),
    state: row.state ?? "",
    action: null,
    g: null,
    h: costFrom(row.h?.trim(), `${row.path}, heur`),
    visit: null,
    path: row.path,
  };
}

function nameOf(row: Row, index: number): string {
  return String(wholeFrom(row.node?.trim(), `${row.path}, node`) ?? index);
}

/** Compares levels, first children and siblings with what the parents give. */
function checkLinks(rows: readonly Row[]): void {
  const byName = new Map(rows.map((row, index) => [nameOf(row, index), index]));
  const firstChild = new Map<number, string>();
  const nextSibling = new Map<number, string>();
  const lastChild = new Map<number, number>();
  const level = new Map<number, number>();
  rows.forEach((row, index) => {
    const parentName = wholeFrom(row.parent?.trim(), `${row.path}, parent`);
    const parent = parentName === null ? undefined : byName.get(String(parentName));
    if (parentName === null) level.set(index, 0);
    if (parent === undefined) return;
    const above = level.get(parent);
    if (above !== undefined) level.set(index, above + 1);
    const last = lastChild.get(parent);
    if (last === undefined) firstChild.set(parent, nameOf(row, index));
    else nextSibling.set(last, nameOf(row, index));
    lastChild.set(parent, index);
  });
  rows.forEach((row, index) => {
    compare(row, "firstChild", firstChild.get(index) ?? "");
    compare(row, "nextSibling", nextSibling.get(index) ?? "");
    const own = level.get(index);
    if (own !== undefined && row.level !== "") compare(row, "level", String(own));
  });
}

function compare(row: Row, column: Column, expected: string): void {
  const written = row[column]?.trim();
  if (written === undefined || written === expected) return;
  const name = COLUMNS[column][0];
  const due = expected === "" ? "empty" : expected;
  throw new Unreadable(`${row.path}, ${name}`, `is ${shown(written)}; the parents make it ${due}`);
}
