import { isMatrix } from "./read-matrix.ts";
import { isNumberWord } from "./read-number.ts";
import { columnRole } from "./table-columns.ts";
import { delimiterOf, tableBlocks, type Delimiter, type TableBlock } from "./table-rows.ts";

/** Enough of a text to tell its form: lines, and characters. */
const MOST_LINES = 50;
const LONGEST_BEGINNING = 20_000;
const ARROW = /->|--|<-|=>|[→⟶➔➜⇒↦←⟵↔⟷⇔—–]|\s-\s/;
const SECTION = /^\s*(?:h|heuristics?|heuristik|start|initial|goals?|nodes?)\s*[:=(]/i;

/** The sign that parts the cells when the text looks like a table; null when it looks like an edge list. */
export function tableDelimiter(text: string): Delimiter | null {
  const beginning = text.slice(0, LONGEST_BEGINNING).split("\n", MOST_LINES);
  if (text.length > LONGEST_BEGINNING && beginning.length > 1) beginning.pop();
  const lines = beginning.filter((line) => !/^\s*(?:#|%|\/\/)/.test(line));
  if (lines.filter((line) => line.trim().startsWith("|")).length > 1) return "|";
  const first = lines.find((line) => line.trim() !== "");
  if (first === undefined || lines.some((line) => SECTION.test(line))) return null;
  const delimiter = delimiterOf(first);
  const [rows = []] = tableBlocks(lines.join("\n"), delimiter);
  const headings = rows[0]?.filter((cell) => columnRole(cell.text) !== null) ?? [];
  if (headings.length > 1 || isMatrix(rows)) return delimiter;
  if (lines.some((line) => ARROW.test(line) || line.includes(":"))) return null;
  return areRows(rows) ? delimiter : null;
}

/** Rows of two names, or of two names and a number; never a hyphen in them, which may be an edge. */
function areRows(rows: TableBlock): boolean {
  const width = rows[0]?.length ?? 0;
  return rows.every((row) => {
    const [from, to, cost] = row;
    if (from === undefined || to === undefined || row.length !== width) return false;
    if (cost !== undefined) return row.length === 3 && isNumberWord(cost.text);
    if (isNumberWord(to.text)) return isNumberWord(from.text);
    return !from.text.includes("-") && !to.text.includes("-");
  });
}
