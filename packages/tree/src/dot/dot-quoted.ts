/**
 * A text as a quoted DOT string. Backslashes are doubled, as Graphviz wants them in labels; DOT has
 * no way to write U+0000.
 */
export function dotQuoted(text: string): string {
  const escaped = text.toWellFormed().replaceAll("\u0000", "\uFFFD").replaceAll(/["\\]/g, "\\$&");
  return `"${escaped}"`;
}
