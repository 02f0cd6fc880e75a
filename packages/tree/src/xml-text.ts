const MARKS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

// oxlint-disable-next-line no-control-regex -- characters that XML 1.0 has no way to write
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text inside an XML or HTML element or attribute; what XML cannot write becomes U+FFFD. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNWRITABLE, "\uFFFD")
    .replaceAll(/[&<>"'\t\n\r]/g, (mark) => MARKS[mark] as string);
}
