import { oneLine } from "../terminal/one-line.ts";
import type { Terminal } from "../terminal/terminal.ts";

const NAMED = 10;

/** Names those who handed in something and do not stand on the class list. */
export function sayWhoIsUnlisted(strangers: readonly string[], terminal: Terminal): void {
  if (strangers.length === 0) return;
  const named = strangers.slice(0, NAMED).map(oneLine).join(", ");
  const more = strangers.length > NAMED ? ` and ${strangers.length - NAMED} more` : "";
  terminal.say(`not on the class list: ${named}${more}`);
}
