/** Entries in a row, next one first; what does not fit into `width` characters is counted. */
export function fitted(entries: readonly string[], width: number): string {
  if (entries.length === 0) return "-";
  let text = entries[0] as string;
  for (let shown = 1; shown < entries.length; shown++) {
    const longer = `${text} ${entries[shown]}`;
    const left = entries.length - shown;
    const more = left > 1 ? ` +${left - 1}`.length : 0;
    if (longer.length + more > width) return `${text} +${left}`;
    text = longer;
  }
  return text;
}
