const BLANK = /[\p{Zs}\t\r\u{feff}]/u;

/** Whether the character is a blank inside a line. */
export function isBlank(char: string): boolean {
  return char === " " || (char !== "\n" && BLANK.test(char));
}
