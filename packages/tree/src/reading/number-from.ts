import { shown } from "./shape.ts";
import { Unreadable } from "./unreadable.ts";

/** g or h from its text, `inf` for infinity; null where there is none. */
export function costFrom(text: string | undefined, path: string): number | null {
  if (text === undefined || text === "") return null;
  if (text === "inf") return Infinity;
  // No number that was written by a program is longer; and the pattern wants short texts.
  const isNumber = text.length <= 40 && /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text);
  if (isNumber && Number.isFinite(Number(text))) return Number(text);
  throw new Unreadable(path, `is ${shown(text)}; it must be a number or inf`);
}

/** A whole number from 0 from its text; null where there is none. */
export function wholeFrom(text: string | undefined, path: string): number | null {
  if (text === undefined || text === "") return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Unreadable(path, `is ${shown(text)}; it must be a whole number from 0`);
}
