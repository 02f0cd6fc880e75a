import { columnsOf } from "@jejak/puzzle";
import type { ReadValue } from "../read-value.ts";

export interface Board {
  readonly word: string;
  readonly columns: number;
}

export function readBoard(
  name: string,
  text: string,
  columns: number | undefined,
): ReadValue<Board> {
  const word = text
    .replaceAll(/[\s/,]/g, "")
    .replaceAll("_", "0")
    .toLowerCase();
  const c = columnsOf(word.length);
  if (columns === undefined && !c.ok) return { ok: false, message: `${name}: ${c.problem}` };
  return { ok: true, value: { word, columns: columns ?? (c.ok ? c.value : 0) } };
}
