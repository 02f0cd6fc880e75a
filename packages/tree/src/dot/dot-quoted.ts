// oxlint-disable-next-line no-control-regex -- U+0000 is one of those that need more
const PLAIN = /^[^"\\\u0000\ud800-\udfff]*$/;

/**
 * A text as a quoted DOT string. Backslashes are doubled, as Graphviz wants them in labels; DOT has
 * no way to write U+0000.
 */
export function dotQuoted(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  const escaped = text.toWellFormed().replaceAll("\u0000", "\uFFFD").replaceAll(/["\\]/g, "\\$&");
  return `"${escaped}"`;
}
