import type { Result } from "../result.ts";
import { shown } from "../shown.ts";
import { GraphBuilder } from "./graph-builder.ts";
import { graphOnPaper, type GraphOnPaper } from "./graph-on-paper.ts";
import type { Place, PlacedMessage } from "./place.ts";
import { isMatrix, readMatrix } from "./read-matrix.ts";
import { isNumberWord } from "./read-number.ts";
import { columnRole, type ColumnRole } from "./table-columns.ts";
import { tableBlocks, type Cell, type Delimiter, type TableBlock } from "./table-rows.ts";

/**
 * Reads tables: edges with the columns from, to and cost (under such headings in any order, or in
 * this order without), values with the columns node and h, or a matrix of costs. An empty line parts
 * two tables. Edges lead one way unless `directed` is false.
 */
export function readEdgeTable(
  text: string,
  delimiter: Delimiter,
  { directed }: { readonly directed?: boolean } = {},
): Result<GraphOnPaper, readonly PlacedMessage[]> {
  const builder = new GraphBuilder<Place>();
  const twoWay = directed === false;
  for (const block of tableBlocks(text, delimiter)) {
    if (isMatrix(block)) readMatrix(block, builder);
    else readBlock(block, builder, twoWay);
  }
  const nowhere = { line: 1, column: 1 };
  return graphOnPaper(builder, { start: [], goals: [], form: "table", nowhere });
}

type Columns = ReadonlyMap<ColumnRole, number>;

function readBlock(block: TableBlock, builder: GraphBuilder<Place>, twoWay: boolean): void {
  const [head] = block as readonly [readonly Cell[], ...TableBlock];
  const headed = headedColumns(head, builder);
  const columns = headed ?? bareColumns(block, builder);
  if (columns === null) return;
  for (const row of headed === null ? block : block.slice(1)) {
    if (builder.full) return;
    if (columns.has("h")) readValue(row, columns, builder);
    else readEdge(row, columns, builder, twoWay);
  }
}

/** The columns by their headings; null when the first row is no row of headings. */
function headedColumns(head: readonly Cell[], builder: GraphBuilder<Place>): Columns | null {
  const columns = new Map<ColumnRole, number>();
  const unknown: Cell[] = [];
  for (const [index, cell] of head.entries()) {
    const role = columnRole(cell.text);
    if (role === null) unknown.push(cell);
    else if (!columns.has(role)) columns.set(role, index);
  }
  const isEdges = columns.has("from") && columns.has("to");
  if (!isEdges && !(columns.has("node") && columns.has("h"))) return null;
  for (const { text, where } of unknown) {
    if (text !== "") builder.note(where, `the column ${shown(text)} is left out`);
  }
  return isEdges ? new Map([...columns].filter(([role]) => role !== "h")) : columns;
}

const FROM_TO_COST: Columns = new Map([
  ["from", 0],
  ["to", 1],
  ["cost", 2],
]);

/** The columns of a table without headings; null, and a problem told, when it may be read in two ways. */
function bareColumns(block: TableBlock, builder: GraphBuilder<Place>): Columns | null {
  const areValues = block.every(([node, h, more]) => {
    return node !== undefined && h !== undefined && more === undefined && isNumberWord(h.text);
  });
  if (!areValues || block.every(([node]) => isNumberWord(node?.text ?? ""))) return FROM_TO_COST;
  if (block.every(([node]) => builder.has(node?.text ?? ""))) {
    return new Map([
      ["node", 0],
      ["h", 1],
    ]);
  }
  const [[first]] = block as [[Cell]];
  const message = 'write a row of headings above: "from, to" for edges, "node, h" for values';
  builder.problem(first.where, `this table can be read in two ways: ${message}`);
  return null;
}

function readEdge(
  row: readonly Cell[],
  columns: Columns,
  builder: GraphBuilder<Place>,
  twoWay: boolean,
): void {
  const cell = (role: ColumnRole): Cell | undefined => row[columns.get(role) ?? -1];
  const [from, to, cost] = [cell("from"), cell("to"), cell("cost")];
  const [{ where }] = row as [Cell];
  if (columns === FROM_TO_COST && row.length > 3) {
    return builder.problem(
      where,
      `a row holds from, to and cost, but ${row.length} cells stand here`,
    );
  }
  if (!from?.text || !to?.text) {
    return builder.problem(where, `this row names no node ${from?.text ? "to" : "from"}`);
  }
  const name = cell("action")?.text;
  const written = cost?.text ?? "";
  if (cost !== undefined && written !== "" && !isNumberWord(written)) {
    return builder.problem(
      cost.where,
      `a cost is a number such as 4 or 2.5, not ${shown(written)}`,
    );
  }
  const edge = { from: from.text, to: to.text, cost: written === "" ? 1 : Number(written), twoWay };
  builder.edge(name ? { ...edge, name } : edge, where);
}

function readValue(row: readonly Cell[], columns: Columns, builder: GraphBuilder<Place>): void {
  const [node, h] = [row[columns.get("node") ?? -1], row[columns.get("h") ?? -1]];
  const [{ where }] = row as [Cell];
  if (node === undefined || h === undefined || !isNumberWord(h.text)) {
    const written = h === undefined ? "" : `, not ${shown(h.text)}`;
    return builder.problem(where, `a heuristic value is a number such as 4 or 2.5${written}`);
  }
  builder.h(node.text, Number(h.text), where);
}
