import { shown } from "../shown.ts";
import type { PlacedMessage } from "./place.ts";

/** A field of a `key: "value"` text. */
export interface TextField {
  readonly key: string;
  readonly keyLine: number;
  /** The value's lines and the number of the first of them. */
  readonly lines: readonly string[];
  readonly line: number;
}

/** The fields of a `key: "value"` text, of which a value in `"""` may hold many lines. `#` begins a comment line. */
export function keyValueFields(text: string): {
  fields: readonly TextField[];
  problem: PlacedMessage | null;
} {
  const lines = text.split("\n");
  const fields: TextField[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = /^\s*([A-Za-z_]\w{0,60})\s*:\s*("""|")?/.exec(lines[at] as string);
    if (head === null) continue;
    const [whole, key = "", quote] = head;
    const keyLine = at + 1;
    const rest = (lines[at] as string).slice(whole.length);
    if (quote !== '"""') {
      const end = quote === undefined ? -1 : rest.indexOf('"');
      const value = end === -1 ? rest : rest.slice(0, end);
      fields.push({ key, keyLine, lines: [value], line: keyLine });
      continue;
    }
    const value: string[] = [rest];
    while (!(value.at(-1) as string).includes('"""')) {
      at++;
      if (at === lines.length) {
        const message = `the value of ${shown(key)} is not closed: write """ behind its last line`;
        return { fields, problem: { line: keyLine, column: 1, message } };
      }
      value.push(lines[at] as string);
    }
    const last = value.at(-1) as string;
    value[value.length - 1] = last.slice(0, last.indexOf('"""'));
    fields.push({ key, keyLine, lines: value, line: keyLine });
  }
  return { fields, problem: null };
}
