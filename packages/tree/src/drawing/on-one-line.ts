// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BREAKING = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** A name on one line: where it holds line ends or other control characters, as JSON writes it. */
export function onOneLine(name: string): string {
  return BREAKING.test(name) ? JSON.stringify(name) : name;
}
