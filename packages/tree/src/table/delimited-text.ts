/** One record of a comma- or tab-separated table as RFC 4180 quotes it, with its line end. */
export function recordText(fields: readonly (string | number)[], separator: "," | "\t"): string {
  return `${fields.map((field) => fieldText(String(field), separator)).join(separator)}\n`;
}

function fieldText(field: string, separator: string): string {
  const plain =
    !field.includes(separator) &&
    !field.includes('"') &&
    !field.includes("\n") &&
    !field.includes("\r");
  return plain ? field : `"${field.replaceAll('"', '""')}"`;
}
