import type { FormatOptions, ReadTree } from "@jejak/tree";
import type { Terminal } from "../terminal/terminal.ts";
import { converted, type Target } from "./conversion.ts";

/** Nothing is left out, however large it becomes. */
export const WHOLE: FormatOptions = { cutShort: false, steps: Infinity, entries: Infinity };

/**
 * What the writer left out so that the result stays one that people or their tools take, where it
 * did: then the whole would be longer than the `written` characters.
 */
export function whatWasCutShort(
  read: Extract<ReadTree, { ok: true }>,
  target: Target,
  options: FormatOptions,
  written: number,
  terminal: Terminal,
): string | null {
  if (target.format === null) return null;
  const whole = converted(read, target, { ...options, ...WHOLE }, terminal);
  if (!whole.ok) return null;
  let characters = 0;
  for (const chunk of whole.value) {
    characters += chunk.length;
    if (characters > written) {
      return `${target.name} is cut short, to what is pleasant to read or can be drawn; --whole writes everything.`;
    }
  }
  return null;
}
