/**
 * `text` as it may be shown on a terminal: what students write can hold control characters, which
 * would move the cursor or colour the screen. Line ends and tabs become spaces, the rest is dropped.
 */
export function oneLine(text: string): string {
  return (
    text
      .replaceAll(/[\t\n\r\v\f\u0085\u2028\u2029]+/g, " ")
      // C0 and C1 controls, and the marks that reverse the direction of text.
      .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "")
      .trim()
  );
}
